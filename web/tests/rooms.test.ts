// The reading room and the front page.

import { expect, test } from "vitest";
import { DESKTOP, findings, inHall, PHONE, picture, TABLET } from "./hall";

/** Polls until an assertion holds. */
function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

test("the reading room: search, an article, and its scenario played on a board", async () => {
  await inHall(async (_, visitors) => {
    const page = await visitors.open("/laws?edition=2023&article=7.5.5", { viewport: DESKTOP });
    await page.waitForSelector("article.open");
    expect(await page.locator("article.open .id").textContent()).toBe("7.5.5");
    expect(await findings(page)).toEqual([]);
    await picture(page, "laws-article");
    await page.locator("[data-scenario]").first().click();
    await page.waitForSelector("[data-step-on]");
    const kinds = new Set<string | null>();
    while (await page.locator("[data-step-on]").isEnabled()) {
      await page.locator("[data-step-on]").click();
      for (const ruling of await page.locator("dialog [data-ruling]").all()) kinds.add(await ruling.getAttribute("data-ruling"));
    }
    expect(kinds).toContain("illegal");
    expect(await findings(page)).toEqual([]);
    await picture(page, "laws-scenario");
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await page.keyboard.type("promotion");
    await eventually(() => page.locator("mark").count()).toBeGreaterThan(3);
    expect(page.url()).toContain("q=promotion");
  });
});

test("the reading room: two editions side by side", async () => {
  await inHall(async (_, visitors) => {
    const page = await visitors.open("/laws?edition=2023&beside=2005", { viewport: DESKTOP });
    await page.waitForSelector("[data-kind=changed]");
    for (const kind of ["new", "gone", "changed"]) expect(await page.locator(`[data-kind=${kind}]`).count(), kind).toBeGreaterThan(5);
    expect(await page.locator("[data-kind=same], [data-kind=moved]").count()).toBe(0);
    expect(await page.locator("[data-kind=changed] del").count()).toBeGreaterThan(20);
    expect(await page.locator("[data-kind=changed] ins").count()).toBeGreaterThan(20);
    await picture(page, "laws-beside");
    await page.getByLabel("Only differences").uncheck();
    await eventually(() => page.locator("[data-kind=same], [data-kind=moved]").count()).toBeGreaterThan(0);
    await page.getByLabel("Search").fill("flag");
    await eventually(() => page.locator("[data-kind]").count()).toBeLessThan(60);
    expect(await findings(page)).toEqual([]);
  });
});

test("the reading room on a phone, in Croatian and in both Serbian scripts", async () => {
  await inHall(async (_, visitors) => {
    const page = await visitors.open("/laws?edition=2017&q=rokad", { viewport: PHONE, locale: "hr" });
    await eventually(() => page.locator(".says[lang=hr]").count()).toBeGreaterThan(2);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("hr");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await findings(page)).toEqual([]);
    await picture(page, "laws-phone");
    await page.getByLabel("Izdanje").selectOption("2009");
    await page.getByLabel("Jezik").selectOption("sr-Cyrl");
    await page.getByLabel("Тражи").fill("рокад");
    await eventually(() => page.locator(".says[lang=sr-Cyrl]").count()).toBeGreaterThan(2);
    // The language is remembered on this device.
    await page.reload();
    await eventually(() => page.locator("h1").textContent()).toBe("Читаоница");
  });
});

test("the front door, dark", async () => {
  await inHall(async (hall, visitors) => {
    await hall.event({ name: "Spring Open" });
    await hall.event({ name: "Closed evening", private: true });
    const page = await visitors.open("/", { viewport: TABLET, colorScheme: "dark" });
    await page.waitForSelector("[data-events] li");
    expect(await page.locator("[data-events] li").allTextContents()).toEqual([expect.stringContaining("Spring Open")]);
    expect(await findings(page)).toEqual([]);
    await picture(page, "start");
  });
});
