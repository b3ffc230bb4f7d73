// The time used for each move, computed from the remaining times.

import type { MoveView, PeriodView, Side } from "../api";

/** A move, and the time it took; null if unknown. */
export interface Used {
  by: Side;
  san: string;
  ms: number | null;
}

/** The time before each move, minus the time after it, plus the time that the move added. */
export function timesUsed(moves: MoveView[], control: PeriodView[], first: Side): Used[] {
  const begin = control[0];
  if (begin === undefined) return [];
  const before: Record<Side, number | null> = {
    white: (begin.seconds + begin.increment) * 1000,
    black: (begin.seconds + begin.increment) * 1000,
  };
  const made: Record<Side, number> = { white: 0, black: 0 };
  return moves.map(({ san, left_ms }, ply) => {
    const by: Side = (ply % 2 === 0) === (first === "white") ? "white" : "black";
    made[by] += 1;
    const had = before[by];
    before[by] = left_ms;
    const ms = had === null || left_ms === null ? null : Math.max(0, had + brought(control, made[by]) - left_ms);
    return { by, san, ms };
  });
}

/** The time added by completing this many moves: the increment, and the next period's time with its first move. */
function brought(control: PeriodView[], made: number): number {
  let end = 0;
  for (const [place, period] of control.entries()) {
    if (period.moves === null || made < end + period.moves) return period.increment * 1000;
    end += period.moves;
    const next = control[place + 1] ?? period;
    if (made === end) return (next.seconds + next.increment) * 1000;
  }
  return 0;
}
