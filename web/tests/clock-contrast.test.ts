// The clock is legible in every state, light and dark: at rest, pressed, under the pointer, short of time, without a connection, over.

import { expect, test } from "vitest";
import { contrasts, tooFaint } from "./contrast";
import { inHall, PHONE, until } from "./hall";
import { violations } from "./sizes";

const UPRIGHT = { width: 800, height: 1280 };

test.each(["light", "dark"] as const)("contrast of the table's clock in every state (%s)", async (colorScheme) => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023", moves: "untold", time: "900+10" }, [["Alder", "Birch"]]);
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.table, { viewport: UPRIGHT, colorScheme, hasTouch: true });
    const look = async (state: string) => expect(await tooFaint(page, "main"), state).toEqual([]);
    await page.locator("[data-half=white]").waitFor();
    await look("waiting");
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    await look("running");
    const [x, y] = [400, 900];
    await page.mouse.move(x, y);
    await look("under the pointer");
    await page.mouse.down();
    await page.locator("[data-half=black].running").waitFor();
    await look("pressed");
    await page.mouse.up();
    await until(hall, board, ({ answer }) => answer.state.clock?.white_moves === 1);
    await hall.act(board, { act: "set_clock", white_ms: 50_000, black_ms: 12_000 });
    await page.locator("[data-half=black] .low").waitFor();
    await look("short of time");
    expect(await violations(page)).toEqual([]);
    await hall.act(board, { act: "offer_draw", by: "black" });
    await page.locator("[data-half=white]").getByRole("button", { name: "Accept" }).waitFor();
    await look("offered");
    hall.freeze();
    await page.locator("[data-standing=lost]").waitFor();
    await look("without a connection");
    expect(await tooFaint(page, "[data-standing=lost]")).toEqual([]);
    hall.wake();
    await page.locator("[data-standing=lost]").waitFor({ state: "detached" });
    await page.locator("[data-half=black] [data-ruling=flag]").waitFor();
    await look("flag");
    await hall.act(board, { act: "declare", result: "1-0" });
    await page.locator("[data-half=white]").getByText("1–0", { exact: true }).waitFor();
    await look("over");
    expect(await violations(page)).toEqual([]);
    // The measurement can fail.
    await page.locator("[data-half=white] .press").evaluate((press) => ((press as HTMLElement).style.opacity = "0.2"));
    expect(await tooFaint(page, "[data-half=white] .press")).not.toEqual([]);
  });
});

test.each(["light", "dark"] as const)("contrast of a player's own clock, tapped and not (%s)", async (colorScheme) => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023", time: "900+10" });
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.white, { viewport: PHONE, colorScheme, hasTouch: true });
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    const look = async (state: string) => expect(await tooFaint(page, "main"), state).toEqual([]);
    await look("running");
    const press = page.locator("button.press");
    await press.tap();
    await page.getByText("Enter your move").waitFor();
    await look("asked, after a tap");
    await press.hover();
    await look("under the pointer");
    await page.mouse.down();
    await look("held down");
    await page.mouse.up();
    await hall.act(board, { act: "move", by: "white", move: "e2e4" });
    await page.locator("button.press.made").waitFor();
    await look("a move is made");
    expect((await contrasts(page, "button.press"))[0]!.ratio).toBeGreaterThan(4.5);
  });
});
