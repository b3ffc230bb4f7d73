import { expect, test } from "vitest";
import type { Act, BoardView, DeviceView, Role, Ruling, State } from "../api";
import {
  alarmKeys,
  byRound,
  calledAfter,
  currentRounds,
  fits,
  isLost,
  isNew,
  needs,
  order,
  resignedAfter,
  seeing,
  type Moment,
} from "./attention";

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
  expect(needs(board(1, { phase: "stopped" }), { ...calm, called: "white" })).toEqual(["call"]);
  // The arbiter stopped these clocks, so it is not a call; they are still listed.
  expect(needs(board(1, { phase: "stopped" }), calm)).toEqual(["stopped"]);
  expect(needs(board(1, { phase: "stopped", question: { about: "quickplay" } }), calm)).toEqual(["question"]);
  expect(needs(board(1, {}, [ILLEGAL]), calm)).toEqual(["illegal"]);
  expect(needs(board(1), { ...calm, left: { white: 119_000, black: 600_000 } })).toEqual(["trouble"]);
  expect(needs(board(1), { ...calm, left: { white: 600_000, black: 119_000 } })).toEqual([]);
  expect(needs(board(1), { ...calm, left: { white: 0, black: 600_000 } })).toEqual(["flag", "trouble"]);
  expect(needs(board(1, { clock: { ...state.clock!, white_moves: 0 } }), { ...calm, quietMs: 300_001 })).toEqual(["late"]);
});

test("whoever is not here is missed, before the start and after, until they come", () => {
  const late = { ...calm, quietMs: 300_001 };
  const missed = { ...board(1, { clock: { ...state.clock!, white_moves: 0, black_moves: 0 } }), absent: ["black" as const] };
  expect(needs(missed, late)).toEqual(["absent"]);
  expect(needs({ ...board(1, { phase: "waiting" }), absent: ["white"] }, calm)).toEqual(["absent"]);
  expect(needs({ ...board(1, { phase: "over", result: "+/-" }), absent: ["black"] }, calm)).toEqual([]);
});

test("a resignation is known until the arbiter has answered", () => {
  const asked = { answer: { rulings: [], state: { ...state, phase: "stopped", question: { about: "can_checkmate" } } as State } };
  const after = (act: Act) => resignedAfter(undefined, { act, ...asked });
  expect(after({ act: "resign", by: "white" })).toBe("white");
  expect(after({ act: "tick" })).toBeUndefined();
  expect(resignedAfter("white", { act: { act: "press", by: "black" }, ...asked })).toBe("white");
  expect(resignedAfter("white", { answer: { rulings: [], state: { ...state, phase: "over" } } })).toBeUndefined();
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
  // A fallen flag stays listed while the game continues.
  expect(needs(board(1), { left: { white: 600_000, black: 0 }, quietMs: 0, seen: { n: 9, illegal: 0 } })).toEqual(["flag"]);
});

test("a finished game only says how it was lost", () => {
  const over = board(1, { phase: "over", result: "1-0", illegal_moves: { white: 0, black: 2 } });
  expect(needs(over, { ...calm, left: { white: 600_000, black: 0 } })).toEqual([]);
});

test("boards stand in the order of rounds and tables, whatever they need", () => {
  const rows = [
    { ...board(4), round: 2 },
    board(3, { phase: "stopped" }),
    board(2),
    board(5, { question: { about: "quickplay" } }),
    board(1, { phase: "over" }),
  ].map((view) => ({ view, needs: needs(view, calm) }));
  expect(byRound(rows.sort(order)).map(({ round, rows: own }) => [round, own.map(({ view }) => view.table)])).toEqual([
    [1, [1, 2, 3, 5]],
    [2, [4]],
  ]);
});

