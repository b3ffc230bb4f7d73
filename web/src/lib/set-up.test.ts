import { expect, test } from "vitest";
import { CLEARED, fromFen, moved, put, STARTING, tapped, toFen, toggled, type SetUp } from "./set-up";

function read(fen: string): SetUp {
  const found = fromFen(fen);
  if (found === null) throw new Error(fen);
  return found;
}

test("a FEN is read and written", () => {
  for (const fen of [STARTING, CLEARED, "1k6/p1b2B2/Pp1p1p1p/1PpPpPpP/2P1P1P1/8/4K3/8 b - - 3 40", "8/8/8/3pP3/8/8/8/K1k5 w - d6 0 2"])
    expect(toFen(read(fen))).toBe(fen);
});

test("of a FEN the pieces are enough", () => {
  expect(toFen(read(" 8/8/8/8/8/5k2/5p2/5K2 "))).toBe("8/8/8/8/8/5k2/5p2/5K2 w - - 0 1");
});

test("what is no FEN is not read", () => {
  for (const text of ["", "e4", "8/8/8/8/8/8/8", "9/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/7x w - - 0 1", `${CLEARED.replace(" w", " z")}`])
    expect(fromFen(text), text).toBeNull();
});

test("a tap puts a piece down, and another takes it away", () => {
  const queen = { side: "white", kind: "q" } as const;
  const once = tapped(read(CLEARED), "d4", queen);
  expect(toFen(once)).toBe("8/8/8/8/3Q4/8/8/8 w - - 0 1");
  expect(toFen(tapped(once, "d4", queen))).toBe(CLEARED);
  expect(toFen(tapped(once, "d4", { side: "black", kind: "q" }))).toBe("8/8/8/8/3q4/8/8/8 w - - 0 1");
  expect(toFen(tapped(once, "d4", "erase"))).toBe(CLEARED);
});

test("a piece that is moved takes its rights with it", () => {
  const start = read(STARTING);
  expect(toFen(moved(start, "e2", "e4"))).toBe("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
  expect(moved(start, "h1", "h3").castling).toBe("Qkq");
  expect(moved(start, "e8", "e6").castling).toBe("KQ");
  expect(put(start, "b1", null).castling).toBe("KQkq");
  expect(moved(start, "e5", "e6")).toBe(start);
});

test("rights are ticked in their order", () => {
  const start = read(STARTING);
  expect(toggled(start, "Q").castling).toBe("Kkq");
  expect(toggled(toggled(start, "K"), "K").castling).toBe("KQkq");
});
