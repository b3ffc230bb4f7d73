// Why the clocks stand: the act that stopped them, or that asked what is open now. The server says it to whoever comes; here it is kept up.

import type { Act, AnswerMessage, Side, State } from "../api";

/** The act after which the clocks stand; null while they run. `before` is the same before the message, and `state` how the game stood. */
export function stoppedBy(before: Act | null, state: State | null, { act, answer }: Pick<AnswerMessage, "act" | "answer">): Act | null {
  if (answer.state.phase !== "stopped") return null;
  const isAnother = state?.phase !== "stopped" || answer.state.question?.about !== state.question?.about;
  return isAnother ? (act ?? null) : before;
}

/** The player who has resigned, while the arbiter is asked whether the opponent could still checkmate. */
export function resigned(stopped: Act | null, state: Pick<State, "question"> | null): Side | null {
  return stopped?.act === "resign" && state?.question != null ? (stopped.by ?? null) : null;
}

/** The player who has called the arbiter. */
export function caller(stopped: Act | null, state: Pick<State, "question"> | null): Side | null {
  return stopped?.act === "stop_clocks" && state?.question == null ? (stopped.by ?? null) : null;
}
