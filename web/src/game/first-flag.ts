// Which flag fell first. The clock that reaches zero while the other still has time did; this is remembered over a reload.

import type { Side } from "../api";

const KEY = "touchmove-first-flag";

interface Remembered {
  board: string;
  side: Side;
}

function remembered(board: string): Side | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Remembered | null;
    return found?.board === board ? found.side : null;
  } catch {
    return null;
  }
}

/** Whose flag fell first at a board, of two that are down; null as long as it is not known or none is. */
export function firstFlag(board: string, white: number | null, black: number | null): Side | null {
  if (white === null || black === null || (white > 0 && black > 0)) return null;
  if (white === 0 && black === 0) return remembered(board);
  const side = white === 0 ? "white" : "black";
  if (remembered(board) !== side) {
    try {
      localStorage.setItem(KEY, JSON.stringify({ board, side }));
    } catch {
      // Without a memory it is known until the page is closed, by what the referee says.
    }
  }
  return side;
}
