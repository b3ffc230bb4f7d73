import { expect, test } from "vitest";
import { textOf } from "./text";

test("a file is read in UTF-8, and an older one in Windows-1250", () => {
  expect(textOf(new TextEncoder().encode("1;Čačić;Žížala;Шах"))).toBe("1;Čačić;Žížala;Шах");
  expect(textOf(new Uint8Array([0xc8, 0x61, 0xe8, 0x69, 0xe6, 0x3b, 0x8e, 0xed, 0x9e]))).toBe("Čačić;Žíž");
});
