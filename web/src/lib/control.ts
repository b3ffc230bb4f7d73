// Time controls, as parsed by the server. The pages count and format its numbers; they do not parse time controls themselves.

import type { PeriodView } from "../api";
import { api } from "./api";
import { elapsed } from "./elapsed";

const asked = new Map<string, Promise<PeriodView[]>>();

/** The periods of a valid time control; none without a clock. The server is asked once. */
export function controlOf(time: string | null | undefined): Promise<PeriodView[]> {
  if (time === null || time === undefined) return Promise.resolve([]);
  const known = asked.get(time);
  if (known !== undefined) return known;
  const answer = api.timeControl({ text: time }).then(({ control }) => control?.periods ?? []);
  asked.set(time, answer);
  answer.catch(() => asked.delete(time));
  return answer;
}

/** A time control as it is announced: `40/90 min + 30 s, 30 min + 30 s`. This only formats the server's numbers. */
export function inWords(control: readonly PeriodView[]): string {
  const words = control.map(({ moves, seconds, increment, delay }) => {
    const base = seconds % 60 === 0 ? `${seconds / 60} min` : seconds < 60 ? `${seconds} s` : elapsed(seconds * 1000);
    const short = (brought: number) => (brought < 60 ? `${brought} s` : elapsed(brought * 1000));
    const more = increment > 0 ? ` + ${short(increment)}` : delay > 0 ? ` (${short(delay)})` : "";
    return `${moves === null ? "" : `${moves}/`}${base}${more}`;
  });
  return words.join(", ");
}
