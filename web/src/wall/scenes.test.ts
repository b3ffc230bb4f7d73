import { expect, test } from "vitest";
import type { BoardView } from "../api";
import { sceneOf, scenes } from "./scenes";

function boards(...rounds: string[][]): BoardView[] {
  return rounds.flatMap((phases, place) =>
    phases.map(
      (phase, table) => ({ board: `1-${place}${table}`, round: place + 1, table, answer: { state: { phase } } }) as unknown as BoardView,
    ),
  );
}

const short = (found: ReturnType<typeof scenes>) => found.map(({ kind, round }) => `${kind} ${round}`);

test("every round with a game in play is shown, and the next pairings beside it", () => {
  const all = boards(["over", "running"], ["stopped", "waiting"], ["waiting", "waiting"]);
  expect(short(scenes(all, 2))).toEqual(["games 1", "games 2", "pairings 3"]);
});

test("between two rounds: results, standings, the next pairings", () => {
  expect(short(scenes(boards(["over"], ["over"], ["waiting"]), 2))).toEqual(["results 2", "standings 2", "pairings 3"]);
  expect(short(scenes(boards(["over"], ["over"]), null))).toEqual(["results 2"]);
});

test("before the first round only its pairings, and a round in which some are over is still played", () => {
  expect(short(scenes(boards(["waiting"], ["waiting"]), null))).toEqual(["pairings 1"]);
  expect(short(scenes(boards(["over", "waiting"]), 0))).toEqual(["games 1"]);
  expect(scenes([], null)).toEqual([]);
});

test("a round that somebody chooses is shown as far as it is", () => {
  const all = boards(["over"], ["running"], ["waiting"]);
  expect([1, 2, 3].map((round) => sceneOf(all, round).kind)).toEqual(["results", "games", "pairings"]);
});
