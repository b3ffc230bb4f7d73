import { expect, test } from "vitest";
import type { PeriodView } from "../api";
import { inWords } from "./control";

const period = (moves: number | null, seconds: number, increment = 0, delay = 0): PeriodView => ({ moves, seconds, increment, delay });

test("a time control is said in minutes and seconds", () => {
  expect(inWords([period(40, 5400, 30), period(null, 1800, 30)])).toBe("40/90 min + 30 s, 30 min + 30 s");
  expect(inWords([period(null, 180, 0, 2)])).toBe("3 min (2 s)");
  expect(inWords([period(null, 90)])).toBe("1:30");
  expect(inWords([period(null, 45)])).toBe("45 s");
  expect(inWords([])).toBe("");
});
