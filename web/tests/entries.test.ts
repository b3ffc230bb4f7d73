// A text entered on the tablet is played only if it means exactly one move; otherwise the player is asked, and nothing has happened.

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findings, inHall, PHONE, picture, until, type Hall, type Visitors } from "./hall";

/** White's half of a tablet, ready for text. */
async function letters(hall: Hall, visitors: Visitors, start: string, viewport?: { width: number; height: number }) {
  const { tables } = await hall.event({ edition: "2023", scoresheets: true, start });
  const { board, links } = tables[0]!;
  const page = await visitors.open(links.table, viewport === undefined ? {} : { viewport });
  await hall.act(board, { act: "start" });
  await page.locator("[data-half=white].running").waitFor();
  const half = page.locator("[data-half=white]");
  await half.getByRole("button", { name: "Scoresheet" }).click();
  await half.getByRole("button", { name: "Letters" }).click();
  return { page, half, board };
}

async function enter(half: Locator, text: string): Promise<void> {
  await half.getByRole("textbox").fill(text);
  await half.getByRole("button", { name: "Write" }).click();
}

/** Checks that no move was made and nothing written. */
async function isUntouched(hall: Hall, page: Page, board: string): Promise<void> {
  const { answer } = await hall.scene(board);
  expect(answer.state.pending).toEqual([]);
  expect(answer.state.ply).toBe(0);
  expect(await page.locator("[data-half=white] .sheet .move:not(:empty)").count()).toBe(0);
}

test("no knight can go there: the entry is asked back, and corrected", async () => {
  await inHall(async (hall, visitors) => {
    const { page, half, board } = await letters(hall, visitors, "standard");
    await enter(half, "Nd4");
    await half.getByText("No piece of that kind can go there.").waitFor();
    expect(await half.getByRole("textbox").inputValue()).toBe("Nd4");
    await isUntouched(hall, page, board);
    await picture(page, "entry-none");
    await enter(half, "hello");
    await half.getByText("This cannot be read as a move.").waitFor();
    await isUntouched(hall, page, board);
    expect(await findings(page)).toEqual([]);
    await enter(half, "Nf3");
    await until(hall, board, ({ answer }) => answer.state.pending.length === 1);
    expect((await hall.scene(board)).answer.state.fen).toMatch(/^rnbqkbnr\/pppppppp\/8\/8\/8\/5N2\/PPPPPPPP\/RNBQKB1R/);
    expect(await half.getByRole("textbox").inputValue()).toBe("");
    await expect.poll(() => half.getByText("No piece of that kind").count()).toBe(0);
  });
});

test("two rooks can go there: the player says which", async () => {
  await inHall(async (hall, visitors) => {
    const { page, half, board } = await letters(hall, visitors, "4k3/8/8/8/8/8/K6P/R6R w - - 0 1", PHONE);
    await enter(half, "Rd1");
    await page.getByRole("heading", { name: "Which piece?" }).waitFor();
    await isUntouched(hall, page, board);
    await picture(page, "entry-several");
    await page.getByRole("button", { name: "h1", exact: true }).click();
    const { answer } = await until(hall, board, ({ answer }) => answer.state.pending.length === 1);
    expect(answer.state.fen).toMatch(/\/R2R4/);
  });
});

test("a knight that is pinned is a knight: the tablet does not tell", async () => {
  await inHall(async (hall, visitors) => {
    const { half, board } = await letters(hall, visitors, "4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1");
    await enter(half, "Nf5");
    const { answer } = await until(hall, board, ({ answer }) => answer.state.pending.length === 1);
    expect(answer.state.fen).toMatch(/^4r1k1\/8\/8\/5N2/);
  });
});

test("a pawn of which nothing is said: the player says what it becomes", async () => {
  await inHall(async (hall, visitors) => {
    const { page, half, board } = await letters(hall, visitors, "8/P6k/8/8/8/8/7P/4K3 w - - 0 1");
    await enter(half, "a8");
    await page.getByRole("button", { name: "knight", exact: false }).click();
    const { answer } = await until(hall, board, ({ answer }) => answer.state.pending.length === 1);
    expect(answer.state.fen).toMatch(/^N7\//);
  });
});
