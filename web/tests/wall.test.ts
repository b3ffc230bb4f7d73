// The wall: moves in national notation, clocks, results, pairings and standings; it follows the rounds by itself.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, inHall, PHONE, picture, type Hall } from "./hall";
import { atEverySize, violations } from "./sizes";

/** Polls until an assertion holds. */
function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

const PLAYERS: [string, string][] = [
  ["Petrović, Marija", "Đorđević, Nikola"],
  ["Dvořáková, Markéta", "Čermák, Ondřej"],
  ["Jovanović-Stojadinović, Aleksandra", "Li, Bo"],
];

const MORE: [string, string][] = [
  ["Horvat, Luka", "Živković, Stefan"],
  ["Krejčí, Lenka", "Babić, Tea"],
  ["Marković, Miloš", "Procházka, Tomáš"],
];

async function setUp(hall: Hall, event: number, round: number, players: [string, string][]): Promise<string[]> {
  const boards = players.map(([white, black]) => ({ round, white, black }));
  const made = await hall.call<{ boards: { board: string }[] }>("POST", `/events/${event}/boards`, { boards });
  return made.boards.map(({ board }) => board);
}

async function scene(wall: Page): Promise<string | null> {
  return wall.locator("[data-scene]").first().getAttribute("data-scene");
}

/** The heading of the current scene. */
async function heading(wall: Page): Promise<string | null> {
  return wall.locator("header h1").textContent();
}

/** Games in progress, for a realistic picture. */
const OPENINGS = [
  "",
  "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 f8e7 e2e3 e8g8",
  "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6 c1e3",
  "c2c4 e7e5 b1c3 g8f6 g1f3 b8c6 g2g3 d7d5 c4d5 f6d5",
  "e2e4 c7c6 d2d4 d7d5 b1c3 d5e4 c3e4 c8f5 e4g3",
  "d2d4 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 d7d6 g1f3 e8g8 f1e2",
];

async function play(hall: Hall, board: string, moves: string): Promise<void> {
  for (const [ply, move] of moves.split(" ").filter(Boolean).entries()) {
    const by = ply % 2 === 0 ? "white" : "black";
    await hall.act(board, { act: "move", by, move });
    await hall.act(board, { act: "press", by });
  }
}

test("a grid, one board large, and the time that each move took, in the event's language", async () => {
  await inHall(async (hall, visitors) => {
    const { event, tables } = await hall.event({ name: "Proljetni turnir", lang: "hr" }, [...PLAYERS, ...MORE]);
    const { board } = tables[0]!;
    for (const [place, { board: one }] of tables.entries()) {
      await hall.act(one, { act: "start" });
      await play(hall, one, OPENINGS[place]!);
    }
    const wall = await visitors.open(`/wall/${event.event}`, { viewport: DESKTOP });
    await wall.waitForSelector("[data-board]");
    expect(await wall.locator("[data-board]").count()).toBe(6);
    let [white, black] = [5_430_000, 5_430_000];
    for (const [ply, move] of "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6".split(" ").entries()) {
      const by = ply % 2 === 0 ? "white" : "black";
      // Thinking time is set, so that the test need not wait.
      if (by === "white") white -= 60_000 * (ply + 1);
      else black -= 45_000 * ply;
      await hall.act(board, { act: "set_clock", white_ms: white, black_ms: black });
      await hall.act(board, { act: "move", by, move });
      await hall.act(board, { act: "press", by });
      if (by === "white") white += 30_000;
      else black += 30_000;
    }
    await hall.act(tables[1]!.board, { act: "resign", by: "black" });
    await eventually(() => wall.locator(`[data-board="${board}"]`).textContent()).toMatch(/Sf6/);
    await eventually(() => wall.locator(`[data-board="${tables[1]!.board}"]`).textContent()).toMatch(
      /Čermák, Ondřej\s*0.*Dvořáková, Markéta.*O-O\s*1/s,
    );
    await picture(wall, "wall-told");
    await atEverySize(wall, (name) => picture(wall, `wall-told-${name}`));
    await wall.setViewportSize(DESKTOP);
    await wall.locator(`[data-board="${board}"]`).click();
    await eventually(() => wall.locator("[data-large] .score li").allTextContents()).toContain("2. Sf3 Sc6".replaceAll(" ", ""));
    expect(await heading(wall)).toContain("Round 1");
    await eventually(() => wall.locator("[data-large] rect.white, [data-large] rect.black").count()).toBeGreaterThanOrEqual(8);
    expect(await wall.locator("figcaption").textContent()).toMatch(/White 16 min, Black 12 min/);
    expect(await violations(wall)).toEqual([]);
    await picture(wall, "wall-large");
    await wall.keyboard.press("Escape");
    await wall.waitForSelector("[data-board]");
  });
});

