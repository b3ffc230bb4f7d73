import { expect, test } from "vitest";
import { Hands } from "./hands";

test("a palm on the other half, with the finger still down, is no press", () => {
  const hands = new Hands();
  hands.pressed("white", 1000);
  expect(hands.isPalm("black", 1150)).toBe(true);
  expect(hands.isPalm("white", 1150)).toBe(false);
});

test("an opponent who answers is not taken for a palm", () => {
  const hands = new Hands();
  hands.pressed("white", 1000);
  expect(hands.isPalm("black", 1301)).toBe(false);
  hands.lifted("white");
  expect(hands.isPalm("black", 1100)).toBe(false);
});
