// The rounds of an event, and the one of interest now.

import type { BoardView } from "../api";

const IN_PLAY = new Set(["running", "stopped", "sealing"]);

/** Returns true if the game has begun and is not over. */
export function isInPlay({ answer }: Pick<BoardView, "answer">): boolean {
  return IN_PLAY.has(answer.state.phase);
}

/** The round to show first: the latest in play, else the latest with a result, else the first that is set up. */
export function roundOfInterest(boards: readonly BoardView[]): number {
  const rounds = (of: (board: BoardView) => boolean) => boards.filter(of).map(({ round }) => round);
  const [played, decided] = [rounds(isInPlay), rounds(({ answer }) => answer.state.phase === "over")];
  if (played.length > 0) return Math.max(...played);
  if (decided.length > 0) return Math.max(...decided);
  return boards.length === 0 ? 1 : Math.min(...boards.map(({ round }) => round));
}
