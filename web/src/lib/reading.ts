// What a player means by an entry. The server's notation says which moves it fits by how the pieces move, legal or not; no page guesses
// one. Where the answer is not exactly one move, the player is asked.

import type { NotationView, Side } from "../api";
import { api, Refused } from "./api";
import { pieces, wantsPromotion, type Pieces } from "./position";

/** Why an entry is no move: no piece of that kind can go there, it is not written like a move, it does not name both squares where no
 * position is known, or nobody could be asked. */
export type EntryFault = "none" | "unreadable" | "squares" | "no_connection";

/** What an entry means: a move, several that it could be, or none. */
export type Meant = { uci: string } | { which: string[] } | { fault: EntryFault };

/** An entry, and what everybody at the board knows. */
export interface Entered {
  fen: string;
  by: Side;
  /** Where the game began. */
  start: string;
  /** The notation in which it is written. */
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

/** What the server's answer comes to. A pawn on the last rank of which nothing is said could become anything. */
export function meantBy({ readable, moves }: NotationView, position: Pieces): Meant {
  const whole = moves.flatMap((uci) => {
    const isOpen = uci.length === 4 && wantsPromotion(position, uci.slice(0, 2), uci.slice(2, 4));
    return isOpen ? ["q", "r", "b", "n"].map((piece) => `${uci}${piece}`) : [uci];
  });
  if (whole.length > 1) return { which: whole };
  return whole[0] === undefined ? { fault: readable ? "none" : "unreadable" } : { uci: whole[0] };
}
