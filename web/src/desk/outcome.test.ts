import { expect, test, vi } from "vitest";
import type { Answer, Ruling, State } from "../api";
import { outcomeOf } from "./outcome";

vi.mock("../lib/i18n.svelte", () => ({
  t: (id: string, values: Record<string, string> = {}) => `${id}(${Object.values(values).join(",")})`,
  refereeText: (id: string) => id,
}));

const RUNNING = { phase: "running", result: null } as const;

function answer(state: Partial<State>, ...rulings: Ruling[]): Answer {
  return { rulings, state: { ...RUNNING, ...state } as State };
}

const NOTE: Ruling = { kind: "flag", article: "6.8", by: "white" };

test("what ends a game says so, with the result", () => {
  const over = answer({ phase: "over", result: "0-1" }, NOTE);
  expect(outcomeOf(over, RUNNING)).toEqual({ ending: "ends-with(0–1)", result: "0–1", isRefused: false, sentences: ["flag"] });
});

test("after the end only another result is news", () => {
  const over = { phase: "over", result: "0-1" } as const;
  expect(outcomeOf(answer({ ...over }, NOTE), over).ending).toBe("");
  expect(outcomeOf(answer({ ...over, result: "1/2-1/2" }), over).ending).toBe("result-becomes(½–½)");
});

test("where play goes on or stands is said when it changes", () => {
  expect(outcomeOf(answer({ phase: "stopped" }, NOTE), RUNNING).sentences).toEqual(["flag", "then-phase(stopped)"]);
  expect(outcomeOf(answer({}, NOTE), RUNNING).sentences).toEqual(["flag"]);
});

test("what the Laws refuse changes nothing", () => {
  const refused: Ruling = { kind: "refused", article: "9.2", why: "not_on_move" };
  expect(outcomeOf(answer({ phase: "stopped" }, refused), RUNNING)).toMatchObject({
    ending: "",
    isRefused: true,
    sentences: [expect.any(String)],
  });
});
