import { expect, test } from "vitest";
import type { BoardView, Ruling, State } from "../api";
import { fits, needs, order, seeing, type Moment } from "./attention";

const state: State = {
  fen: "8/8/8/8/8/8/8/8",
  phase: "running",
  class: "standard",
  pending: [],
  clock: { white_ms: 600_000, black_ms: 600_000, running: "white", white_moves: 3, black_moves: 3 },
  offer: null,
  illegal_moves: { white: 0, black: 0 },
  question: null,
  result: null,
};

const ILLEGAL: Ruling = {
  kind: "illegal",
  article: "7.5.1",
  by: "white",
  move: "e2e5",
  reason: "cannot_reach",
  reason_article: "3.7.1",
  count: 1,
};
const FLAG: Ruling = { kind: "flag", article: "6.8", by: "black" };

const calm: Moment = { left: { white: 600_000, black: 600_000 }, quietMs: 0 };

function board(table: number, changed: Partial<State> = {}, rulings: Ruling[] = []): BoardView {
  return {
    board: `1-${table}`,
    round: 1,
    table,
    white: "White",
    black: "Black",
    start: "standard",
    n: 1,
    at: 0,
    ago: 0,
    delay_ms: 0,
    answer: { rulings, state: { ...state, ...changed } },
  };
}

test("a board in play needs nobody", () => {
  expect(needs(board(1), calm)).toEqual([]);
});

test("what needs the arbiter is found, the most urgent first", () => {
  expect(needs(board(1, { phase: "stopped" }), calm)).toEqual(["call"]);
  expect(needs(board(1, { phase: "stopped", question: { about: "quickplay" } }), calm)).toEqual(["question"]);
  expect(needs(board(1, {}, [ILLEGAL]), calm)).toEqual(["illegal"]);
  expect(needs(board(1), { ...calm, left: { white: 119_000, black: 600_000 } })).toEqual(["trouble"]);
  expect(needs(board(1), { ...calm, left: { white: 600_000, black: 119_000 } })).toEqual([]);
  expect(needs(board(1), { ...calm, left: { white: 0, black: 600_000 } })).toEqual(["flag", "trouble"]);
  expect(needs(board(1, { clock: { ...state.clock!, white_moves: 0 } }), { ...calm, quietMs: 300_001 })).toEqual(["late"]);
});

test("who was not there at the start is missed until he comes or moves", () => {
  const waiting = { ...calm, absent: ["black" as const], quietMs: 300_001 };
  expect(needs(board(1, { clock: { ...state.clock!, white_moves: 0, black_moves: 0 } }), waiting)).toEqual(["absent"]);
  expect(needs(board(1), waiting)).toEqual([]);
});

test("an illegal move or a flag that was seen is not called out again, the next one is", () => {
  const illegal = board(1, { illegal_moves: { white: 1, black: 0 } }, [ILLEGAL]);
  const seen = seeing(illegal);
  expect(needs(illegal, { ...calm, seen })).toEqual([]);
  expect(needs({ ...illegal, n: 2 }, { ...calm, seen })).toEqual(["illegal"]);
  expect(needs(board(1, { illegal_moves: { white: 1, black: 1 } }), { ...calm, seen })).toEqual(["illegal"]);
  const flag = board(1, { phase: "over" }, [FLAG]);
  expect(needs(flag, calm)).toEqual(["flag"]);
  expect(needs(flag, { ...calm, seen: seeing(flag) })).toEqual([]);
  // A flag that is down in a game that goes on stays.
  expect(needs(board(1), { left: { white: 600_000, black: 0 }, quietMs: 0, seen: { n: 9, illegal: 0 } })).toEqual(["flag"]);
});

test("a finished game only says how it was lost", () => {
  const over = board(1, { phase: "over", result: "1-0", illegal_moves: { white: 0, black: 2 } });
  expect(needs(over, { ...calm, left: { white: 600_000, black: 0 } })).toEqual([]);
});

test("boards stand in the order of their needs, then of play, then of the tables", () => {
  const rows = [
    board(1, { phase: "over" }),
    board(4),
    board(3, { phase: "stopped" }),
    board(2),
    board(5, { question: { about: "quickplay" } }),
  ];
  const sorted = rows.map((view) => ({ view, needs: needs(view, calm) })).sort(order);
  expect(sorted.map(({ view }) => view.table)).toEqual([5, 3, 2, 4, 1]);
});

test("a number finds a table, letters find a name", () => {
  expect(fits(board(12), "12") && !fits(board(12), "1")).toBe(true);
  expect(fits(board(1), "whi") && !fits(board(1), "grey")).toBe(true);
});
