import { expect, test } from "vitest";
import { namedBySquares, notation, NOTATIONS, sanIn, spoken, written } from "./notation";
import { pieces, SQUARES, wantsPromotion } from "./position";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

test("a position is read square by square", () => {
  const start = pieces(START);
  expect(start.size).toBe(32);
  expect(start.get("e1")).toEqual({ side: "white", kind: "k" });
  expect(start.get("b8")).toEqual({ side: "black", kind: "n" });
  expect(SQUARES[0]).toBe("a8");
  expect(SQUARES[63]).toBe("h1");
});

test("moves are written as they were made, in the letters of the player", () => {
  const start = pieces(START);
  expect(written(notation("en"), start, "g1f3")).toBe("Ng1-f3");
  expect(written(notation("cs"), start, "g1f3")).toBe("Jg1-f3");
  expect(written(notation("sr-Cyrl"), start, "g1f3")).toBe("Сг1-ф3");
  expect(written(notation("en"), start, "e2e4")).toBe("e2-e4");
  const middle = pieces("r3k2r/1P6/8/3pp3/4P3/8/8/R3K2R");
  expect(written(notation("hr"), middle, "e4d5")).toBe("e4xd5");
  expect(written(notation("hr"), middle, "b7a8q")).toBe("b7xa8D");
  expect(written(notation("hr"), middle, "e1g1")).toBe("O-O");
  expect(written(notation("hr"), middle, "e8c8")).toBe("O-O-O");
  expect(written(notation("en"), middle, "e1h1")).toBe("O-O");
  expect(wantsPromotion(middle, "b7", "b8")).toBe(true);
  expect(wantsPromotion(middle, "a1", "a8")).toBe(false);
});

test("an illegal move is written like any other", () => {
  const start = pieces(START);
  expect(written(notation("en"), start, "e2e5")).toBe("e2-e5");
  expect(written(notation("en"), start, "a1a5")).toBe("Ra1-a5");
});

test("moves are said with their squares apart", () => {
  expect(spoken(pieces(START), "g1f3")).toEqual({ id: "spoken-moves", values: { piece: "n", from: "g 1", to: "f 3", promotion: "" } });
  expect(spoken(pieces("r3k2r/1P6/8/8/8/8/8/R3K2R"), "e1g1").id).toBe("spoken-castles-short");
  expect(spoken(pieces("r3k2r/1P6/8/8/8/8/8/R3K2R"), "b7a8q").id).toBe("spoken-takes-promotes");
});

test("no notation has one letter for two pieces", () => {
  for (const { code, pieces: letters } of NOTATIONS) expect(new Set(letters).size, code).toBe(5);
});

test("without a position a move is named by both its squares", () => {
  const named = (code: string, text: string) => namedBySquares(notation(code), text, "black");
  expect(named("en", "Ng8-f6")).toBe("g8f6");
  expect(named("cs", "Vd8xd1")).toBe("d8d1");
  expect(named("sr-Cyrl", "Сг8-ф6")).toBe("g8f6");
  expect(named("en", "a2-a1=Q")).toBe("a2a1q");
  expect(named("cs", "a2a1J")).toBe("a2a1n");
  expect(named("en", "O-O")).toBe("e8g8");
  for (const text of ["Nf6", "e5", "xx", ""]) expect(named("en", text), text).toBeNull();
});

test("a move of PGN in the letters of a language", () => {
  expect(sanIn(notation("cs"), "Nbxd7+")).toBe("Jbxd7+");
  expect(sanIn(notation("hr"), "exd8=Q#")).toBe("exd8=D#");
  expect(sanIn(notation("sr-Cyrl"), "Bb5")).toBe("Лб5");
  expect(sanIn(notation("figurine"), "O-O-O")).toBe("O-O-O");
  expect(sanIn(notation("en"), "R1a3")).toBe("R1a3");
});
