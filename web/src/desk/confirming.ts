// At a wooden board the referee asks back what the arbiter has just recorded, because it has not seen the board: the page confirms it.

import type { Act, ActRule, QuestionAbout, State } from "../api";

/** The observations that the referee asks back under the same name. */
const ASKED_BACK = new Set<string>(["illegal_move", "touch_move", "two_hands"] satisfies QuestionAbout[]);

/** The answer to the question that an observation leads to; null if there is no question, or a different one. */
export function confirming(act: Act, { question }: Pick<State, "question">): ActRule | null {
  const isAsked = act.act === "observe" && ASKED_BACK.has(act.what) && question?.about === (act.what as string);
  return isAsked ? { act: "rule", decision: "uphold" } : null;
}
