// The wall, the organiser's pages, the reading room and the front door.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DESKTOP, findings, inHall, PHONE, picture, TABLET, until } from "./hall";

/** What is looked for comes sooner or later. */
function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

test("the wall: a grid, one board large, and the time that each move took", async () => {
  await inHall(async (hall, visitors) => {
    const { event, tables } = await hall.event({ name: "Spring Open" }, [
      ["Alder", "Birch"],
      ["Cedar", "Elm"],
      ["Fir", "Hazel"],
      ["Larch", "Maple"],
      ["Oak", "Pine"],
      ["Rowan", "Spruce"],
    ]);
    const { board } = tables[0]!;
    for (const { board: one } of tables) await hall.act(one, { act: "start" });
    const wall = await visitors.open(`/wall/${event.event}`, { viewport: DESKTOP });
    await wall.waitForSelector("[data-board]");
    expect(await wall.locator("[data-board]").count()).toBe(6);
    let [white, black] = [5_430_000, 5_430_000];
    for (const [ply, move] of "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6".split(" ").entries()) {
      const by = ply % 2 === 0 ? "white" : "black";
      // What the player thought is set, as nobody wants to wait for it here.
      if (by === "white") white -= 60_000 * (ply + 1);
      else black -= 45_000 * ply;
      await hall.act(board, { act: "set_clock", white_ms: white, black_ms: black });
      await hall.act(board, { act: "move", by, move });
      await hall.act(board, { act: "press", by });
      if (by === "white") white += 30_000;
      else black += 30_000;
    }
    await hall.act(tables[1]!.board, { act: "resign", by: "black" });
    await eventually(() => wall.locator(`[data-board="${board}"]`).textContent()).toContain("g8–f6");
    await eventually(() => wall.locator(`[data-board="${tables[1]!.board}"]`).textContent()).toMatch(/Elm\s*0.*Cedar\s*1/s);
    expect(await findings(wall)).toEqual([]);
    await picture(wall, "wall-six");
    await wall.locator(`[data-board="${board}"]`).click();
    await eventually(() => wall.locator("[data-large] .score li").count()).toBe(4);
    await eventually(() => wall.locator("[data-large] rect.white, [data-large] rect.black").count()).toBeGreaterThanOrEqual(8);
    expect(await wall.locator("figcaption").textContent()).toMatch(/White 16 min, Black 12 min/);
    expect(await findings(wall)).toEqual([]);
    await picture(wall, "wall-large");
    await wall.keyboard.press("Escape");
    await wall.waitForSelector("[data-board]");
    const phone = await visitors.open(`/wall/${event.event}`, { viewport: PHONE });
    await phone.waitForSelector("[data-board]");
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await picture(phone, "wall-phone");
  });
});

test("the wall turns its own pages, and is as late as the event says", async () => {
  await inHall(async (hall, visitors) => {
    const players = [...Array(30).keys()].map(() => ["", ""] as [string, string]);
    const { event, tables } = await hall.event({ broadcast_delay_ms: 60_000 }, players);
    const wall = await visitors.open(`/wall/${event.event}`, { viewport: TABLET });
    await wall.waitForSelector("[data-board]");
    const first = await wall.locator("[data-board]").first().getAttribute("data-board");
    expect(await wall.locator("[data-board]").count()).toBeLessThan(30);
    await hall.act(tables[0]!.board, { act: "start" });
    await until(hall, tables[0]!.board, ({ answer }) => answer.state.phase === "running");
    await wall.waitForTimeout(1000);
    expect(await wall.locator(".runs").count()).toBe(0);
    expect(await wall.locator("header").textContent()).toContain("delayed by 1 minute");
    await eventually(() => wall.locator("[data-board]").first().getAttribute("data-board")).not.toBe(first);
    await wall.keyboard.press("ArrowLeft");
    expect(await wall.locator("[data-board]").first().getAttribute("data-board")).toBe(first);
  });
});

