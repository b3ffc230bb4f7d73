// The screens on which every page has to work, and a strict accessibility checker.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";

export const SIZES = [
  { width: 800, height: 1280 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

const axe = readFileSync(join(import.meta.dirname, "../node_modules/axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

/** All findings of an accessibility checker on a page, however minor. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const checker = (globalThis as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }).axe;
    return (await checker.run()).violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("; ")}`);
}

/** The elements that make a page wider than the screen. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > innerWidth);
    return ["wider than the screen:", ...wide.map((one) => one.outerHTML.slice(0, 120))];
  });
}

/** The checker takes seconds, so it runs for a phone and a laptop, not for every size. */
const CHECKED = new Set<number>([390, 1280]);

/** Checks a page at every size, light and dark: nothing is wider than the screen; on a phone and a laptop the checker finds nothing. */
export async function atEverySize(page: Page, look?: (name: string) => Promise<void>): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(150);
      const name = `${size.width}x${size.height}-${colorScheme}`;
      expect(await tooWide(page), name).toEqual([]);
      if (CHECKED.has(size.width)) expect(await violations(page), name).toEqual([]);
      await look?.(name);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
}
