// Whole games on the pages: on two devices, and on one tablet.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, inHall, move, PHONE, until, type Hall } from "./hall";

const MATE = ["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"];

/** The text of a clock. */
async function shown(page: Page, side: "white" | "black"): Promise<string> {
  return (await page.locator(`[data-time=${side}]`).innerText()).replaceAll("\n", "");
}

/** A player moves and presses on their own device. */
async function play(hall: Hall, page: Page, board: string, uci: string): Promise<void> {
  await move(page, uci);
  await until(hall, board, ({ answer }) => answer.state.pending.length > 0 || answer.state.phase === "over");
  await page.keyboard.press("p");
}

test("a standard game to mate on two devices", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023" });
    const { board, links } = tables[0]!;
    const [white, black] = [await visitors.open(links.white, { viewport: DESKTOP }), await visitors.open(links.black, { viewport: PHONE })];
    await white.getByText("Waiting for the arbiter").waitFor();
    await hall.act(board, { act: "start" });
    await white.getByText("Waiting for the arbiter").waitFor({ state: "detached" });
    for (const [ply, uci] of MATE.entries()) {
      await until(hall, board, ({ answer }) => answer.state.ply === ply && answer.state.pending.length === 0);
      await play(hall, ply % 2 === 0 ? white : black, board, uci);
    }
    const { answer } = await until(hall, board, ({ answer }) => answer.state.phase === "over");
    expect(answer.state.result).toBe("1-0");
    for (const page of [white, black]) {
      await page.getByText("1–0", { exact: true }).waitFor();
      await page.locator("[data-ruling=over]").getByText("Checkmate").waitFor();
      await page.locator("[data-ruling=over]").getByText("5.1.1").waitFor();
      // The move was announced to the player who uses a screen reader.
      expect(await page.locator("[data-said=polite]").innerText()).toContain("queen h 5 takes f 7");
    }
  });
});

test("a game to mate on the tablet, under 2023, with an illegal move: the penalty, the clocks, the docket", async () => {
  await inHall(async (hall, visitors) => {
    const { tables, event } = await hall.event({ edition: "2023", time: "5400+30", scoresheets: true });
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.table);
    await hall.act(board, { act: "start" });
    const white = page.locator("[data-half=white]");
    await page.locator("[data-half=white].running").waitFor();
    // A first press shows where the move is entered; the clock is not pressed.
    await page.getByRole("button", { name: "Press White's clock" }).click();
    await white.getByText("Enter your move").waitFor();
    expect((await hall.scene(board)).answer.state.clock?.running).toBe("white");
    await move(page, "e2e5", "[data-half=white]");
    await until(hall, board, ({ answer }) => answer.state.pending.length === 1);
    // It is shown like any other move, and written like one.
    await white.getByRole("list", { name: "Scoresheet" }).getByText("e2-e5").waitFor();
    expect(await page.locator("[data-ruling]").count()).toBe(0);
    await page.getByRole("button", { name: "Press White's clock" }).click();
    await white.locator("[data-ruling=illegal]").waitFor();
    await white.locator("[data-ruling=time]").getByText("Black receives 2:00 more.").waitFor();
    const { answer } = await hall.scene(board);
    expect(answer.state.illegal_moves).toEqual({ white: 1, black: 0 });
    expect(answer.state.clock?.black_ms).toBe(5_430_000 + 120_000);
    await expect.poll(() => shown(page, "black")).toBe("1:32:30");
    // The piece is back, and White's clock runs.
    await page.locator("[data-half=white].running").waitFor();
    expect(answer.state.fen?.startsWith("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w")).toBe(true);
    const docket = await hall.call<unknown[]>("GET", `/events/${event.event}/docket`);
    expect(JSON.stringify(docket)).toContain("e2e5");
    // Then the game is played to mate, each player on their own half.
    await page.locator("[data-half=black]").getByRole("button", { name: "Scoresheet" }).click();
    for (const [ply, uci] of MATE.entries()) {
      const side = ply % 2 === 0 ? "White" : "Black";
      await page.locator(`[data-half=${side.toLowerCase()}].running`).waitFor();
      await move(page, uci, `[data-half=${side.toLowerCase()}]`);
      await until(hall, board, ({ answer }) => answer.state.pending.length > 0 || answer.state.phase === "over");
      await page.getByRole("button", { name: `Press ${side}'s clock` }).click();
    }
    await white.locator("[data-ruling=over]").getByText("Checkmate").waitFor();
    await page.locator("[data-half=black]").getByText("1–0", { exact: true }).waitFor();
  });
});

test("the last pawn closes the wall: nobody can win any more, and no flag falls in a game that is over", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023", time: "25", start: "8/5k2/3p4/1p1Pp2p/pP2Pp2/P4P1P/1K6/8 w - - 0 1" });
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.table);
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    await hall.act(board, { act: "set_clock", white_ms: 6000 });
    // Tenths are shown under twenty seconds.
    await expect.poll(() => shown(page, "white")).toMatch(/^[0-6]\.\d$/);
    await page.getByRole("button", { name: "Press White's clock" }).click();
    await move(page, "h3h4", "[data-half=white]");
    await page.locator("[data-half=white] [data-ruling=over]").getByText("Dead position").waitFor();
    await page.locator("[data-half=black]").getByText("½–½", { exact: true }).waitFor();
    const stopped = await shown(page, "white");
    await page.waitForTimeout(1500);
    expect(await shown(page, "white")).toBe(stopped);
    expect((await hall.scene(board)).answer.state.result).toBe("1/2-1/2");
  });
});

