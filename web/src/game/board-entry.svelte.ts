// Moves entered on a board on the screen. A pawn that reaches the last rank waits until the player chooses the promotion piece.

import { pieces, wantsPromotion } from "../lib/position";

/** The promotion pieces. */
export const PROMOTIONS = ["q", "r", "b", "n"] as const;

/** Moves entered on a board. */
export class BoardEntry {
  /** The waiting pawn. */
  waiting = $state.raw<{ from: string; to: string } | null>(null);
  #make: (uci: string) => void;

  constructor(make: (uci: string) => void) {
    this.#make = make;
  }

  /** Handles a move from one square to another; returns false if the board must wait. */
  moved(fen: string, from: string, to: string): boolean {
    if (wantsPromotion(pieces(fen), from, to)) {
      this.waiting = { from, to };
      return false;
    }
    this.#make(`${from}${to}`);
    return true;
  }

  /** The player chooses the promotion piece. */
  become(piece: (typeof PROMOTIONS)[number]): void {
    if (this.waiting !== null) this.#make(`${this.waiting.from}${this.waiting.to}${piece}`);
    this.waiting = null;
  }

  /** Cancels the move. */
  forget(): void {
    this.waiting = null;
  }
}
