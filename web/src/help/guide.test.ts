// Every language has the same guides with the same sections, and no guide names a button that does not exist.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bundleOf, LANGUAGES } from "../lib/i18n.svelte";
import { load, read, READERS, type Block, type Guide, type Part } from "./guide";

function lines({ about, sections }: Guide): Part[][] {
  const of = (block: Block) => (block.kind === "paragraph" ? [block.parts] : block.items);
  return [about, ...sections.flatMap(({ blocks }) => blocks.flatMap(of))];
}

/** The parts that are the same in every language: the order of sections, the number of steps, and the buttons each of them names. */
function outline(guide: Guide): unknown {
  const named = (parts: Part[]) => parts.flatMap((part) => (part.kind === "button" ? [JSON.stringify([part.id, part.values])] : []));
  return guide.sections.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) => [block.kind, ...(block.kind === "paragraph" ? [named(block.parts)] : block.items.map(named))]),
  }));
}

describe.each(READERS)("the guide for %s", (reader) => {
  test.each(LANGUAGES)("says the same in %s", async (language) => {
    const [english, own] = [await load(reader, "en"), await load(reader, language)];
    expect(outline(own)).toEqual(outline(english));
    expect(own.sections.length).toBeGreaterThan(8);
    const ids = own.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    if (language !== "en") expect(own.sections.map(({ title }) => title)).not.toEqual(english.sections.map(({ title }) => title));
  });

  test.each(LANGUAGES)("names only buttons that are there, in %s", async (language) => {
    const bundle = bundleOf(language, readFileSync(join(import.meta.dirname, "../../texts", `${language}.ftl`), "utf8"));
    for (const part of lines(await load(reader, language)).flat()) {
      if (part.kind !== "button") continue;
      const faults: Error[] = [];
      expect(bundle.getMessage(part.id)?.value, part.id).toBeTruthy();
      bundle.formatPattern(bundle.getMessage(part.id)!.value!, part.values, faults);
      expect(faults, part.id).toEqual([]);
    }
  });

  test.each(LANGUAGES)("leaves no mark unread in %s", async (language) => {
    for (const part of lines(await load(reader, language)).flat()) if (part.kind === "text") expect(part.text).not.toMatch(/[{}*`[\]#]/);
  });
});

test("a guide is read", () => {
  const { title, about, sections } = read(
    "# Title\n\nFirst\nline.\n\n## One {#one}\n\nSome **strong** `code`, [a way](/laws).\n\n1. Tap {actions}\n   twice.\n2. {answer decision=uphold}\n\n- A point\n",
  );
  expect(title).toBe("Title");
  expect(about).toEqual([{ kind: "text", text: "First line." }]);
  expect(sections).toEqual([
    {
      id: "one",
      title: "One",
      blocks: [
        {
          kind: "paragraph",
          parts: [
            { kind: "text", text: "Some " },
            { kind: "strong", text: "strong" },
            { kind: "text", text: " " },
            { kind: "code", text: "code" },
            { kind: "text", text: ", " },
            { kind: "link", text: "a way", href: "/laws" },
            { kind: "text", text: "." },
          ],
        },
        {
          kind: "steps",
          items: [
            [
              { kind: "text", text: "Tap " },
              { kind: "button", id: "actions", values: {} },
              { kind: "text", text: " twice." },
            ],
            [{ kind: "button", id: "answer", values: { decision: "uphold" } }],
          ],
        },
        { kind: "points", items: [[{ kind: "text", text: "A point" }]] },
      ],
    },
  ]);
});
