// One more device at a seat.

import type { LinkRequest, LinkView } from "../api";

/** What to ask for so that one more device comes in where a link leads. The devices that are there stay. */
export function oneMore({ role, board, table, player }: LinkView): LinkRequest {
  if (table !== undefined) return { roles: [role], tables: [table] };
  if (player !== undefined) return { roles: [role], players: [player] };
  return { roles: [role], boards: board === undefined ? [] : [board] };
}
