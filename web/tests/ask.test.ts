// The adviser: from the front page to the ruling on a phone, with and without a connection, on paper, in every language.

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, findings, inHall, PHONE, picture, type Visitors } from "./hall";

const SMALL = { width: 360, height: 640 };
const FLAG = "/ask/flag/black/claimed?edition=2023&class=standard&increment=true";
const ILLEGAL = "/ask/illegal/white/claimed/none?edition=2023&class=standard&increment=true";

function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

/** Taps as a thumb does: counted, and only targets that are large enough and not covered. */
class Thumb {
  taps = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async tap(what: string | Locator): Promise<void> {
    const found = typeof what === "string" ? this.#page.locator(what) : what;
    const box = await found.first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), String(what)).toBeGreaterThanOrEqual(36);
    this.taps += 1;
    await found.first().tap();
  }
}

const ruling = (page: Page) => page.locator("[data-ruling]").textContent();

async function phone(visitors: Visitors, path: string, options = {}): Promise<Page> {
  return visitors.open(path, { viewport: SMALL, hasTouch: true, isMobile: true, ...options });
}

/** Waits until all answers are loaded. */
async function loaded(page: Page): Promise<void> {
  await page.locator("[data-ready=true]").waitFor({ state: "attached", timeout: 90_000 });
}

/** The whole way from the front page, with a check at each step. */
async function fromTheFrontPage(page: Page, thumb: Thumb, look: (name: string) => Promise<void>): Promise<void> {
  await thumb.tap("[data-ask]");
  await page.locator("[data-topic]").first().waitFor();
  await look("topics");
  await thumb.tap("[data-topic=flag]");
  await page.locator("[data-choice]").first().waitFor();
  await look("question");
  await thumb.tap("[data-choice=black]");
  await thumb.tap("[data-choice=claimed]");
  await page.locator("[data-ruling]").waitFor();
  await look("board");
}

/** White's king and knight against Black's king and rook. The king is selected already, and Black, whose flag fell, is on move. */
async function setUp(thumb: Thumb): Promise<void> {
  const taps = [
    "[data-set=e3]",
    "[data-piece=wn]",
    "[data-set=d4]",
    "[data-piece=bk]",
    "[data-set=e6]",
    "[data-piece=br]",
    "[data-set=h1]",
  ];
  for (const what of taps) await thumb.tap(what);
}

test("Black's flag fell, White has a knight, Black has a rook: four taps to the ruling, twelve with the board", async () => {
  await inHall(async (_, visitors) => {
    const page = await phone(visitors, "/");
    const thumb = new Thumb(page);
    await page.locator("[data-ask]").waitFor();
    const began = Date.now();
    const seconds = () => ((Date.now() - began) / 1000).toFixed(1);
    await fromTheFrontPage(page, thumb, async () => {});
    expect(await ruling(page)).toMatch(/if the opponent can still checkmate/);
    expect(thumb.taps).toBe(4);
    console.log(`the adviser: ${thumb.taps} taps, ${seconds()} s to the ruling`);
    await setUp(thumb);
    expect(await page.getByLabel("Black to move").isChecked()).toBe(true);
    await thumb.tap("[data-decide]");
    await eventually(() => ruling(page)).toMatch(/lost on time: 1-0/);
    expect(thumb.taps).toBe(12);
    console.log(`the adviser: ${thumb.taps} taps, ${seconds()} s with the board`);
  });
});

test("every state on the way is read out, and Back leads back", async () => {
  await inHall(async (_, visitors) => {
    const page = await phone(visitors, "/");
    const thumb = new Thumb(page);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.locator("[data-ask]").waitFor();
    await picture(page, "ask-front");
    await fromTheFrontPage(page, thumb, async (name) => {
      await picture(page, `ask-${name}`);
      expect(await findings(page), name).toEqual([]);
      if (name === "question") expect(await focused()).toBe("Whose flag has fallen?");
      if (name === "board") expect(await focused()).toBe(await ruling(page));
    });
    await setUp(thumb);
    await page.locator("[data-decide]").scrollIntoViewIfNeeded();
    await picture(page, "ask-set-up");
    await thumb.tap("[data-decide]");
    await eventually(() => ruling(page)).toMatch(/lost on time: 1-0/);
    expect(await focused()).toBe(await ruling(page));
    expect(await page.locator("[data-checkmate]").textContent()).toContain("#");
    await picture(page, "ask-decided");

    // The moves to checkmate can be played on a board.
    const line = page.locator("[data-line]");
    await line.waitFor();
    const steps = async () => (await line.locator("[data-step]").innerText()).replaceAll(" ", "");
    const [, last] = (await steps()).split("/");
    expect(Number(last)).toBeGreaterThan(1);
    await line.locator("[data-step-on]").tap();
    await eventually(steps).toBe(`1/${last}`);
    await line.getByRole("button", { name: "One step back" }).tap();
    await eventually(steps).toBe(`0/${last}`);
    for (let step = 0; step < Number(last); step += 1) await line.locator("[data-step-on]").tap();
    await eventually(steps).toBe(`${last}/${last}`);
    await line.evaluate((one) => one.scrollIntoView({ block: "center" }));
    await picture(page, "ask-line");
    expect(await findings(page)).toEqual([]);

    // Going back leads to the set-up of the board, then to the question before it.
    await page.goBack();
    await eventually(() => page.locator("[data-sure]").count()).toBe(2);
    await page.goBack();
    await eventually(() => page.locator("h2").textContent()).toBe("Who noticed?");
    await page.goForward();
    await eventually(() => page.locator("[data-sure]").count()).toBe(2);
    await thumb.tap("[data-sure=false]");
    await eventually(() => ruling(page)).toContain("the opponent cannot checkmate");
    expect(new URL(page.url()).searchParams.get("can_checkmate")).toBe("false");
  });
});

