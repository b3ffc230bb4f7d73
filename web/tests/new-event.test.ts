// Creating an event: the first question is the kind of boards, and everything else follows from the
// answer.

import { expect, test } from "vitest";
import type { EventSettings } from "../src/api";
import { findings, inHall, picture, type Hall, type Visitors } from "./hall";
import { atEverySize } from "./sizes";

async function form(hall: Hall, visitors: Visitors) {
  const page = await visitors.open(`/a/${hall.token}`, { viewport: { width: 1280, height: 800 } });
  await page.goto(`${hall.origin}/organiser${new URL(page.url()).search}`);
  await page.locator("[data-means]").waitFor();
  return page;
}

test("wooden boards are the first choice, and nothing is asked that does not fit them", async () => {
  await inHall(async (hall, visitors) => {
    const page = await form(hall, visitors);
    expect(await page.locator("[data-boards=untold]").isChecked()).toBe(true);
    // The address of LiveChess is asked only for electronic boards.
    expect(await page.locator("[data-livechess]").count()).toBe(0);
    await page.locator("[data-boards=electronic]").check();
    expect(await page.locator("[data-livechess]").count()).toBe(1);
    await page.locator("[data-boards=untold]").check();
    await page.getByText("More settings").click();
    const fitting = async () =>
      Promise.all(
        ["keep a scoresheet", "lifting a piece", "Delay of the broadcast", "sees board and clock"].map((text) =>
          page.getByText(text).count(),
        ),
      );
    expect(await fitting()).toEqual([0, 0, 0, 0]);
    await page.locator("[data-boards=told]").check();
    expect(await fitting()).toEqual([1, 1, 1, 1]);
    await atEverySize(page, async (name) => {
      if (name.endsWith("light")) await picture(page, `new-event-told-${name}`);
    });
    await page.locator("[data-boards=untold]").check();
    await page.getByText("More settings").click();
    await atEverySize(page, async (name) => picture(page, `new-event-${name}`));
    await page.getByLabel("Name").fill("Šahovski klub „Đurđevak“, Žabalj");
    await page.getByRole("button", { name: "Create the event" }).click();
    await page.locator("[data-role=arbiter]").waitFor();
    const events = await hall.call<{ settings: EventSettings }[]>("GET", "/events");
    expect(events.at(-1)!.settings).toMatchObject({
      name: "Šahovski klub „Đurđevak“, Žabalj",
      moves: "untold",
      time: "900+10",
      supervision: "limited",
      scoresheets: false,
      watch: true,
    });
  });
});

test("supervision and penalties follow the time control and the edition, and are said in words", async () => {
  await inHall(async (hall, visitors) => {
    const page = await form(hall, visitors);
    const means = page.locator("[data-means]");
    const supervision = () => page.locator("[data-supervision]").getAttribute("data-supervision");
    await expect.poll(() => means.textContent()).toContain("first illegal move gives the opponent one extra minute; the second loses");
    expect(await supervision()).toBe("limited");
    await page.getByLabel("Time control").selectOption("5400+30");
    await expect.poll(() => means.textContent()).toContain("gives the opponent 2 extra minutes; the second loses");
    // Standard play has no supervision to choose.
    expect(await page.getByRole("radio", { name: /Limited/ }).count()).toBe(0);
    await page.getByLabel("Time control").selectOption("180+2");
    await page.getByRole("radio", { name: "Full: one arbiter for every game" }).check();
    await expect.poll(supervision).toBe("full");
    await page.getByLabel("Edition").selectOption("2005");
    await expect.poll(() => means.textContent()).toContain("An illegal move loses the game.");
    expect(await means.textContent()).toContain("only when the opponent claims them");
    // The default time is also the edition's, until another is chosen.
    await page.getByText("More settings").click();
    expect(await page.getByLabel("How late a player may arrive").inputValue()).toBe("1:00:00");
    await page.getByLabel("Edition").selectOption("2023");
    await expect.poll(() => page.getByLabel("How late a player may arrive").inputValue()).toBe("0:00");
  });
});

test("times are typed as a clock shows them: a control of one's own, and how late a player may be", async () => {
  await inHall(async (hall, visitors) => {
    const page = await form(hall, visitors);
    await page.getByLabel("Name").fill("Evening Blitz");
    await page.getByLabel("Time control").selectOption("own");
    await page.getByLabel("Time for each player").fill("1:30:00");
    await page.getByLabel("Increment per move").fill("0:30");
    await page.locator("[data-control=standard]").getByText("90 min + 30 s").waitFor();
    await page.getByRole("button", { name: "Add a period" }).click();
    await page.getByLabel("Time for each player").last().fill("30:00");
    await page.getByLabel("Increment per move").last().fill("0:30");
    await page.locator("[data-control=standard]").getByText("40/90 min + 30 s, 30 min + 30 s").waitFor();
    expect(await findings(page)).toEqual([]);
    await picture(page, "organiser-own-control");
    await page.getByText("More settings").click();
    const late = page.getByLabel("How late a player may arrive");
    await late.fill("half an hour");
    expect(await page.getByRole("button", { name: "Create the event" }).isDisabled()).toBe(true);
    await late.fill("30:00");
    await page.getByRole("button", { name: "Create the event" }).click();
    await page.locator("[data-next]").waitFor();
    const events = await hall.call<{ settings: EventSettings }[]>("GET", "/events");
    expect(events.at(-1)!.settings).toMatchObject({ time: "40/5400+30:1800+30", regulations: { default_ms: 1_800_000 } });
  });
});
