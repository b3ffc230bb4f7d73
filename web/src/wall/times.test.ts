import { expect, test } from "vitest";
import type { MoveView, PeriodView } from "../api";
import { timesUsed } from "./times";

function moves(...left: (number | null)[]): MoveView[] {
  return left.map((seconds) => ({ uci: "e2e4", san: "e4", left_ms: seconds === null ? null : seconds * 1000 }));
}

const period = (moves: number | null, seconds: number, increment = 0): PeriodView => ({ moves, seconds, increment, delay: 0 });

function seconds(control: PeriodView[], ...left: (number | null)[]): (number | null)[] {
  return timesUsed(moves(...left), control, "white").map(({ ms }) => (ms === null ? null : ms / 1000));
}

test("increments are counted in", () => {
  expect(seconds([period(null, 600, 5)], 600, 595, 590, 600)).toEqual([10, 15, 15, 0]);
});

test("the next period's time is counted in", () => {
  expect(seconds([period(2, 100), period(null, 50)], 90, 100, 120, 150)).toEqual([10, 0, 20, 0]);
});

test("a move without a clock reading has no time", () => {
  expect(seconds([period(null, 600)], 590, null, 580)).toEqual([10, null, 10]);
});
