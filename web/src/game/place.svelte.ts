// Where a seat is. A table's device and a player's own are scanned once, and follow their seat from round to round.

import type { BoardNames, Me } from "../api";
import { api, Refused } from "../lib/api";
import { BoardLive } from "../lib/board-live.svelte";
import { PLAYER } from "../lib/connection.svelte";
import { sendBattery } from "./device";

/** How often it is asked whether there is a game, as long as there is none. */
const ASK_EVERY_MS = 3_000;
const NOT_VALID = 401;

/** How long a result stays to be read before the next round takes its place. */
const RESULT_SHOWN_MS = 6_000;

/** Where a seat is. */
export class Place {
  /** The board at which it is; null as long as there is none. */
  live = $state.raw<BoardLive | null>(null);
  /** The next game, if it is known and not begun. */
  next = $state.raw<BoardNames | null>(null);
  /** Whose seat it is. */
  me = $state.raw<Me | null>(null);
  /** The link does not lead anywhere any more. */
  isVoid = $state(false);

  #board: string | null = null;
  #asking: ReturnType<typeof setTimeout> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  /** When the game at this board ended, if that was seen here. */
  #endedAt: number | null = null;
  /** An old link belongs to one board, and stays there. */
  #follows: boolean;

  constructor(board: string | undefined) {
    this.#follows = board === undefined;
    if (board !== undefined) this.#go(board);
    else void this.#ask();
  }

  close(): void {
    clearTimeout(this.#asking);
    clearTimeout(this.#leaving);
    this.live?.close();
  }

  /** Goes to another board; from a game that has just ended not before its result was seen. */
  #go(board: string | null): void {
    clearTimeout(this.#leaving);
    if (board === this.#board) return;
    const stays = this.#endedAt === null ? 0 : this.#endedAt + RESULT_SHOWN_MS - performance.now();
    if (stays > 0) this.#leaving = setTimeout(() => this.#go(board), stays);
    else this.#move(board);
  }

  #move(board: string | null): void {
    this.#endedAt = null;
    this.live?.close();
    this.#board = board;
    this.live = board === null ? null : this.#sitDown(board);
    if (board === null) this.#askLater();
  }

  #askLater(): void {
    clearTimeout(this.#asking);
    this.#asking = setTimeout(() => void this.#ask(), ASK_EVERY_MS);
  }

  #sitDown(board: string): BoardLive {
    const live: BoardLive = new BoardLive(board, {
      patience: PLAYER,
      keeps: true,
      joined: () => {
        sendBattery(live.connection);
        // While there was no connection the seat may have moved on.
        if (this.#follows) void this.#ask();
      },
      seated: ({ board: where, next }) => {
        if (!this.#follows) return;
        this.next = next;
        this.#go(where);
      },
    });
    live.listen(({ answer }) => {
      if (answer.state.phase === "over") this.#endedAt ??= performance.now();
      else this.#endedAt = null;
    });
    return live;
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#asking);
    try {
      const me = await api.me();
      this.me = me;
      this.next = me.next;
      this.#go(me.board);
    } catch (fault) {
      this.isVoid = fault instanceof Refused && fault.status === NOT_VALID && this.#board === null;
    }
    if (this.#board === null && !this.isVoid) this.#askLater();
  }
}
