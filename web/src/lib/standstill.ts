// Why the clocks are stopped: the act that stopped them, or that led to the open question. The server reports it on joining; here it is
// kept up to date.

import type { Act, AnswerMessage, Side, State } from "../api";

/** The act after which the clocks are stopped; null while they run. `before` and `state` are the values before the message. */
export function stoppedBy(before: Act | null, state: State | null, { act, answer }: Pick<AnswerMessage, "act" | "answer">): Act | null {
  if (answer.state.phase !== "stopped") return null;
  const isAnother = state?.phase !== "stopped" || answer.state.question?.about !== state.question?.about;
  return isAnother ? (act ?? null) : before;
}

/** The player who has resigned, while the arbiter must decide whether the opponent could still checkmate. */
export function resigned(stopped: Act | null, state: Pick<State, "question"> | null): Side | null {
  return stopped?.act === "resign" && state?.question != null ? (stopped.by ?? null) : null;
}

/** The player who has called the arbiter. */
export function caller(stopped: Act | null, state: Pick<State, "question"> | null): Side | null {
  return stopped?.act === "stop_clocks" && state?.question == null ? (stopped.by ?? null) : null;
}