test("a flag falls, but the opponent has a bare king behind a pawn: a draw, and why", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023", time: "25", start: "8/8/8/4k3/8/4P3/4K3/3Q4 w - - 0 1" });
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.table);
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    await hall.act(board, { act: "set_clock", white_ms: 1500 });
    await page.locator("[data-half=white] [data-ruling=flag]").getByText("White's flag has fallen.").waitFor();
    await page.locator("[data-half=white] [data-ruling=over]").getByText("could not checkmate").waitFor();
    await page.locator("[data-half=white] [data-ruling=over]").getByText("6.9").waitFor();
    await page.locator("[data-half=black]").getByText("½–½", { exact: true }).waitFor();
    expect(await shown(page, "white")).toBe("0.0");
    await page.locator("[data-half=white]").getByText("Flag", { exact: true }).waitFor();
  });
});

test("lifting is touching where the event says so, and j'adoube is not", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023", lift_is_touch: true });
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.white, { viewport: DESKTOP });
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    await page.getByRole("button", { name: "J'adoube" }).click();
    await page.locator('rect[data-square="g1"]').click({ force: true });
    await page.locator('rect[data-square="g1"]').click({ force: true });
    await expect.poll(async () => (await hall.record(board)).at(-1)?.act).toMatchObject({ act: "adjust", by: "white", squares: ["g1"] });
    await page.locator('rect[data-square="b1"]').click({ force: true });
    await expect.poll(async () => (await hall.record(board)).at(-1)?.act).toMatchObject({ act: "touch", by: "white", square: "b1" });
    // It is put back and another piece is moved instead: a breach of Article 4, found at the press.
    await page.locator('rect[data-square="b1"]').click({ force: true });
    await move(page, "e2e4");
    await until(hall, board, ({ answer }) => answer.state.pending.length === 1);
    await page.keyboard.press("p");
    await page.locator("[data-ruling=touch_move]").waitFor();
    const { answer } = await hall.scene(board);
    expect(answer.state.permitted).toEqual(["b1a3", "b1c3"]);
  });
});

test("a sheet is the player's own: signs, gaps and corrections, all of it recorded", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023", scoresheets: true });
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.black, { viewport: DESKTOP });
    await hall.act(board, { act: "start" });
    await hall.act(board, { act: "move", by: "white", move: "d2d4" });
    await hall.act(board, { act: "press", by: "white" });
    await page.locator("[data-half=black].running").waitFor();
    const line = page.getByRole("textbox");
    const write = page.getByRole("button", { name: "Write", exact: true });
    await line.fill("d5");
    await write.click();
    const sheet = page.getByRole("list", { name: "Scoresheet" });
    await sheet.getByText("d5").click();
    await line.fill("d4");
    await write.click();
    await sheet.getByText("d4").waitFor();
    await page.getByRole("button", { name: "(=)" }).click();
    await page.getByRole("button", { name: "Move not written" }).click();
    await expect.poll(async () => (await hall.scene(board)).black_sheet).toEqual(["d4", "(=)", "—"]);
    await sheet.getByText("d4 (=)").waitFor();
    const writes = (await hall.record(board))
      .map(({ act }) => act)
      .filter((act) => act.act === "write")
      .map(({ text, instead }) => [text, instead]);
    expect(writes).toEqual([
      ["d5", undefined],
      ["d4", 1],
      ["(=)", undefined],
      ["—", undefined],
    ]);
  });
});

test("a pawn becomes what its player says", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023", start: "8/P6k/8/8/8/8/P6K/8 w - - 0 1" });
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.white);
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    await move(page, "a7a8");
    await page.getByRole("button", { name: "knight" }).click();
    const { answer } = await until(hall, board, ({ answer }) => answer.state.pending.length === 1);
    expect(answer.state.pending).toEqual([{ by: "white", move: "a7a8n" }]);
  });
});

test("a correction that both players agreed on is nobody's act", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023" });
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.table);
    await hall.act(board, { act: "start" });
    const white = page.locator("[data-half=white]");
    await white.getByRole("button", { name: "Actions" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Correct an illegal move by agreement" }).click();
    await white.locator("[data-ruling=refused]").waitFor();
    const { act } = (await hall.record(board)).at(-1)!;
    expect(act).toMatchObject({ act: "correct_by_agreement" });
    expect(act).not.toHaveProperty("by");
  });
});

test("offers, answers and resignation", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023" });
    const { board, links } = tables[0]!;
    const [white, black] = [await visitors.open(links.white), await visitors.open(links.black)];
    await hall.act(board, { act: "start" });
    await white.locator("[data-half=white].running").waitFor();
    await move(white, "d2d4");
    await until(hall, board, ({ answer }) => answer.state.pending.length === 1);
    await white.getByRole("button", { name: "Actions" }).click();
    await white.getByRole("button", { name: "Offer a draw" }).click();
    await black.getByText("White offers a draw.").first().waitFor();
    await black.getByRole("button", { name: "Decline" }).click();
    await until(hall, board, ({ answer }) => answer.state.offer === null);
    await black.getByRole("button", { name: "Actions" }).click();
    await black.getByRole("button", { name: "Resign" }).click();
    expect((await hall.scene(board)).answer.state.phase).toBe("running");
    await black.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await black.getByText("1–0", { exact: true }).waitFor();
    await white.getByText("1–0", { exact: true }).waitFor();
  });
});
