import { expect, test } from "vitest";
import { positionsOf } from "./line";

/** The position of the pieces at the end. */
function end(fen: string, ...line: string[]): string | undefined {
  return positionsOf(fen, line).at(-1)?.split(" ")[0];
}

test("a line has one position more than moves", () => {
  const all = positionsOf("7k/8/5K2/5N2/8/8/8/6r1 w - - 0 1", ["f6f7", "g1g7"]);
  expect(all.map((fen) => fen.split(" ")[0])).toEqual(["7k/8/5K2/5N2/8/8/8/6r1", "7k/5K2/8/5N2/8/8/8/6r1", "7k/5Kr1/8/5N2/8/8/8/8"]);
});

test("what stands on the square is taken, and a pawn becomes a piece", () => {
  expect(end("1r6/P7/8/8/8/8/8/K1k5 w - - 0 1", "a7b8n")).toBe("1N6/8/8/8/8/8/8/K1k5");
});

test("a pawn taken in passing goes", () => {
  expect(end("8/8/8/3pP3/8/8/8/K1k5 w - d6 0 2", "e5d6")).toBe("8/8/3P4/8/8/8/8/K1k5");
});

test("a rook goes with its king, from two files away or onto it", () => {
  const fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  expect(end(fen, "e1g1")).toBe("r3k2r/8/8/8/8/8/8/R4RK1");
  expect(end(fen, "e1a1", "e8c8")).toBe("2kr3r/8/8/8/8/8/8/2KR3R");
});

test("what is no position has no line", () => {
  expect(positionsOf("nothing", ["e2e4"])).toEqual([]);
});
