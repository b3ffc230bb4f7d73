import { expect, test } from "vitest";
import { score } from "./score";

test.each([
  ["1-0", "1–0"],
  ["1/2-1/2", "½–½"],
  ["0-1/2", "0–½"],
  ["+/-", "+/−"],
  ["-/-", "−/−"],
  ["*", "*"],
])("%s is printed as %s", (result, printed) => {
  expect(score(result)).toBe(printed);
});
