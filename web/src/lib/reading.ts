// The meaning of a player's entry. The server's notation finds the moves that match by how the pieces move, legal or not; no page
// guesses. If the answer is not exactly one move, the player is asked.

import type { NotationView, Side } from "../api";
import { api, Refused } from "./api";
import { pieces, wantsPromotion, type Pieces } from "./position";

/** Why an entry is not a move: no piece of that kind can go there, it does not look like a move, it does not name both squares where the
 * position is unknown, or the server could not be asked. */
export type EntryFault = "none" | "unreadable" | "squares" | "no_connection";

/** The meaning of an entry: a move, several possible moves, or none. */
export type Meant = { uci: string } | { which: string[] } | { fault: EntryFault };

/** An entry, and what is known at the board. */
export interface Entered {
  fen: string;
  by: Side;
  /** The initial position of the game. */
  start: string;
  /** The notation of the entry. */
  lang: string;
  text: string;
}

/** Asks the server. */
export async function read(entered: Entered): Promise<Meant> {
  try {
    return meantBy(await api.notation(entered), pieces(entered.fen));
  } catch (error) {
    return { fault: error instanceof Refused && error.status < 500 ? "unreadable" : "no_connection" };
  }
}

/** Interprets the server's answer. A pawn move to the last rank without a piece allows every promotion. */
export function meantBy({ readable, moves }: NotationView, position: Pieces): Meant {
  const whole = moves.flatMap((uci) => {
    const isOpen = uci.length === 4 && wantsPromotion(position, uci.slice(0, 2), uci.slice(2, 4));
    return isOpen ? ["q", "r", "b", "n"].map((piece) => `${uci}${piece}`) : [uci];
  });
  if (whole.length > 1) return { which: whole };
  return whole[0] === undefined ? { fault: readable ? "none" : "unreadable" } : { uci: whole[0] };
}
