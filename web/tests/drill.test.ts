// The gym: a question from story to ruling, the score that leads to weak topics, a paper with its key.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Paper } from "../src/api";
import { DESKTOP, findings, inHall, PHONE, picture, type Hall } from "./hall";

const SMALL = { width: 360, height: 640 };
const FILTER = "topic=illegal-moves&edition=2023";
const QUESTION = `/drill/question?${FILTER}&seed=7&number=1`;

function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

/** What the server draws for these addresses. */
async function paperOf(hall: Hall, filter = FILTER, count = 10): Promise<Paper> {
  return hall.call<Paper>("GET", `/drill/questions?${filter}&seed=7&questions=${count}&lang=en`);
}

/** Answers the current question. */
async function answer(page: Page, option: number): Promise<void> {
  await page.locator(`button[data-option="${option}"]`).click();
  await page.locator("[data-result]").waitFor();
}

test("a question on a phone: the story, the answers, what each teaches, the ruling with its article", async () => {
  await inHall(async (hall, visitors) => {
    const page = await visitors.open("/", { viewport: SMALL, hasTouch: true, isMobile: true });
    await page.locator('a[href="/drill"]').tap();
    await page.locator("[data-start]").waitFor({ timeout: 60_000 });
    await picture(page, "drill-start");
    expect(await findings(page)).toEqual([]);
    await page.locator("[data-filter=topic]").selectOption("illegal-moves");
    await page.locator("[data-filter=edition]").selectOption("2023");
    await page.locator("[data-start]").tap();
    await page.locator("[data-option]").first().waitFor();
    expect(page.url()).toMatch(/\/drill\/question\?topic=illegal-moves&edition=2023&seed=\d+&number=1$/);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Illegal moves");

    const { questions } = await paperOf(hall);
    const [first] = questions;
    await page.goto(`${hall.origin}${QUESTION}`);
    await page.locator("[data-option]").first().waitFor();
    expect(await page.locator("[data-question]").getAttribute("data-question")).toBe(first!.id);
    expect(await page.locator("[data-story] li").count()).toBe(first!.lines.length);
    await picture(page, "drill-question");
    expect(await findings(page)).toEqual([]);
    for (const option of await page.locator("button[data-option]").all())
      expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(48);
    // A line of the story shows its board.
    await page.locator("[data-story] button").first().tap();
    expect(await page.locator("[data-story] [aria-current]").innerText()).toContain(first!.lines[0]!.text);

    const wrong = first!.right === 0 ? 1 : 0;
    await answer(page, wrong);
    expect(await page.locator("[data-result]").getAttribute("data-result")).toBe("wrong");
    expect(await page.locator("[data-result] h3").innerText()).toContain(first!.ruling);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("result");
    expect(await page.locator("[data-teaches]").count()).toBe(first!.teaches.filter((lesson) => lesson !== null).length);
    expect(await page.locator("[data-result] dt a").first().getAttribute("href")).toBe(
      `/laws?edition=2023&article=${first!.rulings[0]!.article}`,
    );
    await picture(page, "drill-wrong");
    expect(await findings(page)).toEqual([]);

    await page.locator("[data-next]").tap();
    await eventually(() => page.locator("[data-question]").getAttribute("data-question")).toBe(questions[1]!.id);
    await answer(page, questions[1]!.right);
    expect(await page.locator("[data-result]").getAttribute("data-result")).toBe("right");
    await picture(page, "drill-right");
    await page.goBack();
    await eventually(() => page.locator("[data-question]").getAttribute("data-question")).toBe(first!.id);
    // The selection is remembered.
    await page.locator("[data-stop]").tap();
    await page.locator("[data-start]").waitFor();
    expect(await page.locator("[data-filter=topic]").inputValue()).toBe("illegal-moves");
    expect(await page.locator("[data-score]").innerText()).toMatch(/1 of 2 right/);
    await page.locator("[data-score]").scrollIntoViewIfNeeded();
    await picture(page, "drill-score");
    expect(await findings(page)).toEqual([]);
  });
});

test("a story is told line by line to those who want it so", async () => {
  await inHall(async (hall, visitors) => {
    const { questions } = await paperOf(hall);
    const number = questions.findIndex(({ lines }) => lines.length > 1) + 1;
    const { lines } = questions[number - 1]!;
    const page = await visitors.open(QUESTION.replace("number=1", `number=${number}`), { viewport: DESKTOP });
    await page.getByRole("button", { name: "Show line by line" }).click();
    expect(await page.locator("[data-story] li").count()).toBe(0);
    expect(await page.locator("[data-option]").count()).toBe(0);
    await picture(page, "drill-stepwise");
    for (let line = 1; line <= lines.length; line += 1) {
      await page.locator("[data-step-on]").click();
      expect(await page.locator("[data-story] li").count()).toBe(line);
    }
    expect(await page.locator("[data-option]").count()).toBeGreaterThan(1);
    await page.reload();
    await page.locator("[data-tell-all]").click();
    expect(await page.locator("[data-story] li").count()).toBe(lines.length);
    expect(await findings(page)).toEqual([]);
    await picture(page, "drill-desktop");
  });
});

