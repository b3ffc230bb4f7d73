import { expect, test } from "vitest";
import { marked } from "./words";

test("words are found by their beginnings, in any order", () => {
  expect(marked("A flag that has fallen, flagged.", "fall flag")).toEqual(["A ", "flag", " that has ", "fallen", ", ", "flagged", "."]);
  expect(marked("Nothing of it.", "flag")).toEqual(["Nothing of it."]);
  expect(marked("All of it.", "")).toEqual(["All of it."]);
});

test("accents and scripts do not matter", () => {
  expect(marked("Pád praporku.", "pad")).toEqual(["", "Pád", " praporku."]);
  expect(marked("Пад заставице, дођу, љуљање.", "pad dodu ljulj")).toEqual(["", "Пад", " заставице, ", "дођу", ", ", "љуљање", "."]);
  expect(marked("Međusobno", "МЕЂУ")).toEqual(["", "Međusobno", ""]);
  expect(marked("NFC: šah", "ša\u0068")).toEqual(["NFC: ", "šah", ""]);
});
