import { expect, test } from "vitest";
import { half, score } from "./score";

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

test("each player has a half of the result", () => {
  expect([half("1/2-1/2", "white"), half("0-1", "black"), half("+/-", "black")]).toEqual(["½", "1", "−"]);
});
