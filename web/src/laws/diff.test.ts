import { expect, test } from "vitest";
import { diff, likeness } from "./diff";

test("what is the same stays, what is not is taken out and put in", () => {
  expect(diff("The player loses.", "The player loses.")).toEqual([{ kind: "same", text: "The player loses." }]);
  expect(diff("gets one minute", "gets two minutes")).toEqual([
    { kind: "same", text: "gets " },
    { kind: "out", text: "one minute" },
    { kind: "in", text: "two minutes" },
  ]);
});

test("both texts can be read back", () => {
  const [before, after] = ["A touched piece, once touched, must move.", "Once it is touched, a piece must be moved."];
  const stretches = diff(before, after);
  const read = (without: string) =>
    stretches
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join("");
  expect(read("in")).toBe(before);
  expect(read("out")).toBe(after);
});

test("an empty side is all in or all out", () => {
  expect(diff("", "new")).toEqual([{ kind: "in", text: "new" }]);
  expect(diff("old", "")).toEqual([{ kind: "out", text: "old" }]);
});

test("how much is the same", () => {
  expect(likeness(diff("all the same", "all the same"))).toBe(1);
  expect(likeness(diff("one", "two"))).toBe(0);
  expect(likeness(diff("the clock is stopped", "the clock is started"))).toBeGreaterThan(0.5);
});
