// A time control as it is typed: period by period. It is written out here; what it means the server says.

/** A period as it is typed; times in milliseconds, null where what is typed is none. */
export interface TypedPeriod {
  /** For how many moves; null for the rest of the game. */
  moves: number | null;
  ms: number | null;
  /** What every move brings. */
  bonusMs: number | null;
  kind: "increment" | "delay";
}

/** What a new period begins as. */
export function newPeriod(): TypedPeriod {
  return { moves: null, ms: 900_000, bonusMs: 10_000, kind: "increment" };
}

/** The control in the form that the server reads; null as long as a time is missing. */
export function writtenOut(periods: readonly TypedPeriod[]): string | null {
  const texts = periods.map(({ moves, ms, bonusMs, kind }) => {
    if (ms === null || bonusMs === null) return null;
    const bonus = bonusMs === 0 ? "" : `${kind === "delay" ? "d" : "+"}${bonusMs / 1000}`;
    return `${moves === null ? "" : `${moves}/`}${ms / 1000}${bonus}`;
  });
  return texts.includes(null) ? null : texts.join(":");
}
