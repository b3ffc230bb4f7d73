// Another device at a seat.

import type { LinkRequest, LinkView } from "../api";

/** The request for another device at the seat of a link. The existing devices stay. */
export function oneMore({ role, board, table, player }: LinkView): LinkRequest {
  if (table !== undefined) return { roles: [role], tables: [table] };
  if (player !== undefined) return { roles: [role], players: [player] };
  return { roles: [role], boards: board === undefined ? [] : [board] };
}
