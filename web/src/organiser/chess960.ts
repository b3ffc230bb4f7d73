// A starting position of Chess960, drawn by lots.

import { get } from "../lib/api";

export interface Drawn {
  number: number;
  fen: string;
}

/** Every position is equally likely: numbers beyond the last multiple of 960 are drawn again. */
export async function drawLots(): Promise<Drawn> {
  const number = new Uint16Array(1);
  do crypto.getRandomValues(number);
  while (number[0]! >= 65_280);
  return positionOf(number[0]! % 960);
}

/** The position of that number. */
export function positionOf(number: number | string): Promise<Drawn> {
  return get<Drawn>(`/chess960/${number}`);
}

/** The number of a start that is one of Chess960, as events and boards write it. */
export function numberOf(start: string | undefined): string | undefined {
  return start?.startsWith("chess960:") === true ? start.slice("chess960:".length) : undefined;
}
