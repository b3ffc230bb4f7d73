// What needs the arbiter's attention at a board, and how urgently. Nothing here is a ruling: it is derived from the referee's answers.

import type { BoardMessage, BoardView, DeviceView, Side } from "../api";
import { isInPlay } from "../lib/rounds";

/** The needs that call the arbiter to a board, the most urgent first. */
export const ALARMS = ["question", "call", "flag", "illegal", "lost"] as const;
export type Alarm = (typeof ALARMS)[number];

/** All needs, the most urgent first: the alarms, then what is only good to know. */
export const NEEDS = [...ALARMS, "sealing", "stopped", "trouble", "absent", "late", "battery", "offer"] as const;
export type Need = (typeof NEEDS)[number];

/** Below this, a player is short of time. */
export const TROUBLE_MS = 120_000;

/** A player who has not made a first move for this long may not be at the board. */
export const LATE_MS = 300_000;

/** Below this, a device that is not charging may run out of power. */
const LOW_BATTERY = 0.15;

/** The situation at a board apart from the referee's answers. */
export interface Moment {
  left: Record<Side, number | null>;
  /** The time since the last change at the board. */
  quietMs: number;
  /** The player who called the arbiter and still waits. */
  called?: Side | undefined;
  /** The devices at the board. */
  devices?: DeviceView[];
  /** The situation at the board when the arbiter last left it. */
  seen?: Seen | undefined;
}

/** What an arbiter has seen at a board: the number of its last message, the number of illegal moves, and the alarms. */
export interface Seen {
  n: number;
  illegal: number;
  alarms?: string[];
}

/** A board on the desk. */
export interface DeskRow {
  view: BoardView;
  needs: Need[];
}

function illegalMoves({ answer }: BoardView): number {
  return answer.state.illegal_moves.white + answer.state.illegal_moves.black;
}

/** Returns what there is to see at a board now. */
export function seeing(view: BoardView, needs: Need[] = []): Seen {
  return { n: view.n, illegal: illegalMoves(view), alarms: alarmKeys({ view, needs }) };
}

/** Keys for the alarms of a board, so that another one of the same kind has a different key. */
export function alarmKeys({ view, needs }: DeskRow): string[] {
  return alarmsOf(needs).map((alarm) => {
    if (alarm === "question") return `question-${view.answer.state.question?.about}`;
    return alarm === "illegal" ? `illegal-${illegalMoves(view)}` : alarm;
  });
}

/** The needs that call the arbiter. */
export function alarmsOf(needs: Need[]): Alarm[] {
  return ALARMS.filter((alarm) => needs.includes(alarm));
}

/** Returns true if a board has an alarm that the arbiter has not looked at. */
export function isNew(row: DeskRow, seen: Seen | undefined): boolean {
  return alarmKeys(row).some((key) => seen?.alarms?.includes(key) !== true);
}

/**
 * The player who has called the arbiter, after a message of a board: the one who stopped the clocks, until play resumes, a question is
 * asked, or the arbiter acts there.
 */
export function calledAfter(
  before: Side | undefined,
  { act, role, answer }: Omit<BoardMessage, "type" | "feed" | "board">,
): Side | undefined {
  if (answer.state.phase !== "stopped" || answer.state.question !== null) return undefined;
  const isRefused = answer.rulings.some(({ kind }) => kind === "refused");
  if (act?.act === "stop_clocks" && !isRefused) return act.by ?? undefined;
  return role === "arbiter" || role === "assistant" ? undefined : before;
}

/** The players absent from the board, before the game and while it is played. */
export function notHere({ absent, answer }: BoardView): Side[] {
  return answer.state.phase === "over" ? [] : (absent ?? []);
}

/** The player who has resigned, after a message of a board, while the arbiter must decide about it. */
export function resignedAfter(before: Side | undefined, { act, answer }: Pick<BoardMessage, "act" | "answer">): Side | undefined {
  if (answer.state.phase !== "stopped" || answer.state.question?.about !== "can_checkmate") return undefined;
  return act?.act === "resign" ? (act.by ?? undefined) : before;
}

