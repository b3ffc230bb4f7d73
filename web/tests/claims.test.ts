// Claims on the players' pages: a written move that is locked once it is sent.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, inHall, move, until, type Hall, type Table, type Visitors } from "./hall";

const KNIGHTS = ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"];

/** The moves before the claim are entered by the arbiter: only the claim is tested here. */
async function shuffle(hall: Hall, board: string, moves: string[]): Promise<void> {
  await hall.act(board, { act: "start" });
  for (const [ply, uci] of moves.entries()) {
    const by = ply % 2 === 0 ? "white" : "black";
    await hall.act(board, { act: "move", by, move: uci });
    await hall.act(board, { act: "press", by });
  }
}

async function claimWith(page: Page, uci: string): Promise<void> {
  await page.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("button", { name: "Make a claim" }).click();
  await page.getByRole("button", { name: "Third time with my next move" }).click();
  await move(page, uci, "dialog[open]");
  await page.getByRole("dialog").getByRole("button", { name: "Lock and claim" }).click();
}

async function black(table: Table, visitors: Visitors): Promise<Page> {
  const page = await visitors.open(table.links.black, { viewport: DESKTOP });
  await page.locator("[data-half=black].running").waitFor();
  return page;
}

test("a repetition claimed with a written move is upheld", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023" });
    const table = tables[0]!;
    await shuffle(hall, table.board, KNIGHTS);
    const page = await black(table, visitors);
    await claimWith(page, "f6g8");
    await page.locator("[data-ruling=claim]").getByText("The claim is correct: the position has occurred 3 times").waitFor();
    await page.getByText("½–½", { exact: true }).waitFor();
    const claim = (await hall.record(table.board)).find(({ act }) => act.act === "claim");
    expect(claim?.act).toMatchObject({ by: "black", claim: "threefold", move: "f6g8" });
  });
});

test("one claimed wrongly is rejected: the opponent gets two minutes, and the written move must be played", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023", scoresheets: true });
    const table = tables[0]!;
    await shuffle(hall, table.board, KNIGHTS.slice(0, 3));
    const page = await black(table, visitors);
    const before = (await hall.scene(table.board)).answer.state.clock!.white_ms;
    await claimWith(page, "f6g8");
    await page.locator("[data-ruling=claim]").getByText("The claim is incorrect").waitFor();
    const { answer, black_sheet } = await until(hall, table.board, ({ answer }) => answer.state.clock!.white_ms > before);
    expect(answer.state.clock!.white_ms).toBe(before + 120_000);
    expect(answer.state.permitted).toEqual(["f6g8"]);
    // It was written before it was claimed, and nothing on the page can change it.
    expect(black_sheet?.at(-1)).toBe("Nf6-g8");
    // The claim counts as an offer, and the player's page does not show which moves are permitted.
    expect(answer.state.offer).toBe("black");
    expect(await page.content()).not.toContain("permitted");
  });
});

test("the arbiter is called, and the clocks stand", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023" });
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.table);
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    await page.locator("[data-half=black]").getByRole("button", { name: "Actions" }).click();
    await page.getByRole("button", { name: "Call the arbiter" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Call the arbiter" }).click();
    await page.locator("[data-half=white]").getByText("Clocks stopped").waitFor();
    expect((await hall.scene(board)).answer.state.phase).toBe("stopped");
    await hall.act(board, { act: "resume" });
    await page.locator("[data-half=white].running").waitFor();
  });
});
