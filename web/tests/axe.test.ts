// The accessibility checker finds nothing on any page: light and dark, on a phone and a laptop, in every state, with every dialog open.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { IssuedLink } from "../src/api";
import { findings, inHall, PHONE, type Hall, type Visitors } from "./hall";

const LAPTOP = { width: 1280, height: 800 };
const LOOKS = [
  { colorScheme: "light", viewport: PHONE },
  { colorScheme: "dark", viewport: PHONE },
  { colorScheme: "light", viewport: LAPTOP },
  { colorScheme: "dark", viewport: LAPTOP },
] as const;
const LIMIT = 420_000;

/** Checks pages, and reports what was found where. */
class Checker {
  readonly found: string[] = [];
  readonly #visitors: Visitors;
  readonly #look: (typeof LOOKS)[number];

  constructor(visitors: Visitors, look: (typeof LOOKS)[number]) {
    this.#visitors = visitors;
    this.#look = look;
  }

  async open(link: IssuedLink | string, ready: string): Promise<Page> {
    const page = await this.#visitors.open(link, this.#look);
    await page.waitForSelector(ready);
    return page;
  }

  async look(page: Page, state: string): Promise<void> {
    for (const one of await findings(page)) this.found.push(`${state}: ${one}`);
  }

  /** Opens the dialogs of these buttons, and the dialogs of the buttons in them, and checks each. */
  async dialogs(page: Page, buttons: string, state: string): Promise<void> {
    const names = await page.locator(buttons).evaluateAll((all) => all.map((one) => one.textContent?.trim() ?? ""));
    for (const [index, name] of names.entries()) {
      const button = page.locator(buttons).nth(index);
      if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
      await button.click();
      const dialog = page.locator("dialog[open]");
      if ((await dialog.count()) === 0) continue;
      await this.look(page, `${state}, ${name}`);
      await page.keyboard.press("Escape");
      await expect.poll(() => dialog.count()).toBe(0);
    }
  }

  /** Ignores the browser's message about a request that the test itself makes. */
  forget(fault: string): void {
    const { faults } = this.#visitors;
    const kept = faults.filter((one) => !one.includes(fault));
    expect(kept.length).toBeLessThan(faults.length);
    faults.splice(0, faults.length, ...kept);
  }

