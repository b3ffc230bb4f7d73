import { expect, test } from "vitest";
import { grid } from "./grid";

test("few boards fill the screen", () => {
  expect(grid(1, 1440, 820)).toMatchObject({ columns: 1, perPage: 1 });
  expect(grid(6, 1440, 820)).toMatchObject({ columns: 3, perPage: 6 });
  expect(grid(6, 1440, 820).width).toBeGreaterThan(grid(8, 1440, 820).width - 1);
});

test("many boards are turned like pages, and none is too small", () => {
  const { columns, perPage, width } = grid(100, 1440, 820);
  expect(perPage).toBe(columns * 2);
  expect(width).toBeGreaterThanOrEqual(220);
  expect(columns * (width + 24)).toBeLessThanOrEqual(1440);
});
