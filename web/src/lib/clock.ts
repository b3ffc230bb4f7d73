// What a chess clock shows. Time itself is the server's: here it only runs on between two of its messages.

import type { ClockState, PeriodView, Side } from "../api";

/** In which period a player is, and how far. */
export interface Progress {
  /** The period, from 1. */
  period: number;
  periods: number;
  /** The moves still to be completed in it; null in the last. */
  movesLeft: number | null;
}

/** Where a player stands who has completed so many moves. */
export function progress(control: PeriodView[], completed: number): Progress | null {
  let before = 0;
  for (const [index, period] of control.entries()) {
    const isLast = period.moves === null;
    // A control that ends with a number of moves goes on with it.
    const isRepeated = index === control.length - 1 && period.moves !== null;
    if (isLast) return { period: index + 1, periods: control.length, movesLeft: null };
    const end = before + period.moves!;
    if (completed < end) return { period: index + 1, periods: control.length, movesLeft: end - completed };
    if (isRepeated) return { period: index + 1, periods: control.length, movesLeft: period.moves! - ((completed - end) % period.moves!) };
    before = end;
  }
  return null;
}

/** A clock as the server last told it. */
export interface Reading {
  clock: ClockState;
  /** The game time of that message. */
  at: number;
  /** Whose clock runs, or ran last; null where nobody's has run. */
  turn: Side | null;
  /** What was left then of that player's delay, in milliseconds. */
  delay: number;
}

/** The delay with which a player's move begins, in milliseconds. */
export function fullDelay(control: PeriodView[], clock: ClockState, side: Side): number {
  const period = progress(control, clock[`${side}_moves`])?.period ?? 1;
  return (control[period - 1]?.delay ?? 0) * 1000;
}

/** A clock as the server tells it now. Whoever's clock ran before has used up some of the delay; whoever's did not begins with all of it. */
export function reread(before: Reading, clock: ClockState, at: number, control: PeriodView[]): Reading {
  const passed = before.clock.running === null ? 0 : at - before.at;
  const rest = Math.max(0, before.delay - passed);
  const turn = clock.running ?? before.turn;
  const isSame = turn === null || before.turn === null || turn === before.turn;
  return { clock, at, turn, delay: isSame ? rest : fullDelay(control, clock, turn) };
}

/** What a player has left at a moment of game time. */
export function left(reading: Reading, side: Side, now: number): number {
  const told = side === "white" ? reading.clock.white_ms : reading.clock.black_ms;
  if (reading.clock.running !== side) return told;
  const falling = Math.max(0, now - reading.at - reading.delay);
  return Math.max(0, told - falling);
}

/** What is left of the delay; null where there is none, or it does not run. */
export function delayLeft(reading: Reading, side: Side, now: number): number | null {
  if (reading.delay === 0 || reading.clock.running !== side) return null;
  return Math.max(0, reading.delay - Math.max(0, now - reading.at));
}

/** From here on down, tenths are shown. */
export const TENTHS_BELOW_MS = 20_000;

/** A time as a clock shows it: hours from an hour on, tenths under 20 seconds, zero only when nothing is left. */
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

/** A time in the parts in which it is said. */
export function parts(ms: number): { hours: number; minutes: number; seconds: number } {
  const all = Math.max(0, Math.ceil(ms / 1000));
  return { hours: Math.floor(all / 3600), minutes: Math.floor(all / 60) % 60, seconds: all % 60 };
}

/** The times that are called out to those who cannot see the clock, in milliseconds. */
export const WARNINGS_MS = [120_000, 60_000] as const;

/** The warning between two looks at a clock, if there is one. */
export function warning(before: number, after: number): number | null {
  return WARNINGS_MS.findLast((ms) => before > ms && after <= ms && after > 0) ?? null;
}
