// Players must find out themselves whether a move is legal: the page is the same, pixel for pixel, whether an entry is legal or not.

import { expect, test } from "vitest";
import { DESKTOP, inHall, TABLET, until, type Hall, type Visitors } from "./hall";

// White has a knight on g1. In the second position it is pinned, and may not move.
const FREE = "6k1/8/8/8/8/8/4P3/6NK w - - 0 1";
const PINNED = "6k1/8/8/8/8/8/4P3/r5NK w - - 0 1";

/** The page of a role after a text was entered in a game from this position. */
async function entered(
  hall: Hall,
  visitors: Visitors,
  start: string,
  role: "table" | "white",
  text: string,
): Promise<{ picture: Buffer; pending: number }> {
  const { tables } = await hall.event({ name: "The same", start, scoresheets: true, time: "5400", edition: "2023" });
  const { board, links } = tables[0]!;
  const page = await visitors.open(links[role], { viewport: role === "table" ? TABLET : DESKTOP });
  await hall.act(board, { act: "start" });
  const half = page.locator("[data-half=white]");
  await page.locator("[data-half=white].running").waitFor();
  if (role === "table") {
    await half.getByRole("button", { name: "Scoresheet" }).click();
    await half.getByRole("button", { name: "Letters" }).click();
  }
  await page.locator("input").first().fill(text);
  await page.getByRole("button", { name: "Write" }).click();
  const scene = await until(hall, board, ({ white_sheet }) => white_sheet?.length === 1);
  await page.getByText(text, { exact: true }).waitFor();
  // The clocks are stopped, so that only the entry can make a difference. Where the board is visible, it is left out: the two
  // positions differ.
  await hall.act(board, { act: "stop_clocks", by: "black" });
  await hall.act(board, { act: "set_clock", white_ms: 5_000_000, black_ms: 5_000_000 });
  // The pointer is elsewhere and everything is redrawn: a browser that repaints part of a page may round an edge differently.
  await page.mouse.move(5, 5);
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    document.body.hidden = true;
    document.body.getBoundingClientRect();
    requestAnimationFrame(() => (document.body.hidden = false));
  });
  await page.waitForTimeout(500);
  const picture = role === "table" ? await page.screenshot() : await page.getByRole("region", { name: "Your place" }).screenshot();
  return { picture, pending: scene.answer.state.pending.length };
}

test.each(["table", "white"] as const)("the page of the %s does not tell a legal entry from an illegal one", async (role) => {
  await inHall(async (hall, visitors) => {
    const legal = await entered(hall, visitors, FREE, role, "Nf3");
    const illegal = await entered(hall, visitors, PINNED, role, "Nf3");
    expect(illegal.pending).toBe(legal.pending);
    expect(legal.picture.equals(illegal.picture)).toBe(true);
    // The comparison can fail: another text gives another picture.
    const other = await entered(hall, visitors, FREE, role, "Nh3");
    expect(legal.picture.equals(other.picture)).toBe(false);
  });
});
