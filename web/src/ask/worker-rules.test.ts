import { expect, test } from "vitest";
import { keptAs } from "./worker-rules";

const HALL = "https://hall.example";

function key(path: string, method = "GET"): string | null {
  return keptAs(method, new URL(path, HALL).href, HALL)?.key ?? null;
}

test("every address of a page is the same page", () => {
  expect(key("/ask")).toBe("/ask");
  expect(key("/ask/flag/black/claimed?edition=2023")).toBe("/ask");
  expect(key("/drill/7")).toBe("/drill");
});

test("answers are kept as they were asked, files by their names", () => {
  expect(key("/api/v1/ask/flag/answers?lang=cs")).toBe("/api/v1/ask/flag/answers?lang=cs");
  expect(key("/api/v1/laws")).toBe("/api/v1/laws");
  expect(keptAs("GET", `${HALL}/assets/ask-1.js`, HALL)).toEqual({ key: "/assets/ask-1.js", isFixed: true });
});

test("nothing else is kept", () => {
  for (const path of ["/", "/asking", "/table/1-1", "/api/v1/boards/1-1", "/api/v1/events", "/api/v1/asked", "/healthz", "/a/secret"])
    expect(key(path), path).toBeNull();
  expect(key("/api/v1/drill/answer", "POST")).toBeNull();
  expect(key("https://elsewhere.example/ask")).toBeNull();
});
