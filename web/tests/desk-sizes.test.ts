// The desk on every screen used in a hall, light and dark: nothing is cut off or out of reach, and it is accessible.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findings, inHall, picture, until, type Hall, type Visitors } from "./hall";

const SIZES = [
  [800, 1280],
  [1024, 768],
  [390, 844],
  [844, 390],
  [1280, 800],
  [1920, 1080],
] as const;

/** Polls until an assertion holds. */
function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

/** Returns true if every part is inside the screen, from left to right. */
async function isInside(page: Page, selector: string, width: number): Promise<boolean> {
  const boxes = await Promise.all((await page.locator(selector).all()).map((one) => one.boundingBox()));
  return boxes.every((box) => box !== null && box.x >= -0.5 && box.x + box.width <= width + 0.5);
}

const NAMES = [
  ["Marija Petrović", "Nikola Jovanović"],
  ["Ana Horvat", "Ivan Kovačević"],
  ["Jana Nováková", "Petr Dvořák"],
  ["Milica Stojanović-Lazarević", "Aleksandar Đorđević"],
] as [string, string][];

/** A hall with a game in play, a call, a question after a flag fall, and a game that is over. */
async function atDesk(
  hall: Hall,
  visitors: Visitors,
  width: number,
  height: number,
  colorScheme: "light" | "dark",
  locale: string,
): Promise<Page> {
  const { tables, links } = await hall.event({ name: "Rapid, Saturday", edition: "2023", moves: "untold", time: "600" }, NAMES);
  for (const { board } of tables) await hall.act(board, { act: "start" });
  await hall.act("1-1", { act: "press", by: "white" });
  await hall.act("1-2", { act: "stop_clocks", by: "white" });
  await hall.act("1-3", { act: "set_clock", white_ms: 100 });
  await hall.act("1-4", { act: "declare", result: "1/2-1/2" });
  await until(hall, "1-3", ({ answer }) => answer.state.question !== null);
  const arbiter = links.find(({ role }) => role === "arbiter")!;
  const desk = await visitors.open(arbiter, { viewport: { width, height }, colorScheme, locale, hasTouch: width < 900 });
  await desk.waitForSelector("[data-alarm]");
  return desk;
}

test.each(SIZES)("%i by %i", async (width, height) => {
  const scheme = width % 3 === 0 ? "dark" : "light";
  const shown = `${width}x${height}`;
  await inHall(async (hall, visitors) => {
    const desk = await atDesk(hall, visitors, width, height, scheme, width === 390 ? "cs" : width === 1280 ? "hr" : "en-GB");
    const check = async (name: string) => {
      expect(await desk.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
      for (const colorScheme of ["light", "dark"] as const) {
        await desk.emulateMedia({ colorScheme });
        expect(await findings(desk), `${name}, ${colorScheme}`).toEqual([]);
      }
      await desk.emulateMedia({ colorScheme: scheme });
      await picture(desk, `desk-${name}-${shown}`);
    };
    await check("list");
    await desk.locator('[data-alarm="1-3"]').click();
    await desk.waitForSelector("[data-rule=position]");
    await eventually(() => desk.locator("[data-rule=uphold] small").count()).toBeGreaterThan(0);
    expect(await isInside(desk, "[role=tab]", width), "tabs").toBe(true);
    // No tab is cut off by its neighbours.
    for (const tab of await desk.locator("[role=tab]").all()) {
      expect(
        await tab.evaluate(
          (one) =>
            one.scrollWidth <= one.clientWidth + 1 &&
            document.elementFromPoint(one.getBoundingClientRect().right - 2, one.getBoundingClientRect().top + 10) === one,
        ),
      ).toBe(true);
    }
    await check("question");

    // The position at the flag fall is entered: every square is large enough for a finger, and nothing needed is out of reach.
    await desk.locator("[data-rule=position]").click();
    for (const [piece, squares] of Object.entries({ wk: ["e1"], bk: ["e8"], bb: ["f8"] })) {
      await desk.locator(`[data-piece=${piece}]`).click();
      for (const square of squares) await desk.locator(`[data-set=${square}]`).click();
    }
    const square = (await desk.locator("[data-set=e4]").boundingBox())!;
    expect(square.width).toBeGreaterThanOrEqual(34);
    await check("editor");
    // The consequences are shown before it is sent.
    await eventually(() => desk.locator("dialog[open] [data-brings]").textContent()).toContain("½–½");
    await desk.locator("[data-send]").click();
    await until(hall, "1-3", ({ answer }) => answer.state.result === "1/2-1/2");
    await desk.waitForSelector("[data-ended]");
    await check("ended");
    for (const tab of ["sheets", "journal", "evidence"]) {
      await desk.locator(`#tab-${tab}`).click();
      await check(tab);
    }
    await desk.goto(`${desk.url().split("#")[0]}#devices`);
    await desk.waitForSelector("[data-devices]");
    await check("devices");
  });
});
