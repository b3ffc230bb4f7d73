// A whole Saturday: ten wooden boards, three rounds, one arbiter, and typical mishaps. Cards are scanned once.

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { BoardView, RecordView } from "../src/api";
import { inHall, picture, until, type Hall, type Visitors } from "./hall";
import { atEverySize, SIZES } from "./sizes";

const PLAYERS = [
  ["Marija Petrović", "Nikola Đorđević"],
  ["Markéta Dvořáková", "Ondřej Čermák"],
  ["Luka Horvat", "Stefan Živković"],
  ["Alice Walker", "Tom Harris"],
  ["Jelena Ilić", "Miloš Stanković"],
  ["Petra Novotná", "Jakub Svoboda"],
  ["Ivana Babić", "Ante Marić"],
  ["Grace Turner", "Oliver Bennett"],
  ["Ana Pavlović", "Dragan Lazić"],
  ["Tereza Malá", "Vojtěch Šimek"],
] as const;

/** The pairings of a round: each round the players who had Black move one table on, and colours alternate. */
function pairings(round: number): string {
  const lines = PLAYERS.map(([first], table) => {
    const second = PLAYERS[(table + round - 1) % PLAYERS.length]![1];
    const [white, black] = round % 2 === 1 ? [first, second] : [second, first];
    return `${table + 1};${white};${black}`;
  });
  return ["table;white;black", ...lines].join("\n");
}

/** Polls until an assertion holds. */
function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

/** The day: the arbiter's laptop and phone, ten tablets, the wall. */
class Day {
  readonly tablets: Page[] = [];
  event = 0;

  private constructor(
    readonly hall: Hall,
    readonly visitors: Visitors,
    readonly office: Page,
  ) {}

  /** The arbiter creates the event on the laptop. */
  static async begin(hall: Hall, visitors: Visitors): Promise<Day> {
    const office = await visitors.open(`/a/${hall.token}`, { viewport: { width: 1280, height: 800 } });
    await office.goto(`${hall.origin}/organiser${new URL(office.url()).search}`);
    await office.locator("[data-boards=untold]:checked").waitFor();
    await office.getByLabel("Name").fill("Saturday Rapid");
    await office.getByRole("button", { name: "Create the event" }).click();
    await office.locator("[data-role=arbiter]").waitFor();
    const day = new Day(hall, visitors, office);
    const events = await hall.call<{ event: number }[]>("GET", "/events");
    day.event = events.at(-1)!.event;
    await day.organise();
    return day;
  }

  get own(): string {
    return new URL(this.office.url()).search;
  }

  async organise(): Promise<void> {
    await this.office.goto(`${this.hall.origin}/organiser/${this.event}${this.own}`);
    await this.office.getByRole("button", { name: "Next round" }).waitFor();
  }

  /** Sets up a round from a file, after its preview. */
  async setUp(round: number): Promise<void> {
    await this.organise();
    if (round > 1) await this.office.getByRole("button", { name: "Next round" }).click();
    const file = { name: `round-${round}.csv`, mimeType: "text/csv", buffer: Buffer.from(pairings(round)) };
    await this.office.getByLabel("File (CSV, TRF or PGN)").setInputFiles(file);
    await this.office.locator("[data-preview]").waitFor();
    expect(await this.office.locator("[data-preview] tbody tr").count()).toBe(PLAYERS.length);
    await this.office.locator("[data-set-up]").click();
    await this.office.locator("[data-done]").waitFor();
  }

  /** The codes on the cards that are offered for printing. */
  async codes(): Promise<string[]> {
    await this.office.locator("[data-fresh=cards]").click();
    await this.office.waitForSelector("[data-ready=true]");
    const codes = await this.office.locator("[data-sheet] .typed strong").allInnerTexts();
    await this.office.keyboard.press("Escape");
    return codes;
  }

  /** Every tablet is a separate device of a different size; its card is scanned, or its code typed in, only once. */
  async scan(codes: string[]): Promise<void> {
    for (const [index, code] of codes.entries()) {
      this.tablets.push(await this.visitors.open(`/c/${code}`, { viewport: SIZES[index % SIZES.length]!, hasTouch: true }));
    }
  }

