// Setting up: rounds from files with a preview, cards that belong to tables, papers, and returning results.

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { EventMade, LinkView } from "../src/api";
import { DESKTOP, inHall, picture, type Hall, type Visitors } from "./hall";
import { atEverySize, violations } from "./sizes";

/** Polls until an assertion holds. */
function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

/** An event on wooden boards, and its organiser's page. */
async function organiser(hall: Hall, visitors: Visitors, options: object = {}): Promise<{ event: number; page: Page }> {
  const settings = { name: "Subotnji turnir", time: "900+10", moves: "untold" };
  const made = await hall.call<EventMade>("POST", "/events", settings);
  const link = made.links.find(({ role }) => role === "organiser")!;
  return { event: made.event.event, page: await visitors.open(link, { viewport: DESKTOP, ...options }) };
}

function file(name: string, text: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name, mimeType: "text/plain", buffer: Buffer.from(text) };
}

const ROUND_1 =
  "table;white;black\n1;Petrović, Marija;Đorđević, Nikola\n2;Dvořáková, Markéta;Čermák, Ondřej\n3;Horvat, Luka;Živković, Stefan\n";
const ROUND_2 =
  "table;white;black\n1;Đorđević, Nikola;Dvořáková, Markéta\n2;Čermák, Ondřej;Horvat, Luka\n3;Živković, Stefan;Petrović, Marija\n";

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel("File (CSV, TRF or PGN)").setInputFiles(file(name, text));
}

/** Chooses a file, and sets up its content. */
async function setUp(page: Page, name: string, text: string): Promise<void> {
  await choose(page, name, text);
  await page.locator("[data-set-up]").click();
  await page.locator("[data-done]").waitFor();
}

test("a file is shown before it is set up, and what is wrong with one is gone with the next", async () => {
  await inHall(async (hall, visitors) => {
    const { event, page } = await organiser(hall, visitors, { locale: "sr-Latn" });
    const chooser = page.getByLabel("Datoteka");
    await chooser.setInputFiles(file("parovi.csv", "table;white;black\n1;Ana;Eva\nprvi;Iva;Mia\n"));
    const alert = page.locator("[role=alert]");
    await eventually(() => alert.textContent()).toMatch(/3\. red|red 3/i);
    expect(await alert.textContent()).toContain("prvi;Iva;Mia");
    expect(await alert.textContent()).not.toContain("is not a table");
    expect(visitors.faults.splice(0)).toEqual([expect.stringContaining("status of 400")]);
    expect(await violations(page)).toEqual([]);
    await picture(page, "import-fault");

    await chooser.setInputFiles(file("parovi.csv", ROUND_1));
    await page.locator("[data-preview]").waitFor();
    expect(await alert.count()).toBe(0);
    expect(await page.locator("[data-preview] tbody tr").allInnerTexts()).toHaveLength(3);
    expect(await page.locator("[data-preview] tbody tr").first().innerText()).toMatch(/1\s+1\s+Petrović, Marija\s+Đorđević, Nikola/);
    expect(await hall.call<unknown[]>("GET", `/events/${event}/boards`)).toEqual([]);
    await atEverySize(page, (name) => picture(page, `preview-${name}`));
    await page.getByRole("button", { name: "Postavi 3 table" }).click();
    await eventually(() => page.locator("[data-row]").count()).toBe(3);
    expect(await hall.call<unknown[]>("GET", `/events/${event}/boards`)).toHaveLength(3);
    await atEverySize(page, (name) => picture(page, `set-up-${name}`));
  });
});

test("cards are printed once: round 2 offers none, printing again keeps the old ones, and only one button voids them", async () => {
  await inHall(async (hall, visitors) => {
    const { event, page } = await organiser(hall, visitors);
    const valid = async (role: string) => {
      const links = await hall.call<LinkView[]>("GET", `/events/${event}/links`);
      return links.filter((link) => link.role === role && link.valid).length;
    };
    await setUp(page, "1.csv", ROUND_1);
    await page.locator("[data-fresh=cards]").click();
    await page.waitForSelector("[data-ready=true]");
    expect(await page.locator("[data-sheet] article").count()).toBe(3);
    const codes = await page.locator("[data-sheet] .typed strong").allInnerTexts();
    expect(codes.filter((code) => !/^\w{4}-\w{4}-\w{4}$/.test(code))).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("[data-fresh=players]").click();
    await page.waitForSelector("[data-ready=true]");
    expect(await page.locator("[data-sheet] .name").allInnerTexts()).toContain("Đorđević, Nikola");
    expect(await page.locator("[data-sheet] article").count()).toBe(6);
    await page.keyboard.press("Escape");

    // The code typed from the card leads to the same table.
    const tablet = await visitors.open(`/c/${codes[0]!.replaceAll("-", "").toUpperCase()}`);
    expect(new URL(tablet.url()).pathname).toBe("/table");

    await page.getByRole("button", { name: "Next round" }).click();
    await setUp(page, "2.csv", ROUND_2);
    expect(await page.locator("[data-done]").innerText()).toContain("The table cards of earlier rounds still work.");
    expect(await page.locator("[data-fresh]").count()).toBe(0);
    expect([await valid("table"), await valid("player")]).toEqual([3, 6]);
    expect(await page.locator("[data-start-round]").innerText()).toBe("Start round 2 at the desk");

    // Printing all cards again later gives more links, and revokes none.
    await page.reload();
    await page.locator("[data-paper=cards]").click();
    await page.waitForSelector("[data-ready=true]");
    expect(await page.locator("[data-sheet] article").count()).toBe(3);
    expect(await valid("table")).toBe(6);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Cancel all cards and print new ones" }).click();
    await page.locator("dialog[open]").getByRole("button", { name: "Cancel all cards and print new ones" }).click();
    await page.waitForSelector("[data-ready=true]");
    expect([await valid("table"), await valid("player")]).toEqual([3, 6]);
  });
});