test("it follows the rounds: every round in play, then the results, then the next pairings", async () => {
  await inHall(async (hall, visitors) => {
    const { event, tables } = await hall.event({ name: "Subotnji turnir", moves: "untold", time: "900+10" }, PLAYERS);
    const first = tables.map(({ board }) => board);
    const wall = await visitors.open(`/wall/${event.event}`, { viewport: DESKTOP });
    await eventually(() => scene(wall)).toBe("pairings 1");
    expect(await heading(wall)).toBe("Round 1: pairings");
    for (const board of first) await hall.act(board, { act: "start" });
    await eventually(() => scene(wall)).toBe("games 1");
    expect(await heading(wall)).toBe("Round 1");
    expect(await wall.locator(".board").count()).toBe(0);
    await eventually(() => wall.locator(`[data-board="${first[0]}"] .runs`).textContent()).toMatch(/Petrović, Marija\s*1\d:\d\d/);
    await atEverySize(wall, (name) => picture(wall, `wall-wood-${name}`));
    await wall.setViewportSize(DESKTOP);

    // The next round is set up while this one is played: it is announced, and removes nothing.
    const second = await setUp(
      hall,
      event.event,
      2,
      PLAYERS.map(([white, black]) => [black, white]),
    );
    await wall.getByRole("button", { name: "Hold" }).click();
    expect(await scene(wall)).toBe("games 1");
    await wall.keyboard.press("ArrowRight");
    await eventually(() => scene(wall)).toBe("pairings 2");
    expect(await wall.locator(`[data-line="${second[0]}"]`).textContent()).toMatch(
      /1\s*White:\s*Đorđević, Nikola\s*–\s*Black:\s*Petrović, Marija/,
    );

    // Two rounds at once: both are shown, each under its own heading.
    await hall.act(second[1]!, { act: "start" });
    await eventually(() => scene(wall)).toBe("games 1");
    await wall.keyboard.press("ArrowRight");
    await eventually(() => scene(wall)).toBe("games 2");
    expect(await heading(wall)).toBe("Round 2");

    await hall.act(second[1]!, { act: "declare", result: "1/2-1/2" });
    for (const board of first) await hall.act(board, { act: "declare", result: board === first[0] ? "1-0" : "0-1" });
    // Some games of round 2 are over, some wait: it is in play.
    await eventually(() => scene(wall)).toBe("games 2");
    for (const board of second) if (board !== second[1]) await hall.act(board, { act: "start" });
    for (const board of second) if (board !== second[1]) await hall.act(board, { act: "declare", result: "0-1" });
    await eventually(() => heading(wall)).toBe("Round 2: results");
    expect(await wall.locator(`[data-line="${second[1]}"] strong`).textContent()).toBe("½–½");
    await atEverySize(wall, (name) => picture(wall, `wall-results-${name}`));
    await wall.setViewportSize(DESKTOP);
    await wall.getByLabel("Which round").selectOption("1");
    await eventually(() => heading(wall)).toBe("Round 1: results");
  });
});

