// Every language has the same messages with the same variables, and no unused ones.

import { parse, type Message, type Pattern } from "@fluent/syntax";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bundleOf, LANGUAGES } from "./i18n.svelte";

const web = join(import.meta.dirname, "../..");

function text(language: string): string {
  return readFileSync(join(web, "texts", `${language}.ftl`), "utf8");
}

function messages(language: string): Map<string, Pattern | null> {
  const { body } = parse(text(language), { withSpans: false });
  const isMessage = (entry: { type: string }): entry is Message => entry.type === "Message";
  return new Map(body.filter(isMessage).map((message) => [message.id.name, message.value]));
}

/** The names of all variables in a message. */
function variables(pattern: unknown): string[] {
  const found = new Set<string>();
  JSON.stringify(pattern, (_, value: { type?: string; id?: { name: string } }) => {
    if (value?.type === "VariableReference" && value.id !== undefined) found.add(value.id.name);
    return value;
  });
  return [...found].sort();
}

function sources(): string {
  const names = readdirSync(join(web, "src"), { recursive: true, encoding: "utf8" });
  const read = names.filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"));
  return read.map((name) => readFileSync(join(web, "src", name), "utf8")).join("\n");
}

describe.each(LANGUAGES)("the texts in %s", (language) => {
  test("can be read", () => {
    const { body } = parse(text(language), { withSpans: false });
    expect((body as { type: string; content?: string }[]).filter(({ type }) => type === "Junk")).toEqual([]);
  });

  test("say nothing twice", () => {
    const names = [...text(language).matchAll(/^([a-z][\w-]*) =/gm)].map(([, name]) => name!);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test("say everything", () => {
    const [english, own] = [messages("en"), messages(language)];
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, pattern] of english) expect(variables(own.get(id)), id).toEqual(variables(pattern));
  });

  test("are said without a fault", () => {
    const bundle = bundleOf(language, text(language));
    for (const [id, pattern] of messages(language)) {
      const values = Object.fromEntries(variables(pattern).map((name) => [name, 2]));
      const faults: Error[] = [];
      bundle.formatPattern(bundle.getMessage(id)!.value!, values, faults);
      expect(faults, id).toEqual([]);
    }
  });
});

test("every message that a page names exists", () => {
  const known = new Set(messages("en").keys());
  const named = [...sources().matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, id]) => id!);
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([]);
});

test("plural forms are those of the language", () => {
  const say = (language: (typeof LANGUAGES)[number], moves: number) => {
    const bundle = bundleOf(language, text(language));
    return bundle.formatPattern(bundle.getMessage("moves-made")!.value!, { moves });
  };
  expect([1, 2, 5].map((moves) => say("cs", moves))).toEqual(["1 tah", "2 tahy", "5 tahů"]);
  expect([1, 3, 11, 21].map((moves) => say("sr-Latn", moves))).toEqual(["1 potez", "3 poteza", "11 poteza", "21 potez"]);
  expect([1, 2].map((moves) => say("en", moves))).toEqual(["1 move", "2 moves"]);
});
