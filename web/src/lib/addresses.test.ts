import { expect, test } from "vitest";
import { isOwnAddress, typed } from "./addresses.svelte";

test("an address that leads a device to itself is known", () => {
  const own = ["http://127.0.0.1:8064", "http://localhost", "https://[::1]:8064", "http://0.0.0.0:8064", "http://[::]:8064"];
  expect(own.filter((one) => !isOwnAddress(one))).toEqual([]);
  const others = [
    "http://192.168.1.5:8064",
    "http://hall.local:8064",
    "http://10.127.0.1",
    "https://localhost-club.example",
    "http://127.club",
  ];
  expect(others.filter(isOwnAddress)).toEqual([]);
});

test("an address is typed without what the browser adds", () => {
  expect(typed("http://192.168.1.5:8064")).toBe("192.168.1.5:8064");
  expect(typed("https://hall.example/")).toBe("https://hall.example");
});
