// The arbiter's mistakes: consequences are shown beforehand, and what has happened can be undone with a reason.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { EventSettings } from "../src/api";
import { DESKTOP, findings, inHall, picture, until, type Hall, type Visitors } from "./hall";

/** Polls until an assertion holds. */
function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

/** Wooden boards, one of them open at the desk. */
async function atDesk(
  hall: Hall,
  visitors: Visitors,
  settings: Partial<EventSettings> = {},
): Promise<{ boards: string[]; desk: Page; event: number }> {
  const { tables, links, event } = await hall.event({ edition: "2023", moves: "untold", time: "900+10", ...settings }, [
    ["Alder", "Birch"],
    ["Cedar", "Elm"],
  ]);
  const desk = await visitors.open(
    links.find(({ role }) => role === "arbiter")!,
    { viewport: DESKTOP },
  );
  await desk.locator(`[data-board="${tables[0]!.board}"]`).click();
  return { boards: tables.map(({ board }) => board), desk, event: event.event };
}

test("an observation says beforehand that it ends the game; recorded all the same, the game is reopened where its result stands", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, desk } = await atDesk(hall, visitors);
    const board = boards[0]!;
    const dialog = desk.locator("dialog[open]");
    await hall.act(board, { act: "start" });
    await desk.getByRole("button", { name: "Observation" }).click();
    await dialog.locator("select").selectOption("device");
    // No player is preselected, and nothing can be recorded.
    expect(await dialog.locator("input:checked").count()).toBe(0);
    expect(await dialog.getByRole("button", { name: "Record" }).isDisabled()).toBe(true);
    await dialog.getByLabel("White · Alder").check();
    await dialog.getByText("This ends the game: 0–1").waitFor();
    expect((await hall.scene(board)).answer.state.phase).toBe("running");
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-ends");
    await dialog.getByLabel("Black · Birch").check();
    await dialog.getByText("This ends the game: 1–0").waitFor();
    await dialog.getByRole("button", { name: "Record" }).click();
    await until(hall, board, ({ answer }) => answer.state.result === "1-0");

    const ended = desk.locator("[data-ended]");
    await eventually(() => ended.textContent()).toContain("1–0");
    expect(await ended.getByRole("button", { name: "Take back the last decision" }).textContent()).toContain("Electronic device");
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-ended");
    await ended.getByRole("button", { name: "Reopen the game" }).click();
    // Without a reason nothing is undone.
    expect(await dialog.locator("[data-send]").isDisabled()).toBe(true);
    await dialog.getByRole("button", { name: "Wrong table" }).click();
    await dialog.locator("[data-send]").click();
    const { answer } = await until(hall, board, ({ answer }) => answer.state.phase === "stopped");
    expect(answer.state.result).toBeNull();
    expect((await hall.record(board)).at(-1)?.act).toMatchObject({ act: "reopen", why: "Wrong table" });
  });
});

test("the last decision is taken back at a wooden board, and one that came too late says so", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, desk } = await atDesk(hall, visitors);
    const board = boards[0]!;
    const dialog = desk.locator("dialog[open]");
    await hall.act(board, { act: "start" });
    await hall.act(board, { act: "declare", result: "1-0" });
    await desk.locator("[data-ended]").getByRole("button", { name: "Take back" }).click();
    await dialog.getByRole("button", { name: "Recorded by mistake" }).click();
    await dialog.locator("[data-send]").click();
    await until(hall, board, ({ answer }) => answer.state.phase === "stopped" && answer.state.result === null);
    await hall.act(board, { act: "resume" });
    await hall.act(board, { act: "observe", what: "displaced" });
    await hall.act(board, { act: "press", by: "white" });
    await desk.locator("[data-deeds]").getByRole("button", { name: "Take back" }).click();
    await dialog.locator("[data-brings] p").first().waitFor();
    await dialog.getByRole("button", { name: "Wrong player" }).click();
    await eventually(() => dialog.locator("[data-send]").isDisabled()).toBe(true);
  });
});

test("each answer to a question says what it will bring", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, desk } = await atDesk(hall, visitors);
    const board = boards[0]!;
    await hall.act(board, { act: "start" });
    await hall.act(board, { act: "press", by: "white" });
    await hall.act(board, { act: "claim", by: "black", claim: "illegal_move" });
    const answer = (decision: string) => desk.locator(`[data-rule=${decision}]`);
    await eventually(() => answer("uphold").textContent()).toContain("Black receives 1:00 more (A.3: one minute instead of two).");
    await eventually(() => answer("reject").textContent()).toContain("Play goes on.");
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-question");
    await answer("uphold").click();
    await until(hall, board, ({ answer: { state } }) => state.illegal_moves.white === 1);
    // An answer that ends the game says so, and the other one does not.
    await hall.act(board, { act: "press", by: "white" });
    await hall.act(board, { act: "claim", by: "black", claim: "threefold" });
    await eventually(() => answer("uphold").textContent()).toContain("This ends the game: ½–½");
    await eventually(() => answer("reject").textContent()).not.toContain("This ends the game");
    // A ruling is shown in one place.
    expect(await desk.locator(".latest [data-ruling=question]").count()).toBe(0);
  });
});

