// Alarms at the desk: every round in play, alarms that nothing hides, a bell, a number in the title and in the icon.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { BoardsMade } from "../src/api";
import { DESKTOP, findings, inHall, picture, type Hall, type Visitors } from "./hall";

/** Polls until an assertion holds. */
function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

interface Scene {
  event: number;
  desk: Page;
  /** The boards of each round, by table. */
  rounds: string[][];
}

const PAIRS = [
  ["Alder", "Birch"],
  ["Cedar", "Elm"],
  ["Fir", "Hazel"],
];

/** Three tables, this many rounds set up, the arbiter at the desk. */
async function atDesk(hall: Hall, visitors: Visitors, rounds: number): Promise<Scene> {
  const { event, links } = await hall.event({ moves: "untold", time: "900+10" }, PAIRS as [string, string][]);
  const boards = [["1-1", "1-2", "1-3"]];
  for (let round = 2; round <= rounds; round += 1) boards.push(await nextRound(hall, event.event, round));
  const desk = await visitors.open(
    links.find(({ role }) => role === "arbiter")!,
    { viewport: DESKTOP },
  );
  await desk.waitForSelector("[data-board]");
  return { event: event.event, desk, rounds: boards };
}

async function nextRound(hall: Hall, event: number, round: number): Promise<string[]> {
  const pairs = PAIRS.map(([white, black], at) => ({ round, table: at + 1, white: black, black: white }));
  const { boards } = await hall.call<BoardsMade>("POST", `/events/${event}/boards`, { boards: pairs });
  return boards.map(({ board }) => board);
}

async function listed(desk: Page): Promise<(string | null)[]> {
  return desk.locator("[data-board]").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-board")));
}

test("the desk shows the rounds in play and the next one, and follows them", async () => {
  await inHall(async (hall, visitors) => {
    const { event, desk, rounds } = await atDesk(hall, visitors, 1);
    const [first] = rounds as [string[]];
    expect(await listed(desk)).toEqual(first);
    for (const board of first) await hall.act(board, { act: "start" });
    // Round 2 is set up while round 1 is in play: both are shown, each under its name.
    const second = await nextRound(hall, event, 2);
    await eventually(() => listed(desk)).toEqual([...first, ...second]);
    expect(await desk.locator("[data-round] h2").allTextContents()).toEqual(["Round 1", "Round 2"]);
    await hall.act(first[0]!, { act: "declare", result: "0-1" });
    await hall.act(first[1]!, { act: "declare", result: "1-0" });
    // One game of round 1 continues: it stays, with the results of its round.
    await desk.locator(`[data-board="${first[1]}"]`).getByText("1–0").waitFor();
    expect(await listed(desk)).toEqual([...first, ...second]);
    await hall.act(first[2]!, { act: "declare", result: "1-0" });
    await eventually(() => listed(desk)).toEqual(second);
    await desk.getByLabel("Which round").selectOption("1");
    await eventually(() => listed(desk)).toEqual(first);
  });
});

