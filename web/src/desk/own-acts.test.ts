import { expect, test } from "vitest";
import type { Act, AnswerMessage, Ruling } from "../api";
import { lastOwn } from "./own-acts";

function done(act: Act, ...rulings: Ruling[]): AnswerMessage {
  return { act, answer: { rulings } } as unknown as AnswerMessage;
}

const SEEN: Act = { act: "observe", what: "displaced" };

test("the arbiter's latest act can be taken back, whatever players did since", () => {
  expect(lastOwn([])).toBeNull();
  expect(lastOwn([done({ act: "start" }), done(SEEN), done({ act: "tick" })])).toBe(SEEN);
  expect(lastOwn([done(SEEN), done({ act: "press", by: "white" })])).toBe(SEEN);
});

test("one that was refused, or taken back, cannot", () => {
  const refused: Ruling = { kind: "refused", article: "12.9", why: "game_over" };
  expect(lastOwn([done(SEEN), done({ act: "declare", result: "1-0" }, refused)])).toBe(SEEN);
  expect(lastOwn([done(SEEN), done({ act: "retract" })])).toBeNull();
  expect(lastOwn([done(SEEN), done({ act: "retract" }, refused)])).toBe(SEEN);
});
