// Hands on the two halves. A player presses with a finger, and sometimes a moment later touches the opponent's half with the palm:
// that does not count, because it would press the clock without a move by the opponent.

import type { Side } from "../api";
import { other } from "../lib/position";

/** Within this time after a press, while its finger is still down, the opponent cannot have moved a piece and pressed. */
const PALM_MS = 300;

/** The hands of both players. */
export class Hands {
  #pressedAt: Partial<Record<Side, number>> = {};

  /** Returns true if the touch on this half is the other player's palm. */
  isPalm(side: Side, now: number): boolean {
    const pressedAt = this.#pressedAt[other(side)];
    return pressedAt !== undefined && now - pressedAt < PALM_MS;
  }

  /** Records that a player has pressed, and the finger is down. */
  pressed(side: Side, now: number): void {
    this.#pressedAt[side] = now;
  }

  /** Records that the finger was lifted. */
  lifted(side: Side): void {
    delete this.#pressedAt[side];
  }
}
