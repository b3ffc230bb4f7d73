// Wooden boards: the moves are not entered. The clock is on the table, and questions about the board are asked at the desk.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { EventSettings } from "../src/api";
import { DESKTOP, findings, inHall, picture, PHONE, until, type Hall, type Table, type Visitors } from "./hall";

const UPRIGHT = { width: 820, height: 1180 };

/** Polls until an assertion holds. */
function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

interface Scene {
  table: Table;
  tablet: Page;
  desk: Page;
  event: number;
}

/** A table with a wooden board, its clock started, open at the arbiter's desk. */
async function atWood(hall: Hall, visitors: Visitors, settings: Partial<EventSettings> = {}, viewport = DESKTOP): Promise<Scene> {
  const made = await hall.event({ edition: "2023", moves: "untold", time: "5400+30", ...settings }, [["Alder", "Birch"]]);
  const table = made.tables[0]!;
  const arbiter = made.links.find(({ role }) => role === "arbiter")!;
  const tablet = await visitors.open(table.links.table, { viewport: UPRIGHT });
  const desk = await visitors.open(arbiter, { viewport, hasTouch: viewport === PHONE });
  await desk.locator(`[data-board="${table.board}"]`).click();
  await hall.act(table.board, { act: "start" });
  await tablet.locator("[data-half=white].running").waitFor();
  return { table, tablet, desk, event: made.event.event };
}

async function press(tablet: Page, side: "White" | "Black"): Promise<void> {
  await tablet.getByRole("button", { name: `Press ${side}'s clock` }).click();
  await tablet.locator(`[data-half=${side === "White" ? "black" : "white"}].running`).waitFor();
}

/** Sets up pieces on the desk's editor: a piece of the palette, then its squares. */
async function setUp(desk: Page, pieces: Record<string, string[]>): Promise<void> {
  for (const [piece, squares] of Object.entries(pieces)) {
    await desk.locator(`[data-piece=${piece}]`).click();
    for (const square of squares) await desk.locator(`[data-set=${square}]`).click();
  }
}

