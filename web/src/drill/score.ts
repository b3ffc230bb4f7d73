// The answers given on this device, by topic; they determine what to practise.

import { remember, remembered } from "../lib/remembered";

/** The last answers on each topic, the newest at the end: `1` if right, `0` if not. */
export type Score = Readonly<Record<string, string>>;

const NAME = "drill-score";
/** The number of answers remembered for a topic: what was hard a year ago no longer matters. */
const AT_MOST = 20;
/** A topic with a smaller share of right answers is weak. */
const ENOUGH = 0.8;
/** The number of weak topics practised at a time. */
const AT_A_TIME = 3;

export function ownScore(): Score {
  const found = remembered<Score>(NAME);
  const isResult = (value: unknown): value is string => typeof value === "string" && /^[01]+$/.test(value);
  return Object.fromEntries(Object.entries(found ?? {}).filter(([, value]) => isResult(value)));
}

export function rememberScore(score: Score): void {
  remember(NAME, score);
}

/** The score with another answer added. */
export function answered(score: Score, topic: string, isRight: boolean): Score {
  return { ...score, [topic]: `${score[topic] ?? ""}${isRight ? "1" : "0"}`.slice(-AT_MOST) };
}

/** The number of questions asked, and the number answered correctly. */
export function counted(results: string | undefined): { asked: number; right: number } {
  return { asked: results?.length ?? 0, right: [...(results ?? "")].filter((result) => result === "1").length };
}

export function total(score: Score): { asked: number; right: number } {
  return counted(Object.values(score).join(""));
}

/** The weak topics, the weakest first. */
export function weak(score: Score, topics: readonly string[]): string[] {
  const share = (topic: string) => {
    const { asked, right } = counted(score[topic]);
    return right / asked;
  };
  const isWeak = (topic: string) => score[topic] !== undefined && share(topic) < ENOUGH;
  return topics.filter(isWeak).sort((one, other) => share(one) - share(other));
}

/** A topic to practise: one of the weakest, else one never asked, else any. `chance` is at least 0 and less than 1. */
export function toPractise(score: Score, topics: readonly string[], chance: number): string | null {
  const found = weak(score, topics).slice(0, AT_A_TIME);
  const unasked = topics.filter((topic) => score[topic] === undefined);
  const among = found.length > 0 ? found : unasked.length > 0 ? unasked : topics;
  return among[Math.floor(chance * among.length)] ?? null;
}
