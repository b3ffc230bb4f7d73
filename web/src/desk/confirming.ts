// What the arbiter records at a wooden board is asked back by the referee, which has not seen the board: whoever has just said it, confirms it.

import type { Act, ActRule, QuestionAbout, State } from "../api";

/** What can be said and asked in the same word. */
const ASKED_BACK = new Set<string>(["illegal_move", "touch_move", "two_hands"] satisfies QuestionAbout[]);

/** The answer to the question with which the referee answers an observation; null if it asks nothing, or something else. */
export function confirming(act: Act, { question }: Pick<State, "question">): ActRule | null {
  const isAsked = act.act === "observe" && ASKED_BACK.has(act.what) && question?.about === (act.what as string);
  return isAsked ? { act: "rule", decision: "uphold" } : null;
}
