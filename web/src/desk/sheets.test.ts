import { expect, test } from "vitest";
import type { MoveView } from "../lib/types";
import { firstDifference, sideBySide } from "./sheets";

const FENS = [
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
  "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
  "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
];

const GAME: MoveView[] = ["e2e4 e4", "e7e5 e5", "g1f3 Nf3"].map((text) => {
  const [uci, san] = text.split(" ");
  return { uci: uci!, san: san!, left_ms: null };
});

test("two notations that mean the same do not differ", () => {
  const lines = sideBySide(["e4", "e5", "Nf3"], ["e2-e4", "e7-e5", "Sg1-f3"], FENS, GAME);
  expect(firstDifference(lines)).toBeNull();
  expect(lines.map(({ game }) => game)).toEqual(["e4", "e5", "Nf3"]);
});

test("the first entry that means something else is found", () => {
  expect(firstDifference(sideBySide(["e4", "e5", "Nf3"], ["e4", "e5 (=)", "Nh3"], FENS, GAME))).toBe(3);
  expect(firstDifference(sideBySide(["e4", "e6", "Nf3"], ["e4", "e5", "Nf3"], FENS, GAME))).toBe(2);
});

test("a move not written yet is no difference, a dash is one", () => {
  expect(firstDifference(sideBySide(["e4"], ["e4", "e5"], FENS, GAME))).toBeNull();
  expect(firstDifference(sideBySide(["e4", "—"], ["e4", "e5"], FENS, GAME))).toBe(2);
});
