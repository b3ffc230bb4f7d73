// The requirements of the standards for an electronic chess clock, as far as a page can meet them: docs/clock.md names each test.

import { expect, test } from "vitest";
import { DESKTOP, inHall, PHONE, picture, until } from "./hall";

test("a low battery is shown, and the desk hears of it", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023", moves: "untold", time: "900" }, [["Alder", "Birch"]]);
    const page = await visitors.open(tables[0]!.links.table);
    await page.addInitScript(() => {
      const battery = Object.assign(new EventTarget(), { level: 0.12, charging: false });
      Object.assign(navigator, { getBattery: () => Promise.resolve(battery) });
      Object.assign(window, { battery });
    });
    const said: string[] = [];
    page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => said.push(String(payload))));
    await page.reload();
    await page.getByText("12%").waitFor();
    await picture(page, "clock-battery");
    await expect.poll(() => said.filter((message) => message.includes('"device"')).at(-1)).toContain('"battery":0.12');
    await page.evaluate(() => {
      const { battery } = window as unknown as { battery: EventTarget & { charging: boolean } };
      battery.charging = true;
      battery.dispatchEvent(new Event("chargingchange"));
    });
    await page.getByText("12%").waitFor({ state: "detached" });
    await expect.poll(() => said.filter((message) => message.includes('"device"')).at(-1)).toContain('"charging":true');
  });
});

test("of two flags the one that fell first is named, also after a reload", async () => {
  await inHall(async (hall, visitors) => {
    // Without full supervision the arbiter does not call flags: the clocks keep running, and both flags can fall.
    const settings = { edition: "2023", moves: "untold", time: "600", supervision: "limited", watch: false } as const;
    const { tables } = await hall.event(settings, [["Alder", "Birch"]]);
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.table);
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    await hall.act(board, { act: "set_clock", white_ms: 600, black_ms: 800 });
    const [white, black] = [page.locator("[data-half=white]"), page.locator("[data-half=black]")];
    await white.getByText("Flag", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Press White's clock" }).click();
    await until(hall, board, ({ answer }) => answer.state.clock?.running === "black");
    await black.getByText("Flag", { exact: true }).waitFor();
    await white.getByText("Flag fell first").waitFor();
    expect(await black.getByText("Flag fell first").count()).toBe(0);
    // Nothing is added to a clock whose flag has fallen.
    expect((await hall.scene(board)).answer.state.clock?.white_ms).toBe(0);
    await picture(page, "clock-first-flag");
    await page.reload();
    await white.getByText("Flag fell first").waitFor();
  });
});

test("time and move counter are corrected from the desk in well under a minute", async () => {
  await inHall(async (hall, visitors) => {
    const made = await hall.event({ edition: "2023", moves: "untold", time: "40/5400:1800" }, [["Alder", "Birch"]]);
    const { board, links } = made.tables[0]!;
    const page = await visitors.open(links.table, { viewport: PHONE });
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    const desk = await visitors.open(
      made.links.find(({ role }) => role === "arbiter")!,
      { viewport: DESKTOP },
    );
    await desk.locator(`[data-board="${board}"]`).click();
    const began = Date.now();
    await desk.getByRole("button", { name: "Set the clocks" }).first().click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByLabel("White, After", { exact: false }).first().fill("1:25:00");
    await dialog.getByLabel("White, moves", { exact: false }).fill("12");
    await dialog.getByRole("button", { name: "Review" }).click();
    await dialog.getByRole("button", { name: "Set the clocks" }).click();
    await page.locator("[data-half=white]").getByText("12 moves").waitFor();
    await expect.poll(async () => (await page.locator("[data-time=white]").innerText()).replaceAll("\n", "")).toMatch(/^1:2[45]:/);
    expect(Date.now() - began).toBeLessThan(60_000);
  });
});

test("a tablet that dies costs nobody time: another shows the same clock", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023", moves: "untold", time: "900" }, [["Alder", "Birch"]]);
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.table);
    await hall.act(board, { act: "start" });
    await page.getByRole("button", { name: "Press White's clock" }).click();
    const { answer } = await until(hall, board, ({ answer }) => answer.state.clock?.white_moves === 1);
    await page.context().close();
    const another = await visitors.open(links.table);
    await another.locator("[data-half=black].running").waitFor();
    expect((await hall.scene(board)).answer.state.clock?.white_ms).toBe(answer.state.clock!.white_ms);
    await another.locator("[data-half=white]").getByText("1 move", { exact: true }).waitFor();
  });
});
