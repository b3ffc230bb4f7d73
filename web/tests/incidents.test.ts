// Incidents at a wooden board on a typical Saturday: an absence, a call, a resignation, an illegal move; and what both pages show.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { BoardsMade, EventSettings } from "../src/api";
import { DESKTOP, findings, inHall, picture, until, type Hall, type Visitors } from "./hall";
import { SIZES } from "./sizes";

/** Polls until an assertion holds. */
function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

interface Scene {
  event: number;
  boards: string[];
  tablet: Page;
  desk: Page;
}

/** Two tables, the tablet of the first, and the arbiter. */
async function atWood(hall: Hall, visitors: Visitors, settings: Partial<EventSettings> = {}): Promise<Scene> {
  const { event, tables, links } = await hall.event({ edition: "2023", moves: "untold", time: "900+10", ...settings }, [
    ["Marija Petrović", "Nikola Đorđević"],
    ["Alice Walker", "Tom Harris"],
  ]);
  const tablet = await visitors.open(tables[0]!.links.table, { viewport: { width: 800, height: 1280 } });
  const desk = await visitors.open(
    links.find(({ role }) => role === "arbiter")!,
    { viewport: DESKTOP },
  );
  return { event: event.event, boards: tables.map(({ board }) => board), tablet, desk };
}

const LATE = { regulations: { default_ms: 900_000 } };

test("who is not here is tapped when the round is started, shown with the time left, and arrives", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, desk } = await atWood(hall, visitors, LATE);
    const [first, second] = boards as [string, string];
    // Before the round: on the board itself, without searching.
    await desk.locator(`[data-board="${first}"]`).click();
    await desk.locator("[data-miss=black]").click();
    await desk.locator("[data-attendance] [data-here=no]").getByText("Absent").waitFor();
    await eventually(() => desk.locator(`[data-board="${first}"]`).textContent()).toContain("Absent: Nikola Đorđević");
    expect(await desk.locator("[data-attendance]").textContent()).toContain("Default time 15:00");
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-absent-before");

    // When the round is started, at all tables.
    await desk.getByRole("button", { name: "Start the clocks at all 2 boards" }).click();
    const dialog = desk.locator("dialog[open]");
    expect(await dialog.locator("[aria-pressed=true]").count()).toBe(1);
    await dialog.getByRole("button", { name: "Alice Walker" }).click();
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-absent-start");
    await dialog.getByRole("button", { name: "Start the clocks" }).click();
    await until(hall, second, ({ absent }) => absent?.includes("white") === true);
    const { absent } = await until(hall, first, ({ answer }) => answer.state.phase === "running");
    expect(absent).toEqual(["black"]);
    await eventually(() => desk.locator(`[data-board="${second}"]`).textContent()).toMatch(/Absent: Alice Walker, loses in 1[45]:\d\d/);
    await desk.locator("[data-attendance]").getByRole("button", { name: "Black has arrived" }).click();
    await until(hall, first, ({ absent: missing }) => missing === undefined);
    await eventually(() => desk.locator(`[data-board="${first}"] [data-need=absent]`).count()).toBe(0);
    await picture(desk, "desk-absent-running");

    // While it runs: recorded with its consequences; the time counts from the start.
    await desk.locator("[data-miss=white]").click();
    await dialog.locator("[data-brings]").getByText("White is not at the board.").waitFor();
    await dialog.locator("[data-send]").click();
    const { late_at } = await until(hall, first, ({ absent: missing }) => missing?.includes("white") === true);
    expect(late_at).toBeLessThan(960_000);
  });
});

test("without a time of grace whoever is not here loses at once, and the desk says so before", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, desk } = await atWood(hall, visitors);
    const [first] = boards as [string];
    await hall.act(first, { act: "start" });
    await desk.locator(`[data-board="${first}"]`).click();
    await desk.locator("[data-attendance]").getByText("Default time 0:00").waitFor();
    await desk.locator("[data-miss=black]").click();
    await desk.locator("dialog[open]").getByText("This ends the game: +/−").waitFor();
    await desk.locator("dialog[open] [data-send]").click();
    await until(hall, first, ({ answer }) => answer.state.result === "+/-");
  });
});

