// What was pressed without a connection, kept on the device: a page that is closed and opened again sends it all the same.

import type { Act } from "../api";

/** An act that waits, as it is written down. */
export interface KeptAct {
  seq: number;
  act: Act;
  /** When it was done: this page's monotonic clock, counted from when the page was opened by the device's own time. */
  made: number;
  wasSent: boolean;
}

/** What is older says nothing of the game any more. The server credits no more than that in one game. */
export const OLDEST_MS = 60_000;

/** The acts of a link at a board that wait. */
export class Kept {
  readonly #store: string;

  constructor(board: string, link: string | null) {
    this.#store = `touchmove-kept-${board}-${link ?? ""}`;
  }

  /** What waits, by the monotonic clock of this page: moments before it was opened are negative. */
  read(): KeptAct[] {
    try {
      const now = performance.now();
      const kept = JSON.parse(localStorage.getItem(this.#store) ?? "[]") as KeptAct[];
      // A device whose time was set back meanwhile did nothing in the future.
      const acts = kept.map((one) => ({ ...one, made: Math.min(one.made - performance.timeOrigin, now) }));
      return acts.filter(({ made }) => now - made < OLDEST_MS);
    } catch {
      return [];
    }
  }

  write(acts: readonly KeptAct[]): void {
    try {
      if (acts.length === 0) localStorage.removeItem(this.#store);
      else {
        const kept = acts.map(({ seq, act, made, wasSent }) => ({ seq, act, made: made + performance.timeOrigin, wasSent }));
        localStorage.setItem(this.#store, JSON.stringify(kept));
      }
    } catch {
      // A device without a memory keeps it as long as the page is open.
    }
  }
}