/** Returns true if a player can no longer press the clock. One device for both is enough; without it, each needs their own. */
export function isLost(devices: DeviceView[]): boolean {
  const tables = devices.filter(({ role }) => role === "table");
  if (tables.length > 0) return !tables.some(({ online }) => online);
  const whose = (device: DeviceView) => device.player ?? device.role;
  return devices.some((one) => !devices.some((other) => whose(other) === whose(one) && other.online));
}

function isLow({ online, battery, charging }: DeviceView): boolean {
  return online && battery !== undefined && battery < LOW_BATTERY && charging !== true;
}

/** What needs attention at a board, the most urgent first. */
export function needs(view: BoardView, { left, quietMs, called, devices = [], seen = { n: 0, illegal: 0 } }: Moment): Need[] {
  const { state, rulings } = view.answer;
  // A ruling that was seen is not listed again; its count stays.
  const said = new Set(view.n > seen.n ? rulings.map(({ kind }) => kind) : []);
  const running = state.clock?.running ?? null;
  const moved = state.clock === null || running === null ? 1 : state.clock[`${running}_moves`];
  const isOver = state.phase === "over";
  const isStopped = state.phase === "stopped" && state.question === null;
  const isAbsent = notHere(view).length > 0;
  const found: Record<Need, boolean> = {
    question: state.question !== null,
    call: isStopped && called !== undefined,
    flag: said.has("flag") || (!isOver && (left.white === 0 || left.black === 0)),
    illegal: said.has("illegal") || (!isOver && illegalMoves(view) > seen.illegal),
    lost: state.phase === "running" && isLost(devices),
    sealing: state.phase === "sealing",
    stopped: isStopped && called === undefined,
    trouble: state.phase === "running" && running !== null && (left[running] ?? Infinity) < TROUBLE_MS,
    absent: isAbsent,
    late: state.phase === "running" && !isAbsent && moved === 0 && quietMs > LATE_MS,
    battery: !isOver && devices.some(isLow),
    offer: !isOver && state.offer !== null,
  };
  return NEEDS.filter((need) => found[need]);
}

/** Boards are sorted by round and table, whatever happens at them, so that each row stays in its place. */
export function order(a: DeskRow, b: DeskRow): number {
  return a.view.round - b.view.round || a.view.table - b.view.table;
}

/** The current rounds: those that have begun and are not finished, and the next one, or else the last. */
export function currentRounds(views: BoardView[]): number[] {
  const rounds = [...new Set(views.map(({ round }) => round))].sort((a, b) => a - b);
  const isWaiting = ({ answer }: BoardView) => answer.state.phase === "waiting";
  const of = (round: number) => views.filter((view) => view.round === round);
  const hasBegun = (round: number) => of(round).some((view) => !isWaiting(view));
  const isOpen = (round: number) => of(round).some((view) => isInPlay(view) || isWaiting(view));
  const next = rounds.find((round) => !hasBegun(round)) ?? rounds.at(-1);
  return rounds.filter((round) => round === next || (hasBegun(round) && isOpen(round)));
}

/** The rows of each round, in order. */
export function byRound(rows: DeskRow[]): { round: number; rows: DeskRow[] }[] {
  const rounds = [...new Set(rows.map(({ view }) => view.round))].sort((a, b) => a - b);
  return rounds.map((round) => ({ round, rows: rows.filter(({ view }) => view.round === round) }));
}

/** Returns true if a board matches the text typed: a table number, or part of a name. */
export function fits(view: BoardView, typed: string): boolean {
  const wanted = typed.trim().toLocaleLowerCase();
  if (wanted === "") return true;
  if (/^\d+$/.test(wanted)) return String(view.table) === wanted;
  return [view.white, view.black].some((name) => name.toLocaleLowerCase().includes(wanted));
}
