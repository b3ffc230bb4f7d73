import { expect, test } from "vitest";
import type { BoardView } from "../api";
import { roundOfInterest } from "./rounds";

function boards(...phases: [round: number, phase: string][]): BoardView[] {
  return phases.map(([round, phase]) => ({ round, answer: { state: { phase } } }) as BoardView);
}

test("the round in play comes first, then the latest with results, then the first that waits", () => {
  expect(roundOfInterest(boards([1, "over"], [1, "running"], [2, "waiting"]))).toBe(1);
  expect(roundOfInterest(boards([1, "over"], [2, "stopped"], [3, "waiting"]))).toBe(2);
  expect(roundOfInterest(boards([1, "over"], [2, "over"], [3, "waiting"]))).toBe(2);
  expect(roundOfInterest(boards([1, "waiting"], [2, "waiting"]))).toBe(1);
  expect(roundOfInterest([])).toBe(1);
});