test("an alarm of another round stays in sight, rings, and is in the title and in the icon; a call is one only if a player called", async () => {
  await inHall(async (hall, visitors) => {
    const { desk, rounds } = await atDesk(hall, visitors, 2);
    const [first, second] = rounds as [string[], string[]];
    for (const board of [first[2]!, second[0]!, second[1]!]) await hall.act(board, { act: "start" });
    await desk.getByLabel("Which round").selectOption("2");
    await desk.getByRole("button", { name: "Finished" }).click();
    await desk.getByLabel("Table or name").fill("nobody of that name");
    expect(await listed(desk)).toEqual([]);
    const rings = () => desk.locator("[data-bell]").getAttribute("data-rings");
    const before = Number(await rings());

    // The arbiter stops the clocks: that is not a call.
    await hall.act(second[0]!, { act: "interrupt" });
    await hall.act(first[2]!, { act: "stop_clocks", by: "black" });
    const alarm = desk.locator(`[data-alarm="${first[2]}"]`);
    await alarm.getByText("Arbiter called: Black").waitFor();
    expect(await alarm.textContent()).toContain("Round 1");
    expect(await alarm.locator("[data-new]").count()).toBe(1);
    expect(await desk.locator("[data-alarm]").count()).toBe(1);
    await eventually(rings).toBe(String(before + 1));
    await eventually(() => desk.title()).toBe("(1) Club evening · Arbiter's desk");
    expect(await desk.locator("link[rel=icon]").getAttribute("href")).toContain(encodeURIComponent(">1</text>"));
    await desk.getByLabel("Table or name").fill("");
    await desk.getByRole("button", { name: "All 3" }).click();
    expect(await desk.locator(`[data-board="${second[0]}"]`).textContent()).toContain("Clocks stopped");
    await desk.getByLabel("Which round").selectOption("current");
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-alarms");

    // Once opened, it is not new; it stays until the arbiter acts there.
    await alarm.click();
    await eventually(() => alarm.locator("[data-new]").count()).toBe(0);
    await desk.keyboard.press("Escape");
    await desk.reload();
    await alarm.getByText("Arbiter called: Black").waitFor();
    expect(await alarm.locator("[data-new]").count()).toBe(0);
    await hall.act(first[2]!, { act: "resume" });
    await eventually(() => desk.locator("[data-alarm]").count()).toBe(0);
    expect(await desk.title()).toBe("Club evening · Arbiter's desk");
  });
});

test("the bell rings again as long as nobody has looked, and once if that is wanted", async () => {
  await inHall(async (hall, visitors) => {
    const { desk, rounds } = await atDesk(hall, visitors, 1);
    const [first, second] = rounds[0] as [string, string];
    await desk.clock.install();
    await desk.reload();
    await desk.waitForSelector("[data-board]");
    const rings = async () => Number(await desk.locator("[data-bell]").getAttribute("data-rings"));
    for (const board of [first, second]) await hall.act(board, { act: "start" });
    await hall.act(first, { act: "stop_clocks", by: "white" });
    await eventually(rings).toBe(1);
    await desk.clock.fastForward(19_000);
    expect(await rings()).toBe(1);
    await desk.clock.fastForward(3_000);
    await eventually(rings).toBe(2);
    await desk.clock.fastForward(21_000);
    await eventually(rings).toBe(3);
    // Once opened, it waits in silence.
    await desk.locator(`[data-alarm="${first}"]`).click();
    await desk.locator(`[data-detail="${first}"]`).waitFor();
    await desk.clock.fastForward(45_000);
    expect(await rings()).toBe(3);
    // Ringing again can be switched off, and stays off the next day.
    await desk.locator("[data-again]").click();
    await desk.reload();
    await desk.locator("[data-again][aria-pressed=false]").waitFor();
    expect(await rings(), "what was looked at does not ring on a page that comes back").toBe(0);
    await hall.act(second, { act: "stop_clocks", by: "white" });
    await desk.locator(`[data-alarm="${second}"]`).waitFor();
    await eventually(rings).toBe(1);
    await desk.clock.fastForward(60_000);
    expect(await rings()).toBe(1);
  });
});

test("the bell is off at a tap, and stays off", async () => {
  await inHall(async (hall, visitors) => {
    const { desk, rounds } = await atDesk(hall, visitors, 1);
    const board = rounds[0]![0]!;
    await hall.act(board, { act: "start" });
    await desk.locator("[data-bell=on]").click();
    await desk.reload();
    await desk.locator("[data-bell=off]").waitFor();
    await hall.act(board, { act: "stop_clocks", by: "white" });
    await desk.locator("[data-alarm]").waitFor();
    expect(await desk.locator("[data-bell]").getAttribute("data-rings")).toBe("0");
    // Switching it on plays the sound.
    await desk.locator("[data-bell=off]").click();
    expect(await desk.locator("[data-bell=on]").getAttribute("data-rings")).toBe("1");
  });
});
