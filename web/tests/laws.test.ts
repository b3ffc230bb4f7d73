// The reading room: its search, and how it reads on every screen.

import { expect, test } from "vitest";
import { DESKTOP, findings, inHall, picture } from "./hall";

/** Polls until an assertion holds. */
function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

test("words are found in any order, the best article first, in the language of the page", async () => {
  await inHall(async (_, visitors) => {
    const page = await visitors.open("/laws?edition=2023", { viewport: DESKTOP });
    await page.waitForSelector("article");
    const ids = () => page.locator("article").evaluateAll((all) => all.map((one) => one.getAttribute("data-id")!));
    await page.getByLabel("Search").fill("flag fall mate");
    await eventually(async () => (await ids()).length).toBeLessThan(100);
    expect((await ids()).length).toBeGreaterThan(0);
    expect((await ids()).slice(0, 5)).toContain("6.9");
    expect(await findings(page)).toEqual([]);
    await picture(page, "laws-found");
    // Another order of the words is the same search.
    const before = await ids();
    await page.getByLabel("Search").fill("mate flag fall");
    await eventually(ids).toEqual(before);
    // A number finds that article with its items, in order.
    await page.getByLabel("Search").fill("7.5");
    await eventually(async () => (await ids())[0]).toBe("7.5");
    expect((await ids()).every((id) => id.startsWith("7.5"))).toBe(true);
    await page.getByLabel("Search").fill("xyzzy");
    await page.getByText("No matches.").waitFor();
    await page.getByLabel("Search").fill("");
    await eventually(async () => (await ids())[0]).toBe("introduction");

    await page.getByLabel("Language").selectOption("sr-Cyrl");
    await page.getByLabel("Издање").selectOption("2009");
    await page.waitForSelector(".says[lang=sr-Cyrl]");
    // Typed in the other script, without the accents.
    await page.getByLabel("Тражи").fill("zastavica pala");
    await eventually(() => page.locator("mark").count()).toBeGreaterThan(0);
    expect(await page.locator("mark").first().textContent()).toMatch(/^[зЗпП]/);
  });
});

test("headings are bold, the preface is read", async () => {
  await inHall(async (_, visitors) => {
    const page = await visitors.open("/laws?edition=2023", { viewport: DESKTOP });
    const weight = (id: string) => page.locator(`article[data-id="${id}"] .says`).evaluate((says) => getComputedStyle(says).fontWeight);
    await page.waitForSelector("article");
    expect(Number(await weight("1"))).toBeGreaterThan(600);
    for (const id of ["introduction", "preface", "guidelines", "1.1"]) expect(Number(await weight(id)), id).toBe(400);
    expect(await page.locator('article[data-id="preface"] .id').textContent()).toBe("Preface");
  });
});

test.each([
  [800, 1280],
  [1024, 768],
  [390, 844],
  [844, 390],
  [1280, 800],
  [1920, 1080],
])("the reading room fits %i by %i", async (width, height) => {
  await inHall(async (_, visitors) => {
    for (const [name, path, ready] of [
      ["room", "/laws?edition=2017&article=6.9", "article.open"],
      ["two", "/laws?edition=2023&beside=2018", "[data-kind]"],
    ] as const) {
      const page = await visitors.open(path, { viewport: { width, height }, locale: "hr", colorScheme: width > height ? "dark" : "light" });
      await page.waitForSelector(ready);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await findings(page)).toEqual([]);
      await picture(page, `laws-${name}-${width}x${height}`);
      await page.close();
    }
  });
});
