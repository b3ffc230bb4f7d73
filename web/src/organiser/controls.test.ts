import { expect, test } from "vitest";
import { CONTROLS, inWords } from "./controls";

test("a time control is said in minutes and seconds", () => {
  expect(inWords("40/5400+30:1800+30")).toBe("40/90 min + 30 s, 30 min + 30 s");
  expect(inWords("180d2")).toBe("3 min (2 s)");
  expect(inWords("90")).toBe("90 s");
});

test("every control that is offered can be said, and no two sound the same", () => {
  expect(new Set(CONTROLS.map(inWords)).size).toBe(CONTROLS.length);
});
