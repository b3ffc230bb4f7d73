// The automatic scenes of the wall: every round in play; between rounds the results, the standings and the next pairings.

import type { BoardView } from "../api";

export interface Scene {
  kind: "games" | "results" | "pairings" | "standings";
  round: number;
}

type Stage = "waiting" | "played" | "over";

/** The stage of a round: it is in play from the first game's start until all are over. */
function stage(boards: BoardView[]): Stage {
  const phases = boards.map(({ answer }) => answer.state.phase);
  if (phases.every((phase) => phase === "over")) return "over";
  return phases.every((phase) => phase === "waiting") ? "waiting" : "played";
}

/** The rounds of these boards, in order. */
export function roundsOf(boards: BoardView[]): number[] {
  return [...new Set(boards.map(({ round }) => round))].sort((a, b) => a - b);
}

/** The boards of a round, by table. */
export function ofRound(boards: BoardView[], round: number): BoardView[] {
  return boards.filter((one) => one.round === round).sort((a, b) => a.table - b.table);
}

/** The scenes shown one after another. `standingsAfter` is the round after which there are standings. */
export function scenes(boards: BoardView[], standingsAfter: number | null): Scene[] {
  const rounds = roundsOf(boards).map((round) => ({ round, stage: stage(ofRound(boards, round)) }));
  const games = rounds.filter(({ stage }) => stage === "played").map(({ round }): Scene => ({ kind: "games", round }));
  const over = rounds.findLast(({ stage }) => stage === "over");
  const next = rounds.find(({ round, stage }) => stage === "waiting" && round > (over?.round ?? 0));
  const between: Scene[] = [];
  if (games.length === 0 && over !== undefined) between.push({ kind: "results", round: over.round });
  if (games.length === 0 && standingsAfter !== null) between.push({ kind: "standings", round: standingsAfter });
  if (next !== undefined) between.push({ kind: "pairings", round: next.round });
  return [...games, ...between];
}

/** The scene for a round chosen by the user. */
export function sceneOf(boards: BoardView[], round: number): Scene {
  const found = stage(ofRound(boards, round));
  return { kind: found === "over" ? "results" : found === "waiting" ? "pairings" : "games", round };
}