test("an event from nothing to printed cards", async () => {
  await inHall(async (hall, visitors) => {
    const page = await visitors.open(`/a/${hall.token}`, { viewport: DESKTOP });
    await page.getByRole("link", { name: "New event" }).click();
    await page.getByLabel("Name").fill("Autumn Open");
    await page.getByLabel("Time control").selectOption("900+10");
    await page.getByLabel("Chess960").check();
    await page.getByRole("button", { name: "Draw", exact: true }).click();
    await eventually(() => page.locator(".drawn strong").textContent()).toMatch(/^\d+$/);
    const number = await page.locator(".drawn strong").textContent();
    expect(await findings(page)).toEqual([]);
    await picture(page, "organiser-new");
    await page.getByRole("button", { name: "Make the event" }).click();
    await page.waitForSelector("[data-role=arbiter]");
    await eventually(() => page.locator("main img").count()).toBe(3);
    expect(await findings(page)).toEqual([]);
    await page.locator("[data-next]").click();
    await page.locator("form select").selectOption("csv");
    await page.getByLabel("Or paste").fill("table,white,black\n1,Alder,Birch\n2,Cedar,Alder\n");
    await page.getByRole("button", { name: "Set up boards" }).click();
    // What is wrong with a file is said with its line.
    await eventually(() => page.locator("[role=alert]").textContent()).toMatch(/line 3/);
    expect(visitors.faults.splice(0)).toEqual([expect.stringContaining("status of 400")]);
    await page.getByLabel("Or paste").fill("table,white,black\n1,Alder,Birch\n2,Cedar,Elm\n3,Fir,Hazel\n");
    await page.getByRole("button", { name: "Set up boards" }).click();
    await eventually(() => page.locator("tbody tr").count()).toBe(3);
    expect(await findings(page)).toEqual([]);
    await picture(page, "organiser");
    const sheets: Record<string, number> = { cards: 2, scoresheets: 6, envelopes: 2, slips: 1, start: 1 };
    for (const [paper, count] of Object.entries(sheets)) {
      await page.locator(`[data-paper=${paper}]`).click();
      await page.waitForSelector("[data-ready=true]");
      expect(await page.locator("[data-sheet]").count(), paper).toBe(count);
      expect(await findings(page)).toEqual([]);
      if (paper === "start") expect(await page.locator(".number").textContent()).toContain(number);
      await picture(page, `print-${paper}`);
      await page.keyboard.press("Escape");
    }
    // The next round has a start of its own, drawn for everybody to see.
    await page.getByRole("button", { name: "Next round" }).click();
    expect(await page.locator("[data-start]").textContent()).toBe(`Chess960 · ${number}`);
    await page.getByRole("button", { name: "Draw on the projector" }).click();
    await page.getByRole("button", { name: "Draw", exact: true }).click();
    await eventually(() => page.locator("[data-draw] strong").textContent()).toMatch(/^\d+$/);
    const next = (await page.locator("[data-draw] strong").textContent())!;
    expect(await findings(page)).toEqual([]);
    await picture(page, "organiser-draw");
    await page.getByRole("button", { name: "Use this position" }).click();
    expect(await page.locator("[data-start]").textContent()).toBe(`Chess960 · ${next}`);
    await page.locator("form select").selectOption("tables");
    await page.getByLabel("How many tables").fill("2");
    await page.getByRole("button", { name: "Set up boards" }).click();
    await eventually(() => page.locator("tbody tr").count()).toBe(2);
    await page.locator("[data-paper=start]").click();
    await eventually(() => page.locator(".number").textContent()).toContain(next);
    expect((await hall.scene("1-4")).open).toMatchObject({ start: `chess960:${next}` });
    const scene = await hall.scene("1-1");
    expect(scene.open).toMatchObject({ start: `chess960:${number}`, time: "900+10", players: { white: "Alder", black: "Birch" } });
  });
});

/** A player's line of a report file, in its columns. */
function player(number: number, name: string, game: string): string {
  const no = String(number).padStart(4);
  return `001 ${no} m    ${name.padEnd(33)} 2000 SRB ${" ".repeat(11)} ${" ".repeat(10)}  0.0 ${no}  ${game}\r\n`;
}

