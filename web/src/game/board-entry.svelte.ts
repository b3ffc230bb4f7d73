// A move that is entered on a board of the screen. A pawn that reaches the last rank waits until the player says what it becomes.

import { pieces, wantsPromotion } from "../lib/position";

/** What a pawn can become. */
export const PROMOTIONS = ["q", "r", "b", "n"] as const;

/** Moves entered on a board. */
export class BoardEntry {
  /** The pawn that waits. */
  waiting = $state.raw<{ from: string; to: string } | null>(null);
  #make: (uci: string) => void;

  constructor(make: (uci: string) => void) {
    this.#make = make;
  }

  /** A piece was put from one square on another: false if the board is to wait. */
  moved(fen: string, from: string, to: string): boolean {
    if (wantsPromotion(pieces(fen), from, to)) {
      this.waiting = { from, to };
      return false;
    }
    this.#make(`${from}${to}`);
    return true;
  }

  /** The player says what the pawn becomes. */
  become(piece: (typeof PROMOTIONS)[number]): void {
    if (this.waiting !== null) this.#make(`${this.waiting.from}${this.waiting.to}${piece}`);
    this.waiting = null;
  }

  /** Nothing was meant. */
  forget(): void {
    this.waiting = null;
  }
}