test("weak topics are practised", async () => {
  await inHall(async (hall, visitors) => {
    const page = await visitors.open("/drill", { viewport: PHONE });
    await page.locator("[data-start]").waitFor({ timeout: 60_000 });
    await page.evaluate(() => localStorage.setItem("touchmove-drill-score", JSON.stringify({ clock: "1111111111", offers: "10000" })));
    await page.reload();
    await page.locator("[data-score]").waitFor();
    expect(await page.locator("[data-score] li").filter({ hasText: "Draw offers" }).innerText()).toMatch(/weak/);
    expect(await page.locator("[data-score] li").filter({ hasText: "Clock" }).innerText()).not.toMatch(/weak/);
    await page.locator("[data-weak]").click();
    await page.locator("[data-question]").waitFor();
    expect(new URL(page.url()).searchParams.get("topic")).toBe("offers");
    expect(await page.locator("h2").innerText()).toBe("Draw offers");
    for (let count = 0; count < 3; count += 1) {
      const before = page.url();
      await page.locator("[data-next]").click();
      await eventually(() => page.url()).not.toBe(before);
    }
    expect(new URL(page.url()).searchParams.get("topic")).toBe("offers");
    // If nothing matches, the page says so.
    await page.goto(`${hall.origin}/drill/question?topic=blind&level=3&edition=2005&seed=5&number=1`);
    await page.getByText("No incident fits this choice.").waitFor();
    expect(await findings(page)).toEqual([]);
  });
});

test("a paper has its key on a page of its own", async () => {
  await inHall(async (hall, visitors) => {
    const page = await visitors.open("/drill", { viewport: DESKTOP });
    await page.locator("[data-make-paper]").click({ timeout: 60_000 });
    await page.locator("[data-paper]").waitFor();
    expect(page.url()).toMatch(/\/drill\/paper\?.*questions=10$/);
    await page.goto(`${hall.origin}/drill/paper?${FILTER}&seed=7&questions=10`);
    await page.locator("[data-paper]").waitFor();
    const { questions, key } = await paperOf(hall);
    expect(await page.locator(".questions > li").count()).toBe(questions.length);
    expect(await page.locator("[data-key] li").allInnerTexts()).toHaveLength(key.length);
    expect((await page.locator("[data-key] li").first().innerText()).replaceAll(/\s+/g, " ")).toContain(
      `1. ${key[0]} ${questions[0]!.ruling}`,
    );
    await picture(page, "drill-paper");
    expect(await findings(page)).toEqual([]);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("[data-print]").isVisible()).toBe(false);
    expect(await page.locator("[data-key]").evaluate((one) => getComputedStyle(one).breakBefore)).toBe("page");
    await page.setViewportSize({ width: 794, height: 1123 });
    await picture(page, "drill-paper-print");
  });
});

test.each(["en", "sr-Latn", "sr-Cyrl", "hr", "cs"])("nothing is missing in %s", async (locale) => {
  await inHall(async (_, visitors) => {
    const page = await visitors.open("/drill", { viewport: PHONE, locale });
    const whole = async () => {
      const text = `${await page.locator("body").innerText()} ${await page.title()}`;
      expect(text.match(/\b(?:ask|drill|topic|question|level)-[a-z-]+/g)).toBeNull();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    };
    await page.locator("[data-start]").waitFor({ timeout: 60_000 });
    await whole();
    await page.goto(new URL(QUESTION, page.url()).href);
    await page.locator("button[data-option]").first().click();
    await page.locator("[data-result]").waitFor();
    await whole();
    await picture(page, `drill-result-${locale}`);
    await page.goto(new URL(`/drill/paper?${FILTER}&seed=7&questions=5`, page.url()).href);
    await page.locator("[data-key]").waitFor();
    await whole();
  });
});

test.each([
  [360, 640, "light"],
  [390, 844, "dark"],
  [844, 390, "dark"],
  [800, 1280, "light"],
  [1024, 768, "dark"],
  [1440, 900, "light"],
] as const)("the gym fits %i by %i, %s", async (width, height, colorScheme) => {
  await inHall(async (_, visitors) => {
    const page = await visitors.open("/drill", { viewport: { width, height }, colorScheme });
    for (const [name, path, ready] of [
      ["start", "/drill", "[data-start]"],
      ["question", QUESTION, "[data-option]"],
      ["paper", `/drill/paper?${FILTER}&seed=7&questions=5`, "[data-key]"],
    ] as const) {
      await page.goto(new URL(path, page.url()).href);
      await page.locator(ready).first().waitFor({ timeout: 60_000 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
      expect(await findings(page), name).toEqual([]);
      await picture(page, `drill-${name}-${width}x${height}`);
    }
  });
});

test("what was loaded is asked without a connection, too", async () => {
  await inHall(async (_, visitors) => {
    const page = await visitors.open(QUESTION, { viewport: PHONE });
    await page.locator("[data-option]").first().waitFor({ timeout: 60_000 });
    await eventually(() =>
      page.evaluate(async () => (await (await caches.open("touchmove-ask-1")).keys()).some(({ url }) => url.includes("/drill/questions"))),
    ).toBe(true);
    await eventually(() => page.evaluate(async () => (await caches.match("/drill")) !== undefined)).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await page.locator("[data-next]").click();
    await page.locator("[data-next]").click();
    await page.locator("button[data-option]").first().click();
    await page.locator("[data-result]").waitFor();
    await page.locator("[data-stop]").click();
    await page.locator("[data-start]").click();
    await page.getByText("new incidents cannot be loaded").waitFor();
    expect(visitors.faults.splice(0).filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
  });
});
