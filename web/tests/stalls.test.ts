// The server stalls, or cannot record: clocks are stopped on every page, the desk rings, and one tap resumes play.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, inHall, PHONE, picture, type Hall } from "./hall";

const UPRIGHT = { width: 800, height: 1280 };
const PAIRS: [string, string][] = [
  ["Alder", "Birch"],
  ["Cedar", "Elm"],
  ["Fir", "Hazel"],
];
/** Longer than the stalls after which clocks resume by themselves. */
const LONG_MS = 6_500;

function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

async function phases(hall: Hall, boards: string[]): Promise<string[]> {
  return Promise.all(boards.map(async (board) => (await hall.scene(board)).answer.state.phase));
}

test("after a long stall the desk rings, and all boards are resumed with one tap", async () => {
  await inHall(async (hall, visitors) => {
    const { links, tables } = await hall.event({ edition: "2023", moves: "untold", time: "900+10" }, PAIRS);
    const boards = tables.map(({ board }) => board);
    const desk = await visitors.open(
      links.find(({ role }) => role === "arbiter")!,
      { viewport: DESKTOP },
    );
    const table = await visitors.open(tables[0]!.links.table, { viewport: UPRIGHT });
    for (const board of boards) await hall.act(board, { act: "start" });
    await table.locator("[data-half=white].running").waitFor();
    hall.freeze();
    await table.locator("[data-standing=lost]").waitFor();
    await table.getByRole("button", { name: "Press White's clock" }).click();
    await table.waitForTimeout(LONG_MS);
    hall.wake();
    await desk.locator("[data-notice=stalled]").waitFor();
    await eventually(() => phases(hall, boards)).toEqual(["stopped", "stopped", "stopped"]);
    // Presses made meanwhile count, and no time ran.
    const { clock } = (await hall.scene(boards[0]!)).answer.state;
    expect(clock).toMatchObject({ white_moves: 1, black_moves: 0, black_ms: 910_000 });
    await table.locator("[data-stand=arbiter]").waitFor();
    await desk.locator("[data-resume-all]").waitFor();
    await picture(desk, "desk-stalled");
    await desk.setViewportSize(PHONE);
    await picture(desk, "desk-stalled-phone");
    await desk.setViewportSize(DESKTOP);
    await picture(table, "clock-stalled");
    await desk.getByRole("button", { name: "Resume play at 3 boards" }).click();
    await eventually(() => phases(hall, boards)).toEqual(["running", "running", "running"]);
    await desk.locator("[data-resume-all]").waitFor({ state: "detached" });
    await table.locator("[data-stand]").waitFor({ state: "detached" });
  });
});

/** Returns a function that sends messages to the page as if they came from the server. */
async function withAnInterpreter(page: Page): Promise<(message: unknown) => void> {
  let say: (message: unknown) => void = () => {};
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    let stand: string | null = null;
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string };
      // The server itself does not know that its clocks are stopped.
      socket.send(message.type === "time" && stand !== null ? JSON.stringify({ ...message, stand }) : text);
    });
    say = (message) => {
      const { type, stand: cause } = message as { type: string; stand?: string | null };
      if (type === "clocks") stand = cause ?? null;
      socket.send(JSON.stringify(message));
    };
  });
  await page.reload();
  return (message) => say(message);
}

test("while nothing can be recorded, the clock on the page stands and says why", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023", moves: "untold", time: "15" }, [["Alder", "Birch"]]);
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.table, { viewport: UPRIGHT });
    const say = await withAnInterpreter(page);
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    const { now } = await hall.scene(board);
    say({ type: "clocks", stand: "journal", now });
    await page.locator("[data-stand=journal]").waitFor();
    const shown = () => page.locator("[data-time=white]").textContent();
    const before = await shown();
    await page.waitForTimeout(2500);
    expect(await shown()).toBe(before);
    await picture(page, "clock-stands");
    say({ type: "clocks", stand: null, now });
    await page.locator("[data-stand]").waitFor({ state: "detached" });
    await eventually(shown).not.toBe(before);
  });
});