test("a press completes a move, and a flag falls: the position that the desk sets up says that it is a draw", async () => {
  await inHall(async (hall, visitors) => {
    const { table, tablet, desk, event } = await atWood(hall, visitors, { time: "600" }, PHONE);
    const { board } = table;
    // There is no board and no keypad for moves: the halves can only be pressed.
    expect(await tablet.locator(".board").count()).toBe(0);
    expect(await tablet.getByRole("button", { name: "Scoresheet" }).count()).toBe(0);
    await press(tablet, "White");
    await press(tablet, "Black");
    // The clock shows a press before the server has answered it.
    const { answer } = await until(hall, board, ({ answer }) => answer.state.clock?.black_moves === 1);
    expect(answer.state).toMatchObject({ fen: null, clock: { white_moves: 1, black_moves: 1, running: "white" } });
    expect(await findings(tablet)).toEqual([]);
    await picture(tablet, "wooden-table");

    const wall = await visitors.open(`/wall/${event}`, { viewport: DESKTOP });
    await eventually(() => wall.locator(`[data-board="${board}"]`).textContent()).toMatch(/Alder\s*\d+:\d\d/);
    expect(await wall.locator(".board").count()).toBe(0);
    expect(await findings(wall)).toEqual([]);
    await picture(wall, "wooden-wall");
    await wall.locator(`[data-board="${board}"]`).click();
    await wall.locator(`[data-large="${board}"] [data-time=white]`).waitFor();
    await picture(wall, "wooden-wall-large");

    await hall.act(board, { act: "set_clock", white_ms: 300 });
    await tablet.locator("[data-half=white] [data-ruling=flag]").getByText("White's flag has fallen.").waitFor();
    await tablet.locator("[data-half=black] [data-ruling=question]").waitFor();
    await picture(tablet, "wooden-table-flag");

    const question = desk.locator("section.question");
    await eventually(() => question.textContent()).toContain("can the opponent still checkmate by any series of legal moves (6.9)?");
    await eventually(() => question.locator("[data-rule=uphold]").textContent()).toContain("This ends the game: 0–1");
    await eventually(() => question.locator("[data-rule=reject]").textContent()).toContain("This ends the game: ½–½");
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "wooden-desk-question");
    await question.getByRole("button", { name: "Set up the position" }).click();
    // A board without kings is not an answer, and the editor stays open.
    await desk.locator("[data-send]").click();
    await desk.locator("dialog[open] [role=alert]").waitFor();
    await setUp(desk, { wk: ["e1"], bk: ["e8"], wq: ["d1"], wp: ["a2", "b2", "c2"], bb: ["f8", "c8"] });
    // Tapping the same piece again removes it.
    await setUp(desk, { bb: ["c8"] });
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "wooden-desk-editor");
    for (const square of ["a1", "h8"]) expect((await desk.locator(`[data-set=${square}]`).boundingBox())!.width).toBeGreaterThan(36);
    // Black has only a bishop, and White's pieces cannot help it to mate.
    await setUp(desk, { wq: ["d1"], wp: ["a2", "b2", "c2"] });
    await desk.getByText("White to move").click();
    await desk.locator("[data-send]").click();
    const scene = await until(hall, board, ({ answer }) => answer.state.phase === "over");
    expect(scene.answer.state.result).toBe("1/2-1/2");
    const rule = (await hall.record(board)).find(({ act }) => act.act === "rule");
    expect(rule?.act).toMatchObject({ fen: "4kb2/8/8/8/8/8/8/4K3 w - - 0 1" });
    await tablet.locator("[data-half=white]").getByText("½–½", { exact: true }).waitFor();
    await eventually(() => desk.locator("[data-detail] div.square").count()).toBe(1);
  });
});

test("with a mate in sight the same flag loses, by a FEN that is pasted", async () => {
  await inHall(async (hall, visitors) => {
    const { table, desk } = await atWood(hall, visitors);
    await hall.act(table.board, { act: "set_clock", white_ms: 300 });
    await desk.locator("[data-rule=position]").click();
    await desk.getByText("Castling rights, FEN").click();
    const fen = desk.locator("dialog [data-fen]");
    await fen.fill("not a fen");
    await desk.locator("dialog").getByText("This is not a FEN.").waitFor();
    await fen.fill("4k3/8/8/8/8/8/q7/4K3 w - - 0 30");
    expect(await desk.locator("[data-set=a2]").getAttribute("aria-label")).toBe("a 2, black queen");
    await picture(desk, "wooden-desk-fen");
    await desk.locator("[data-send]").click();
    const scene = await until(hall, table.board, ({ answer }) => answer.state.phase === "over");
    expect(scene.answer.state.result).toBe("0-1");
    expect(scene.answer.rulings.map(({ kind }) => kind)).toContain("over");
  });
});

