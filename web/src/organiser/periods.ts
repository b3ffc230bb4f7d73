// A time control as typed, period by period. It is assembled here; the server says what it means.

/** A period as typed; times in milliseconds, null if the text is not a time. */
export interface TypedPeriod {
  /** The number of moves; null for the rest of the game. */
  moves: number | null;
  ms: number | null;
  /** The time added for every move. */
  bonusMs: number | null;
  kind: "increment" | "delay";
}

/** The initial values of a new period. */
export function newPeriod(): TypedPeriod {
  return { moves: null, ms: 900_000, bonusMs: 10_000, kind: "increment" };
}

/** The control in the form that the server parses; null while a time is missing. */
export function writtenOut(periods: readonly TypedPeriod[]): string | null {
  const texts = periods.map(({ moves, ms, bonusMs, kind }) => {
    if (ms === null || bonusMs === null) return null;
    const bonus = bonusMs === 0 ? "" : `${kind === "delay" ? "d" : "+"}${bonusMs / 1000}`;
    return `${moves === null ? "" : `${moves}/`}${ms / 1000}${bonus}`;
  });
  return texts.includes(null) ? null : texts.join(":");
}
