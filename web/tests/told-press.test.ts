// Boards whose moves are entered: a press without a move is confirmed first, everything stays on the screen, and so do messages.

import { expect, test } from "vitest";
import { inHall, move, picture, until } from "./hall";
import { SIZES, violations } from "./sizes";

test.each(["table", "white"] as const)("a press without a move is asked for first, and a slip is not a second press (%s)", async (role) => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023", time: "900+10" });
    const { board, links } = tables[0]!;
    const page = await visitors.open(links[role]);
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    const press = page.locator(role === "table" ? "[data-half=white] .press" : "button.press");
    await press.dblclick();
    await page.getByText("Enter your move").waitFor();
    expect((await hall.scene(board)).answer.state.illegal_moves).toEqual({ white: 0, black: 0 });
    // Waiting and pressing again confirms it.
    await page.waitForTimeout(1100);
    await press.click();
    await page.locator("[data-ruling=illegal]").first().waitFor();
    expect((await hall.scene(board)).answer.state.illegal_moves.white).toBe(1);
  });
});

test.each(SIZES)("both clocks, the press and a board of a fair size are on the screen ($width x $height)", async (viewport) => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023", time: "900+10", scoresheets: true }, [["Jovana Petrović", "Jan Dvořák"]]);
    const { board, links } = tables[0]!;
    await hall.act(board, { act: "start" });
    for (const role of ["white", "table"] as const) {
      const page = await visitors.open(links[role], { viewport });
      await page.locator("[data-half=white].running").waitFor();
      if (role === "table") await page.locator("[data-half=white]").getByRole("button", { name: "Scoresheet" }).click();
      const parts = ["[data-time=white]", "[data-time=black]", role === "white" ? "button.press" : "[data-half=white] .press", ".board"];
      for (const part of parts) {
        const box = (await page.locator(part).first().boundingBox())!;
        const isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= viewport.width + 1 && box.y + box.height <= viewport.height + 1;
        expect(isInside, `${role} ${part} ${JSON.stringify(box)}`).toBe(true);
      }
      const square = (await page.locator('[data-half=white] rect[data-square="a1"], .game rect[data-square="a1"]').first().boundingBox())!;
      expect(square.width, role).toBeGreaterThan(38);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(viewport.height);
      expect(await violations(page)).toEqual([]);
      await picture(page, `told-${role}-${viewport.width}x${viewport.height}`);
    }
  });
});

test("what a player was told is not replaced by what the opponent did wrong", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023", time: "900+10" });
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.black);
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    // Black makes a wrong claim, and White makes an illegal move.
    await page.getByRole("button", { name: "Actions" }).click();
    await page.getByRole("button", { name: "Make a claim" }).click();
    await page.getByRole("button", { name: "The flag has fallen" }).click();
    const own = page.locator("[data-ruling=refused], [data-ruling=claim]").first();
    await own.waitFor();
    const said = await own.textContent();
    const { answer } = await hall.scene(board);
    if (answer.state.phase === "stopped") await hall.act(board, { act: "resume" });
    await hall.act(board, { act: "move", by: "white", move: "e2e5" });
    await hall.act(board, { act: "press", by: "white" });
    await page.locator("[data-ruling=illegal]").waitFor();
    expect(await page.locator("[data-ruling]").allTextContents()).toContain(said);
  });
});

test("a quick press right after the move counts", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023", time: "900+10" });
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.white);
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    await move(page, "e2e4");
    await page.keyboard.press("p");
    await until(hall, board, ({ answer }) => answer.state.clock?.running === "black");
  });
});
