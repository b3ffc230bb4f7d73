import { expect, test } from "vitest";
import { addressOf, BEGINNING, hasFacts, NO_FACTS, placeOf, type Place } from "./address";

function read(address: string): Place {
  const { pathname, search } = new URL(address, "http://hall");
  return placeOf({ pathname, search });
}

test("an address is read and written", () => {
  for (const address of [
    "/ask",
    "/ask/flag",
    "/ask/flag/black/claimed?edition=2023&class=standard&increment=true",
    "/ask/flag/black/claimed?edition=2018&class=blitz&supervision=limited&increment=false&white_ms=0&black_ms=61000",
    "/ask/flag/black/claimed?edition=2023&class=rapid&supervision=full&increment=true&fen=8%2F8+w+-+-+0+1",
    "/ask/flag/white/seen?edition=2023&class=standard&increment=true&can_checkmate=false",
  ])
    expect(addressOf(read(address))).toBe(address);
});

test("the beginning has no conditions of its own", () => {
  expect(addressOf(BEGINNING)).toBe("/ask");
  expect(read("/ask/")).toEqual(BEGINNING);
});

test("supervision is not named in standard chess", () => {
  expect(addressOf({ ...BEGINNING, topic: "flag", conditions: { class: "standard", supervision: "limited" } })).toBe(
    "/ask/flag?class=standard",
  );
});

test("what cannot be read is left out", () => {
  const place = read("/ask/flag?class=bullet&increment=perhaps&supervision=none&white_ms=5&black_ms=-1&can_checkmate=maybe");
  expect(place.conditions).toEqual({});
  expect(place.facts).toEqual(NO_FACTS);
  expect(hasFacts(place.facts)).toBe(false);
  expect(hasFacts({ ...NO_FACTS, canCheckmate: false })).toBe(true);
});
