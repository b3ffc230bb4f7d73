import { expect, test } from "vitest";
import { elapsed } from "./elapsed";

test("a time is written to the second", () => {
  expect([0, 1, 4_000, 65_000, 5_400_000, -5].map(elapsed)).toEqual(["0:00", "0:01", "0:04", "1:05", "1:30:00", "0:00"]);
});
