// The arbiter's records, and undoing acts.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { EventSettings } from "../src/api";
import { DESKTOP, findings, inHall, picture, until, type Hall, type Visitors } from "./hall";

/** Polls until an assertion holds. */
function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

/** A game that has begun, open at the arbiter's desk. */
async function atDesk(hall: Hall, visitors: Visitors, settings: Partial<EventSettings> = {}): Promise<{ board: string; desk: Page }> {
  const { tables, links } = await hall.event({ edition: "2023", ...settings }, [["Alder", "Birch"]]);
  const { board } = tables[0]!;
  const desk = await visitors.open(
    links.find(({ role }) => role === "arbiter")!,
    { viewport: DESKTOP },
  );
  await desk.locator(`[data-board="${board}"]`).click();
  await hall.act(board, { act: "start" });
  await desk.getByRole("button", { name: "Observation" }).waitFor();
  return { board, desk };
}

test("conduct is observed and penalised; the penalty is taken back, and says why", async () => {
  await inHall(async (hall, visitors) => {
    const { board, desk } = await atDesk(hall, visitors);
    const dialog = desk.locator("dialog[open]");
    await desk.getByRole("button", { name: "Observation" }).click();
    await dialog.locator("select").selectOption("distracting");
    await dialog.getByLabel("Black").check();
    await picture(desk, "desk-observe");
    await dialog.getByRole("button", { name: "Record" }).click();
    await eventually(() => desk.locator("[data-answer]").textContent()).toContain("11.5");
    await desk.getByRole("button", { name: "Penalty" }).click();
    await dialog.getByLabel("Black").check();
    await dialog.locator("select").first().selectOption("add_time");
    await dialog.locator("[data-cause]").selectOption("distracting");
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-penalise");
    const before = (await hall.scene(board)).answer.state.clock!.white_ms;
    await dialog.getByRole("button", { name: "Penalty" }).click();
    await until(hall, board, ({ answer }) => answer.state.clock!.white_ms > before);
    const penalty = (await hall.scene(board)).answer.rulings.find(({ kind }) => kind === "penalty");
    expect(penalty).toMatchObject({ to: "black", for: "distracting", for_article: "11.5" });
    await desk.getByRole("button", { name: "Take back the last decision" }).click();
    await eventually(() => dialog.textContent()).toContain("Penalty: Black, Extra time for the opponent");
    await dialog.getByLabel("Why?").fill("it was the other table");
    await picture(desk, "desk-retract");
    await dialog.locator("[data-send]").click();
    const { answer } = await until(hall, board, ({ answer }) => answer.state.phase === "stopped");
    expect(answer.state.clock!.white_ms).toBeLessThanOrEqual(before);
    expect((await hall.record(board)).at(-1)?.act).toMatchObject({ act: "retract", why: "it was the other table" });
    await eventually(() => desk.getByRole("button", { name: "Take back the last decision" }).count()).toBe(0);
  });
});

test("a game that is over is reopened, and its counters are corrected", async () => {
  await inHall(async (hall, visitors) => {
    const { board, desk } = await atDesk(hall, visitors);
    const dialog = desk.locator("dialog[open]");
    await hall.act(board, { act: "resign", by: "white" });
    await desk.getByRole("button", { name: "Reopen the game" }).click();
    await dialog.getByLabel("Why?").fill("he meant the other game");
    await picture(desk, "desk-reopen");
    await dialog.locator("[data-send]").click();
    const { answer } = await until(hall, board, ({ answer }) => answer.state.phase === "stopped");
    expect(answer.state.result).toBeNull();
    await desk.getByRole("button", { name: "Set the clocks" }).click();
    await dialog.getByLabel("White, moves, After").fill("3");
    await picture(desk, "desk-counters");
    await dialog.getByRole("button", { name: "Review" }).click();
    await dialog.getByRole("button", { name: "Set the clocks" }).click();
    await until(hall, board, ({ answer }) => answer.state.clock!.white_moves === 3);
    await desk.getByRole("button", { name: "Resume play" }).click();
    await until(hall, board, ({ answer }) => answer.state.phase === "running");
  });
});

test("a game is reconstructed from both sheets, and a player appeals", async () => {
  await inHall(async (hall, visitors) => {
    const { board, desk } = await atDesk(hall, visitors, { scoresheets: true });
    const dialog = desk.locator("dialog[open]");
    const sheets = { white: ["e4", "e5", "Nf3"], black: ["e4", "e5"] };
    for (const [ply, move] of ["e2e4", "e7e5", "g1f3"].entries()) {
      const by = ply % 2 === 0 ? "white" : "black";
      await hall.act(board, { act: "move", by, move });
      await hall.act(board, { act: "press", by });
      for (const side of ["white", "black"] as const) {
        const text = sheets[side][ply];
        if (text !== undefined) await hall.act(board, { act: "write", by: side, text });
      }
    }
    await hall.act(board, { act: "interrupt" });
    await desk.getByRole("button", { name: "Reconstruct the game" }).click();
    await eventually(() => dialog.locator("[data-sheet=white]").inputValue()).toBe("1. e4 e5\n2. Nf3");
    await dialog.locator("[data-sheet=black]").fill("1. e4 e5 2. Nf3");
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-reconstruct");
    await dialog.locator("[data-send]").click();
    await eventually(() => dialog.textContent()).toContain("The scoresheets agree up to this position");
    await eventually(() => dialog.locator("[data-reconstruction]").textContent()).toContain("8.5.3");
    await picture(desk, "desk-reconstructed");
    await dialog.getByRole("button", { name: "Close" }).click();
    expect((await hall.record(board)).at(-1)?.act).toMatchObject({ act: "reconstruct", black: ["e4", "e5", "Nf3"] });
    await desk.getByRole("button", { name: "Appeal" }).click();
    await dialog.getByLabel("Black").check();
    await picture(desk, "desk-appeal");
    await dialog.getByRole("button", { name: "Record" }).click();
    await eventually(() => desk.locator("[data-answer]").textContent()).toContain("Black appeals");
    expect((await hall.record(board)).at(-1)?.act).toMatchObject({ act: "appeal", by: "black", against: "other" });
  });
});
