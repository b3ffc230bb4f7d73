// The arbiter's guide in docs/ uses the same labels for buttons as the pages.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../..");

test("every button named in the arbiter's guide is on a page", () => {
  const guide = readFileSync(join(folder, "docs/arbiters.md"), "utf8");
  const texts = readFileSync(join(folder, "web/texts/en.ftl"), "utf8");
  const named = [...guide.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(8);
  expect(
    named.filter((name) => !texts.includes(`= ${name}\n`) && !texts.includes(`] ${name}\n`) && !texts.includes(`] ${name} at`)),
  ).toEqual([]);
});
