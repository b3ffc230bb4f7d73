import { expect, test } from "vitest";
import { formatOf, textOf } from "./text";

test("a file is looked at in UTF-8, UTF-16, and an older one in Windows-1250", () => {
  expect(textOf(new Uint8Array([0xff, 0xfe, 0x5b, 0x00, 0x59, 0x01]))).toBe("[ř");
  expect(textOf(new TextEncoder().encode("1;Čačić;Žížala;Шах"))).toBe("1;Čačić;Žížala;Шах");
  expect(textOf(new Uint8Array([0xc8, 0x61, 0xe8, 0x69, 0xe6, 0x3b, 0x8e, 0xed, 0x9e]))).toBe("Čačić;Žíž");
});

test("the kind of a pairing file is seen by its name, or by how it looks", () => {
  expect(formatOf("round1.PGN", "")).toBe("pgn");
  expect(formatOf("kolo.csv", "012 Open")).toBe("csv");
  expect(formatOf("report.txt", "012 Open\r\n001    1 m    Čapek")).toBe("trf");
  expect(formatOf("", '[Event "Open"]\n')).toBe("pgn");
  expect(formatOf("", "table;white;black\n1;Čapek;Babić")).toBe("csv");
  expect(formatOf("parovi.txt", "1;Čapek;Babić\n100;Ana;Eva")).toBe("csv");
});
