// The address that goes into a code. // until generated: GET /api/v1/addresses belongs into `api` of lib/api.ts.

import type { LinkRequest, LinkView } from "../api";
import { address } from "../lib/api";

interface Addresses {
  origins: { origin: string; reach: "network" | "this_machine" }[];
  chosen: string | null;
}

/** The one that was chosen, else one in the network, else the one that this page has. */
export async function hallOrigin(): Promise<string> {
  const answer = await fetch(address("/addresses")).catch(() => null);
  if (answer === null || !answer.ok) return location.origin;
  const { origins, chosen } = (await answer.json()) as Addresses;
  return chosen ?? origins.find(({ reach }) => reach === "network")?.origin ?? location.origin;
}

/** Can no other device reach this address? */
export function isOwnMachine(origin: string): boolean {
  return /^https?:\/\/(127\.|0\.0\.0\.0|localhost|\[::1?\])/.test(origin);
}

/** What to ask for so that one more device comes in where a link leads. The devices that are there stay. */
export function oneMore({ role, board, table, player }: LinkView): LinkRequest {
  if (table !== undefined) return { roles: [role], tables: [table] };
  if (player !== undefined) return { roles: [role], players: [player] };
  return { roles: [role], boards: board === undefined ? [] : [board] };
}
