// The README uses the same labels for buttons as the pages.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../..");

test("every button of the README's Saturday is on a page", () => {
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  const texts = readFileSync(join(folder, "web/texts/en.ftl"), "utf8");
  const saturday = /## Saturday.*?(?=\n## )/s.exec(readme)?.[0] ?? "";
  const named = [...saturday.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(8);
  expect(
    named.filter((name) => !texts.includes(`= ${name}\n`) && !texts.includes(`] ${name}\n`) && !texts.includes(`] ${name} at`)),
  ).toEqual([]);
});
