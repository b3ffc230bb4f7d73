import { expect, test } from "vitest";
import { ranges } from "./ranges";

test("numbers in a row become a range, two stay two", () => {
  expect(ranges([])).toBe("");
  expect(ranges([4])).toBe("4");
  expect(ranges([10, 1, 2, 5, 6, 7, 8])).toBe("1, 2, 5–8, 10");
  expect(ranges([3, 3])).toBe("3");
});
