// The place of a seat. A table's device and a player's own are scanned once, and follow their seat from round to round.

import type { BoardNames, Me } from "../api";
import { api, Refused } from "../lib/api";
import { BoardLive } from "../lib/board-live.svelte";
import { PLAYER } from "../lib/connection.svelte";
import { sendBattery } from "./device";

/** How often the page asks whether there is a game, while there is none. */
const ASK_EVERY_MS = 3_000;
const NOT_VALID = 401;

/** How long a result stays visible before the next round replaces it. */
const RESULT_SHOWN_MS = 6_000;

/** The place of a seat. */
export class Place {
  /** Its board; null while there is none. */
  live = $state.raw<BoardLive | null>(null);
  /** The next game, if it is known and has not begun. */
  next = $state.raw<BoardNames | null>(null);
  /** The owner of the seat. */
  me = $state.raw<Me | null>(null);
  /** True if the link has expired or was revoked. */
  isVoid = $state(false);

  #board: string | null = null;
  #asking: ReturnType<typeof setTimeout> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  /** When the game at this board ended, if that was seen here. */
  #endedAt: number | null = null;
  /** Whether it follows the seat: an old link belongs to one board, and stays there. */
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

  /** Moves to another board; from a game that has just ended only after its result was shown. */
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
        // The seat may have moved on while there was no connection.
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
