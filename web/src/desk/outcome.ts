// The consequences of an act in words, derived from the referee's answer to it beforehand.

import type { Answer, Ruling, State } from "../api";
import { t } from "../lib/i18n.svelte";
import { sentence } from "../lib/rulings";
import { score } from "../lib/score";

export interface Outcome {
  /** That the game ends, or ends differently, and the result; empty if neither. */
  ending: string;
  /** The result with which it ends; empty if it does not. */
  result: string;
  isRefused: boolean;
  /** The rulings, and whether play continues. */
  sentences: string[];
}

/** Ordinary moves and presses are not listed. */
const PLAIN = new Set<Ruling["kind"]>(["made", "completed"]);

/** The changes in the referee's answer, compared with the current state of the game. */
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
