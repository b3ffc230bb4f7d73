// A result in print.

import type { Side } from "../api";

const HALVES = /^(1\/2|[01+-])([-/])(1\/2|[01+-])$/;

function printed(part: string): string {
  return part.replace("1/2", "½").replace("-", "−");
}

/** `1–0`, `½–½`, `+/−`. */
export function score(result: string): string {
  const halves = HALVES.exec(result);
  return halves === null ? result : `${printed(halves[1]!)}${halves[2] === "-" ? "–" : "/"}${printed(halves[3]!)}`;
}

/** This player's half of a result: `1`, `½`, `+`. */
export function half(result: string, side: Side): string {
  const halves = HALVES.exec(result);
  return halves === null ? result : printed(halves[side === "white" ? 1 : 3]!);
}
