import { expect, test } from "vitest";
import { newPeriod, writtenOut } from "./periods";

test("periods are written out in seconds, as the server reads them", () => {
  expect(writtenOut([newPeriod()])).toBe("900+10");
  const first = { moves: 40, ms: 5_400_000, bonusMs: 30_000, kind: "increment" } as const;
  expect(writtenOut([first, { moves: null, ms: 1_800_000, bonusMs: 30_000, kind: "increment" }])).toBe("40/5400+30:1800+30");
  expect(writtenOut([{ moves: null, ms: 180_000, bonusMs: 2_000, kind: "delay" }])).toBe("180d2");
  expect(writtenOut([{ moves: null, ms: 1_200_000, bonusMs: 0, kind: "increment" }])).toBe("1200");
});

test("what is no time is not written out", () => {
  expect(writtenOut([{ ...newPeriod(), ms: null }])).toBe(null);
});
