// The display of a chess clock. The server keeps the time; between its messages the page only continues it.

import type { ClockState, PeriodView, Side } from "../api";

/** A player's progress in the time control. */
export interface Progress {
  /** The period, from 1. */
  period: number;
  periods: number;
  /** The moves still to be completed in it; null in the last. */
  movesLeft: number | null;
}

/** The progress of a player who has completed this many moves. */
export function progress(control: PeriodView[], completed: number): Progress | null {
  let before = 0;
  for (const [index, period] of control.entries()) {
    const isLast = period.moves === null;
    // A control whose last period is for a number of moves repeats it.
    const isRepeated = index === control.length - 1 && period.moves !== null;
    if (isLast) return { period: index + 1, periods: control.length, movesLeft: null };
    const end = before + period.moves!;
    if (completed < end) return { period: index + 1, periods: control.length, movesLeft: end - completed };
    if (isRepeated) return { period: index + 1, periods: control.length, movesLeft: period.moves! - ((completed - end) % period.moves!) };
    before = end;
  }
  return null;
}

/** A clock as the server last reported it. */
export interface Reading {
  clock: ClockState;
  /** The game time of that message. */
  at: number;
  /** The player whose clock runs, or ran last; null if none has run. */
  turn: Side | null;
  /** The rest of that player's delay at that moment, in milliseconds. */
  delay: number;
}

/** The delay with which a player's move begins, in milliseconds. */
export function fullDelay(control: PeriodView[], clock: ClockState, side: Side): number {
  const period = progress(control, clock[`${side}_moves`])?.period ?? 1;
  return (control[period - 1]?.delay ?? 0) * 1000;
}

/** A clock as the server reports it now. The clock that ran before has used up part of its delay; another one starts with all of it. */
export function reread(before: Reading, clock: ClockState, at: number, control: PeriodView[]): Reading {
  const passed = before.clock.running === null ? 0 : at - before.at;
  const rest = Math.max(0, before.delay - passed);
  const turn = clock.running ?? before.turn;
  const isSame = turn === null || before.turn === null || turn === before.turn;
  return { clock, at, turn, delay: isSame ? rest : fullDelay(control, clock, turn) };
}

/** A player's remaining time at a moment of game time. */
export function left(reading: Reading, side: Side, now: number): number {
  const told = side === "white" ? reading.clock.white_ms : reading.clock.black_ms;
  if (reading.clock.running !== side) return told;
  const falling = Math.max(0, now - reading.at - reading.delay);
  return Math.max(0, told - falling);
}

/** A clock after a press, as far as a page can compute it. It is shown until the server answers; the server's time counts. */
export function pressed(before: Reading, side: Side, at: number, control: PeriodView[]): Reading {
  const rest = left(before, side, at);
  // A clock that does not run cannot be pressed, and nothing is added after a flag fall.
  if (before.clock.running !== side || rest === 0) return before;
  const moves = before.clock[`${side}_moves`] + 1;
  const opponent = side === "white" ? "black" : "white";
  const clock = {
    ...before.clock,
    running: opponent,
    [`${side}_moves`]: moves,
    [`${side}_ms`]: rest + brought(control, moves),
  } as ClockState;
  return { clock, at, turn: opponent, delay: fullDelay(control, clock, opponent) };
}

/** The time added by completing this many moves, in milliseconds: an increment, and the time of a period that begins. */
function brought(control: PeriodView[], completed: number): number {
  const [before, after] = [progress(control, completed - 1), progress(control, completed)];
  const period = control[(after?.period ?? 1) - 1];
  if (before === null || after === null || period === undefined) return 0;
  const isNew = before.movesLeft === 1;
  return (period.increment + (isNew ? period.seconds : 0)) * 1000;
}

/** A clock that was stopped at a moment. */
export function stopped(before: Reading, at: number): Reading {
  const clock = { ...before.clock, running: null, white_ms: left(before, "white", at), black_ms: left(before, "black", at) };
  return { ...before, clock, at, delay: before.turn === null ? before.delay : (delayLeft(before, before.turn, at) ?? before.delay) };
}

/** The rest of the delay; null if there is none, or it does not run. */
export function delayLeft(reading: Reading, side: Side, now: number): number | null {
  if (reading.delay === 0 || reading.clock.running !== side) return null;
  return Math.max(0, reading.delay - Math.max(0, now - reading.at));
}

/** Below this, tenths are shown. */
export const TENTHS_BELOW_MS = 20_000;

/** Formats a time as a clock shows it: hours from an hour on, tenths under 20 seconds, zero only when nothing is left. */
export function face(ms: number): string {
  if (ms < TENTHS_BELOW_MS) {
    const tenths = Math.max(0, Math.ceil(ms / 100));
    return `${Math.floor(tenths / 10)}.${tenths % 10}`;
  }
  const all = Math.ceil(ms / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** One cell of a clock's face: a digit, a separator, or an empty place for a digit. */
export type Cell = { kind: "figure" | "sign" | "empty"; text: string };

/** A time in fixed cells: 9:59 is where 10:00 was, with the first cell empty. */
export function cells(ms: number): Cell[] {
  const text = face(ms);
  const [whole] = text.split(/[:.]/);
  const cells = [...text].map<Cell>((sign) => ({ kind: /\d/.test(sign) ? "figure" : "sign", text: sign }));
  return places(ms).signs === 1 && whole!.length === 1 ? [{ kind: "empty", text: "" }, ...cells] : cells;
}

const HOUR_MS = 3_600_000;

/** The width of a face in digits and separators: the same for every time under an hour. */
export function places(ms: number): { figures: number; signs: number } {
  return Math.ceil(ms / 1000) * 1000 >= HOUR_MS ? { figures: 5, signs: 2 } : { figures: 4, signs: 1 };
}

/** Below this a player is short of time, and the clock shows it: a minute, in blitz 20 seconds. */
export function lowBelow(isBlitz: boolean): number {
  return isBlitz ? TENTHS_BELOW_MS : 60_000;
}

/** A time in hours, minutes and seconds, as it is announced. */
export function parts(ms: number): { hours: number; minutes: number; seconds: number } {
  const all = Math.max(0, Math.ceil(ms / 1000));
  return { hours: Math.floor(all / 3600), minutes: Math.floor(all / 60) % 60, seconds: all % 60 };
}

/** The times that are announced to players who cannot see the clock, in milliseconds. */
export const WARNINGS_MS = [120_000, 60_000] as const;

/** The warning due between two readings of a clock, if any. */
export function warning(before: number, after: number): number | null {
  return WARNINGS_MS.findLast((ms) => before > ms && after <= ms && after > 0) ?? null;
}
