// The arbiter's desk.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { EventSettings, IssuedLink } from "../src/api";
import { DESKTOP, findings, inHall, picture, PHONE, until, type Hall, type Table, type Visitors } from "./hall";

/** Polls until an assertion holds. */
function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

const NAMES = ["Alder", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple", "Oak", "Pine", "Rowan", "Spruce"];

/** Pairs of names for this many tables. */
function pairs(tables: number): [string, string][] {
  return [...Array(tables).keys()].map((table) => [NAMES[2 * table]!, NAMES[2 * table + 1]!]);
}

/** Plays moves and presses, White first. */
async function play(hall: Hall, { board }: Table, moves: string): Promise<void> {
  for (const [ply, move] of moves.split(" ").entries()) {
    const by = ply % 2 === 0 ? "white" : "black";
    await hall.act(board, { act: "move", by, move });
    await hall.act(board, { act: "press", by });
  }
}

interface Scene {
  tables: Table[];
  arbiter: IssuedLink;
  desk: Page;
}

/** An event, its boards, and the arbiter at the desk. */
async function atDesk(
  hall: Hall,
  visitors: Visitors,
  settings: Partial<EventSettings>,
  tables: number,
  viewport = DESKTOP,
): Promise<Scene> {
  const made = await hall.event(settings, pairs(tables));
  const arbiter = made.links.find(({ role }) => role === "arbiter")!;
  const desk = await visitors.open(arbiter, { viewport });
  await desk.waitForSelector("[data-board]");
  return { tables: made.tables, arbiter, desk };
}

/** Opens a board on the desk, and one of its tabs. */
async function open(desk: Page, { board }: Table, tab: string): Promise<void> {
  await desk.locator(`[data-board="${board}"]`).click();
  await desk.waitForSelector(`[data-detail="${board}"]`);
  await desk.locator(`#tab-${tab}`).click();
}

test("boards stand in their order, what waits for the arbiter above them, and an illegal move of 2023 is in the docket", async () => {
  await inHall(async (hall, visitors) => {
    const { tables, desk } = await atDesk(hall, visitors, { name: "Spring Open" }, 5);
    for (const { board } of tables.slice(0, 4)) await hall.act(board, { act: "start" });
    await play(hall, tables[0]!, "e2e4 e7e5");
    await play(hall, tables[1]!, "d2d4 g8g6");
    await hall.act(tables[2]!.board, { act: "stop_clocks", by: "white" });
    await play(hall, tables[3]!, "f2f3 e7e5 g2g4 d8h4");
    const listed = (what: string) =>
      desk.locator(`[data-${what}]`).evaluateAll((rows, name) => rows.map((row) => row.getAttribute(`data-${name}`)), what);
    // The longest wait comes first; below, every table stays in its place.
    await eventually(() => listed("alarm")).toEqual(["1-2", "1-3"]);
    expect(await listed("board")).toEqual(["1-1", "1-2", "1-3", "1-4", "1-5"]);
    expect(await desk.locator('[data-board="1-3"]').textContent()).toContain("Arbiter called");
    expect(await desk.locator('[data-board="1-4"]').textContent()).toContain("0–1");
    expect(await desk.locator('[data-said="urgent"]').textContent()).toContain("Table 2: Illegal move");
    expect(await findings(desk)).toEqual([]);

    await open(desk, tables[1]!, "rule");
    await eventually(() => desk.locator('.latest [data-ruling="time"]').textContent()).toContain("White receives 2:00 more.");
    // The clocks after the ruling: two minutes more for White, and no increment for Black's press.
    const { clock } = (await hall.scene("1-2")).answer.state;
    expect(clock!.white_ms).toBeGreaterThan(5_400_000 + 60_000 + 120_000 - 5_000);
    expect(clock!.black_moves).toBe(0);
    // A tap on the article shows its text.
    await desk.locator(".latest [data-article='7.5.5']").click();
    await eventually(() => desk.locator("dialog[open] .says").textContent()).toMatch(/two more minutes/);
    await desk.keyboard.press("Escape");
    await picture(desk, "desk-ruled");

    await desk.goto(`${desk.url().split("#")[0]}#docket`);
    await eventually(() => desk.locator("[data-docket] li").count()).toBe(1);
    const entry = await desk.locator("[data-docket] li").textContent();
    expect(entry).toContain("Elm");
    expect(entry).toContain("1 illegal move");
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-docket");
  });
});

test("a round begins at all its boards at once", async () => {
  await inHall(async (hall, visitors) => {
    const { tables, desk } = await atDesk(hall, visitors, {}, 4);
    await hall.act(tables[3]!.board, { act: "start" });
    await desk.getByRole("button", { name: "Start the clocks at all 3 boards" }).click();
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-start");
    await desk.locator("dialog[open]").getByRole("button", { name: "Start the clocks" }).click();
    for (const { board } of tables) await until(hall, board, ({ answer }) => answer.state.phase === "running");
    await eventually(() => desk.getByRole("button", { name: "Start the clocks" }).count()).toBe(0);
    for (const { board } of tables) expect((await hall.record(board)).filter(({ act }) => act.act === "start").length).toBe(1);
    // The board accepts further acts from the same device.
    await open(desk, tables[0]!, "rule");
    await desk.getByRole("button", { name: "Stop the clocks" }).click();
    await until(hall, tables[0]!.board, ({ answer }) => answer.state.phase === "stopped");
  });
});

test("who is absent is missed until he comes, also by a desk that is opened later", async () => {
  await inHall(async (hall, visitors) => {
    const { tables, desk, arbiter } = await atDesk(hall, visitors, { regulations: { default_ms: 3_600_000 } }, 2);
    await hall.act(tables[1]!.board, { act: "start", absent: ["black"] });
    const row = (page: Page) => page.locator('[data-board="1-2"]');
    await eventually(() => row(desk).textContent()).toContain("Absent: ");
    const later = await visitors.open(arbiter, { viewport: DESKTOP });
    await eventually(() => row(later).textContent()).toContain("Absent: ");
    await open(later, tables[1]!, "rule");
    await later.getByRole("button", { name: "Black has arrived" }).click();
    for (const page of [desk, later]) await eventually(() => row(page).textContent()).not.toContain("Absent");
  });
});

test("a position is seen before it is put back", async () => {
  await inHall(async (hall, visitors) => {
    const { tables, desk } = await atDesk(hall, visitors, {}, 1);
    const { board } = tables[0]!;
    await hall.act(board, { act: "start" });
    await play(hall, tables[0]!, "e2e4 e7e5 g1f3 b8c6");
    await hall.act(board, { act: "stop_clocks", by: "white" });
    await open(desk, tables[0]!, "rule");
    await desk.getByRole("button", { name: "Restore a position" }).click();
    const dialog = desk.locator("dialog[open]");
    expect(await dialog.locator(".name").textContent()).toMatch(/After White's move 2\s+Nf3/);
    await dialog.getByRole("button", { name: "One step back" }).click();
    expect(await dialog.locator(".name").textContent()).toMatch(/After Black's move 1\s+e5/);
    expect(await dialog.getByRole("group", { name: "After Black's move 1" }).locator("li").first().textContent()).toContain(
      "g 8 black knight",
    );
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-restore");
    await dialog.getByRole("button", { name: "Restore a position" }).click();
    const scene = await until(hall, board, ({ answer }) => answer.state.ply === 2);
    expect(scene.answer.state.fen).toContain("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w");
  });
});

test("what an arbiter has seen at a board is not called out again", async () => {
  await inHall(async (hall, visitors) => {
    const { tables, desk } = await atDesk(hall, visitors, {}, 2);
    for (const { board } of tables) await hall.act(board, { act: "start" });
    await play(hall, tables[1]!, "e2e4 g8g6");
    const row = desk.locator('[data-board="1-2"]');
    await eventually(() => row.locator(".need.illegal").count()).toBe(1);
    await open(desk, tables[1]!, "rule");
    expect(await row.locator(".need.illegal").count()).toBe(1);
    await desk.keyboard.press("Escape");
    await eventually(() => row.locator(".need.illegal").count()).toBe(0);
    // The count stays, and the next one is new.
    expect(await row.textContent()).toContain("✕1");
    await hall.act("1-2", { act: "move", by: "black", move: "g8g6" });
    await hall.act("1-2", { act: "press", by: "black" });
    await eventually(() => row.textContent()).toMatch(/Illegal move|1–0/);
  });
});

test("both scoresheets side by side, in two notations, with the first difference marked", async () => {
  await inHall(async (hall, visitors) => {
    const { tables, desk } = await atDesk(hall, visitors, { scoresheets: true }, 1);
    const { board } = tables[0]!;
    await hall.act(board, { act: "start" });
    await play(hall, tables[0]!, "e2e4 e7e5 g1f3 b8c6");
    for (const text of ["e4", "e5", "Nf3"]) await hall.act(board, { act: "write", by: "white", text });
    for (const text of ["e2-e4", "e7-e5", "Sg1-f3"]) await hall.act(board, { act: "write", by: "black", text });
    await open(desk, tables[0]!, "sheets");
    await eventually(() => desk.locator(".verdict").textContent()).toContain("agree");
    await hall.act(board, { act: "write", by: "white", text: "Nc6" });
    await hall.act(board, { act: "write", by: "black", text: "Sg8-f6" });
    await eventually(() => desk.locator("[data-difference]").getAttribute("data-difference")).toBe("4");
    expect(await desk.locator("tr.first").textContent()).toMatch(/Nc6.*Sg8-f6.*Nc6/s);
    // A player corrects their own sheet, which settles it.
    await hall.act(board, { act: "write", by: "black", text: "Sb8-c6", instead: 4 });
    await eventually(() => desk.locator(".verdict").textContent()).toContain("agree");
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-sheets");
  });
});

test("repetition: which positions are the same, and why another is not", async () => {
  await inHall(async (hall, visitors) => {
    const { tables, desk } = await atDesk(hall, visitors, {}, 1);
    await hall.act(tables[0]!.board, { act: "start" });
    // The rooks have moved and come back: the first position had castling rights that the later ones lack.
    await play(hall, tables[0]!, "g1f3 g8f6 h1g1 h8g8 g1h1 g8h8 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    await open(desk, tables[0]!, "evidence");
    await eventually(() => desk.locator("[data-same]").getAttribute("data-same")).toBe("2");
    expect(await desk.locator(".positions > li").count()).toBe(3);
    expect(await desk.locator(".positions > li:not(.same)").textContent()).toContain("different castling rights");
    expect(await desk.locator("[data-checkmate=possible]").count()).toBe(2);
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-evidence");
  });
});

test("at a flag fall: the line that mates, or the proof that none does", async () => {
  await inHall(async (hall, visitors) => {
    const { tables, desk } = await atDesk(hall, visitors, { time: "2", start: "k7/8/8/8/8/8/8/KR6 w - - 0 1" }, 1);
    const { board } = tables[0]!;
    await hall.act(board, { act: "start" });
    await until(hall, board, ({ answer }) => answer.state.phase === "over");
    await open(desk, tables[0]!, "evidence");
    const black = desk.locator("[data-checkmate=impossible]");
    await eventually(() => black.textContent()).toContain("No arrangement of these pieces is checkmate.");
    const white = desk.locator("[data-checkmate=possible]");
    const sans = await white.locator(".san").allTextContents();
    expect(sans.at(-1)).toMatch(/#$/);
    await white.locator(".san").last().click();
    expect(await white.locator("[aria-current=true]").textContent()).toBe(sans.at(-1));
    expect(await desk.locator('.latest [data-ruling="over"]').textContent()).toContain("½–½");
  });
});

test("clocks are set after before and after were seen", async () => {
  await inHall(async (hall, visitors) => {
    const { tables, desk } = await atDesk(hall, visitors, { time: "600" }, 1);
    const { board } = tables[0]!;
    await hall.act(board, { act: "start" });
    await hall.act(board, { act: "stop_clocks", by: "white" });
    await open(desk, tables[0]!, "rule");
    await desk.getByRole("button", { name: "Set the clocks" }).click();
    const dialog = desk.locator("dialog[open]");
    await dialog.getByLabel("Black, After").fill("12:30");
    await dialog.getByRole("button", { name: "Review …" }).click();
    expect(await dialog.locator("tbody tr").nth(1).textContent()).toMatch(/10:00.*12:30.*\+2:30/s);
    expect((await hall.scene(board)).answer.state.clock?.black_ms).toBe(600_000);
    await picture(desk, "desk-clocks");
    await dialog.getByRole("button", { name: "Set the clocks" }).click();
    await until(hall, board, ({ answer }) => answer.state.clock?.black_ms === 750_000);
    await desk.getByRole("button", { name: "Resume play" }).click();
    await until(hall, board, ({ answer }) => answer.state.phase === "running");
  });
});

test.each([
  ["2005", "13.4.a", 7],
  ["2023", "12.9.1", 9],
] as const)("the penalties of %s, and no others", async (edition, first, count) => {
  await inHall(async (hall, visitors) => {
    const { tables, desk } = await atDesk(hall, visitors, { edition, regulations: { default_ms: 3_600_000 } }, 1);
    await hall.act(tables[0]!.board, { act: "start" });
    await open(desk, tables[0]!, "rule");
    await desk.getByRole("button", { name: "Penalty" }).click();
    await eventually(() => desk.locator("[data-penalty] option").count()).toBe(count);
    const dialog = desk.locator("dialog[open]");
    await dialog.locator("[data-penalty]").selectOption("warning");
    expect(await dialog.locator("[data-article]").textContent()).toBe(first);
    // No penalty can be given until a player is chosen.
    expect(await dialog.getByRole("button", { name: "Penalty" }).isDisabled()).toBe(true);
    await dialog.getByLabel("White").check();
    await dialog.getByRole("button", { name: "Penalty" }).click();
    await eventually(() => desk.locator("[data-answer]").textContent()).toContain(first);
  });
});

test("an adjournment over a restart of the server, with the desk open", async () => {
  await inHall(async (hall, visitors) => {
    const { tables, desk } = await atDesk(hall, visitors, {}, 1);
    const { board } = tables[0]!;
    await hall.act(board, { act: "start" });
    await play(hall, tables[0]!, "e2e4 e7e5");
    await open(desk, tables[0]!, "rule");
    await desk.getByRole("button", { name: "Adjourn" }).click();
    await desk.locator("dialog[open] input").fill("Tomorrow, 10:00, here");
    await desk.locator("dialog[open]").getByRole("button", { name: "Adjourn" }).click();
    await until(hall, board, ({ answer }) => answer.state.phase === "sealing");
    await hall.act(board, { act: "seal", by: "white", text: "Nf3" });
    await hall.act(board, { act: "stop_clocks", by: "white" });
    await hall.stop();
    await desk.waitForSelector("[data-standing=lost]");
    await hall.start();
    await eventually(() => desk.locator("[data-standing]").count()).toBe(0);
    // The arbiter reads the notice that the server was away, and dismisses it.
    await eventually(() => desk.locator("[data-notice=server_was_away]").textContent()).toContain("No player lost time");
    expect(await findings(desk)).toEqual([]);
    await desk.getByRole("button", { name: "Dismiss" }).click();
    expect(await desk.locator("[data-notice]").count()).toBe(0);
    await desk.getByRole("button", { name: "Resume play" }).click();
    await desk.locator("dialog[open]").getByRole("button", { name: "Resume play" }).click();
    await desk.getByRole("button", { name: "Open the envelope" }).click();
    const scene = await until(hall, board, ({ answer }) => answer.state.phase === "running" && answer.state.ply === 3);
    expect(scene.moves?.at(-1)?.san).toBe("Nf3");
    await eventually(() => desk.getByRole("button", { name: "Open the envelope" }).count()).toBe(0);
  });
});

test("a desk the size of a phone, in Czech, with what is tapped most at the thumb", async () => {
  await inHall(async (hall, visitors) => {
    const { tables, desk, arbiter } = await atDesk(hall, visitors, { name: "Jarní turnaj" }, 4, PHONE);
    await desk.close();
    const phone = await visitors.open(arbiter, { viewport: PHONE, locale: "cs", hasTouch: true });
    await phone.waitForSelector("[data-board]");
    await hall.act(tables[0]!.board, { act: "start" });
    await play(hall, tables[0]!, "e2e4 e7e5 g1g3");
    await eventually(() => phone.locator("[data-alarm]").first().textContent()).toContain("Nepřípustný tah");
    expect(await findings(phone)).toEqual([]);
    await picture(phone, "desk-phone");
    await phone.locator("[data-board]").first().tap();
    await phone.waitForSelector("[data-detail]");
    // One board at a time, nothing wider than the screen, and the tabs within reach of a thumb.
    expect(await phone.locator(".list").isVisible()).toBe(false);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    const tabs = (await phone.locator("[role=tablist]").boundingBox())!;
    expect(tabs.y).toBeGreaterThan(PHONE.height * 0.8);
    for (const tab of await phone.locator("[role=tab]").all()) expect((await tab.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await phone.locator("#tab-journal").tap();
    await eventually(() => phone.locator("#papers").textContent()).toContain("Hodiny spuštěny");
    expect(await findings(phone)).toEqual([]);
    await phone.locator("#tab-rule").tap();
    await picture(phone, "desk-phone-one");
    await phone.getByLabel("Zpět").tap();
    await phone.waitForSelector(".list");
  });
});

test("long names push nothing off a phone", async () => {
  await inHall(async (hall, visitors) => {
    const name = "Somebody of a very long name-and-another";
    const { tables, links } = await hall.event({}, [[name, name]]);
    const phone = await visitors.open(
      links.find(({ role }) => role === "arbiter")!,
      { viewport: PHONE, hasTouch: true },
    );
    await hall.act(tables[0]!.board, { act: "start" });
    await phone.locator("[data-board]").tap();
    const isInside = async (selector: string) => {
      const box = (await phone.locator(selector).boundingBox())!;
      return box.x >= 0 && box.x + box.width <= PHONE.width;
    };
    await phone.waitForSelector("[data-player=white] .time");
    for (const side of ["white", "black"]) expect(await isInside(`[data-player=${side}] .time .time`), side).toBe(true);
    expect(await isInside("div.square")).toBe(true);
    await phone.getByRole("button", { name: "Penalty" }).tap();
    for (const inner of ["[data-penalty]", "[data-cause]", "fieldset label:last-child"])
      expect(await isInside(`dialog[open] ${inner}`), inner).toBe(true);
    await picture(phone, "desk-phone-penalty");
  });
});

test("the desk with the keyboard alone", async () => {
  await inHall(async (hall, visitors) => {
    const { tables, desk } = await atDesk(hall, visitors, {}, 3);
    await desk.keyboard.press("/");
    await desk.keyboard.type("fir");
    await eventually(() => desk.locator("[data-board]").count()).toBe(1);
    // On through the filters to the only matching board.
    for (let presses = 0; presses < 12; presses += 1) {
      await desk.keyboard.press("Tab");
      if ((await desk.evaluate(() => document.activeElement?.getAttribute("data-board"))) !== null) break;
    }
    await desk.keyboard.press("Enter");
    await desk.waitForSelector(`[data-detail="${tables[2]!.board}"]`);
    await desk.getByRole("button", { name: "Start the clocks", exact: true }).focus();
    await desk.keyboard.press("Enter");
    await desk.locator("dialog[open]").getByRole("button", { name: "Start the clocks" }).focus();
    await desk.keyboard.press("Enter");
    await until(hall, tables[2]!.board, ({ answer }) => answer.state.phase === "running");
    await desk.locator("[role=tab][aria-selected=true]").focus();
    await desk.keyboard.press("ArrowRight");
    expect(await desk.locator("[role=tab][aria-selected=true]").textContent()).toContain("Scoresheets");
    await desk.keyboard.press("Escape");
    await eventually(() => desk.locator("[data-detail]").count()).toBe(0);
  });
});