test("what is wrong with a position is said beside the board", async () => {
  await inHall(async (_, visitors) => {
    const page = await phone(visitors, FLAG);
    await page.locator("[data-set=e1]").tap();
    await page.locator("[data-decide]").tap();
    await eventually(() => page.locator("[data-wrong]").textContent()).toContain("Black must have exactly one king");
    expect(new URL(page.url()).search).not.toContain("fen");
    expect(await findings(page)).toEqual([]);
    // An address with such a position, opened from elsewhere, says so too, and the question stays.
    await page.goto(`${page.url()}&fen=8%2F8%2F8%2F8%2F8%2F8%2F8%2F4K3+b+-+-+0+1`);
    await eventually(() => page.locator("[data-wrong]").textContent()).toContain("Black must have exactly one king");
    expect(await page.locator("[data-sure]").count()).toBe(2);
    expect(visitors.faults.splice(0).every((fault) => fault.includes("status of 400"))).toBe(true);
  });
});

test("conditions are remembered, and an address that names others does not change them", async () => {
  await inHall(async (hall, visitors) => {
    const page = await phone(visitors, "/ask");
    const line = page.locator("[data-conditions]");
    await line.waitFor();
    expect(await line.innerText()).toMatch(/2023 · Standard · with increment/);
    await line.tap();
    expect(await page.getByRole("group", { name: "Supervision" }).count()).toBe(0);
    await page.getByLabel("Blitz").check({ force: true });
    await page.getByLabel(/Limited/).check({ force: true });
    await page.getByLabel("without increment").check({ force: true });
    await page.getByLabel("2018").check({ force: true });
    await picture(page, "ask-conditions");
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Done" }).tap();
    expect(await line.innerText()).toMatch(/2018 · Blitz · one arbiter for many games · without increment/);
    await page.reload();
    await line.waitFor();
    expect(await line.innerText()).toMatch(/2018 · Blitz/);

    // An answer opened from another user's address.
    await page.goto(`${hall.origin}${ILLEGAL}`);
    await page.locator("[data-ruling]").waitFor();
    expect(await line.innerText()).toMatch(/2023 · Standard/);
    expect(await ruling(page)).toContain("2:00");
    await page.locator("[data-new]").tap();
    await eventually(() => line.innerText()).toMatch(/2018 · Blitz/);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/ask");

    // A change made there is remembered.
    await page.goto(`${hall.origin}${ILLEGAL}`);
    await page.locator("[data-ruling]").waitFor();
    await line.tap();
    await page.getByLabel("Rapid").check({ force: true });
    await eventually(() => new URL(page.url()).searchParams.get("class")).toBe("rapid");
    await page.goto(`${hall.origin}/ask`);
    await line.waitFor();
    expect(await line.innerText()).toMatch(/2023 · Rapid · full supervision · with increment/);
  });
});

