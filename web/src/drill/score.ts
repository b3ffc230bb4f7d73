// What was answered on this device, topic by topic: from it comes what to practise.

import { remember, remembered } from "../lib/remembered";

/** The last answers to each topic, the newest at the end: `1` if it was right, `0` if not. */
export type Score = Readonly<Record<string, string>>;

const NAME = "drill-score";
/** So many answers to a topic are remembered: what was hard a year ago says nothing. */
const AT_MOST = 20;
/** A topic of which less is right is weak. */
const ENOUGH = 0.8;
/** So many weak topics are practised at a time. */
const AT_A_TIME = 3;

export function ownScore(): Score {
  const found = remembered<Score>(NAME);
  const isResult = (value: unknown): value is string => typeof value === "string" && /^[01]+$/.test(value);
  return Object.fromEntries(Object.entries(found ?? {}).filter(([, value]) => isResult(value)));
}

export function rememberScore(score: Score): void {
  remember(NAME, score);
}

/** The score with another answer. */
export function answered(score: Score, topic: string, isRight: boolean): Score {
  return { ...score, [topic]: `${score[topic] ?? ""}${isRight ? "1" : "0"}`.slice(-AT_MOST) };
}

/** How many were asked, and how many of them were right. */
export function counted(results: string | undefined): { asked: number; right: number } {
  return { asked: results?.length ?? 0, right: [...(results ?? "")].filter((result) => result === "1").length };
}

export function total(score: Score): { asked: number; right: number } {
  return counted(Object.values(score).join(""));
}

/** The weak topics, the weakest first: those of which too little was right. */
export function weak(score: Score, topics: readonly string[]): string[] {
  const share = (topic: string) => {
    const { asked, right } = counted(score[topic]);
    return right / asked;
  };
  const isWeak = (topic: string) => score[topic] !== undefined && share(topic) < ENOUGH;
  return topics.filter(isWeak).sort((one, other) => share(one) - share(other));
}

/** A topic to practise: one of the weakest, else one that was never asked, else any. `chance` is at least 0 and less than 1. */
export function toPractise(score: Score, topics: readonly string[], chance: number): string | null {
  const found = weak(score, topics).slice(0, AT_A_TIME);
  const unasked = topics.filter((topic) => score[topic] === undefined);
  const among = found.length > 0 ? found : unasked.length > 0 ? unasked : topics;
  return among[Math.floor(chance * among.length)] ?? null;
}