  /** Visits page after page on one device. */
  async visit(page: Page, hall: Hall, places: readonly (readonly [path: string, ready: string])[]): Promise<void> {
    const own = new URL(page.url()).search;
    for (const [path, ready] of places) {
      await page.goto("about:blank");
      const [plain, hash] = path.split("#");
      await page.goto(`${hall.origin}${plain}${plain!.includes("?") ? "" : own}${hash === undefined ? "" : `#${hash}`}`);
      await page.waitForSelector(ready);
      await this.look(page, path);
    }
  }
}

async function checked(look: (typeof LOOKS)[number], run: (hall: Hall, checker: Checker) => Promise<void>): Promise<void> {
  await inHall(async (hall, visitors) => {
    const checker = new Checker(visitors, look);
    await run(hall, checker);
    expect(checker.found).toEqual([]);
  });
}

test.each(LOOKS)(
  "the table, in every state: $colorScheme, $viewport.width",
  async (look) => {
    await checked(look, async (hall, checker) => {
      const { tables } = await hall.event({ scoresheets: true, time: "40/5400+30:1800+30" }, [["Ana Kovač", "Petr Novák"]]);
      const { board, links } = tables[0]!;
      const page = await checker.open(links.table, "[data-half=white]");
      await checker.look(page, "waiting");
      await hall.act(board, { act: "start" });
      await page.waitForSelector("[data-half=white].running");
      await checker.look(page, "running");
      // A finger leaves a half hovered and focused.
      await page.locator("[data-half=black] .press").hover();
      await checker.look(page, "touched, not on move");
      await page.locator("[data-half=white] .press").hover();
      await page.mouse.down();
      await checker.look(page, "pressed");
      await page.mouse.up();
      await checker.look(page, "pressed without a move");
      await hall.act(board, { act: "move", by: "white", move: "e2e5" });
      await hall.act(board, { act: "press", by: "white" });
      await page.waitForSelector("[data-half=white] [data-ruling=illegal]");
      await checker.look(page, "illegal move");
      for (const side of ["white", "black"]) {
        const sheet = page.locator(`[data-half=${side}]`).getByRole("button", { name: "Scoresheet" });
        if (await sheet.isVisible()) await sheet.click();
      }
      await page.locator("[data-half=black]").getByRole("button", { name: "Letters" }).click();
      await checker.look(page, "scoresheets");
      await hall.act(board, { act: "offer_draw", by: "white" });
      await page.getByText("White offers a draw.").first().waitFor();
      await checker.look(page, "draw offered");
      for (const left of [55_000, 12_000]) {
        await hall.act(board, { act: "set_clock", white_ms: left });
        await page.waitForTimeout(200);
        await checker.look(page, `${left / 1000} s left`);
      }
      await hall.act(board, { act: "set_clock", white_ms: 300 });
      await page.waitForSelector("[data-half=white] [data-ruling=flag]");
      await checker.look(page, "flag, game over");
    });
  },
  LIMIT,
);

test.each(LOOKS)(
  "a player's own device, in every state: $colorScheme, $viewport.width",
  async (look) => {
    await checked(look, async (hall, checker) => {
      const { tables } = await hall.event({ scoresheets: true, time: "40/5400+30:1800+30" }, [["Ana Kovač", "Petr Novák"]]);
      const { board, links } = tables[0]!;
      const page = await checker.open(links.white, "[data-half=white]");
      await checker.look(page, "waiting");
      await hall.act(board, { act: "start" });
      await page.waitForSelector("[data-half=white].running");
      await checker.look(page, "running");
      const press = page.locator("button.press");
      await press.hover();
      await page.mouse.down();
      await checker.look(page, "pressed");
      await page.mouse.move(0, 0);
      await page.mouse.up();
      await hall.act(board, { act: "move", by: "white", move: "e2e4" });
      await page.waitForSelector("button.press.made");
      await checker.look(page, "move made");
      await press.hover();
      await checker.look(page, "move made, touched");
      await hall.act(board, { act: "press", by: "white" });
      await page.waitForSelector("[data-half=black].running");
      await page.mouse.move(0, 0);
      await checker.look(page, "opponent on move");
      await press.hover();
      await checker.look(page, "opponent on move, touched");
      await page.getByRole("button", { name: "Actions" }).click();
      await checker.look(page, "actions");
      await page.getByRole("button", { name: "Make a claim" }).click();
      await checker.look(page, "claims");
      await page.keyboard.press("Escape");
      for (const name of ["Resign", "Call the arbiter"]) {
        await page.getByRole("button", { name: "Actions" }).click();
        await page.getByRole("button", { name, exact: true }).click();
        await checker.look(page, name);
        await page.keyboard.press("Escape");
      }
      await page.getByRole("button", { name: "Help for players" }).click();
      await page.getByRole("heading", { name: "Before the game" }).waitFor();
      await checker.look(page, "help");
      await page.keyboard.press("Escape");
      for (const left of [55_000, 12_000]) {
        await hall.act(board, { act: "set_clock", white_ms: left, black_ms: left });
        await page.waitForTimeout(200);
        await checker.look(page, `${left / 1000} s left`);
      }
      await hall.act(board, { act: "resign", by: "black" });
      await page.getByText("1–0", { exact: true }).first().waitFor();
      await checker.look(page, "over");
    });
  },
  LIMIT,
);

test.each(LOOKS)(
  "pages of a board without a connection, and with a link that was revoked: $colorScheme, $viewport.width",
  async (look) => {
    await checked(look, async (hall, checker) => {
      const { event, tables } = await hall.event({ moves: "untold", time: "900+5" }, [["Ana Kovač", "Petr Novák"]]);
      const { board, links } = tables[0]!;
      const table = await checker.open(links.table, "[data-half=white]");
      const play = await checker.open(links.white, "[data-half=white]");
      await hall.act(board, { act: "start" });
      await table.waitForSelector("[data-half=white].running");
      await checker.look(table, "wooden board, running");
      await checker.look(play, "wooden board, own device");
      await hall.stop();
      for (const [name, page] of [
        ["table", table],
        ["play", play],
      ] as const) {
        await page.waitForSelector("[data-standing=lost]");
        await checker.look(page, `${name}, offline`);
      }
      await hall.start();
      await expect.poll(() => table.locator("[data-standing=lost]").count(), { timeout: 30_000 }).toBe(0);
      const all = await hall.call<{ link: string; role: string; board?: string }[]>("GET", `/events/${event.event}/links`);
      const own = all.find(({ role }) => role === "table")!;
      await hall.call("POST", `/links/${own.link}/revoke`);
      await table.waitForSelector("[data-standing=void]");
      await checker.look(table, "revoked");
    });
  },
  LIMIT,
);

test.each(LOOKS)(
  "the desk, with its dialogs: $colorScheme, $viewport.width",
  async (look) => {
    await checked(look, async (hall, checker) => {
      const { event, links, tables } = await hall.event({ scoresheets: true }, [
        ["Ana Kovač", "Petr Novák"],
        ["Emily Clarke", "Marko Jovanović"],
        ["Ivan Horvat", "Jana Dvořáková"],
      ]);
      const [first, second] = [tables[0]!.board, tables[1]!.board];
      for (const board of [first, second]) await hall.act(board, { act: "start" });
      await hall.act(first, { act: "move", by: "white", move: "e2e4" });
      await hall.act(first, { act: "press", by: "white" });
      await hall.act(first, { act: "move", by: "black", move: "e7e4" });
      await hall.act(first, { act: "press", by: "black" });
      await hall.act(second, { act: "stop_clocks", by: "white" });
      const desk = await checker.open(
        links.find(({ role }) => role === "arbiter")!,
        "[data-board]",
      );
      await checker.look(desk, "boards");
      await checker.visit(desk, hall, [
        [`/desk/${event.event}#docket`, "main, [data-board]"],
        [`/desk/${event.event}#devices`, "main, [data-board]"],
        [`/desk/${event.event}#${first}`, "[data-detail]"],
      ]);
      for (const tab of ["sheets", "evidence", "journal", "rule"]) {
        await desk.locator(`#tab-${tab}`).click();
        await desk.waitForTimeout(300);
        await checker.look(desk, `tab ${tab}`);
      }
      await checker.dialogs(desk, "[data-detail] [data-deeds] button", "board");
      await checker.visit(desk, hall, [["/desk", "main a, main button"]]);
    });
  },
  LIMIT,
);

test.each(LOOKS)(
  "the organiser, with every paper: $colorScheme, $viewport.width",
  async (look) => {
    await checked(look, async (hall, checker) => {
      const { links } = await hall.event({ name: "Spring Open", time: "900+10", start: "chess960:318" }, [
        ["Ana Kovač", "Petr Novák"],
        ["Emily Clarke", "Marko Jovanović"],
      ]);
      const page = await checker.open(
        links.find(({ role }) => role === "organiser")!,
        "[data-row]",
      );
      await checker.look(page, "an event");
      await checker.dialogs(page, "[data-row] button, [data-withdraw-round], main .card button.plain", "an event");
      for (const paper of ["cards", "players", "scoresheets", "envelopes", "slips", "start"]) {
        await page.locator(`[data-paper=${paper}]`).click();
        await page.waitForSelector("[data-ready=true]");
        await checker.look(page, paper);
        await page.keyboard.press("Escape");
        await page.waitForSelector("[data-row]");
      }
      await page.getByRole("button", { name: "Next round" }).click();
      const file = (text: string) => ({ name: "round2.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
      await page.locator("input[type=file]").first().setInputFiles(file("table,white,black\nfirst,Ana Kovač,Petr Novák\n"));
      await page.locator("[role=alert]").waitFor();
      await checker.look(page, "a file that cannot be read");
      await page.locator("input[type=file]").first().setInputFiles(file("table,white,black\n1,Petr Novák,Ana Kovač\n"));
      await page.waitForSelector("[data-preview]");
      await checker.look(page, "a preview");
      await page.locator("[data-set-up]").click();
      await page.waitForSelector("[data-done]");
      await checker.look(page, "set up");
      checker.forget("status of 400");
      await checker.visit(page, hall, [["/organiser", "form"]]);
      await page.locator("summary").last().click();
      await checker.look(page, "a new event, with more settings");
    });
  },
  LIMIT,
);

test.each(LOOKS)(
  "the wall, the reading room, help, the front door: $colorScheme, $viewport.width",
  async (look) => {
    await checked(look, async (hall, checker) => {
      const { event, links, tables } = await hall.event({ name: "Spring Open" }, [
        ["Ana Kovač", "Petr Novák"],
        ["Emily Clarke", "Marko Jovanović"],
      ]);
      const { board } = tables[0]!;
      await hall.act(board, { act: "start" });
      await hall.act(board, { act: "move", by: "white", move: "e2e4" });
      await hall.act(board, { act: "press", by: "white" });
      await hall.act(tables[1]!.board, { act: "start" });
      await hall.act(tables[1]!.board, { act: "resign", by: "white" });
      const page = await checker.open(
        links.find(({ role }) => role === "arbiter")!,
        "[data-board]",
      );
      await checker.visit(page, hall, [
        [`/wall/${event.event}`, "[data-board]"],
        [`/wall/${event.event}#${board}`, "[data-large]"],
        ["/laws?edition=2023&article=7.5.5", "article.open"],
        ["/laws?edition=2023&beside=2018", "[data-kind]"],
        ["/ask", "[data-topic]"],
        ["/ask/illegal/white", "[data-choice]"],
        ["/ask/illegal/white/claimed/none?edition=2023", "[data-ruling]"],
        ["/ask/flag/black/claimed?edition=2023", "[data-decide]"],
        ["/drill", "[data-start]"],
        ["/drill/question?topic=illegal-moves&seed=7&number=1", "[data-option]"],
        ["/help", "main li"],
        ["/help/players", "#offline"],
        ["/help/arbiters", "#results"],
        ["/", "[data-events] li"],
        ["/c/nothing", "#code"],
        ["/t/nothing", "#code"],
      ]);
      await checker.visit(page, hall, [["/laws?edition=2023&article=7.5.5", "article.open"]]);
      await page.locator("[data-scenario]").first().click();
      await page.waitForSelector("[data-step-on]");
      await checker.look(page, "a scenario");
      const article = page.locator("dialog [data-article]").first();
      while (!(await article.isVisible())) await page.locator("[data-step-on]").click();
      await article.click();
      await checker.look(page, "an article above a scenario");
    });
  },
  LIMIT,
);
