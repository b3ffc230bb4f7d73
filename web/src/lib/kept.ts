// Presses made without a connection, stored on the device: a page that is closed and opened again still sends them.

import type { Act } from "../api";

/** A waiting act, as it is stored. */
export interface KeptAct {
  seq: number;
  act: Act;
  /** When it was made: this page's monotonic clock plus the device's time when the page was opened. */
  made: number;
  wasSent: boolean;
}

/** Older acts no longer matter to the game. The server credits no more than this in one game. */
export const OLDEST_MS = 60_000;

/** The waiting acts of a link at a board. */
export class Kept {
  readonly #store: string;

  constructor(board: string, link: string | null) {
    this.#store = `touchmove-kept-${board}-${link ?? ""}`;
  }

  /** The waiting acts, timed by the monotonic clock of this page: moments before it was opened are negative. */
  read(): KeptAct[] {
    try {
      const now = performance.now();
      const kept = JSON.parse(localStorage.getItem(this.#store) ?? "[]") as KeptAct[];
      // If the device's time was set back meanwhile, acts must not lie in the future.
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
      // A device without storage keeps it while the page is open.
    }
  }
}
