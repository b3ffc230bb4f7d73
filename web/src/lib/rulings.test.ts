import { expect, test, vi } from "vitest";
import type { Ruling } from "../api";
import { sentence } from "./rulings";

/** Returns the id of a sentence and some of its values instead of its text. */
vi.mock("./i18n.svelte", () => ({
  t: (id: string, values: Record<string, string>) => [id, ...Object.values(values)].join(" "),
  refereeText: (id: string, { time, count, found, number, result }: Record<string, string | number>) =>
    [id, time, count, found, number, result].filter((part) => part !== undefined).join(" "),
}));

const NAMED = { white: "", black: "" };

test.each<[Ruling, string]>([
  [{ kind: "time", article: "7.5.1", to: "white", ms: 120_000 }, "time-added 2:00"],
  [{ kind: "time", article: "6.4", to: "white", ms: -60_500 }, "time-taken 1:00"],
  [
    { kind: "illegal", article: "7.5.1", by: "white", move: "e2e5", reason: "cannot_reach", reason_article: "3.7.1", count: 2 },
    "illegal-cannot-reach 2",
  ],
  [
    { kind: "claim", article: "9.2", by: "white", claim: "threefold", verdict: "upheld", facts: { occurrences: [0, 4, 8] } },
    "claim-threefold 3",
  ],
  [{ kind: "claim", article: "9.3", by: "white", claim: "fifty", verdict: "rejected", facts: { moves: 40 } }, "claim-fifty 40"],
  // On a board whose position is unknown.
  [{ kind: "claim", article: "9.2", by: "white", claim: "threefold", verdict: "upheld", facts: {} }, "claim-answered upheld"],
  [{ kind: "completed", article: "6.2.1", by: "white", move: null }, "completed-untold"],
  [{ kind: "illegal", article: "7.5.5", by: "white", move: null, reason: null, reason_article: null, count: 1 }, "illegal-untold 1"],
  [{ kind: "touch_move", article: "4.3", by: "white", square: null }, "touch-move-untold"],
  [{ kind: "reconstruction", article: "8.5.1", agreed: 12, fen: "", white: null, black: null, line: ["e2e4"] }, "reconstruction 12 yes"],
  [
    {
      kind: "envelope",
      article: "E.1",
      fen: "",
      sealed_by: "white",
      move_number: 41,
      players: NAMED,
      resumption: "",
      offer: null,
      white_ms: null,
      black_ms: null,
      white_used_ms: null,
      black_used_ms: null,
    },
    "envelope 41",
  ],
  [
    { kind: "over", article: "5.1.1", result: "1-0", how: "dead_position", points: { white: 1, black: 0 }, unwinnable: false, line: null },
    "over-dead-position 1–0",
  ],
])("a ruling finds its sentence and what the sentence needs: %o", (ruling, told) => {
  expect(sentence(ruling)).toBe(told);
});

test("a move whose notation is hidden has the sentence that came with it", () => {
  const made: Ruling = { kind: "made", article: "4.6", by: "white", move: "e2e4" };
  expect(sentence(made)).toBe("");
  expect(sentence({ ...made, text: "White has made a move." })).toBe("White has made a move.");
  expect(sentence({ ...made, san: "e4" })).toBe("made");
});