  tablet(table: number): Page {
    return this.tablets[table - 1]!;
  }

  async boards(round: number): Promise<BoardView[]> {
    const boards = await this.hall.call<BoardView[]>("GET", `/events/${this.event}/boards?round=${round}`);
    return boards.sort((a, b) => a.table - b.table);
  }

  async board(round: number, table: number): Promise<string> {
    return (await this.boards(round)).find((one) => one.table === table)!.board;
  }

  /** Starts a round at all boards from the desk. */
  async start(desk: Page, boards: number): Promise<void> {
    await desk.getByRole("button", { name: `Start the clocks at all ${boards} boards` }).click();
    await desk.locator("dialog[open]").getByRole("button", { name: "Start the clocks" }).click();
    for (const tablet of this.tablets) await tablet.locator("[data-half=white].running").waitFor();
  }

  /** Both players press once. */
  async play(table: number): Promise<void> {
    for (const side of ["White", "Black"]) await press(this.tablet(table), side);
  }

  /** Ends every open game of a round: the players shake hands and the arbiter enters the results. */
  async finish(round: number): Promise<void> {
    const results = ["1-0", "0-1", "1/2-1/2"] as const;
    for (const { board, table, answer } of await this.boards(round)) {
      if (answer.state.result === null) await this.hall.act(board, { act: "declare", result: results[table % 3]! });
    }
  }
}

async function press(tablet: Page, side: string): Promise<void> {
  await tablet.getByRole("button", { name: `Press ${side}'s clock` }).click();
  await tablet.locator(`[data-half=${side === "White" ? "black" : "white"}].running`).waitFor();
}

async function open(desk: Page, board: string): Promise<void> {
  await desk.goto(`${desk.url().split("#")[0]}#${board}`);
  await desk.locator(`[data-detail]`).waitFor();
}

