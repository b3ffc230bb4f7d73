import { expect, test } from "vitest";
import type { Act, State } from "../api";
import { caller, resigned, stoppedBy } from "./standstill";

function state(phase: State["phase"], question: State["question"] = null): State {
  return { phase, question } as State;
}

const CALL: Act = { act: "stop_clocks", by: "white" };
const RESIGN: Act = { act: "resign", by: "black" };

function after(before: Act | null, was: State, act: Act, now: State): Act | null {
  return stoppedBy(before, was, { act, answer: { rulings: [], state: now } });
}

test("the act that stopped the clocks is known until play goes on", () => {
  const stopped = state("stopped");
  const called = after(null, state("running"), CALL, stopped);
  expect(caller(called, stopped)).toBe("white");
  // Later attempts do not change who called.
  expect(after(called, stopped, { act: "press", by: "black" }, stopped)).toEqual(CALL);
  expect(after(called, stopped, { act: "resume" }, state("running"))).toBe(null);
});

test("whoever resigns while the clocks stand has resigned", () => {
  const asked = state("stopped", { about: "can_checkmate" });
  const act = after(CALL, state("stopped"), RESIGN, asked);
  expect(resigned(act, asked)).toBe("black");
  expect(caller(act, asked)).toBe(null);
  expect(resigned(CALL, state("stopped"))).toBe(null);
});
