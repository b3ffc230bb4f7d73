import { expect, test } from "vitest";
import type { MoveView } from "../api";
import { entriesIn, entriesOf, firstDifference, sheetText, sideBySide, stopped, type ReadSheet } from "./sheets";

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

/** A sheet of entries, each with the move that the server reads. */
function sheet(...entries: [text: string, uci: string | null][]): ReadSheet {
  return { texts: entries.map(([text]) => text), meant: entries.map(([, uci]) => uci) };
}

const OWN = sheet(["e4", "e2e4"], ["e5", "e7e5"], ["Nf3", "g1f3"]);

test("two notations that mean the same do not differ", () => {
  const lines = sideBySide(OWN, sheet(["e2-e4", "e2e4"], ["e7-e5", "e7e5"], ["Sg1-f3", "g1f3"]), FENS, GAME);
  expect(firstDifference(lines)).toBeNull();
  expect(lines.map(({ game }) => game)).toEqual(["e4", "e5", "Nf3"]);
});

test("the first entry that means something else is found", () => {
  expect(firstDifference(sideBySide(OWN, sheet(["e4", "e2e4"], ["e5", "e7e5"], ["Nh3", "g1h3"]), FENS, GAME))).toBe(3);
  expect(firstDifference(sideBySide(sheet(["e4", "e2e4"], ["e6", "e7e6"]), OWN, FENS, GAME))).toBe(2);
});

test("entries that mean nothing agree only by their letters", () => {
  expect(firstDifference(sideBySide(sheet(["Qz9", null]), sheet(["Qz9", null]), FENS, GAME))).toBeNull();
  expect(firstDifference(sideBySide(sheet(["Qz9", null]), sheet(["Qz8", null]), FENS, GAME))).toBe(1);
});

test("a move not written yet is no difference, a dash is one", () => {
  expect(firstDifference(sideBySide(sheet(["e4", "e2e4"]), OWN, FENS, GAME))).toBeNull();
  expect(firstDifference(sideBySide(sheet(["e4", "e2e4"], ["—", null]), OWN, FENS, GAME))).toBe(2);
});

test("a sheet whose owner stopped writing is not in agreement, one that is a move behind is", () => {
  const moves = [...GAME, ...GAME];
  const whole = sheet(...moves.map(({ san, uci }): [string, string] => [san, uci]));
  const upTo = (plies: number): ReadSheet => ({ texts: whole.texts.slice(0, plies), meant: whole.meant.slice(0, plies) });
  expect(stopped(sideBySide(whole, upTo(4), FENS, moves))).toEqual([]);
  expect(stopped(sideBySide(whole, upTo(3), FENS, moves))).toEqual([{ side: "black", ply: 3 }]);
  // Both have stopped writing: the game continued.
  expect(stopped(sideBySide(upTo(2), upTo(0), FENS, moves)).map(({ side }) => side)).toEqual(["white", "black"]);
});

test("offers are no entries", () => {
  expect(entriesOf(["e4 (=)", "(=)", " e5 "])).toEqual(["e4", "e5"]);
});

test("a sheet is a text that can be corrected", () => {
  expect(sheetText(["e4", "e5", "Nf3"], "white")).toBe("1. e4 e5\n2. Nf3");
  expect(sheetText(["e5", "N f3"], "black")).toBe("1. … e5\n2. Nf3");
  for (const first of ["white", "black"] as const) expect(entriesIn(sheetText(["e4", "—", "O-O"], first))).toEqual(["e4", "—", "O-O"]);
  expect(entriesIn("1.e4 e5 2. Nf3\n\n 3... d6 ")).toEqual(["e4", "e5", "Nf3", "d6"]);
  expect(entriesIn("")).toEqual([]);
});
