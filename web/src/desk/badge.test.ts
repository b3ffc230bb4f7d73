import { expect, test } from "vitest";
import { numbered } from "./badge";

test("the icon carries the number of boards that wait", () => {
  const icon = "<svg><path/></svg>";
  expect(numbered(icon, 0)).toBe(icon);
  expect(numbered(icon, 3)).toMatch(/^<svg><path\/>.*>3<\/text><\/svg>$/);
  expect(numbered(icon, 12)).toContain(">9+<");
});
