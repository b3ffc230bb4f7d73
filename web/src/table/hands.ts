// Hands on the two halves. A player presses with a finger, and sometimes with the palm on the opponent's half a moment later: that one
// does not count, or the move would be answered by nobody.

import type { Side } from "../api";
import { other } from "../lib/position";

/** So soon after a press, while its finger is still down, nobody else can have moved a piece and pressed. */
const PALM_MS = 300;

/** The hands of both players. */
export class Hands {
  #pressedAt: Partial<Record<Side, number>> = {};

  /** Is what comes down on this half the other player's palm? */
  isPalm(side: Side, now: number): boolean {
    const pressedAt = this.#pressedAt[other(side)];
    return pressedAt !== undefined && now - pressedAt < PALM_MS;
  }

  /** A player has pressed, and the finger is down. */
  pressed(side: Side, now: number): void {
    this.#pressedAt[side] = now;
  }

  /** The finger was lifted. */
  lifted(side: Side): void {
    delete this.#pressedAt[side];
  }
}
