import { expect, test } from "vitest";
import { withNewest, type Recent } from "./recent";

function asked(count: number): Recent {
  return { address: `/ask/${count}`, about: "", ruling: String(count) };
}

function add(list: readonly Recent[], newest: Recent): Recent[] {
  return withNewest(list, newest, newest.address);
}

test("ten are kept, the newest first, each once", () => {
  let list: Recent[] = [];
  for (let count = 0; count < 12; count += 1) list = add(list, asked(count));
  expect(list.map(({ ruling }) => ruling)).toEqual(["11", "10", "9", "8", "7", "6", "5", "4", "3", "2"]);
  expect(add(list, { ...asked(5), ruling: "again" }).map(({ ruling }) => ruling)[0]).toBe("again");
  expect(add(list, asked(5))).toHaveLength(10);
});

test("an answer with a board takes the place of the same without", () => {
  const list = add(add([], asked(1)), asked(2));
  expect(withNewest(list, asked(3), "/ask/1").map(({ ruling }) => ruling)).toEqual(["3", "2"]);
});
