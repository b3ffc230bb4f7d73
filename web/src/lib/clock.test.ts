import { describe, expect, test } from "vitest";
import type { PeriodView } from "../api";
import { cells, delayLeft, face, left, parts, places, pressed, progress, reread, stopped, warning, type Reading } from "./clock";

const period = (moves: number | null, seconds: number, delay = 0): PeriodView => ({ moves, seconds, increment: 0, delay });

describe("the face of a clock", () => {
  test.each([
    [5_400_000, "1:30:00"],
    [3_600_000, "1:00:00"],
    [3_599_001, "1:00:00"],
    [3_599_000, "59:59"],
    [61_000, "1:01"],
    [20_000, "0:20"],
    [19_999, "20.0"],
    [19_900, "19.9"],
    [9_950, "10.0"],
    [50, "0.1"],
    [0, "0.0"],
    [-5, "0.0"],
  ])("%d ms is %s", (ms, shown) => expect(face(ms)).toBe(shown));

  test("zero is shown only when nothing is left", () => {
    for (let ms = 1; ms < 2000; ms += 1) expect(face(ms)).not.toBe("0.0");
  });
});

describe("time controls", () => {
  test("tell where a player stands", () => {
    const control = [period(40, 5400), period(20, 1800), period(null, 900)];
    expect(progress(control, 0)).toEqual({ period: 1, periods: 3, movesLeft: 40 });
    expect(progress(control, 39)).toEqual({ period: 1, periods: 3, movesLeft: 1 });
    expect(progress(control, 40)).toEqual({ period: 2, periods: 3, movesLeft: 20 });
    expect(progress(control, 60)).toEqual({ period: 3, periods: 3, movesLeft: null });
    expect(progress([period(40, 7200)], 41)).toEqual({ period: 1, periods: 1, movesLeft: 39 });
    expect(progress([], 5)).toBeNull();
  });
});

describe("between two messages", () => {
  const reading = (running: "white" | "black" | null, delay = 0): Reading => ({
    clock: { white_ms: 60_000, black_ms: 50_000, running, white_moves: 3, black_moves: 3 },
    at: 1000,
    turn: running,
    delay,
  });

  test("only the running clock falls, and not below zero", () => {
    expect(left(reading("white"), "white", 11_000)).toBe(50_000);
    expect(left(reading("white"), "black", 11_000)).toBe(50_000);
    expect(left(reading(null), "white", 11_000)).toBe(60_000);
    expect(left(reading("black"), "black", 1_000_000)).toBe(0);
    expect(left(reading("white"), "white", 0)).toBe(60_000);
  });

  test("a delay is used up first", () => {
    const delayed = reading("white", 5000);
    expect(delayLeft(delayed, "white", 3000)).toBe(3000);
    expect(left(delayed, "white", 6000)).toBe(60_000);
    expect(left(delayed, "white", 8000)).toBe(58_000);
    expect(delayLeft(delayed, "white", 8000)).toBe(0);
    expect(delayLeft(delayed, "black", 3000)).toBeNull();
  });

  test("a delay goes on through what is written, stopped and resumed, and begins anew with a press", () => {
    const control = [period(2, 300, 5), period(null, 300, 9)];
    const clock = (running: "white" | "black" | null, moves = 1) => ({ ...reading(running).clock, white_moves: moves, black_moves: moves });
    const written = reread(reading("white", 5000), clock("white"), 3000, control);
    expect(delayLeft(written, "white", 3000)).toBe(3000);
    const stopped = reread(written, clock(null), 4000, control);
    const resumed = reread(stopped, clock("white"), 90_000, control);
    expect(delayLeft(resumed, "white", 91_000)).toBe(1000);
    expect(left(resumed, "white", 93_000)).toBe(59_000);
    const pressed = reread(resumed, clock("black"), 91_000, control);
    expect(delayLeft(pressed, "black", 91_000)).toBe(5000);
    // The next period has its own delay.
    expect(delayLeft(reread(pressed, clock("white", 2), 92_000, control), "white", 92_000)).toBe(9000);
  });

  test("two minutes and one minute are called out once", () => {
    expect(warning(120_001, 120_000)).toBe(120_000);
    expect(warning(60_050, 59_950)).toBe(60_000);
    expect(warning(120_000, 119_900)).toBeNull();
    expect(warning(130_000, 50_000)).toBe(60_000);
    expect(warning(130_000, 0)).toBeNull();
  });

  test("time is said in parts", () => {
    expect(parts(3_723_400)).toEqual({ hours: 1, minutes: 2, seconds: 4 });
  });
});

describe("places that do not move", () => {
  const kinds = (ms: number): string =>
    cells(ms)
      .map(({ kind }) => kind[0])
      .join("");

  test("9:59 stands where 10:00 stood", () => {
    expect(kinds(600_000)).toBe("ffsff");
    expect(kinds(599_000)).toBe("efsff");
    expect(places(600_000)).toEqual(places(599_000));
  });

  test("every time under an hour is as wide as any other", () => {
    for (const ms of [0, 50, 9_900, 19_900, 20_000, 61_000, 3_599_000]) expect(places(ms)).toEqual({ figures: 4, signs: 1 });
    expect(places(3_599_001)).toEqual({ figures: 5, signs: 2 });
  });
});

describe("what a press brings, before the server has answered", () => {
  const control: PeriodView[] = [
    { moves: 2, seconds: 600, increment: 10, delay: 0 },
    { moves: null, seconds: 300, increment: 5, delay: 0 },
  ];
  const clock = { running: "white", white_ms: 100_000, black_ms: 80_000, white_moves: 0, black_moves: 0 } as const;
  const before: Reading = { clock, at: 1000, turn: "white", delay: 0 };

  test("the other clock runs, and the increment is there", () => {
    const after = pressed(before, "white", 4000, control);
    expect(after.clock).toEqual({ running: "black", white_ms: 107_000, black_ms: 80_000, white_moves: 1, black_moves: 0 });
    expect(left(after, "black", 5000)).toBe(79_000);
  });

  test("the time of a new period comes with the last move of the old", () => {
    const after = pressed({ ...before, clock: { ...clock, white_moves: 1 } }, "white", 1000, control);
    expect(after.clock.white_ms).toBe(100_000 + 300_000 + 5_000);
  });

  test("a clock that does not run is not pressed, and one whose flag is down gets nothing", () => {
    expect(pressed(before, "black", 2000, control)).toBe(before);
    expect(pressed(before, "white", 200_000, control)).toBe(before);
  });

  test("stopped clocks keep what was left", () => {
    const after = stopped(before, 11_000);
    expect(after.clock).toMatchObject({ running: null, white_ms: 90_000, black_ms: 80_000 });
    expect(left(after, "white", 99_000)).toBe(90_000);
  });
});