test("sixty boards come page by page, and a phone scrolls through all of them", async () => {
  await inHall(async (hall, visitors) => {
    const players = [...Array(60).keys()].map((number): [string, string] => [`Horvat, Igrač ${number + 1}`, `Novák, Hráč ${number + 1}`]);
    const { event, tables } = await hall.event({ moves: "untold", time: "900+10" }, players);
    for (const { board } of tables) await hall.act(board, { act: "start" });
    const wall = await visitors.open(`/wall/${event.event}`, { viewport: { width: 1280, height: 800 } });
    await wall.waitForSelector("[data-board]");
    const first = async () => wall.locator("[data-board]").first().getAttribute("data-board");
    const [begin, count] = [await first(), await wall.locator("[data-board]").count()];
    expect(count).toBeGreaterThan(15);
    expect(count).toBeLessThan(60);
    const letters = await wall
      .locator("[data-board] .time")
      .first()
      .evaluate((time) => parseFloat(getComputedStyle(time).fontSize));
    expect(letters).toBeGreaterThanOrEqual(20);
    // Everything on a page is on the screen.
    expect(await wall.locator("main").evaluate((main) => main.scrollHeight - main.clientHeight)).toBeLessThanOrEqual(1);
    await picture(wall, "wall-sixty");
    await eventually(first).not.toBe(begin);
    await wall.keyboard.press("ArrowLeft");
    expect(await first()).toBe(begin);
    const phone = await visitors.open(`/wall/${event.event}`, { viewport: PHONE });
    await eventually(() => phone.locator("[data-board]").count()).toBe(60);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });
});

/** A player's line of a report file: the points after round 1, and the opponent in round 2. */
function reported(number: number, name: string, points: string, rank: number, games: string): string {
  const no = String(number).padStart(4);
  return `001 ${no} m    ${name.padEnd(33)} 2000 SRB ${" ".repeat(11)} ${" ".repeat(10)} ${points.padStart(4)} ${String(rank).padStart(4)}  ${games}\r\n`;
}

test("standings that come with the pairing file are shown between two rounds", async () => {
  await inHall(async (hall, visitors) => {
    const made = await hall.call<{ event: { event: number } }>("POST", "/events", {
      name: "Sobotní turnaj",
      time: "900+10",
      moves: "untold",
    });
    const report = [
      "012 Sobotní turnaj\r\n",
      reported(1, "Dvořáková, Markéta", "1.0", 1, "   2 w 1     3 w  "),
      reported(2, "Čermák, Ondřej", "0.0", 4, "   1 b 0     4 w  "),
      reported(3, "Krejčí, Lenka", "0.5", 2, "   4 w =     1 b  "),
      reported(4, "Němec, Jiří", "0.5", 3, "   3 b =     2 b  "),
    ].join("");
    const answer = await fetch(`${hall.origin}/api/v1/events/${made.event.event}/import/trf?round=2&lang=cs`, {
      method: "POST",
      headers: { authorization: `Bearer ${hall.token}`, "content-type": "text/plain" },
      body: report,
    });
    expect(answer.status, await answer.clone().text()).toBe(201);
    const wall = await visitors.open(`/wall/${made.event.event}`, { viewport: DESKTOP, locale: "cs" });
    await eventually(() => heading(wall)).toBe("Pořadí po 1. kole");
    expect(await wall.locator("[data-rank]").allInnerTexts()).toEqual([
      expect.stringMatching(/1\.\s*Dvořáková, Markéta\s*1/),
      expect.stringMatching(/2\.\s*Krejčí, Lenka\s*0,5/),
      expect.stringMatching(/3\.\s*Němec, Jiří\s*0,5/),
      expect.stringMatching(/4\.\s*Čermák, Ondřej\s*0/),
    ]);
    await atEverySize(wall, (name) => picture(wall, `wall-standings-${name}`));
    await wall.setViewportSize(DESKTOP);
    await wall.keyboard.press("ArrowRight");
    await eventually(() => heading(wall)).toBe("2. kolo: rozlosování");
  });
});

test("the wall is as late as the event says", async () => {
  await inHall(async (hall, visitors) => {
    const { event, tables } = await hall.event({ broadcast_delay_ms: 60_000 }, PLAYERS);
    const wall = await visitors.open(`/wall/${event.event}`, { viewport: DESKTOP });
    await eventually(() => scene(wall)).toBe("pairings 1");
    await hall.act(tables[0]!.board, { act: "start" });
    await wall.waitForTimeout(1500);
    expect(await scene(wall)).toBe("pairings 1");
    expect(await wall.locator("header").textContent()).toContain("delayed by 1 minute");
  });
});
