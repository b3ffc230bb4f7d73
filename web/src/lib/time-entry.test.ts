import { expect, test } from "vitest";
import { readTime } from "./time-entry";

test("times are read as they are shown on a clock", () => {
  expect(readTime("1:30:00")).toBe(5_400_000);
  expect(readTime("12:05")).toBe(725_000);
  expect(readTime(" 45 ")).toBe(45_000);
  expect(readTime("90:00")).toBe(5_400_000);
});

test("a point or a comma separates if two figures follow", () => {
  expect(readTime("1.30.00")).toBe(5_400_000);
  expect(readTime("12,05")).toBe(725_000);
});

test("figures alone are those of a clock", () => {
  expect(readTime("310")).toBe(190_000);
  expect(readTime("1205")).toBe(725_000);
  expect(readTime("13000")).toBe(5_400_000);
});

test("what is no time is not read", () => {
  for (const text of ["", "1:60", "375", "1234567", "1:2:3:4", "five", "-1", "1:", "1.5", "1.500", "1.60", "1..30"])
    expect(readTime(text), text).toBeNull();
});
