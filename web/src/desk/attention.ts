// What at a board needs the arbiter, and how urgently. Nothing here is a ruling: it is read off what the referee has said.

import type { BoardMessage, BoardView, DeviceView, Side } from "../api";
import { isInPlay } from "../lib/rounds";

/** What calls the arbiter to a board, the most urgent first. */
export const ALARMS = ["question", "call", "flag", "illegal", "lost"] as const;
export type Alarm = (typeof ALARMS)[number];

/** What may need attention, the most urgent first: the alarms, then what is only good to know. */
export const NEEDS = [...ALARMS, "sealing", "stopped", "trouble", "absent", "late", "battery", "offer"] as const;
export type Need = (typeof NEEDS)[number];

/** Under this, somebody is short of time. */
export const TROUBLE_MS = 120_000;

/** A player who has not made a first move for so long may not be at the board. */
export const LATE_MS = 300_000;

/** Under this, a device that is not charging will not last much longer. */
const LOW_BATTERY = 0.15;

/** What is known of a board at a moment besides what the referee said of it. */
export interface Moment {
  left: Record<Side, number | null>;
  /** How long the board has stood as it does. */
  quietMs: number;
  /** Who called the arbiter, and has not been answered. */
  called?: Side | undefined;
  /** The devices at the board. */
  devices?: DeviceView[];
  /** What there was at the board when the arbiter last left it. */
  seen?: Seen | undefined;
}

/** What an arbiter has seen at a board: the number of its message, how many illegal moves there were, and the alarms. */
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

/** What there is to be seen at a board now. */
export function seeing(view: BoardView, needs: Need[] = []): Seen {
  return { n: view.n, illegal: illegalMoves(view), alarms: alarmKeys({ view, needs }) };
}

/** The alarms of a board, so that another one of the same kind has another name. */
export function alarmKeys({ view, needs }: DeskRow): string[] {
  return alarmsOf(needs).map((alarm) => {
    if (alarm === "question") return `question-${view.answer.state.question?.about}`;
    return alarm === "illegal" ? `illegal-${illegalMoves(view)}` : alarm;
  });
}

/** Those that call the arbiter. */
export function alarmsOf(needs: Need[]): Alarm[] {
  return ALARMS.filter((alarm) => needs.includes(alarm));
}

/** Has a board an alarm that the arbiter has not looked at? */
export function isNew(row: DeskRow, seen: Seen | undefined): boolean {
  return alarmKeys(row).some((key) => seen?.alarms?.includes(key) !== true);
}

/**
 * Who has called the arbiter after a message of a board: whoever stopped the clocks, until play goes on, a question is asked, or the
 * arbiter does something there.
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

/** Who is not at the board, before the game and as long as it is played. */
export function notHere({ absent, answer }: BoardView): Side[] {
  return answer.state.phase === "over" ? [] : (absent ?? []);
}

/** Who has resigned after a message of a board, as long as the arbiter is asked about it. */
export function resignedAfter(before: Side | undefined, { act, answer }: Pick<BoardMessage, "act" | "answer">): Side | undefined {
  if (answer.state.phase !== "stopped" || answer.state.question?.about !== "can_checkmate") return undefined;
  return act?.act === "resign" ? (act.by ?? undefined) : before;
}

/** Can somebody not press the clock any more? One device for both players is enough; without one, each needs their own. */
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
  // What was ruled and seen is not called out again; its count stays.
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

/** Boards stand in the order of rounds and tables, whatever happens at them: a row stays where the eye has learnt to find it. */
export function order(a: DeskRow, b: DeskRow): number {
  return a.view.round - b.view.round || a.view.table - b.view.table;
}

/** The rounds the desk is about now: every one with a game in play or still to begin after others have, and the next one, or else the last. */
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

/** Does a board fit what was typed: a table's number, or part of a name? */
export function fits(view: BoardView, typed: string): boolean {
  const wanted = typed.trim().toLocaleLowerCase();
  if (wanted === "") return true;
  if (/^\d+$/.test(wanted)) return String(view.table) === wanted;
  return [view.white, view.black].some((name) => name.toLocaleLowerCase().includes(wanted));
}
