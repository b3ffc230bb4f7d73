import { expect, test } from "vitest";
import { notation } from "./notation";
import { pieces } from "./position";
import { read } from "./reading";

const START = pieces("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
const english = (fen: string, side: "white" | "black", text: string) => read(notation("en"), pieces(fen), side, text);

test.each([
  ["en", "white", "e4", "e2e4"],
  ["en", "white", "Nf3", "g1f3"],
  ["en", "black", "Nf6", "g8f6"],
  ["cs", "white", "Jc3", "b1c3"],
  ["sr-Cyrl", "white", "Сф3", "g1f3"],
  ["ru", "white", "Крe2", "e1e2"],
  ["en", "white", "e2-e4", "e2e4"],
  ["en", "white", "Ng1-f3", "g1f3"],
  ["en", "white", "O-O", "e1g1"],
  ["en", "black", "0-0-0", "e8c8"],
] as const)("%s: %s writes %s and means %s", (code, side, text, uci) => {
  expect(read(notation(code), START, side, text)).toEqual({ uci });
});

test("what is not legal is read like anything else", () => {
  expect(read(notation("en"), START, "white", "e5")).toEqual({ uci: "e2e5" });
  expect(read(notation("en"), START, "white", "Ke3")).toEqual({ uci: "e1e3" });
  expect(read(notation("en"), START, "white", "Nd4")).toEqual({ uci: "b1d4" });
  expect(read(notation("en"), START, "white", "Bc4")).toEqual({ uci: "f1c4" });
});

test("of several pieces the one that stands to the square is meant", () => {
  expect(english("4k3/8/8/8/8/8/4P3/R3K2R", "white", "Rd1")).toEqual({ uci: "a1d1" });
  expect(english("4k3/8/8/8/8/8/8/R2K3R", "white", "Rh5")).toEqual({ uci: "h1h5" });
  expect(english("4k3/8/8/8/8/8/K7/R6R", "white", "Rd1")).toEqual({ which: ["a1d1", "h1d1"] });
  expect(english("4k3/8/8/8/8/8/K7/R6R", "white", "Rad1")).toEqual({ uci: "a1d1" });
});

test("pawns capture, promote and stay", () => {
  expect(english("4k3/8/8/3p4/4P3/8/8/4K3", "white", "exd5")).toEqual({ uci: "e4d5" });
  expect(english("4k3/P7/8/8/8/8/8/4K3", "white", "a8=Q")).toEqual({ uci: "a7a8q" });
  expect(english("4k3/P7/8/8/8/8/8/4K3", "white", "a8N")).toEqual({ uci: "a7a8n" });
  expect(english("4k3/8/8/8/8/8/8/4K3", "white", "a5")).toBeNull();
});

test("castling from another start is king takes rook", () => {
  expect(english("1r3k1r/8/8/8/8/8/8/1R3K1R", "white", "O-O")).toEqual({ uci: "f1h1" });
  expect(english("1r3k1r/8/8/8/8/8/8/1R3K1R", "black", "O-O-O")).toEqual({ uci: "f8b8" });
});

test("a text without a square is no move", () => {
  for (const text of ["", "(=)", "—", "N", "hello"]) expect(read(notation("en"), START, "white", text), text).toBeNull();
});