test("an answer is an address; its trail and the last asked lead back", async () => {
  await inHall(async (_, visitors) => {
    const page = await visitors.open(ILLEGAL, { viewport: DESKTOP });
    await page.locator("[data-ruling]").waitFor();
    const own = await ruling(page);
    expect(await page.title()).toContain(own);
    expect(await page.locator("[data-articles] dt").allInnerTexts()).toContain("7.5.5");
    expect(await page.locator("[data-articles] a").first().getAttribute("href")).toBe("/laws?edition=2023&article=7.5.1");
    await picture(page, "ask-desktop");
    expect(await findings(page)).toEqual([]);
    // An answer that does not match leads to the question.
    await page.locator("[data-trail=claimed]").click();
    await eventually(() => page.locator("h2").textContent()).toBe("What happened?");
    expect(new URL(page.url()).pathname).toBe("/ask/illegal/white");
    await page.locator("[data-choice=two-hands]").click();
    await page.locator("[data-choice=one]").click();
    await eventually(() => ruling(page)).toContain("two hands");
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await eventually(() => ruling(page)).toBe(own);
    await page.locator("[data-new]").click();
    const last = page.locator("[data-last] button");
    await eventually(() => last.count()).toBe(2);
    await last.filter({ hasText: "Two hands" }).click();
    await eventually(() => ruling(page)).toContain("two hands");
    // It is shared unchanged.
    await page.evaluate(() =>
      Object.defineProperty(navigator, "share", {
        value: (given: ShareData) => ((globalThis as unknown as { given: ShareData }).given = given),
      }),
    );
    await page.locator("[data-share]").click();
    expect(await page.evaluate(() => (globalThis as unknown as { given: ShareData }).given.url)).toBe(page.url());
  });
});

test("the clocks are worked out from what was read", async () => {
  await inHall(async (_, visitors) => {
    const page = await phone(visitors, ILLEGAL);
    const clocks = page.locator("[data-clocks]");
    await clocks.waitFor();
    expect(await clocks.locator("[data-clock=white]").innerText()).toMatch(/−\s+increment of the press that is undone/);
    expect(await clocks.locator("[data-clock=black]").innerText()).toMatch(/\+ 2:00\s+7\.5\.5/);
    expect(await clocks.innerText()).not.toContain("59:30");
    await clocks.scrollIntoViewIfNeeded();
    await picture(page, "ask-clocks-any");
    await clocks.getByLabel("White").fill("1.00.00");
    await clocks.locator("[data-reckon]").tap();
    await clocks.getByText("Type both times").waitFor();
    await clocks.getByLabel("Black").fill("20:00");
    await clocks.locator("[data-reckon]").tap();
    await eventually(() => clocks.locator("[data-clock=white] .after").innerText()).toContain("59:30");
    expect(await clocks.locator("[data-clock=black] .after").innerText()).toContain("22:00");
    expect(await clocks.locator(".running").getAttribute("data-clock")).toBe("white");
    expect(await page.locator("[data-steps]").innerText()).toContain("Set Black's clock from 20:00 to 22:00.");
    expect(page.url()).toContain("white_ms=3600000&black_ms=1200000");
    // The increment of this event is ten seconds.
    await clocks.locator("[data-increment]").fill("10");
    await clocks.locator("[data-reckon]").tap();
    await eventually(() => clocks.locator("[data-clock=white] .after").innerText()).toContain("59:50");
    await clocks.evaluate((one) => one.scrollIntoView());
    await picture(page, "ask-clocks-read");
    expect(await findings(page)).toEqual([]);
    // The article's text is shown without a request.
    await clocks.locator("[data-article='7.5.5']").tap();
    await page.getByText("share one count per player").last().waitFor();
    expect(await findings(page)).toEqual([]);
  });
});

test("without a connection the answers that were loaded come at once, and what cannot be asked says so", async () => {
  await inHall(async (_, visitors) => {
    const page = await phone(visitors, "/ask", { serviceWorkers: "block" });
    await loaded(page);
    await picture(page, "ask-ready");
    await page.context().setOffline(true);
    await page.locator("[data-topic=illegal]").tap();
    for (const choice of ["white", "claimed", "none"]) await page.locator(`[data-choice=${choice}]`).tap();
    const began = Date.now();
    await page.locator("[data-ruling]").waitFor();
    expect(Date.now() - began).toBeLessThan(500);
    expect(await ruling(page)).toContain("2:00");
    await page.getByLabel("White", { exact: true }).fill("5:00");
    await page.getByLabel("Black", { exact: true }).fill("5:00");
    await page.locator("[data-reckon]").tap();
    await page.getByText("the new times cannot be worked out").waitFor();
    await picture(page, "ask-offline");
    await page.locator("[data-new]").tap();
    await page.locator("[data-topic=flag]").tap();
    for (const choice of ["black", "claimed"]) await page.locator(`[data-choice=${choice}]`).tap();
    await page.locator("[data-set=e1]").tap();
    await page.locator("[data-decide]").tap();
    await page.getByText("the position cannot be checked").waitFor();
    expect(await findings(page)).toEqual([]);
    // Answers under other conditions were not loaded.
    await page.locator("[data-conditions]").tap();
    await page.getByLabel("Rapid").check({ force: true });
    await page.getByText("the answer for these conditions is not on this device").waitFor();
    await page.context().setOffline(false);
    await eventually(() => page.locator("[data-ruling]").isVisible()).toBe(true);
    await eventually(() => page.getByText("is not on this device").count()).toBe(0);
  });
});