test("points go as far as the event's scale", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, desk } = await atDesk(hall, visitors, { regulations: { points: { win: 3, draw: 1, loss: 0 } } });
    const board = boards[0]!;
    await hall.act(board, { act: "start" });
    const dialog = desk.locator("dialog[open]");
    await desk.getByRole("button", { name: "Penalty" }).click();
    await dialog.locator("[data-penalty]").selectOption("raise_opponent");
    expect(await dialog.getByLabel("Points", { exact: true }).getAttribute("max")).toBe("3");
    await dialog.getByLabel("White").check();
    await dialog.getByLabel("Points", { exact: true }).fill("2");
    await dialog.getByRole("button", { name: "Penalty" }).click();
    await until(hall, board, ({ answer }) => answer.rulings.some((ruling) => ruling.kind === "penalty" && ruling.points === 2));
  });
});

test("a board and a round that were set up by mistake are withdrawn, with a reason", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, desk, event } = await atDesk(hall, visitors);
    const dialog = desk.locator("dialog[open]");
    await desk.locator("[data-detail]").getByRole("button", { name: "Withdraw this board" }).click();
    await dialog.getByRole("button", { name: "Wrong table" }).click();
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-withdraw");
    await dialog.locator("[data-send]").click();
    await eventually(() => desk.locator("[data-board]").count()).toBe(1);
    expect(await desk.locator("[data-detail]").count()).toBe(0);

    // A board at which a move was made cannot be withdrawn; before the first press it can, in its round.
    await hall.call("POST", `/events/${event}/boards`, { boards: [1, 2].map((table) => ({ round: 2, table, white: "", black: "" })) });
    await desk.getByLabel("Which round").selectOption("all");
    await eventually(() => desk.locator("[data-board]").count()).toBe(3);
    await desk.locator("[data-round='2']").getByRole("button", { name: "Withdraw the round" }).click();
    await dialog.getByRole("button", { name: "Recorded by mistake" }).click();
    await dialog.locator("[data-send]").click();
    await eventually(() => desk.locator("[data-board]").count()).toBe(1);
    await hall.act(boards[1]!, { act: "start" });
    await desk.locator(`[data-board="${boards[1]}"]`).click();
    await desk.locator("[data-detail] [data-withdraw]").waitFor();
    await hall.act(boards[1]!, { act: "press", by: "white" });
    await eventually(() => desk.locator("[data-detail] [data-withdraw]").count()).toBe(0);
  });
});

test("a note on a ruling and on the board, seen by every arbiter and in the docket", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, desk } = await atDesk(hall, visitors);
    const board = boards[0]!;
    const dialog = desk.locator("dialog[open]");
    await hall.act(board, { act: "start" });
    await hall.act(board, { act: "observe", what: "distracting", by: "white" });
    await desk.locator(".latest").getByRole("button", { name: "Write a note" }).click();
    await dialog.locator("[data-note-text]").fill("Spoke to a spectator.");
    await dialog.locator("[data-send]").click();
    await desk.locator(".latest [data-note]").getByText("Spoke to a spectator.").waitFor();
    const other = await visitors.open(desk.url().slice(hall.origin.length), {
      viewport: DESKTOP,
      storageState: await desk.context().storageState(),
    });
    await other.locator("#tab-journal").click();
    await other.locator("[data-write-note]").click();
    await other.locator("[data-note-text]").fill("Pieces replaced before the round.");
    await other.locator("dialog[open] [data-send]").click();
    await other.locator("li [data-note]").getByText("Spoke to a spectator.").waitFor();
    expect(await findings(other)).toEqual([]);
    await picture(other, "desk-notes");
    await desk.locator("#papers [data-note]").getByText("Pieces replaced before the round.").waitFor();
    await desk.goto(`${desk.url().split("#")[0]}#docket`);
    await eventually(() => desk.locator("[data-docket] [data-note]").count()).toBe(2);
  });
});

test("a penalty and time for a disturbance are typed as a clock shows them", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, desk } = await atDesk(hall, visitors);
    const board = boards[0]!;
    const dialog = desk.locator("dialog[open]");
    await hall.act(board, { act: "start" });
    const before = (await hall.scene(board)).answer.state.clock!.black_ms;
    await desk.getByRole("button", { name: "Penalty" }).click();
    await dialog.getByLabel("White · Alder").check();
    await dialog.locator("[data-penalty]").selectOption("add_time");
    const time = dialog.getByLabel("Time", { exact: true });
    expect(await time.inputValue()).toBe("2:00");
    await time.fill("1:");
    expect(await dialog.getByRole("button", { name: "Penalty" }).isDisabled()).toBe(true);
    await time.fill("90");
    // The time is written back in its standard form.
    await time.blur();
    expect(await time.inputValue()).toBe("1:30");
    await dialog.getByText("1:30").first().waitFor();
    await dialog.getByRole("button", { name: "Penalty" }).click();
    await until(hall, board, ({ answer }) => answer.state.clock!.black_ms === before + 90_000);
    await desk.getByRole("button", { name: "Give extra time for a disturbance" }).click();
    await dialog.getByLabel("Black", { exact: true }).check();
    await time.fill("0:45");
    await dialog.getByRole("button", { name: "Record" }).click();
    await until(hall, board, ({ answer }) => answer.state.clock!.black_ms === before + 135_000);
  });
});