test("a new event offers what its edition has, and the server reads a time control that is written out", async () => {
  await inHall(async (_, visitors) => {
    const page = await visitors.open("/organiser", { viewport: TABLET });
    const chess960 = page.getByLabel("Chess960");
    await page.getByLabel("Edition").selectOption("2005");
    await eventually(() => chess960.isDisabled()).toBe(true);
    await page.getByLabel("Edition").selectOption("2023");
    await eventually(() => chess960.isDisabled()).toBe(false);
    // Every control that is offered by name is in words.
    const offered = await page.getByLabel("Time control").locator("option").allInnerTexts();
    expect(offered[0]).toBe("40/90 min + 30 s, 30 min + 30 s");
    expect(offered.slice(0, -2).filter((words) => !words.includes("min"))).toEqual([]);
    await page.getByLabel("Time control").selectOption("own");
    const own = page.getByRole("textbox", { name: "Another one" });
    await own.fill("40/5400+30:900d5");
    await page.getByText("40/90 min + 30 s, 15 min (5 s): standard play").waitFor();
    await own.fill("720");
    await page.getByText("12 min: rapid").waitFor();
    await page.getByLabel("Edition").selectOption("2005");
    await page.getByText("12 min: blitz").waitFor();
    await own.fill("90 min");
    await page.getByText("Character 3: this does not belong here; write seconds").waitFor();
    expect(await findings(page)).toEqual([]);
    await picture(page, "own-control");
  });
});

test("a report of the pairing program comes in, in older letters, and goes back with the results", async () => {
  await inHall(async (hall, visitors) => {
    const made = await hall.call<{ event: { event: number }; links: { role: string; path: string }[] }>("POST", "/events", {
      name: "Autumn Open",
      time: "900",
    });
    const page = await visitors.open(made.links.find(({ role }) => role === "organiser")!.path, { viewport: DESKTOP });
    // The first letter is Č in Windows-1250, which is what the program writes.
    const report = `012 Autumn Open\r\n${player(1, "\u00c8erny", "   2 w  ")}${player(2, "Birch", "   1 b  ")}`;
    const file = { name: "open.trf", mimeType: "text/plain", buffer: Buffer.from(report, "latin1") };
    await page.locator("form select").selectOption("csv");
    await page.getByLabel("From a file").setInputFiles(file);
    await eventually(() => page.locator("form select").inputValue()).toBe("trf");
    await page.getByRole("button", { name: "Set up boards" }).click();
    await eventually(() => page.locator("tbody tr").textContent()).toMatch(/1\s*Černy.*Birch/s);
    await hall.act("1-1", { act: "start" });
    await hall.act("1-1", { act: "resign", by: "black" });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByLabel("Results TRF", { exact: true }).setInputFiles(file),
    ]);
    expect(download.suggestedFilename()).toBe("open-round-1.trf");
    const back = readFileSync(await download.path(), "utf8");
    expect(back).toMatch(/Černy.* 1\.0 +1 +2 w 1/);
    expect(back).toMatch(/Birch.* 0\.0 +2 +1 b 0/);
    // Who may not take the journal is not offered it.
    expect(await page.getByRole("link", { name: "Journal" }).count()).toBe(0);
  });
});

test("papers come out on A4 and on A5", async () => {
  await inHall(async (hall, visitors) => {
    const { event } = await hall.event({}, [
      ["Alder", "Birch"],
      ["Cedar", "Elm"],
    ]);
    const own = (await hall.call<{ path: string; role: string }[]>("POST", `/events/${event.event}/links`, { roles: ["organiser"] }))[0]!;
    const page = await visitors.open(own.path, { viewport: DESKTOP });
    await page.waitForSelector("tbody tr");
    for (const [size, box] of [
      ["a4", "0 0 594"],
      ["a5", "0 0 420"],
    ] as const) {
      await page.getByLabel("Paper").selectOption(size);
      await page.locator("[data-paper=scoresheets]").click();
      await page.waitForSelector("[data-sheet]");
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      const boxes = [...pdf.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, found]) => found!);
      expect(boxes.length, `${size}: a page for each player's sheet and no more`).toBe(4);
      for (const found of boxes) expect(found).toContain(box);
      await page.keyboard.press("Escape");
    }
    // Cards for boards of an earlier visit: new links, and the old ones are void.
    await page.locator("[data-paper=cards]").click();
    await page.locator("dialog[open]").getByRole("button", { name: "New cards" }).click();
    await page.waitForSelector("[data-ready=true] img");
    expect(await page.locator("main img").count()).toBe(6);
    const links = await hall.call<{ role: string; valid: boolean }[]>("GET", `/events/${event.event}/links`);
    expect(links.filter(({ role, valid }) => role === "table" && valid).length).toBe(2);
    expect(links.filter(({ role, valid }) => role === "table" && !valid).length).toBe(2);
  });
});

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
    await page.waitForSelector("li");
    expect(await page.locator("li").allTextContents()).toEqual([expect.stringContaining("Spring Open")]);
    expect(await findings(page)).toEqual([]);
    await picture(page, "start");
  });
});