test("a page that was open before opens without a connection", async () => {
  await inHall(async (_, visitors) => {
    const page = await phone(visitors, "/ask");
    await loaded(page);
    // Only the pages for arbiters have the worker.
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname)),
    ).toEqual(["/ask"]);
    await page.context().setOffline(true);
    await page.reload();
    await page.locator("[data-topic=illegal]").tap();
    for (const choice of ["black", "seen", "one"]) await page.locator(`[data-choice=${choice}]`).tap();
    await page.locator("[data-ruling]").waitFor();
    const offline = await ruling(page);
    await page.reload();
    await page.locator("[data-ruling]").waitFor();
    expect(await ruling(page)).toBe(offline);
    await page.context().setOffline(false);
    await page.reload();
    await eventually(() => ruling(page)).toBe(offline);
    expect(await page.evaluate(() => caches.keys())).toEqual(["touchmove-ask-1"]);
    // The browser reports requests that the worker could not answer.
    expect(visitors.faults.splice(0).filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
  });
});

test("on paper a ruling takes half a page", async () => {
  await inHall(async (_, visitors) => {
    const page = await visitors.open(`${ILLEGAL}&white_ms=3600000&black_ms=1200000`, { viewport: { width: 794, height: 1123 } });
    await page.locator("[data-ruling]").waitFor();
    await page.emulateMedia({ media: "print" });
    const paper = page.locator("[data-paper]");
    expect(await paper.isVisible()).toBe(true);
    for (const hidden of ["[data-answer]", "[data-new]", "[data-conditions]", "[data-trail]", "header"])
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
    expect(await paper.innerText()).toMatch(/7\.5\.1, 7\.5\.5/);
    expect(await paper.innerText()).toContain("59:30");
    const { height } = (await paper.boundingBox())!;
    // At 96 dots per inch A4 is 1123 pixels high.
    expect(height).toBeLessThan(1123 / 2);
    expect(await paper.evaluate((one) => one.scrollHeight <= one.clientHeight)).toBe(true);
    await picture(page, "ask-paper");
  });
});

test.each(["en", "sr-Latn", "sr-Cyrl", "hr", "cs"])("nothing is missing in %s", async (locale) => {
  await inHall(async (_, visitors) => {
    const page = await visitors.open("/ask", { viewport: PHONE, locale });
    const whole = async () => {
      const text = `${await page.locator("body").innerText()} ${await page.title()}`;
      expect(text.match(/\b(?:ask|drill|topic|question|game)-[a-z-]+/g)).toBeNull();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    };
    await page.locator("[data-topic]").first().waitFor();
    await page.locator("[data-conditions]").click();
    await page.locator("input[value=rapid]").check({ force: true });
    await whole();
    await picture(page, `ask-conditions-${locale}`);
    for (const path of [
      FLAG,
      `${FLAG}&can_checkmate=true`,
      ILLEGAL,
      "/ask/conduct/distracting/white?edition=2014&class=blitz&supervision=limited&increment=false",
    ]) {
      await page.goto(new URL(path, page.url()).href);
      await page.locator("[data-ruling]").waitFor();
      await whole();
      if (path === ILLEGAL) await picture(page, `ask-answer-${locale}`);
    }
  });
});

test.each([
  [360, 640, "light"],
  [390, 844, "dark"],
  [844, 390, "dark"],
  [800, 1280, "light"],
  [1024, 768, "dark"],
  [1440, 900, "light"],
] as const)("the adviser fits %i by %i, %s", async (width, height, colorScheme) => {
  await inHall(async (_, visitors) => {
    const page = await visitors.open("/ask", { viewport: { width, height }, colorScheme });
    for (const [name, path, ready] of [
      ["topics", "/ask", "[data-topic]"],
      ["question", "/ask/illegal/white", "[data-choice]"],
      ["answer", `${ILLEGAL}&white_ms=3600000&black_ms=1200000`, "[data-ruling]"],
      ["board", FLAG, "[data-decide]"],
      ["penalties", "/ask/conduct/distracting/white?edition=2017&class=standard&increment=true", ".penalties"],
    ] as const) {
      await page.goto(new URL(path, page.url()).href);
      await page.locator(ready).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
      expect(await findings(page), name).toEqual([]);
      await picture(page, `ask-${name}-${width}x${height}`);
    }
  });
});
