// Access for everyone: by keyboard alone, by screen reader, in the user's own language. The accessibility
// checker is in axe.test.ts.

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, inHall, until } from "./hall";

/** Moves with the arrow keys from the cursor's square. */
async function walk(page: Page, from: string, to: string): Promise<void> {
  const [files, ranks] = [to.charCodeAt(0) - from.charCodeAt(0), Number(to[1]) - Number(from[1])];
  for (let step = 0; step < Math.abs(files); step += 1) await page.keyboard.press(files > 0 ? "ArrowRight" : "ArrowLeft");
  for (let step = 0; step < Math.abs(ranks); step += 1) await page.keyboard.press(ranks > 0 ? "ArrowUp" : "ArrowDown");
}

test("a move by keyboard alone, with everything said", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({});
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.white, { viewport: DESKTOP });
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(() => document.activeElement?.getAttribute("role") === "application")) break;
    }
    const said = page.locator("[data-said=polite]");
    await walk(page, "e1", "g1");
    await expect.poll(() => said.innerText()).toContain("g 1, white knight");
    await page.keyboard.press("Enter");
    await expect.poll(() => said.innerText()).toContain("knight lifted");
    await walk(page, "g1", "f3");
    await page.keyboard.press("Enter");
    await until(hall, board, ({ answer }) => answer.state.pending.length === 1);
    await expect.poll(() => said.innerText()).toContain("knight g 1 to f 3");
    await page.keyboard.press("1");
    await expect.poll(() => said.innerText()).toContain("a 1 white rook, b 1 white knight");
    await page.keyboard.press("p");
    await until(hall, board, ({ answer }) => answer.state.clock?.running === "black");
    await page.keyboard.press("t");
    await expect
      .poll(() => page.locator("[data-said=urgent]").innerText())
      .toMatch(/White: one hour 3[01] minutes \d+ seconds?\. Black: one hour/);
  });
});

test("what is said twice is heard twice", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({});
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.table);
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    for (const [ply, uci] of ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3"].entries()) {
      const by = ply % 2 === 0 ? "white" : "black";
      await hall.act(board, { act: "move", by, move: uci });
      await hall.act(board, { act: "press", by });
    }
    await expect.poll(() => page.locator("[data-said=polite] p", { hasText: "knight g 1 to f 3" }).count()).toBe(2);
  });
});

test("two minutes and one minute are called out", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({});
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.table);
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    await hall.act(board, { act: "set_clock", white_ms: 121_500 });
    await expect.poll(() => page.locator("[data-said=urgent]").innerText(), { timeout: 8000 }).toContain("White has 2 minutes left.");
    await hall.act(board, { act: "set_clock", white_ms: 61_000 });
    await expect.poll(() => page.locator("[data-said=urgent]").innerText(), { timeout: 8000 }).toContain("White has one minute left.");
  });
});

test("two languages, remembered, with the player's own letters", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ scoresheets: true });
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.table);
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    await page.getByLabel("Language").selectOption("sr-Cyrl");
    await page.locator("[data-half=white]").getByText("0 потеза").waitFor();
    await page.reload();
    await page.locator("[data-half=white]").getByRole("button", { name: "Формулар" }).click();
    await page.locator("[data-half=white]").getByRole("button", { name: "Слова" }).click();
    for (const key of ["С", "ф", "3"]) await page.locator("[data-half=white]").getByRole("button", { name: key, exact: true }).click();
    await page.locator("[data-half=white]").getByRole("button", { name: "Запиши" }).click();
    const { white_sheet, answer } = await until(hall, board, ({ white_sheet }) => white_sheet?.length === 1);
    expect(white_sheet).toEqual(["Сф3"]);
    expect(answer.state.pending).toEqual([{ by: "white", move: "g1f3" }]);
    // A ruling is in the language of the page, not of the event.
    await page.getByLabel("Језик").selectOption("cs");
    await hall.act(board, { act: "penalise", to: "white", penalty: "warning" });
    await page.locator("[data-half=white] [data-ruling=penalty]").getByText("Bílý").waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("cs");
  });
});

test("a first view is small, and only a page is looked for anew", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({});
    for (const link of [tables[0]!.links.table, tables[0]!.links.white]) {
      const loaded: string[] = [];
      const page = await visitors.open("/t/nothing");
      page.on("response", (response) => loaded.push(new URL(response.url()).pathname));
      await page.goto(`${hall.origin}${link.path}`);
      await page.locator("[data-half=white]").waitFor();
      const assets = loaded.filter((path) => path.startsWith("/assets/"));
      const bytes = assets.reduce((sum, path) => sum + statSync(join(import.meta.dirname, "../dist", `${path}.gz`)).size, 0);
      expect(assets.length).toBeGreaterThan(3);
      expect(bytes).toBeLessThan(300_000);
      const { headers } = await fetch(`${hall.origin}${assets[0]}`);
      expect(headers.get("cache-control")).toContain("immutable");
    }
    const { headers } = await fetch(`${hall.origin}/table/1-1`);
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(headers.get("content-security-policy")).not.toContain("unsafe");
  });
});

test("no address of another site is in the built pages", () => {
  const names = [...readFileSync(join(import.meta.dirname, "../dist/table.html"), "utf8").matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, name]) => name!,
  );
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(name.startsWith("/")).toBe(true);
});
