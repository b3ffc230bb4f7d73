// A seat of the event: a table's device or a player's own. It stays, and goes from one round's board to the next by itself.

import type { Me, Side } from "../api";

// until generated
/** The next game of a seat. */
export interface NextGame {
  board: string;
  round: number;
  table: number;
  white: string;
  black: string;
  /** What the player of this seat has, if it is a player's. */
  side?: Side | null;
}

// until generated
/** The seat is at another board, or its next game is known. */
export interface SeatMessage {
  type: "seat";
  board: string | null;
  next: NextGame | null;
}

// until generated
/** Who one is, with the next game of one's seat. */
export type Seated = Me & { table?: number | null; player?: string | null; next?: NextGame | null };
