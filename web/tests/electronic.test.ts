// Electronic boards: set up on the organiser's page, pressed on the tablet, and questions that only a person can answer at the desk.

import { expect, test } from "vitest";
import type { EventView } from "../src/api";
import { DESKTOP, findings, inHall, picture, until } from "./hall";
import { LiveChess } from "./livechess";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
/** Black's pawn has captured in an illegal way. */
const ILLEGAL = "rnbqkbnr/pppp1ppp/8/8/4p3/8/PPPP1PPP/RNBQKBNR";
/** Both kings on light squares in the centre. */
const WHITE_WINS = "rnbq1bnr/pppppppp/8/3k4/4K3/8/PPPP1PPP/RNBQ1BNR";

function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

test("from LiveChess to the desk", async () => {
  const live = await LiveChess.begin({ "7425": START });
  await inHall(async (hall, visitors) => {
    const page = await visitors.open(`/a/${hall.token}`, { viewport: DESKTOP });
    await page.goto(`${hall.origin}/organiser${new URL(page.url()).search}`);
    await page.locator("[data-boards=electronic]").check();
    await page.getByLabel("Name", { exact: true }).fill("Wood and wire");
    await page.getByLabel("Time control").selectOption("5400+30");
    await page.locator("[data-livechess]").fill(live.address);
    await picture(page, "electronic-new-event");
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Create the event" }).click();
    await page.locator("[data-role=arbiter]").waitFor();
    const { event } = (await hall.call<EventView[]>("GET", "/events")).at(-1)!;
    interface Made {
      boards: { board: string }[];
      links: { role: string; path: string }[];
    }
    const made = await hall.call<Made>("POST", `/events/${event}/boards`, { boards: [{ white: "Alder", black: "Birch" }] });
    const { board } = made.boards[0]!;

    await page.locator("[data-next]").click();
    await page.locator("[data-connected=true]").waitFor();
    await page.locator("[data-serial='7425'] select").selectOption("1");
    await eventually(() => page.locator("[data-serial='7425'] select").inputValue()).toBe("1");
    await picture(page, "electronic-boards");
    expect(await findings(page)).toEqual([]);

    const tablet = await visitors.open(made.links.find(({ role }) => role === "table")!.path, { viewport: { width: 820, height: 1180 } });
    const desk = await visitors.open(`/a/${hall.token}`, { viewport: DESKTOP });
    await desk.goto(`${hall.origin}/desk/${event}${new URL(desk.url()).search}`);
    await hall.act(board, { act: "start" });
    await tablet.locator("[data-half=white].running").waitFor();
    // The tablet is only a clock: the board reports the moves.
    live.show("7425", E4);
    await tablet.getByRole("button", { name: "Press White's clock" }).click();
    await until(hall, board, ({ answer }) => answer.state.clock?.white_moves === 1);
    live.show("7425", ILLEGAL);
    await tablet.getByRole("button", { name: "Press Black's clock" }).click();
    await until(hall, board, ({ answer }) => answer.state.illegal_moves.black === 1);
    await desk.locator(`[data-board="${board}"]`).waitFor();

    live.show("7425", E4);
    live.show("7425", WHITE_WINS);
    await desk.locator("[data-notice=electronic_board]", { hasText: "indicate the result 1-0" }).waitFor();
    await picture(desk, "electronic-kings");
    expect(await findings(desk)).toEqual([]);
    await desk.locator("[data-confirm-result]").click();
    await until(hall, board, ({ answer }) => answer.state.result === "1-0");
    await eventually(() => desk.locator("[data-confirm-result]").count()).toBe(0);
  });
  live.end();
});
