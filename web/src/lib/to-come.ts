// until generated: what the hall is to offer and docs/openapi.json does not have yet. Everything here moves to api.ts with its types.

import type { FaultBody } from "../api";
import { address, Refused } from "./api";

/** An address under which devices may reach the hall. */
export interface Origin {
  origin: string;
  reach: "network" | "this_machine";
  interface?: string | null;
}

export interface AddressesView {
  origins: Origin[];
  /** What somebody picked. */
  chosen: string | null;
  listens: "everywhere" | "this_machine" | "one_address";
}

/** A board that an import would set up. */
export interface PreviewBoard {
  round: number;
  table: number;
  white: string;
  black: string;
}

export interface PreviewView {
  boards: PreviewBoard[];
  skipped: { line?: number | null; why: string }[];
}

export interface StandingsView {
  after_round?: number;
  rows: { rank: number; name: string; points: number }[];
}

async function asked<T>(
  method: "GET" | "POST" | "PUT",
  path: string,
  values: Record<string, string | number | undefined> = {},
  body?: unknown,
): Promise<T> {
  const isText = typeof body === "string";
  const response = await fetch(address(path, values), {
    method,
    ...(body === undefined
      ? {}
      : {
          body: isText ? body : JSON.stringify(body),
          headers: { "content-type": isText ? "text/plain" : "application/json" },
        }),
  });
  const found: unknown = await response.json().catch(() => null);
  if (response.ok) return found as T;
  throw new Refused(response.status, (found as FaultBody | null)?.error ?? { code: "unavailable", message: response.statusText });
}

export const toCome = {
  addresses: () => asked<AddressesView>("GET", "/addresses"),
  chooseAddress: (origin: string) => asked<AddressesView>("PUT", "/addresses", {}, { origin }),
  preview: (event: number, format: string, query: { round: number; start?: string; lang: string }, file: string) =>
    asked<PreviewView>("POST", `/events/${event}/import/${format}`, { ...query, preview: "true" }, file),
  standings: (event: number) => asked<StandingsView>("GET", `/events/${event}/standings`),
};