test("a threefold repetition is claimed at the table and answered at the desk", async () => {
  await inHall(async (hall, visitors) => {
    const { table, tablet, desk } = await atWood(hall, visitors);
    const { board } = table;
    const question = desk.locator("section.question");
    const claim = async (half: string, kind: string) => {
      await tablet.locator(`[data-half=${half}]`).getByRole("button", { name: "Make a claim" }).click();
      await tablet.getByRole("button", { name: kind }).click();
    };
    await press(tablet, "White");
    await claim("black", "Same position for the third time");
    await tablet.locator("[data-half=black]").getByText("Clocks stopped").waitFor();
    await eventually(() => question.textContent()).toContain("has the same position occurred three times");
    expect(await question.textContent()).toContain("9.2.2");
    await picture(desk, "wooden-desk-threefold");
    const before = (await hall.scene(board)).answer.state.clock!.white_ms;
    await question.locator("[data-rule=reject]").click();
    await until(hall, board, ({ answer }) => answer.state.phase === "running");
    expect((await hall.scene(board)).answer.state.clock!.white_ms).toBe(before + 120_000);
    await eventually(() => desk.locator(".latest [data-ruling=claim]").textContent()).toContain("The claim is incorrect.");
    // The next one is a written move, given by both squares.
    await press(tablet, "Black");
    await claim("white", "Third time with my next move");
    const dialog = tablet.getByRole("dialog");
    expect(await dialog.locator(".board").count()).toBe(0);
    await dialog.getByLabel("My move", { exact: true }).last().fill("Nf3");
    await dialog.getByRole("button", { name: "Write" }).click();
    await dialog.getByText("Both squares are needed here").waitFor();
    await dialog.getByLabel("My move", { exact: true }).last().fill("Ng1-f3");
    await dialog.getByRole("button", { name: "Write" }).click();
    await dialog.getByRole("button", { name: "Lock and claim" }).click();
    await eventually(() => question.textContent()).toContain("9.2.1");
    await question.locator("[data-rule=uphold]").click();
    const scene = await until(hall, board, ({ answer }) => answer.state.phase === "over");
    expect(scene.answer.state.result).toBe("1/2-1/2");
    await tablet.locator("[data-half=white]").getByText("½–½", { exact: true }).waitFor();
  });
});

test("the desk shows a position at any time, and the next press hides it again", async () => {
  await inHall(async (hall, visitors) => {
    const { table, tablet, desk } = await atWood(hall, visitors);
    await desk.locator("[data-deeds]").getByRole("button", { name: "Set up the position" }).click();
    await desk.locator("dialog").getByRole("button", { name: "Starting position" }).click();
    await desk.locator("dialog").getByRole("button", { name: "Move a piece", exact: true }).click();
    for (const square of ["e2", "e4"]) await desk.locator(`[data-set=${square}]`).click();
    await desk.locator("[data-set=d7]").focus();
    await desk.keyboard.press("Delete");
    await desk.keyboard.press("ArrowDown");
    await desk.keyboard.press("ArrowDown");
    await desk.keyboard.press("p");
    await desk.getByText("White to move").click();
    await picture(desk, "wooden-desk-position");
    await desk.locator("[data-send]").click();
    const { answer } = await until(hall, table.board, ({ answer }) => answer.state.fen !== null);
    expect(answer.state.fen).toBe("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
    await desk.locator("[data-detail] div.square").waitFor();
    expect(await tablet.locator(".board").count()).toBe(0);
    await press(tablet, "White");
    await eventually(() => desk.locator("[data-detail] div.square").count()).toBe(0);
    await desk.getByText("Wooden board: the moves are not entered").waitFor();
  });
});

test("an event with wooden boards is made, and played on the players' own clocks", async () => {
  await inHall(async (hall, visitors) => {
    const form = await visitors.open(`/a/${hall.token}`, { viewport: DESKTOP });
    await form.goto(`${hall.origin}/organiser${new URL(form.url()).search}`);
    await form.getByLabel("Name").fill("Village Open");
    expect(await form.locator("[data-boards=untold]").isChecked()).toBe(true);
    await picture(form, "wooden-organiser");
    await form.getByRole("button", { name: "Create the event" }).click();
    await form.locator("[data-next]").waitFor();
    const events = await hall.call<{ settings: EventSettings }[]>("GET", "/events");
    expect(events.at(-1)!.settings).toMatchObject({ name: "Village Open", moves: "untold", scoresheets: false });

    const { table } = await atWood(hall, visitors);
    const white = await visitors.open(table.links.white, { viewport: PHONE });
    await white.getByRole("button", { name: "Press to complete the move" }).click();
    await white.locator("[data-half=black].running").waitFor();
    expect(await white.locator(".board").count()).toBe(0);
    expect(await findings(white)).toEqual([]);
    await picture(white, "wooden-play");
  });
});
