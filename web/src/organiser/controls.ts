// The time controls that are offered by name; any other can be written out.

import { periods } from "../lib/clock";

export const CONTROLS = [
  "40/5400+30:1800+30",
  "5400+30",
  "3600+30",
  "40/7200:3600",
  "1500+10",
  "900+10",
  "600+5",
  "300+3",
  "180+2",
  "300",
] as const;

/** A time control as it is announced: `40/90 min + 30 s, 30 min + 30 s`. */
export function inWords(time: string): string {
  const words = periods(time).map(({ moves, seconds, increment, delay }) => {
    const base = seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
    const more = increment > 0 ? ` + ${increment} s` : delay > 0 ? ` (${delay} s)` : "";
    return `${moves === null ? "" : `${moves}/`}${base}${more}`;
  });
  return words.join(", ");
}
