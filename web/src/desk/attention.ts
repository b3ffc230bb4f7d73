// What at a board needs the arbiter, and how urgently. Nothing here is a ruling: it is read off what the referee has said.

import type { BoardView, Side } from "../api";

/** What may need attention, the most urgent first. */
export const NEEDS = ["question", "call", "flag", "illegal", "sealing", "trouble", "absent", "late", "offer"] as const;
export type Need = (typeof NEEDS)[number];

/** Under this, somebody is short of time. */
export const TROUBLE_MS = 120_000;

/** A player who has not made a first move for so long may not be at the board. */
export const LATE_MS = 300_000;

/** The first fields of a board's clocks, as they are now. */
export interface Moment {
  left: Record<Side, number | null>;
  /** How long the board has stood as it does. */
  quietMs: number;
  /** Who was not there at the start, and has not come since. */
  absent?: Side[];
  /** What there was at the board when the arbiter last left it. */
  seen?: Seen | undefined;
}

/** What an arbiter has seen at a board: the number of its message, and how many illegal moves there were. */
export interface Seen {
  n: number;
  illegal: number;
}

/** What there is to be seen at a board now. */
export function seeing({ n, answer }: BoardView): Seen {
  return { n, illegal: answer.state.illegal_moves.white + answer.state.illegal_moves.black };
}

/** What needs attention at a board, the most urgent first. */
export function needs(view: BoardView, { left, quietMs, absent = [], seen = { n: 0, illegal: 0 } }: Moment): Need[] {
  const { state, rulings } = view.answer;
  // What was ruled and seen is not called out again; its count stays.
  const said = new Set(view.n > seen.n ? rulings.map(({ kind }) => kind) : []);
  const running = state.clock?.running ?? null;
  const moved = state.clock === null || running === null ? 1 : state.clock[`${running}_moves`];
  const isOver = state.phase === "over";
  // Who has made a move is there, whether or not anybody said so.
  const isAbsent = state.phase === "running" && absent.some((side) => state.clock === null || state.clock[`${side}_moves`] === 0);
  const found: Record<Need, boolean> = {
    question: state.question !== null,
    call: state.phase === "stopped" && state.question === null,
    flag: said.has("flag") || (!isOver && (left.white === 0 || left.black === 0)),
    illegal: said.has("illegal") || (!isOver && seeing(view).illegal > seen.illegal),
    sealing: state.phase === "sealing",
    trouble: state.phase === "running" && running !== null && (left[running] ?? Infinity) < TROUBLE_MS,
    absent: isAbsent,
    late: state.phase === "running" && !isAbsent && moved === 0 && quietMs > LATE_MS,
    offer: !isOver && state.offer !== null,
  };
  return NEEDS.filter((need) => found[need]);
}

/** Which of two boards comes first on the desk: what is most urgent, then what is in play, then the table. */
export function order(a: { needs: Need[]; view: BoardView }, b: { needs: Need[]; view: BoardView }): number {
  return rank(a) - rank(b) || a.view.round - b.view.round || a.view.table - b.view.table;
}

const PHASES = ["running", "sealing", "stopped", "waiting", "adjourned", "over"];

function rank({ needs, view }: { needs: Need[]; view: BoardView }): number {
  const first = needs[0];
  if (first !== undefined) return NEEDS.indexOf(first);
  return NEEDS.length + PHASES.indexOf(view.answer.state.phase);
}

/** Does a board fit what was typed: a table's number, or part of a name? */
export function fits(view: BoardView, typed: string): boolean {
  const wanted = typed.trim().toLocaleLowerCase();
  if (wanted === "") return true;
  if (/^\d+$/.test(wanted)) return String(view.table) === wanted;
  return [view.white, view.black].some((name) => name.toLocaleLowerCase().includes(wanted));
}
