// A starting position of Chess960, drawn by lots.

import type { StartView } from "../api";
import { api } from "../lib/api";

/** Every position is equally likely: numbers beyond the last multiple of 960 are drawn again. */
export async function drawLots(): Promise<StartView> {
  const number = new Uint16Array(1);
  do crypto.getRandomValues(number);
  while (number[0]! >= 65_280);
  return api.chess960(number[0]! % 960);
}

/** The number of a Chess960 starting position, as written in events and boards. */
export function numberOf(start: string | undefined): number | undefined {
  return start?.startsWith("chess960:") === true ? Number(start.slice("chess960:".length)) : undefined;
}
