// A flag falls behind a locked wall of pawns: whether the opponent can still checkmate decides, and the desk shows why.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, findings, inHall, move, picture, until, type Hall, type Visitors } from "./hall";

// No pawn can ever move or be captured: White's are on light squares, Black's on dark ones, and the bishops are on the other colour.
// Black's bishop is shut in with its king. White's is shut in there too, and checkmates a king on a8.
const WALL = "1k6/p1b2B2/Pp1p1p1p/1PpPpPpP/2P1P1P1/8/4K3/8 w - - 0 1";

/** Two players at the wall, and the arbiter with their board open. */
async function atTheWall(hall: Hall, visitors: Visitors): Promise<{ board: string; table: Page; desk: Page }> {
  const { tables, links } = await hall.event({ edition: "2023", time: "600", start: WALL }, [["Alder", "Birch"]]);
  const { board, links: own } = tables[0]!;
  const table = await visitors.open(own.table);
  const desk = await visitors.open(
    links.find(({ role }) => role === "arbiter")!,
    { viewport: DESKTOP },
  );
  await desk.locator(`[data-board="${board}"]`).click();
  await hall.act(board, { act: "start" });
  await table.locator("[data-half=white].running").waitFor();
  // The position is not dead and not won: both sides have moves, and play continues.
  await table.locator("[data-half=white]").getByRole("button", { name: "Scoresheet" }).click();
  await move(table, "e2d3", "[data-half=white]");
  await until(hall, board, ({ answer }) => answer.state.pending.length === 1);
  await table.getByRole("button", { name: "Press White's clock" }).click();
  await table.locator("[data-half=black].running").waitFor();
  return { board, table, desk };
}

test("Black's flag falls, and White can still checkmate: Black has lost, and the desk plays the checkmate", async () => {
  await inHall(async (hall, visitors) => {
    const { board, table, desk } = await atTheWall(hall, visitors);
    await hall.act(board, { act: "set_clock", black_ms: 1500 });
    await table.locator("[data-half=black] [data-ruling=flag]").getByText("Black's flag has fallen.").waitFor();
    await table.locator("[data-half=black] [data-ruling=over]").getByText("6.9").waitFor();
    await table.locator("[data-half=white]").getByText("1–0", { exact: true }).waitFor();
    expect((await hall.scene(board)).answer.state.result).toBe("1-0");

    await desk.locator("#tab-evidence").click();
    const white = desk.locator("[data-checkmate=possible]");
    await expect.poll(() => white.locator(".sum").textContent()).toContain("White can still checkmate");
    const sans = await white.locator(".san").allTextContents();
    expect(sans.length).toBeGreaterThan(3);
    expect(sans.at(-1)).toMatch(/^B.*#$/);
    // From the actual position, move by move, to the king in the corner with its own bishop beside it.
    for (const [step, san] of sans.entries()) {
      await white.getByRole("button", { name: "One step on" }).click();
      expect(await white.locator("[aria-current=true]").allTextContents(), `step ${step + 1}`).toEqual([san]);
    }
    expect(await white.getByRole("button", { name: "One step on" }).isDisabled()).toBe(true);
    expect(await desk.locator(".latest [data-ruling=over] [data-article]").textContent()).toBe("6.9");
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-flag-lost");
  });
});

test("White's flag falls, and Black cannot checkmate: a draw, with the proof on the desk", async () => {
  await inHall(async (hall, visitors) => {
    const { board, table, desk } = await atTheWall(hall, visitors);
    await table.locator("[data-half=black]").getByRole("button", { name: "Scoresheet" }).click();
    await move(table, "b8a8", "[data-half=black]");
    await until(hall, board, ({ answer }) => answer.state.pending.length === 1);
    await table.getByRole("button", { name: "Press Black's clock" }).click();
    await table.locator("[data-half=white].running").waitFor();
    await hall.act(board, { act: "set_clock", white_ms: 1500 });
    const over = table.locator("[data-half=white] [data-ruling=over]");
    await table.locator("[data-half=white] [data-ruling=flag]").getByText("White's flag has fallen.").waitFor();
    await over.getByText("could not checkmate").waitFor();
    await over.getByText("6.9").waitFor();
    await table.locator("[data-half=black]").getByText("½–½", { exact: true }).waitFor();
    expect((await hall.scene(board)).answer.state.result).toBe("1/2-1/2");
    await picture(table, "table-flag-draw");

    expect(await desk.locator(".latest [data-ruling=over]").textContent()).toContain("½–½");
    expect(await desk.locator(".latest [data-ruling=over] [data-article]").textContent()).toBe("6.9");
    await desk.locator("#tab-evidence").click();
    const black = desk.locator("[data-checkmate=impossible]");
    await expect.poll(() => black.textContent()).toContain("Black cannot checkmate");
    expect(await black.textContent()).toContain("The pieces cannot reach the squares needed for checkmate.");
    expect(await desk.locator("[data-checkmate=possible]").textContent()).toContain("White can still checkmate");
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-flag-draw");
  });
});