test("the desk is about every round with a game in play, and the next one", () => {
  const of = (round: number, ...phases: State["phase"][]) => phases.map((phase, at) => ({ ...board(at + 1, { phase }), round }));
  expect(currentRounds([])).toEqual([]);
  expect(currentRounds(of(1, "waiting", "waiting"))).toEqual([1]);
  expect(currentRounds([...of(1, "over", "running"), ...of(2, "waiting", "waiting")])).toEqual([1, 2]);
  expect(currentRounds([...of(1, "over", "stopped"), ...of(2, "over"), ...of(3, "running")])).toEqual([1, 3]);
  // If all rounds were set up at once, only the next one counts.
  expect(currentRounds([...of(1, "over"), ...of(2, "waiting"), ...of(3, "waiting")])).toEqual([2]);
  // A board that has not started although its round has is still listed.
  expect(currentRounds([...of(1, "over", "waiting"), ...of(2, "running")])).toEqual([1, 2]);
  // When everything is over, the last round stays.
  expect(currentRounds([...of(1, "over"), ...of(2, "over", "adjourned")])).toEqual([2]);
});

test("the arbiter is called by a player who stops the clocks, until somebody of the arbiters acts or play goes on", () => {
  const after = (act: Act, role: Role, changed: Partial<State> = { phase: "stopped" }, rulings: Ruling[] = []) => ({
    n: 2,
    at: 0,
    wall: 0,
    act,
    role,
    answer: { rulings, state: { ...state, ...changed } },
  });
  const stop: Act = { act: "stop_clocks", by: "black" };
  expect(calledAfter(undefined, after(stop, "table"))).toBe("black");
  expect(calledAfter(undefined, after({ act: "interrupt" }, "arbiter"))).toBeUndefined();
  expect(calledAfter("black", after({ act: "tick" }, "table"))).toBe("black");
  expect(calledAfter("black", after({ act: "observe", what: "displaced" }, "assistant"))).toBeUndefined();
  expect(calledAfter("black", after({ act: "resume" }, "arbiter", { phase: "running" }))).toBeUndefined();
  expect(calledAfter("black", after({ act: "tick" }, "table", { phase: "stopped", question: { about: "fifty" } }))).toBeUndefined();
  const refused: Ruling = { kind: "refused", article: "6.11", why: "clocks_stopped" };
  expect(calledAfter(undefined, after(stop, "table", { phase: "stopped" }, [refused]))).toBeUndefined();
});

test("a device is lost when nobody can press the clock any more", () => {
  const device = (role: Role, online: boolean, player?: string): DeviceView => ({
    link: 1,
    role,
    online,
    seen: 0,
    board: "1-1",
    valid: true,
    ...(player === undefined ? {} : { player }),
  });
  expect(isLost([])).toBe(false);
  expect(isLost([device("table", false)])).toBe(true);
  expect(isLost([device("table", false), device("table", true)])).toBe(false);
  // The players' own phones may sleep if the table has a clock.
  expect(isLost([device("table", true), device("white", false)])).toBe(false);
  expect(isLost([device("white", true), device("black", false)])).toBe(true);
  expect(isLost([device("player", true, "Alder"), device("player", false, "Birch")])).toBe(true);
  expect(isLost([device("player", true, "Alder"), device("player", false, "Alder")])).toBe(false);
  const devices = [device("table", false)];
  expect(needs(board(1), { ...calm, devices })).toEqual(["lost"]);
  expect(needs(board(1, { phase: "over" }), { ...calm, devices })).toEqual([]);
  const low = { ...device("table", true), battery: 0.1 };
  expect(needs(board(1), { ...calm, devices: [low] })).toEqual(["battery"]);
  expect(needs(board(1), { ...calm, devices: [{ ...low, charging: true }] })).toEqual([]);
});

test("an alarm is new until the arbiter has looked at it; another one of its kind is new again", () => {
  const first = board(1, { illegal_moves: { white: 1, black: 0 } }, [ILLEGAL]);
  const row = { view: first, needs: needs(first, calm) };
  expect(isNew(row, undefined)).toBe(true);
  const seen = { n: 0, illegal: 0, alarms: alarmKeys(row) };
  expect(isNew(row, seen)).toBe(false);
  const second = board(1, { illegal_moves: { white: 2, black: 0 } }, [ILLEGAL]);
  expect(isNew({ view: second, needs: needs(second, { ...calm, seen }) }, seen)).toBe(true);
  expect(isNew({ view: first, needs: ["trouble", "offer"] }, undefined)).toBe(false);
});

test("a number finds a table, letters find a name", () => {
  expect(fits(board(12), "12") && !fits(board(12), "1")).toBe(true);
  expect(fits(board(1), "whi") && !fits(board(1), "grey")).toBe(true);
});
