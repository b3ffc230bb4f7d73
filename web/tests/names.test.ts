// Correcting the names of a board on the organiser's page.

import { expect, test } from "vitest";
import { DESKTOP, findings, inHall } from "./hall";

test("a substitute sits down, and the wall shows it at once", async () => {
  await inHall(async (hall, visitors) => {
    const { event, tables } = await hall.event({}, [
      ["Alder", "Birch"],
      ["Cedar", "Elm"],
    ]);
    const { board } = tables[0]!;
    const own = (await hall.call<{ path: string }[]>("POST", `/events/${event.event}/links`, { roles: ["organiser"] }))[0]!;
    const wall = await visitors.open(`/wall/${event.event}`, { viewport: DESKTOP });
    await wall.waitForSelector(`[data-line="${board}"]`);
    const page = await visitors.open(own.path, { viewport: DESKTOP });
    await page.getByRole("button", { name: "Edit names: table 1" }).click();
    const dialog = page.locator("dialog[open]");
    expect(await dialog.getByLabel("Black").inputValue()).toBe("Birch");
    expect(await findings(page)).toEqual([]);
    await dialog.getByLabel("White").fill("Hazel");
    await dialog.getByLabel("Table").fill("2");
    await dialog.getByRole("button", { name: "Save" }).click();
    // Another board has that table.
    await expect.poll(() => dialog.locator("[role=alert]").textContent()).toContain("table 2");
    expect(visitors.faults.splice(0)).toEqual([expect.stringContaining("status of 409")]);
    await dialog.getByLabel("Table").fill("7");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => page.locator("[data-row]").last().textContent()).toMatch(/7.*Hazel.*Birch/s);
    await expect.poll(() => wall.locator(`[data-line="${board}"]`).textContent()).toContain("Hazel");
    const scene = await hall.scene(board);
    expect(scene).toMatchObject({ table: 7, open: { players: { white: "Hazel", black: "Birch" } } });
  });
});
