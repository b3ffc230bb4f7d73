import { expect, test } from "vitest";
import type { BoardView, IssuedLink } from "../api";
import { playerSlips, playersOf, tableCards, tablesOf, wantedCards, wantedSlips } from "./cards";

function board(number: number, round: number, table: number, white: string, black: string): BoardView {
  return { board: `1-${number}`, round, table, white, black } as unknown as BoardView;
}

const link = (number: number, of: object) => ({ link: number, path: `/t/${number}`, token: "", role: "table", ...of }) as IssuedLink;

const boards = [board(1, 1, 2, "Čapek", "Babić"), board(2, 1, 1, "", "Ana"), board(3, 2, 2, "Babić", "Ana"), board(4, 2, 3, "Ana", "")];

test("tables and players belong to the event: each stands once, in its order", () => {
  expect(tablesOf(boards)).toEqual([1, 2, 3]);
  expect(playersOf(boards)).toEqual(["Ana", "Babić", "Čapek"]);
});

test("links are asked for only where none is known, and the latest is printed", () => {
  const known = [link(1, { table: 2 }), link(2, { table: 1 }), link(3, { table: 2 })];
  expect(wantedCards(boards, known, false)).toEqual([{ roles: ["table"], tables: [3], instead: false }]);
  expect(tableCards(boards, known).map((one) => one.link)).toEqual([2, 3]);
  expect(wantedCards(boards, [...known, link(4, { table: 3 })], false)).toEqual([]);
});

test("a player has one slip for all rounds, a seat without a name one for its round", () => {
  const known = [link(1, { player: "Ana", role: "player" }), link(2, { board: "1-2", role: "white" })];
  expect(wantedSlips(boards, 2, known, true)).toEqual([
    { roles: ["player"], players: ["Babić", "Čapek"], instead: true },
    { roles: ["black"], boards: ["1-4"], instead: true },
  ]);
  expect(playerSlips(boards, 1, known).map((one) => one.link)).toEqual([1, 2]);
  expect(playerSlips(boards, 2, known).map((one) => one.link)).toEqual([1]);
});
