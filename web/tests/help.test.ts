// Help and the front page: what a newcomer finds, on any screen and on paper.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/lib/i18n.svelte";
import { findings, inHall, picture, TABLET } from "./hall";

const SIZES = [
  [800, 1280],
  [1024, 768],
  [390, 844],
  [844, 390],
  [1280, 800],
  [1920, 1080],
] as const;

async function isWithinScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
}

test("the front page, help and the page of a wrong link fit every screen", async () => {
  await inHall(async (hall, visitors) => {
    await hall.event({ name: "Spring Open" });
    const pages = [
      ["start", "/", "[data-events] li"],
      ["help", "/help", "main li"],
      ["help-players", "/help/players", "#offline"],
      ["help-arbiters", "/help/arbiters", "#results"],
      ["wrong-link", "/c/nothing", "#code"],
    ] as const;
    for (const [index, [width, height]] of SIZES.entries()) {
      const colorScheme = index % 2 === 0 ? "light" : "dark";
      for (const [name, path, ready] of pages) {
        const page = await visitors.open(path, { viewport: { width, height }, colorScheme, locale: LANGUAGES[index % LANGUAGES.length]! });
        await page.waitForSelector(ready);
        expect(await isWithinScreen(page), `${name} ${width}`).toBe(true);
        expect(await findings(page), `${name} ${width}`).toEqual([]);
        await picture(page, `${name}-${width}x${height}`);
        await page.close();
      }
    }
  });
});

test("a code from a card leads to its address, however it is typed; a wrong one may be typed again", async () => {
  await inHall(async (hall, visitors) => {
    const page = await visitors.open("/", { viewport: TABLET });
    const code = page.getByLabel("Code from your card");
    expect(await page.getByRole("button", { name: "Open" }).isDisabled()).toBe(true);
    await code.fill("K7QX-m2tp 9dhw");
    await code.press("Enter");
    await page.getByRole("heading", { name: "No table or player has this code" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/c/k7qxm2tp9dhw");
    await code.fill("again");
    await page.getByRole("button", { name: "Open" }).click();
    await page.waitForURL(`${hall.origin}/c/again`);
    const { tables } = await hall.event({}, [["Ana Kovač", "Petr Novák"]]);
    await code.fill(tables[0]!.links.table.code!.toUpperCase().replaceAll("-", " "));
    await code.press("Enter");
    await page.locator("[data-half=white]").getByText("Ana Kovač").first().waitFor();
    const link = await visitors.open("/t/nothing", { viewport: TABLET });
    await link.getByRole("heading", { name: "This link does not work" }).waitFor();
  });
});

test("a guide on paper: one sheet for players, three at most for arbiters, without what is only for the screen", async () => {
  await inHall(async (_, visitors) => {
    for (const locale of LANGUAGES) {
      for (const [reader, most] of [
        ["players", 1],
        ["arbiters", 3],
      ] as const) {
        const page = await visitors.open(`/help/${reader}`, { locale });
        await page.waitForSelector("main section");
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
        const boxes = [...pdf.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box]) => box!);
        expect(boxes.length, `${reader} ${locale}`).toBeLessThanOrEqual(most);
        for (const box of boxes) expect(box).toContain("0 0 594");
        await page.emulateMedia({ media: "print" });
        expect(await page.locator("header, nav").first().isVisible()).toBe(false);
        expect(await page.locator("main .title").isVisible()).toBe(true);
        await page.setViewportSize({ width: 794, height: 1123 });
        await picture(page, `help-${reader}-paper-${locale}`);
        await page.close();
      }
    }
  });
});

test("every page leads to help", async () => {
  await inHall(async (hall, visitors) => {
    const { event, links, tables } = await hall.event({});
    const arbiter = links.find(({ role }) => role === "arbiter")!;
    const ways: [path: string, to: string][] = [
      ["/", "/help"],
      ["/laws", "/help"],
      [`/wall/${event.event}`, "/help"],
      [arbiter.path, "/help/arbiters"],
      [links.find(({ role }) => role === "organiser")!.path, "/help/arbiters"],
    ];
    for (const [path, to] of ways) {
      const page = await visitors.open(path);
      const link = page.getByRole("link", { name: "Help", exact: true });
      expect(await link.getAttribute("href"), path).toBe(to);
      await page.close();
    }
    // At a board, help does not leave the clock.
    for (const role of ["table", "white"] as const) {
      const page = await visitors.open(tables[0]!.links[role]);
      // On the table's clock the manual is first.
      if (role === "table") await page.getByRole("button", { name: "How this clock works" }).click();
      await page.getByRole("button", { name: "Help for players" }).click();
      const dialog = page.getByRole("dialog", { name: "Help for players" });
      await dialog.getByRole("heading", { name: "When the tablet is offline" }).waitFor();
      expect(await findings(page)).toEqual([]);
      await picture(page, `help-dialog-${role}`);
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect.poll(() => dialog.count()).toBe(0);
      await page.close();
    }
  });
});