test("a board or a round that was set up by mistake is withdrawn, with a reason, until a move is made", async () => {
  await inHall(async (hall, visitors) => {
    const { event, page } = await organiser(hall, visitors);
    await setUp(page, "1.csv", ROUND_1);
    await page.getByRole("button", { name: "Withdraw the board at table 2" }).click();
    const dialog = page.locator("dialog[open]");
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel("Why?").fill("Čermák did not come");
    await dialog.getByRole("button", { name: "Withdraw" }).click();
    await eventually(() => page.locator("[data-row]").count()).toBe(2);
    expect(await page.locator("[data-done]").innerText()).toBe("The board at table 2 is withdrawn.");

    const [first] = await hall.call<{ board: string; table: number }[]>("GET", `/events/${event}/boards`);
    await hall.act(first!.board, { act: "start" });
    await hall.act(first!.board, { act: "press", by: "white" });
    await page.reload();
    await page.locator("[data-row]").first().waitFor();
    // A move was made at table 1: neither that board nor the round can be withdrawn.
    expect(await page.getByRole("button", { name: "Withdraw the board at table 1" }).count()).toBe(0);
    expect(await page.locator("[data-withdraw-round]").count()).toBe(0);

    await page.getByRole("button", { name: "Next round" }).click();
    await setUp(page, "2.csv", ROUND_2);
    await page.locator("[data-withdraw-round]").click();
    await dialog.getByLabel("Why?").fill("wrong file");
    await dialog.getByRole("button", { name: "Withdraw" }).click();
    await eventually(() => page.locator("[data-row]").count()).toBe(0);
    expect(await hall.call<unknown[]>("GET", `/events/${event}/boards`)).toHaveLength(2);
  });
});

test("the address that devices open is picked once, and goes into every code", async () => {
  await inHall(async (hall, visitors) => {
    const { page } = await organiser(hall, visitors);
    await setUp(page, "1.csv", ROUND_1);
    // This hall listens only on its own machine, and says so wherever a code would be printed.
    await eventually(() => page.locator("[data-address]").getAttribute("data-address")).toContain("127.0.0.1");
    expect(await page.locator("[data-address] [role=note]").innerText()).toContain("Only this computer can open the hall.");
    await page.locator("[data-paper=cards]").click();
    expect(await page.locator("header [role=note]").innerText()).toContain("Tablets and phones cannot open these codes");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Another address …" }).click();
    await page.getByRole("textbox", { name: "Another address" }).fill("hall.local:8064");
    await page.getByRole("button", { name: "Use this address" }).click();
    await eventually(() => page.locator("[data-address]").getAttribute("data-address")).toBe("http://hall.local:8064");
    await page.reload();
    await eventually(() => page.locator("[data-address]").getAttribute("data-address")).toBe("http://hall.local:8064");
    expect(await page.locator("[data-address] [role=note]").count()).toBe(0);
    await page.locator("[data-row]").first().waitFor();
    await page.locator("[data-paper=cards]").click();
    await page.waitForSelector("[data-ready=true]");
    expect(await page.locator("[data-sheet] .typed").first().innerText()).toContain("hall.local:8064");
  });
});

