// Papers for the arbiter: a position from a scoresheet, a claim made without an arbiter, a promotion done step by step.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { EventSettings } from "../src/api";
import { DESKTOP, findings, inHall, picture, until, type Hall, type Visitors } from "./hall";

/** Polls until an assertion holds. */
function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

/** A game that has begun, open at the desk. */
async function atDesk(hall: Hall, visitors: Visitors, settings: Partial<EventSettings>): Promise<{ board: string; desk: Page }> {
  const { tables, links } = await hall.event({ edition: "2023", ...settings }, [["Alder", "Birch"]]);
  const { board } = tables[0]!;
  const desk = await visitors.open(
    links.find(({ role }) => role === "arbiter")!,
    { viewport: DESKTOP },
  );
  await desk.locator(`[data-board="${board}"]`).click();
  await hall.act(board, { act: "start" });
  return { board, desk };
}

test("the position at a flag fall comes from a scoresheet, as far as it can be played", async () => {
  await inHall(async (hall, visitors) => {
    const { board, desk } = await atDesk(hall, visitors, { moves: "untold", time: "600" });
    await hall.act(board, { act: "set_clock", white_ms: 100 });
    await desk.locator("[data-rule=position]").click();
    const sheet = desk.locator("dialog[open] [data-from-sheet]");
    await sheet.locator("summary").click();
    await sheet.locator("textarea").fill("1. e4 e5 2. Nf3 Nc6 3. Qxh8");
    await sheet.getByRole("button", { name: "Play through" }).click();
    await eventually(() => sheet.textContent()).toContain("4 half-moves were played. Stopped before “Qxh8”");
    expect(await desk.locator("[data-set=c6]").getAttribute("aria-label")).toBe("c 6, black knight");
    await eventually(() => desk.locator("dialog[open] [data-brings]").textContent()).toContain("This ends the game: 0–1");
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-from-sheet");
    // The preview recorded nothing.
    expect((await hall.record(board)).some(({ act }) => act.act === "reconstruct")).toBe(false);
    await desk.locator("[data-send]").click();
    await until(hall, board, ({ answer }) => answer.state.result === "0-1");
  });
});

test("without an arbiter present, position, scoresheet and confirmation come one after the other", async () => {
  await inHall(async (hall, visitors) => {
    const { board, desk } = await atDesk(hall, visitors, { time: "5400", regulations: { quickplay: true, arbiter_present: false } });
    await hall.act(board, { act: "set_clock", white_ms: 60_000 });
    await hall.act(board, { act: "claim", by: "white", claim: "quickplay", grounds: "no_effort" });
    const lacking = () => desk.locator("[data-paper]").evaluateAll((papers) => papers.map((paper) => paper.getAttribute("data-paper")));
    await eventually(lacking).toEqual(["position", "scoresheet", "confirmation"]);
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-papers");
    await desk.locator("[data-paper=scoresheet]").click();
    await eventually(lacking).toEqual(["position", "confirmation"]);
    await desk.locator("[data-paper=position]").click();
    await desk.locator("dialog[open] [data-send]").click();
    await eventually(lacking).toEqual(["confirmation"]);
    await desk.locator("[data-paper=confirmation]").click();
    await eventually(lacking).toEqual([]);
    const acts = (await hall.record(board)).map(({ act }) => act).slice(-3);
    expect(acts).toMatchObject([
      { act: "hand_in", by: "white", scoresheet: true },
      { act: "hand_in", by: "white" },
      { act: "confirm", by: "black" },
    ]);
  });
});

test("a promotion with a piece of the wrong colour is recorded, and what it brings is said before", async () => {
  await inHall(async (hall, visitors) => {
    const { board, desk } = await atDesk(hall, visitors, { time: "5400+30", start: "4k3/P7/8/8/8/8/7p/4K3 w - - 0 1" });
    await hall.act(board, { act: "place", by: "white", from: "a7", to: "a8" });
    const dialog = desk.locator("dialog[open]");
    await desk.getByRole("button", { name: "Promotion" }).click();
    await dialog.getByLabel("White · Alder").check();
    await dialog.getByLabel("queen").check();
    await dialog.getByLabel("The new piece is of the opponent's colour").check();
    await eventually(() => dialog.locator("[data-brings]").textContent()).not.toBe("");
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-promotion");
    await dialog.getByRole("button", { name: "Record" }).click();
    const scene = await until(hall, board, ({ answer }) => answer.rulings.some(({ kind }) => kind === "note"));
    expect(scene.answer.rulings).toMatchObject([{ kind: "note", what: "wrong_colour" }]);
  });
});