test("a resignation at a wooden board: the tablet says who, and the desk confirms it with one tap", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, tablet, desk } = await atWood(hall, visitors);
    const [first] = boards as [string];
    await hall.act(first, { act: "start" });
    await hall.act(first, { act: "press", by: "white" });
    const black = tablet.locator("[data-half=black]");
    await black.getByRole("button", { name: "Actions" }).click();
    await black.getByRole("button", { name: "Resign" }).click();
    await black.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    for (const half of ["white", "black"]) {
      const said = tablet.locator(`[data-half=${half}] [data-standstill=resigned]`);
      await said.getByText("Black has resigned.").waitFor();
      expect(await said.textContent()).toContain("The game is over.");
      // Nothing suggests that play continues, and the arbiter's question is not shown to players.
      const text = await tablet.locator(`[data-half=${half}]`).textContent();
      expect(text).not.toContain("Offer a draw");
      expect(text).not.toContain("Arbiter:");
      expect(text).not.toContain("Play goes on");
    }
    expect(await findings(tablet)).toEqual([]);
    await picture(tablet, "table-resigned");
    // A tablet that connects later shows it too.
    await tablet.reload();
    await black.locator("[data-standstill=resigned]").waitFor();

    await desk.locator(`[data-alarm="${first}"]`).getByText("Black has resigned").waitFor();
    await desk.reload();
    await desk.locator(`[data-alarm="${first}"]`).getByText("Black has resigned").waitFor();
    await desk.locator(`[data-alarm="${first}"]`).click();
    const question = desk.locator("section.question");
    await question.getByText("Black has resigned: Nikola Đorđević").waitFor();
    const usual = question.getByRole("button", { name: "Yes, they could: 1–0" });
    await usual.waitFor();
    expect(await usual.getAttribute("class")).toContain("primary");
    expect(await question.textContent()).not.toContain("goes on");
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-resigned");
    await usual.click();
    const { answer } = await until(hall, first, ({ answer: { state } }) => state.phase === "over");
    expect(answer.state.result).toBe("1-0");
    await tablet.locator("[data-half=white]").getByText("1–0", { exact: true }).waitFor();
    expect(await tablet.locator("[data-standstill]").count()).toBe(0);
  });
});

test("an illegal move is recorded with two taps, and what it brings is said between them", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, desk } = await atWood(hall, visitors);
    const [first] = boards as [string];
    await hall.act(first, { act: "start" });
    await hall.act(first, { act: "press", by: "white" });
    await desk.locator(`[data-board="${first}"]`).click();
    const ways = desk.locator("[data-illegal], [data-deeds]");
    expect(await ways.first().getAttribute("data-illegal")).not.toBeNull();
    await desk.getByRole("button", { name: "Illegal move by White" }).click();
    const dialog = desk.locator("dialog[open]");
    await eventually(() => dialog.locator("[data-brings]").textContent()).toContain(
      "Black receives 1:00 more (A.3: one minute instead of two).",
    );
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-illegal");
    await dialog.locator("[data-send]").click();
    const { answer } = await until(hall, first, ({ answer: { state } }) => state.illegal_moves.white === 1);
    expect(answer.state.question).toBeNull();
    expect((await hall.record(first)).slice(-2).map(({ act }) => act.act)).toEqual(["observe", "rule"]);
    // Black has not moved since: there is nothing to record.
    await desk.getByRole("button", { name: "Illegal move by Black" }).click();
    await eventually(() => dialog.locator("[data-send]").isDisabled()).toBe(true);
  });
});

test("after a call both halves say that the clocks stand, who called and what comes next; it goes away with the clocks", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, tablet } = await atWood(hall, visitors);
    const [first] = boards as [string];
    await hall.act(first, { act: "start" });
    const white = tablet.locator("[data-half=white]");
    await white.getByRole("button", { name: "Call the arbiter" }).click();
    await white.getByRole("dialog").getByRole("button", { name: "Call the arbiter" }).click();
    await white.locator("[data-standstill=called]").getByText("The clocks are stopped. You have called the arbiter.").waitFor();
    const black = tablet.locator("[data-half=black] [data-standstill=called]");
    await black.getByText("The clocks are stopped. White has called the arbiter.").waitFor();
    expect(await black.textContent()).toContain("The arbiter is coming.");
    for (const size of SIZES) {
      await tablet.setViewportSize(size);
      await picture(tablet, `table-called-${size.width}x${size.height}`);
      for (const side of ["white", "black"]) expect(await inSight(tablet, `[data-time=${side}]`), `${size.width} ${side}`).toBe(true);
    }
    expect(await findings(tablet)).toEqual([]);
    await tablet.reload();
    await white.locator("[data-standstill=called]").waitFor();
    await hall.act(first, { act: "resume" });
    await eventually(() => tablet.locator("[data-standstill]").count()).toBe(0);
  });
});

/** Returns true if an element is completely on the screen, and only the clock itself covers its middle. */
async function inSight(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isWhole = left >= -1 && right <= innerWidth + 1 && bottom > top;
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isWhole && found !== null && found.closest("button.press") === one.closest("button.press");
  });
}

