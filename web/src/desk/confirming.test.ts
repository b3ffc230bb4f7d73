import { expect, test } from "vitest";
import { confirming } from "./confirming";

test("what the arbiter has just said is confirmed, and nothing else is answered", () => {
  const illegal = { act: "observe", what: "illegal_move", by: "white" } as const;
  expect(confirming(illegal, { question: { about: "illegal_move" } })).toEqual({ act: "rule", decision: "uphold" });
  // If the moves are entered, the referee rules at once.
  expect(confirming(illegal, { question: null })).toBe(null);
  // After the third illegal move on an unseen board the question is whether the opponent can checkmate: only the arbiter knows.
  expect(confirming(illegal, { question: { about: "can_checkmate" } })).toBe(null);
  expect(confirming({ act: "observe", what: "wrong_start" }, { question: { about: "wrong_start" } })).toBe(null);
  expect(confirming({ act: "claim", by: "black", claim: "illegal_move" }, { question: { about: "illegal_move" } })).toBe(null);
});
