import { expect, test } from "vitest";
import { pieces } from "./position";
import { meantBy } from "./reading";

const START = pieces("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");

test("one move is meant", () => {
  expect(meantBy({ readable: true, moves: ["g1f3"] }, START)).toEqual({ uci: "g1f3" });
});

test("of several the player says which", () => {
  expect(meantBy({ readable: true, moves: ["a1d1", "h1d1"] }, START)).toEqual({ which: ["a1d1", "h1d1"] });
});

test("none is guessed", () => {
  expect(meantBy({ readable: true, moves: [] }, START)).toEqual({ fault: "none" });
  expect(meantBy({ readable: false, moves: [] }, START)).toEqual({ fault: "unreadable" });
});

test("what a pawn becomes is asked, unless it was written", () => {
  const position = pieces("4k3/P7/8/8/8/8/8/4K3");
  expect(meantBy({ readable: true, moves: ["a7a8"] }, position)).toEqual({ which: ["a7a8q", "a7a8r", "a7a8b", "a7a8n"] });
  expect(meantBy({ readable: true, moves: ["a7a8n"] }, position)).toEqual({ uci: "a7a8n" });
});