test("tables without names, and a start that is drawn for each round of Chess960", async () => {
  await inHall(async (hall, visitors) => {
    const made = await hall.call<EventMade>("POST", "/events", { name: "Autumn Open", time: "900", start: "chess960:111" });
    const page = await visitors.open(
      made.links.find(({ role }) => role === "organiser")!,
      { viewport: DESKTOP },
    );
    expect(await page.locator("[data-start]").textContent()).toBe("Chess960 · 111");
    await page.getByRole("button", { name: "Draw on the projector" }).click();
    await page.getByRole("button", { name: "Draw lots", exact: true }).click();
    await eventually(() => page.locator("[data-draw] strong").textContent()).toMatch(/^\d+$/);
    const next = (await page.locator("[data-draw] strong").textContent())!;
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Use this position" }).click();
    expect(await page.locator("[data-start]").textContent()).toBe(`Chess960 · ${next}`);
    await page.getByRole("button", { name: "Tables without names" }).click();
    await page.getByLabel("How many tables").fill("2");
    await page.getByRole("button", { name: "Set up 2 boards" }).click();
    await eventually(() => page.locator("[data-row]").count()).toBe(2);
    await page.locator("[data-paper=start]").click();
    await eventually(() => page.locator(".number").textContent()).toContain(next);
    await page.keyboard.press("Escape");
    // A seat without a name has a slip of its own for the round.
    await page.locator("[data-paper=players]").click();
    await page.waitForSelector("[data-ready=true]");
    expect(await page.locator("[data-sheet] .name").allInnerTexts()).toEqual([
      "Table 1 · White",
      "Table 1 · Black",
      "Table 2 · White",
      "Table 2 · Black",
    ]);
    expect((await hall.scene("1-1")).open).toMatchObject({ start: `chess960:${next}`, time: "900" });
  });
});

test("papers come out on A4 and on A5: two scoresheets on a page of A4", async () => {
  await inHall(async (hall, visitors) => {
    const { page } = await organiser(hall, visitors);
    await setUp(page, "1.csv", ROUND_1);
    const pages: Record<string, [number, string, number, string]> = {
      cards: [1, "594", 2, "420"],
      players: [1, "594", 2, "420"],
      scoresheets: [3, "841", 6, "420"],
      slips: [1, "594", 1, "420"],
      envelopes: [2, "594", 3, "420"],
    };
    for (const [paper, [onA4, wideA4, onA5, wideA5]] of Object.entries(pages)) {
      for (const [size, count, width] of [
        ["a4", onA4, wideA4],
        ["a5", onA5, wideA5],
      ] as const) {
        await page.getByLabel("Paper").selectOption(size);
        await page.locator(`[data-paper=${paper}]`).click();
        await page.waitForSelector("[data-ready=true] [data-sheet]");
        expect(await violations(page)).toEqual([]);
        await picture(page, `print-${paper}-${size}`);
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
        const boxes = [...pdf.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, found]) => found!);
        expect(boxes.length, `${paper} on ${size}`).toBe(count);
        for (const found of boxes) expect(found, `${paper} on ${size}`).toContain(`0 0 ${width}`);
        // Nothing on a card or slip is cut off.
        const cut = await page
          .locator("[data-sheet] article")
          .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
        expect(cut, `${paper} on ${size}`).toBe(0);
        await page.keyboard.press("Escape");
      }
    }
  });
});

/** A player's line of a report file, in its columns. */
function player(number: number, name: string, game: string): string {
  const no = String(number).padStart(4);
  return `001 ${no} m    ${name.padEnd(33)} 2000 SRB ${" ".repeat(11)} ${" ".repeat(10)}  0.0 ${no}  ${game}\r\n`;
}

test("a report of the pairing program comes in, in older letters, and goes back with the results", async () => {
  await inHall(async (hall, visitors) => {
    const { page } = await organiser(hall, visitors);
    // The first letter is Č in Windows-1250, which the program writes.
    const report = `012 Autumn Open\r\n${player(1, "\u00c8erny", "   2 w  ")}${player(2, "Birch", "   1 b  ")}`;
    const trf = { name: "open.txt", mimeType: "text/plain", buffer: Buffer.from(report, "latin1") };
    await page.getByLabel("File (CSV, TRF or PGN)").setInputFiles(trf);
    await page.locator("[data-set-up]").click();
    await eventually(() => page.locator("[data-row]").innerText()).toMatch(/1.*Černy.*Birch/s);
    await hall.act("1-1", { act: "start" });
    await hall.act("1-1", { act: "declare", result: "1-0" });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByLabel("Fill the results of round 1 into a TRF file …", { exact: true }).setInputFiles(trf),
    ]);
    expect(download.suggestedFilename()).toBe("open-round-1.txt");
    // It is returned in its original encoding.
    const back = new TextDecoder("windows-1250").decode(readFileSync(await download.path()));
    expect(back).toMatch(/Černy.* 1\.0 +1 +2 w 1/);
    expect(back).toMatch(/Birch.* 0\.0 +2 +1 b 0/);
    // The results as a table, read back: names and results are those of the round.
    const csv = await (await fetch(`${hall.origin}/api/v1/events/1/results?round=1`)).text();
    expect(csv).toContain("Černy");
    expect(csv).toMatch(/1-0/);
    // The journal is not offered without permission.
    expect(await page.getByRole("link", { name: "Journal" }).count()).toBe(0);
  });
});
