// The arbiter's information before a decision is correct: about the open question, the devices, the running clocks.

import { expect, test } from "vitest";
import { DESKTOP, inHall, type Hall, type Visitors } from "./hall";

/** Polls until an assertion holds. */
function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

async function atWood(hall: Hall, visitors: Visitors) {
  const { tables, links } = await hall.event({ edition: "2023", moves: "untold", time: "900+10" }, [
    ["Marija Petrović", "Nikola Đorđević"],
    ["Alice Walker", "Tom Harris"],
    ["Jana Nováková", "Petr Svoboda"],
  ]);
  const tablet = await visitors.open(tables[0]!.links.table, { viewport: { width: 800, height: 1280 } });
  const desk = await visitors.open(
    links.find(({ role }) => role === "arbiter")!,
    { viewport: DESKTOP },
  );
  return { boards: tables.map(({ board }) => board) as [string, string, string], tablet, desk };
}

test("after a second illegal move the answers say what each will bring now, not what the question before would have", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, desk } = await atWood(hall, visitors);
    const [first] = boards;
    await hall.act(first, { act: "start" });
    await desk.locator(`[data-board="${first}"]`).click();
    const record = async () => {
      await desk.getByRole("button", { name: "Illegal move by White" }).click();
      await desk.locator("dialog[open] [data-send]").click();
    };
    await hall.act(first, { act: "press", by: "white" });
    await record();
    await eventually(async () => (await hall.scene(first)).answer.state.question).toBeNull();
    await desk.locator("[data-answer]").getByText("A.3: one minute instead of two").waitFor();
    await hall.act(first, { act: "press", by: "white" });
    await record();
    await eventually(async () => (await hall.scene(first)).answer.state.question?.about).toBe("can_checkmate");
    await desk.locator("[data-rule=uphold]").getByText("This ends the game: 0–1").waitFor();
    await desk.locator("[data-rule=reject]").getByText("This ends the game: ½–½").waitFor();
    expect(await desk.locator("[data-rule=reject]").textContent()).not.toContain("Play goes on");
  });
});

test("tables without a device are named before the round is started, and among the devices", async () => {
  await inHall(async (hall, visitors) => {
    const { desk } = await atWood(hall, visitors);
    await desk.getByRole("button", { name: "Start the clocks at all 3 boards" }).click();
    const warning = desk.locator("dialog[open] [data-without-device]");
    await eventually(() => warning.textContent()).toContain("2, 3");
    await desk.getByRole("button", { name: "Cancel" }).click();
    await desk.getByRole("link", { name: "Devices" }).click();
    await eventually(() => desk.locator("[data-devices] [data-without-device]").textContent()).toContain("2, 3");
  });
});

test("checkmate at a wooden board is reported from the table, and the desk reads what was said", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, tablet, desk } = await atWood(hall, visitors);
    const [first] = boards;
    await hall.act(first, { act: "start" });
    const white = tablet.locator("[data-half=white]");
    await white.getByRole("button", { name: "Call the arbiter" }).click();
    await white.getByRole("dialog").getByRole("button", { name: "White has checkmated" }).click();
    await eventually(async () => (await hall.scene(first)).answer.state.phase).toBe("stopped");
    await eventually(() => desk.locator(`[data-alarm="${first}"]`).textContent()).toContain("White has checkmated");
    await desk.locator(`[data-alarm="${first}"]`).click();
    await desk.getByRole("button", { name: "Declare the result" }).click();
    await desk.locator("dialog[open]").getByText("Marija Petrović – Nikola Đorđević").waitFor();
  });
});

test("once play goes on nobody reads that the clocks stand, and a double tap stops nothing", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, tablet, desk } = await atWood(hall, visitors);
    const [first] = boards;
    await hall.act(first, { act: "start" });
    await hall.act(first, { act: "declare", result: "1-0" });
    await hall.act(first, { act: "reopen", why: "wrong board" });
    await desk.locator(`[data-board="${first}"]`).click();
    await desk.locator("[data-answer]").getByText("The game is reopened").waitFor();
    await desk.getByRole("button", { name: "Resume play" }).dblclick();
    await tablet.locator("[data-half=white].running").waitFor();
    await eventually(() => desk.locator("[data-answer]").count()).toBe(0);
    const { answer } = await hall.scene(first);
    expect([answer.state.phase, answer.rulings]).toEqual(["running", []]);
    for (const side of ["white", "black"]) expect(await tablet.locator(`[data-half=${side}]`).textContent()).not.toContain("reopened");
  });
});

test("an offered draw is accepted with two taps", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, tablet } = await atWood(hall, visitors);
    const [first] = boards;
    await hall.act(first, { act: "start" });
    // 9.1.1: no draw can be agreed before each player has made a move.
    await hall.act(first, { act: "press", by: "white" });
    await hall.act(first, { act: "press", by: "black" });
    await hall.act(first, { act: "offer_draw", by: "white" });
    await hall.act(first, { act: "press", by: "white" });
    const black = tablet.locator("[data-half=black]");
    await black.getByRole("button", { name: "Accept", exact: true }).click();
    expect((await hall.scene(first)).answer.state.phase).toBe("running");
    await black.getByRole("button", { name: "Accept: the game is drawn" }).click();
    await eventually(async () => (await hall.scene(first)).answer.state.result).toBe("1/2-1/2");
  });
});

test("a desk without the arbiter's link says so", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023" });
    const page = await visitors.open(`/desk/${tables[0]!.board.split("-")[0]}`);
    await page.getByText("This browser does not have the arbiter’s link").waitFor();
  });
});
