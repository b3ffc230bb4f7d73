// A page opened while a game is in play shows the same as pages opened before.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { inHall, PHONE } from "./hall";

/** The squares highlighted for the last move. */
async function marks(page: Page): Promise<string[]> {
  const found = await page.locator(".mark").evaluateAll((all) => all.map((one) => `${one.getAttribute("x")} ${one.getAttribute("y")}`));
  return found.toSorted();
}

test("the last move is still marked after a reload", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023", time: "600" }, [["Alder", "Birch"]]);
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.white, { viewport: PHONE });
    await hall.act(board, { act: "start" });
    await hall.act(board, { act: "move", by: "white", move: "e2e4" });
    await hall.act(board, { act: "press", by: "white" });
    const whiteMove = ["4 4", "4 6"];
    await expect.poll(() => marks(page)).toEqual(whiteMove);
    await page.reload();
    await expect.poll(() => marks(page)).toEqual(whiteMove);
    // A move after the reload takes precedence.
    await hall.act(board, { act: "move", by: "black", move: "d7d4" });
    await expect.poll(() => marks(page)).toEqual(["3 1", "3 4"]);
    await hall.act(board, { act: "press", by: "black" });
    await expect.poll(() => marks(page)).toEqual([]);
    await page.reload();
    await page.locator(".marks").first().waitFor({ state: "attached" });
    expect(await marks(page)).toEqual([]);
  });
});

test("a wall that is opened during a delay shows what is left of it", async () => {
  await inHall(async (hall, visitors) => {
    const { event, tables } = await hall.event({ edition: "2023", time: "300d8", scoresheets: true }, [["Alder", "Birch"]]);
    const { board } = tables[0]!;
    await hall.act(board, { act: "start" });
    const started = performance.now();
    await new Promise((done) => setTimeout(done, 6000));
    await hall.act(board, { act: "write", by: "black", text: "e4" });
    const wall = await visitors.open(`/wall/${event.event}`);
    // White's time runs from the eighth second on, not from eight seconds after the last message.
    await wall
      .getByText(/^4:5\d$/)
      .first()
      .waitFor({ timeout: 7000 });
    expect(performance.now() - started).toBeLessThan(13_500);
  });
});
