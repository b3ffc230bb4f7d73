import { expect, test } from "vitest";
import type { EditionView } from "../api";
import { conditionsBy } from "./conditions";

const EDITIONS = [
  { edition: "2023", languages: ["en"] },
  { edition: "2018", languages: ["en"] },
] as EditionView[];
const USUAL = { edition: "2023", class: "standard", supervision: "full", increment: true };

test("the usual conditions are those of the latest edition", () => {
  expect(conditionsBy({}, {}, EDITIONS)).toEqual(USUAL);
  expect(conditionsBy({}, {}, [])).toBeNull();
});

test("what this device remembers goes before the usual, and an address before that", () => {
  const own = { edition: "2018", class: "blitz", supervision: "limited", increment: false } as const;
  expect(conditionsBy({}, own, EDITIONS)).toEqual(own);
  expect(conditionsBy({ class: "rapid" }, own, EDITIONS)).toEqual({ ...USUAL, class: "rapid" });
});

test("an edition that nobody knows is the latest", () => {
  expect(conditionsBy({ edition: "1984" as "2005" }, {}, EDITIONS)?.edition).toBe("2023");
});
