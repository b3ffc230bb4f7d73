import { expect, test } from "vitest";
import type { BoardView } from "../api";
import { isUntouched, pieces, sheets } from "./papers";

function board(number: number, table: number, white: string, black: string, state: object = {}): BoardView {
  const answer = { rulings: [], state: { result: null, clock: null, ply: 0, ...state } };
  return { board: `1-${number}`, round: 1, table, white, black, answer } as unknown as BoardView;
}

const boards = [board(1, 2, "Čapek", "Babić"), board(2, 1, "", "Ana"), board(3, 2, "Babić", "Ana")];

test("two scoresheets fit on A4, and each player has one", () => {
  const all = pieces("scoresheets", boards, []);
  expect(all.length).toBe(6);
  expect(sheets("scoresheets", "a4", all).length).toBe(3);
  expect(sheets("scoresheets", "a5", all).length).toBe(6);
});

test("the results of a round are a list, as many lines on a sheet as fit", () => {
  const all = pieces(
    "results",
    Array.from({ length: 31 }, (_, place) => board(place + 1, place + 1, "", "")),
    [],
  );
  expect(sheets("results", "a4", all).map((sheet) => sheet.length)).toEqual([30, 1]);
  expect(sheets("results", "a5", all).map((sheet) => sheet.length)).toEqual([20, 11]);
});

test("a board is untouched until a move is made or the clock is pressed", () => {
  expect(isUntouched(board(1, 1, "", ""))).toBe(true);
  expect(isUntouched(board(1, 1, "", "", { ply: 1 }))).toBe(false);
  expect(isUntouched(board(1, 1, "", "", { clock: { white_moves: 1, black_moves: 0 } }))).toBe(false);
  expect(isUntouched(board(1, 1, "", "", { result: "+/-" }))).toBe(false);
});