test("the whole day", { timeout: 600_000 }, async () => {
  await inHall(async (hall, visitors) => {
    const day = await Day.begin(hall, visitors);
    await day.setUp(1);
    const codes = await day.codes();
    expect(codes).toHaveLength(10);
    await day.scan(codes);
    for (const [index, [white, black]] of PLAYERS.entries()) {
      const page = day.tablet(index + 1);
      await page.locator("[data-half=white]").waitFor();
      expect(await page.locator("[data-half=white]").textContent()).toContain(white);
      expect(await page.locator("[data-half=black]").textContent()).toContain(black);
    }
    // One tap answers who sits where.
    await day.tablet(1).locator("[data-half=white]").getByRole("button", { name: "White sits here" }).first().click();

    const laptop = await visitors.open(`/a/${hall.token}`, { viewport: { width: 1280, height: 800 } });
    await laptop.goto(`${hall.origin}/desk/${day.event}${new URL(laptop.url()).search}`);
    const wall = await visitors.open(`/wall/${day.event}`, { viewport: { width: 1920, height: 1080 } });
    const phone = await visitors.open(`/a/${hall.token}`, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await phone.goto(`${hall.origin}/desk/${day.event}${new URL(phone.url()).search}`);

    await roundOne(day, laptop, phone);
    await day.setUp(2);
    expect(await day.office.locator("[data-fresh]").count(), "no card is printed again").toBe(0);
    await roundTwo(day, laptop, wall);
    await roundThree(day, laptop, phone);
    await results(day, wall);
  });
});

/** Round 1: the arbiter is called, an illegal move is upheld, a flag is decided by entering a position. */
async function roundOne(day: Day, laptop: Page, phone: Page): Promise<void> {
  const { hall } = day;
  await day.start(laptop, 10);
  await day.play(1);
  await day.play(4);

  // Table 4 calls the arbiter: the title of the desk counts it.
  const four = await day.board(1, 4);
  const caller = day.tablet(4).locator("[data-half=white]");
  await caller.getByRole("button", { name: "Call the arbiter" }).click();
  await caller.getByRole("dialog").getByRole("button", { name: "Call the arbiter" }).click();
  await until(hall, four, ({ answer }) => answer.state.phase === "stopped");
  await eventually(() => laptop.title()).toMatch(/^\(1\)/);
  await picture(laptop, "day-called");

  // Black at table 4 made an illegal move and pressed: the arbiter checks the board and upholds the claim.
  await open(laptop, four);
  await laptop.getByRole("button", { name: "Illegal move by Black" }).click();
  const dialog = laptop.locator("dialog[open]");
  await eventually(() => dialog.locator("[data-brings]").textContent()).toContain(
    "White receives 1:00 more (A.3: one minute instead of two).",
  );
  await picture(laptop, "day-illegal");
  await dialog.getByRole("button", { name: "Record" }).click();
  await until(hall, four, ({ answer }) => answer.state.illegal_moves.black === 1);

  // A flag falls at table 2: the position is entered on the phone.
  const two = await day.board(1, 2);
  await day.play(2);
  await hall.act(two, { act: "set_clock", white_ms: 300 });
  await open(phone, two);
  await phone.locator("section.question").getByRole("button", { name: "Set up the position" }).click();
  for (const [piece, square] of [
    ["wk", "e1"],
    ["wq", "d1"],
    ["bk", "e8"],
    ["bb", "f8"],
  ] as const) {
    await phone.locator(`[data-piece=${piece}]`).click();
    await phone.locator(`[data-set=${square}]`).click();
  }
  await phone.getByText("White to move").click();
  await picture(phone, "day-position");
  await phone.locator("[data-send]").click();
  const decided = await until(hall, two, ({ answer }) => answer.state.phase === "over");
  expect(decided.answer.state.result, "a bishop alone cannot checkmate, not even with the queen in the way").toBe("1/2-1/2");

  // Tables 1 and 4 play on; all others agree to a draw. Table 1 is still in play when round 2 is set up.
  const resumed = await hall.scene(four);
  if (resumed.answer.state.phase === "stopped") await hall.act(four, { act: "resume" });
  for (const { board, table, answer } of await day.boards(1)) {
    if (table !== 1 && answer.state.result === null) await hall.act(board, { act: "declare", result: "1-0" });
  }
}

/** Round 2: set up while round 1 is in play, a game ended by mistake is reopened, a tablet is replaced. */
async function roundTwo(day: Day, laptop: Page, wall: Page): Promise<void> {
  const { hall } = day;
  const one = await day.board(1, 1);
  // The table in play keeps its game, the others show their result and the next players.
  expect(await day.tablet(1).locator("[data-half=white].running").count()).toBe(1);
  await day.tablet(3).locator("[data-next]").waitFor();
  await picture(day.tablet(3), "day-next");
  // The desk shows both rounds, and the alarm of round 1 is not hidden by round 2.
  await laptop.goto(`${laptop.url().split("#")[0]}#all`);
  await day.tablet(1).locator("[data-half=white]").getByRole("button", { name: "Call the arbiter" }).click();
  await day.tablet(1).locator("[data-half=white]").getByRole("dialog").getByRole("button", { name: "Call the arbiter" }).click();
  await eventually(() => laptop.title()).toMatch(/^\(1\)/);
  await laptop.locator(`[data-board="${one}"]`).first().waitFor();
  await picture(laptop, "day-two-rounds");
  await eventually(() => wall.locator("body").innerText()).toContain("Round 1");
  await hall.act(one, { act: "resume" });
  await hall.act(one, { act: "declare", result: "1/2-1/2" });

  // Every tablet moves on by itself.
  for (const [index, tablet] of day.tablets.entries()) {
    const black = PLAYERS[index]![0];
    await eventually(() => tablet.locator("[data-half=black]").textContent()).toContain(black);
  }
  await picture(day.tablet(2), "day-round-2");
  await laptop.goto(`${laptop.url().split("#")[0]}#all`);
  await day.start(laptop, 10);
  for (const table of [1, 2, 3]) await day.play(table);

  // Table 5 is ended by mistake, and reopened.
  const five = await day.board(2, 5);
  await day.play(5);
  await hall.act(five, { act: "declare", result: "0-1" });
  await open(laptop, five);
  await laptop.locator("[data-ended]").getByRole("button", { name: "Reopen the game" }).click();
  await laptop.locator("dialog[open]").getByLabel("Why?").fill("It was table 6.");
  await picture(laptop, "day-reopen");
  await laptop.locator("dialog[open] [data-send]").click();
  await until(hall, five, ({ answer }) => answer.state.result === null);
  await day.tablet(5).locator("[data-half=white]").getByText("Clocks stopped").waitFor();
  await laptop.getByRole("button", { name: "Resume play" }).click();
  await day.tablet(5).locator("[data-half=white].running").waitFor();

  // The tablet of table 3 fails: another one replaces it in the middle of the game, and no time is lost.
  await day.tablet(3).context().close();
  const three = await day.board(2, 3);
  await open(laptop, three);
  await laptop.locator("[data-device=table]").getByRole("button", { name: "Another device" }).click();
  await laptop
    .locator("dialog[open] button")
    .filter({ hasText: /replace|instead/i })
    .click();
  const path = await laptop.locator("[data-new-device]").getAttribute("href");
  await picture(laptop, "day-new-device");
  await laptop.keyboard.press("Escape");
  day.tablets[2] = await day.visitors.open(path!, { viewport: SIZES[0] });
  await day.tablet(3).locator("[data-half=white].running").waitFor();
  await day.play(3);
  await day.finish(2);
}

/** Round 3: a board was set up by mistake and is withdrawn; the rest is played. */
async function roundThree(day: Day, laptop: Page, phone: Page): Promise<void> {
  const { hall } = day;
  await day.setUp(3);
  const ten = await day.board(3, 10);
  await open(laptop, ten);
  await laptop.locator("[data-withdraw]").last().click();
  await laptop.locator("dialog[open]").getByLabel("Why?").fill("Both players went home.");
  await laptop.locator("dialog[open] [data-send]").click();
  await eventually(async () => (await day.boards(3)).length).toBe(9);
  await day.tablets.pop()!.context().close();
  await laptop.goto(`${laptop.url().split("#")[0]}#all`);
  await day.start(laptop, 9);
  // A draw is agreed at the table itself.
  await day.play(6);
  const six = await day.board(3, 6);
  const white = day.tablet(6).locator("[data-half=white]");
  await white.getByRole("button", { name: "Offer a draw" }).click();
  await white.locator("dialog[open]").getByRole("button", { name: "Offer a draw" }).click();
  const black = day.tablet(6).locator("[data-half=black]");
  await black.getByRole("button", { name: "Accept", exact: true }).click();
  await black.getByRole("button", { name: "Accept: the game is drawn" }).click();
  await until(hall, six, ({ answer }) => answer.state.result === "1/2-1/2");
  await day.finish(3);
  // No page of the day is wider than the screen, and the accessibility checker finds nothing.
  await phone.goto(`${phone.url().split("#")[0]}#all`);
  await atEverySize(phone);
  await atEverySize(day.tablet(6));
}

/** The results are downloaded, and read back unchanged. */
async function results(day: Day, wall: Page): Promise<void> {
  await day.organise();
  await day.office.getByRole("button", { name: "Round 3", exact: true }).click();
  const downloads = Promise.all([day.office.waitForEvent("download"), day.office.getByRole("link", { name: /CSV/ }).first().click()]);
  const [download] = await downloads;
  const text = readFileSync(await download.path(), "utf8").replace(/^\uFEFF/, "");
  const rows = text.trim().split(/\r?\n/).slice(1);
  expect(rows).toHaveLength(9);
  const boards = await day.boards(3);
  for (const { table, white, black, answer } of boards) {
    const row = rows.find((one) => one.startsWith(`${table},`) || one.startsWith(`${table};`));
    expect(row, `table ${table}`).toContain(white);
    expect(row).toContain(black);
    expect(row).toContain(answer.state.result);
  }
  await eventually(() => wall.locator("body").innerText()).toContain("Round 3");
  await picture(wall, "day-wall");
  const record = await day.hall.call<RecordView[]>("GET", `/boards/${await day.board(2, 5)}/record`);
  expect(record.map(({ act }) => act.act)).toContain("reopen");
}
