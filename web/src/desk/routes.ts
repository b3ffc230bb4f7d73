// What the desk asks of the hall besides games. // until generated: these belong into `api` of lib/api.ts.

import type { FaultBody, LinkRequest, LinkView, Role } from "../api";
import { address, Refused } from "../lib/api";
import type { Device } from "../lib/hall-news";

/** A note of the arbiter or an assistant. // until generated */
export interface Note {
  n: number;
  wall: number;
  role: Role;
  /** The act that it is about. */
  act?: number | null;
  text: string;
}

/** An address under which the hall can be reached. // until generated */
export interface Origins {
  origins: { origin: string; reach: "network" | "this_machine"; interface?: string }[];
  chosen: string | null;
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(address(path), { ...request, headers: { "content-type": "application/json" } });
  if (response.ok) return (await response.json()) as T;
  const fault = (await response.json().catch(() => null)) as FaultBody | null;
  throw new Refused(response.status, fault?.error ?? { code: "unavailable", message: response.statusText });
}

export const routes = {
  devices: (event: number) => ask<Device[]>(`/events/${event}/devices`),
  notes: (board: string) => ask<Note[]>(`/boards/${board}/notes`),
  writeNote: (board: string, text: string, act?: number) => ask<unknown>(`/boards/${board}/notes`, { text, act }),
  withdrawBoard: (board: string, reason: string) => ask<unknown>(`/boards/${board}/withdraw`, { reason }),
  withdrawRound: (event: number, round: number, reason: string) => ask<unknown>(`/events/${event}/rounds/${round}/withdraw`, { reason }),
  addresses: () => ask<Origins>("/addresses"),
};

/** The address to put into a code: the one that was chosen, else one in the network, else the one that this page has. */
export async function hallOrigin(): Promise<string> {
  const { origins, chosen } = await routes.addresses().catch((): Origins => ({ origins: [], chosen: null }));
  return chosen ?? origins.find(({ reach }) => reach === "network")?.origin ?? location.origin;
}

/** A link as it will be, at a table or of a player. // until generated */
export interface Placed {
  table?: number | null;
  player?: string | null;
  code?: string | null;
}

/** What to ask for so that one more device comes in where a link leads. The devices that are there stay. */
export function oneMore(link: LinkView & Placed): LinkRequest {
  // until generated: `tables` and `players` of a LinkRequest.
  const where = link.board != null ? { boards: [link.board] } : link.table != null ? { tables: [link.table] } : { players: [link.player] };
  return { roles: [link.role], ...where };
}
