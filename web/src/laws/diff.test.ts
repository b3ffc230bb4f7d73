import { expect, test } from "vitest";
import { diff } from "./diff";

test("what is the same stays, what is not is taken out and put in", () => {
  expect(diff("The player loses.", "The player loses.")).toEqual([{ kind: "same", text: "The player loses." }]);
  expect(diff("gets one minute", "gets two minutes")).toEqual([
    { kind: "same", text: "gets " },
    { kind: "out", text: "one" },
    { kind: "in", text: "two" },
    { kind: "same", text: " " },
    { kind: "out", text: "minute" },
    { kind: "in", text: "minutes" },
  ]);
});

test("both texts can be read back", () => {
  const [before, after] = ["A touched piece, once touched, must move.", "Once it is touched, a piece must be moved."];
  const stretches = diff(before, after);
  const read = (without: string) => stretches.filter(({ kind }) => kind !== without).map(({ text }) => text).join("");
  expect(read("in")).toBe(before);
  expect(read("out")).toBe(after);
});

test("an empty side is all in or all out", () => {
  expect(diff("", "new")).toEqual([{ kind: "in", text: "new" }]);
  expect(diff("old", "")).toEqual([{ kind: "out", text: "old" }]);
});
