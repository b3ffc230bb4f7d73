// Time controls, as the server reads them. The pages count and format its numbers; none of them reads a time control itself.

import type { PeriodView } from "../api";
import { api } from "./api";

const asked = new Map<string, Promise<Period[]>>();

/** A period of a time control, in seconds; without a number of moves it is the last. */
export type Period = Omit<PeriodView, "moves"> & { moves: number | null };

/** The periods that the server has sent. */
export function periodsOf(sent: readonly PeriodView[]): Period[] {
  return sent.map((period) => ({ ...period, moves: period.moves ?? null }));
}

/** The periods of a time control that the server has accepted before; none without a clock. It is asked once. */
export function controlOf(time: string | null): Promise<Period[]> {
  if (time === null) return Promise.resolve([]);
  const known = asked.get(time);
  if (known !== undefined) return known;
  const answer = api.timeControl(time).then(({ control }) => periodsOf(control?.periods ?? []));
  asked.set(time, answer);
  answer.catch(() => asked.delete(time));
  return answer;
}

/** A time control as it is announced: `40/90 min + 30 s, 30 min + 30 s`. This only formats numbers of the server's. */
export function inWords(control: readonly Period[]): string {
  const words = control.map(({ moves, seconds, increment, delay }) => {
    const base = seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
    const more = increment > 0 ? ` + ${increment} s` : delay > 0 ? ` (${delay} s)` : "";
    return `${moves === null ? "" : `${moves}/`}${base}${more}`;
  });
  return words.join(", ");
}
