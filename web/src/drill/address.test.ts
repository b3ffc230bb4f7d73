import { expect, test } from "vitest";
import { addressOf, newSeed, placeOf, START, type Place } from "./address";

function read(address: string): Place {
  const { pathname, search } = new URL(address, "http://hall");
  return placeOf({ pathname, search });
}

test("an address is read and written", () => {
  for (const address of [
    "/drill",
    "/drill/question?seed=7&number=3",
    "/drill/question?topic=touch-move&edition=2023&level=2&seed=7&number=10",
    "/drill/paper?topic=clock&seed=999999999&questions=40",
  ])
    expect(addressOf(read(address))).toBe(address);
});

test("an address without a seed is the start", () => {
  for (const address of ["/drill/", "/drill/question", "/drill/question?seed=x", "/drill/paper?seed=0", "/drill/other?seed=3"])
    expect(read(address), address).toEqual(START);
});

test("numbers that cannot be are the first or the usual", () => {
  expect(read("/drill/question?seed=7&number=11&level=9")).toEqual(read("/drill/question?seed=7&number=1"));
  expect(read("/drill/paper?seed=7&questions=100")).toEqual(read("/drill/paper?seed=7&questions=10"));
});

test("a seed can be read back", () => {
  for (let count = 0; count < 100; count += 1) {
    const place: Place = { at: "question", filter: { topic: null, edition: null, level: null }, seed: newSeed(), number: 1 };
    expect(read(addressOf(place))).toEqual(place);
  }
});