test("a sheet that a player opens leaves both clocks in sight and in reach, at every size", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, tablet } = await atWood(hall, visitors);
    const [first] = boards as [string];
    await hall.act(first, { act: "start" });
    let running: "White" | "Black" = "White";
    for (const size of SIZES) {
      await tablet.setViewportSize(size);
      for (const sheet of ["Offer a draw", "Make a claim", "Call the arbiter", "Actions"]) {
        const half = tablet.locator(`[data-half=${running.toLowerCase()}]`);
        await half.getByRole("button", { name: sheet }).click();
        const dialog = half.locator("dialog[open]");
        await dialog.waitFor();
        const name = `${size.width}x${size.height} ${sheet}`;
        for (const side of ["white", "black"]) expect(await inSight(tablet, `[data-time=${side}]`), `${name} ${side}`).toBe(true);
        if (sheet === "Make a claim") await picture(tablet, `table-sheet-${size.width}x${size.height}`);
        // The clock can be pressed beside the open dialog, by the player who opened it.
        if (sheet === "Actions") {
          await tablet.getByRole("button", { name: `Press ${running}'s clock` }).click();
          running = running === "White" ? "Black" : "White";
          await tablet.locator(`[data-half=${running.toLowerCase()}].running`).waitFor();
          await tablet.keyboard.press("Escape");
        } else await dialog.getByRole("button", { name: "Back" }).click();
        await dialog.waitFor({ state: "detached" }).catch(() => undefined);
        await eventually(() => tablet.locator("dialog[open]").count()).toBe(0);
      }
    }
  });
});

test("the organiser's page opens at the round in play, and then at the latest with results", async () => {
  await inHall(async (hall, visitors) => {
    const { event, boards } = await atWood(hall, visitors);
    const pairs = [1, 2].map((table) => ({ round: 2, table, white: `W${table}`, black: `B${table}` }));
    await hall.call<BoardsMade>("POST", `/events/${event}/boards`, { boards: pairs });
    for (const board of boards) await hall.act(board, { act: "start" });
    const page = await visitors.open(`/a/${hall.token}`, { viewport: DESKTOP });
    const own = new URL(page.url()).search;
    const opened = async () => {
      await page.goto(`${hall.origin}/organiser/${event}${own}`);
      return page.locator("main [aria-pressed=true]").first().textContent();
    };
    expect(await opened()).toBe("Round 1");
    for (const board of boards) await hall.act(board, { act: "declare", result: "1-0" });
    expect(await opened()).toBe("Round 1");
    await hall.act("1-3", { act: "start" });
    expect(await opened()).toBe("Round 2");
  });
});

test("a tablet that takes another's place shows which flag fell first", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, tablet } = await atWood(hall, visitors, { edition: "2009", time: "600", supervision: "limited" });
    const [first] = boards as [string];
    await hall.act(first, { act: "start" });
    await hall.act(first, { act: "set_clock", white_ms: 0 });
    await hall.act(first, { act: "press", by: "white" });
    await hall.act(first, { act: "set_clock", black_ms: 0 });
    await tablet.locator("[data-half=white]").getByText("Flag fell first").waitFor();
    await tablet.evaluate(() => localStorage.clear());
    await tablet.reload();
    await tablet.locator("[data-half=white]").getByText("Flag fell first").waitFor();
    expect(await tablet.locator("[data-half=black]").getByText("Flag fell first").count()).toBe(0);
  });
});

test("a press that was kept without a connection is sent although the page was closed meanwhile", async () => {
  await inHall(async (hall, visitors) => {
    const { boards, tablet, desk } = await atWood(hall, visitors);
    const [first] = boards as [string];
    await desk.context().close();
    await hall.act(first, { act: "start" });
    await tablet.locator("[data-half=white].running").waitFor();
    await hall.stop();
    await tablet.locator("[data-standing=lost]").waitFor();
    await tablet.getByRole("button", { name: "Press White's clock" }).click();
    await tablet.locator("[data-kept]").waitFor();
    const address = tablet.url();
    await tablet.goto("about:blank");
    await hall.start();
    await tablet.goto(address);
    await until(hall, first, ({ answer }) => answer.state.clock?.white_moves === 1);
    await tablet.locator("[data-half=black].running").waitFor();
    await tablet.reload();
    await tablet.locator("[data-half=black].running").waitFor();
    expect((await hall.scene(first)).answer.state.clock).toMatchObject({ white_moves: 1, black_moves: 0 });
  });
});
