// What an act would bring, in words: read off what the referee says of it beforehand.

import type { Answer, Ruling, State } from "../api";
import { t } from "../lib/i18n.svelte";
import { sentence } from "../lib/rulings";
import { score } from "../lib/score";

export interface Outcome {
  /** That the game ends, or ends otherwise, and with which result; empty if neither. */
  ending: string;
  /** The result with which it ends; empty if it does not. */
  result: string;
  isRefused: boolean;
  /** What is ruled, and whether play goes on. */
  sentences: string[];
}

/** Moves and presses that go on as they were are no news. */
const PLAIN = new Set<Ruling["kind"]>(["made", "completed"]);

/** What the referee's answer changes, compared with how the game stands. */
export function outcomeOf({ rulings, state }: Answer, now: Pick<State, "phase" | "result">): Outcome {
  const isRefused = rulings.some(({ kind }) => kind === "refused");
  const sentences = rulings.filter(({ kind }) => !PLAIN.has(kind)).map(sentence);
  const isOther = state.result !== null && (state.result !== now.result || now.phase !== "over");
  if (isOther) {
    const result = score(state.result ?? "");
    return { ending: t(now.phase === "over" ? "result-becomes" : "ends-with", { result }), result, isRefused, sentences };
  }
  const goesOn = isRefused || state.phase === now.phase ? "" : t("then-phase", { phase: state.phase });
  return { ending: "", result: "", isRefused, sentences: goesOn === "" ? sentences : [...sentences, goesOn] };
}
