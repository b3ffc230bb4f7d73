import { expect, test } from "vitest";
import { grid, lineHeight, lines } from "./grid";

test("boards are as large as all of them fit", () => {
  expect(grid(1, 1000, 700)).toMatchObject({ columns: 1, perPage: 1 });
  expect(grid(6, 1440, 830)).toMatchObject({ columns: 3, perPage: 6 });
});

test("a board and its two lines fit, whatever the height", () => {
  for (const height of [330, 480, 700, 1000]) {
    const { width } = grid(1, 4000, height);
    expect(width + 2 * lineHeight(width), String(height)).toBeLessThanOrEqual(height);
    expect(width, String(height)).toBeGreaterThan(height / 2);
  }
});

test("boards that would be too small come on several pages", () => {
  const { perPage, width, columns } = grid(200, 1440, 830);
  expect(perPage).toBeLessThan(200);
  expect(width).toBeGreaterThanOrEqual(220);
  expect(columns * (width + 24)).toBeLessThanOrEqual(1440);
});

test("ten clocks fill the screen, and sixty come on even pages that can be read", () => {
  const room = { wide: 15, high: 2.6 };
  const ten = lines(10, 1920, 1000, room);
  expect(ten).toMatchObject({ columns: 2, perPage: 10 });
  expect(ten.letters).toBeGreaterThan(50);
  const sixty = lines(60, 1280, 720, room);
  expect(60 % sixty.perPage).toBe(0);
  expect(sixty.letters).toBeGreaterThanOrEqual(20);
  expect(sixty.columns * sixty.letters * room.wide).toBeLessThanOrEqual(1280);
  expect(lines(0, 1280, 720, room).perPage).toBe(1);
});
