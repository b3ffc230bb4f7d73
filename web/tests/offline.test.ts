// Without a connection the table's clock keeps running and says so within three seconds, and presses meanwhile are sent with their times.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { inHall, picture, until, type Hall, type Visitors } from "./hall";

const UPRIGHT = { width: 800, height: 1280 };

interface Sent {
  type: string;
  seq: number;
  act?: { act: string; by?: string };
  ago?: number;
}

/** A table whose messages are inspected on their way. */
async function atTable(hall: Hall, visitors: Visitors): Promise<{ board: string; page: Page; sent: Sent[] }> {
  const { tables } = await hall.event({ edition: "2023", moves: "untold", time: "900+10" }, [["Alder", "Birch"]]);
  const { board, links } = tables[0]!;
  const page = await visitors.open(links.table, { viewport: UPRIGHT });
  const sent: Sent[] = [];
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as Sent;
      if (message.type === "act") sent.push(message);
      server.send(text);
    });
  });
  await page.reload();
  await hall.act(board, { act: "start" });
  await page.locator("[data-half=white].running").waitFor();
  return { board, page, sent };
}

test("a silent server is noticed within three seconds; presses are kept, shown at once, and sent with their time", async () => {
  await inHall(async (hall, visitors) => {
    const { board, page, sent } = await atTable(hall, visitors);
    await page.waitForTimeout(500);
    hall.freeze();
    const began = Date.now();
    await page.locator("[data-standing=lost]").waitFor();
    expect(Date.now() - began).toBeLessThan(3200);
    await page.getByRole("button", { name: "Press White's clock" }).click();
    await page.locator("[data-half=black].running").waitFor();
    await page.locator("[data-half=white]").getByText("Kept, will be sent").waitFor();
    await page.waitForTimeout(1000);
    await page.getByRole("button", { name: "Press Black's clock" }).click();
    await page.locator("[data-half=white].running").waitFor();
    expect(await page.locator("[data-kept]").count()).toBe(2);
    await picture(page, "clock-offline");
    hall.wake();
    await page.locator("[data-standing=lost]").waitFor({ state: "detached" });
    const { answer } = await until(hall, board, ({ answer }) => answer.state.clock?.black_moves === 1);
    expect(answer.state.clock).toMatchObject({ white_moves: 1, running: "white" });
    // The server itself was suspended: the page only says that no time ran.
    expect(await page.locator("[role=alert]:not([data-stand])").count()).toBe(0);
    const presses = sent.filter(({ act }) => act?.act === "press");
    expect(presses.map(({ act }) => act!.by)).toEqual(["white", "black"]);
    // By the device's own clock one was made a second before the other.
    expect(presses[0]!.ago! - presses[1]!.ago!).toBeGreaterThan(700);
    expect(presses[1]!.ago).toBeGreaterThan(50);
    // The server's clocks agree: White used the time before the first press, not the time without a connection.
    expect(await page.locator("[data-kept]").count()).toBe(0);
  });
});

test("a device that says that it has no network is believed at once", async () => {
  await inHall(async (hall, visitors) => {
    const { page } = await atTable(hall, visitors);
    await page.evaluate(() => dispatchEvent(new Event("offline")));
    await page.locator("[data-standing=lost]").waitFor({ timeout: 500 });
    await page.locator("[data-standing=lost]").waitFor({ state: "detached" });
  });
});

test("what else is done without a connection is not sent, and the player is told", async () => {
  await inHall(async (hall, visitors) => {
    const { board, page } = await atTable(hall, visitors);
    await hall.stop();
    await page.locator("[data-standing=lost]").waitFor();
    const white = page.locator("[data-half=white]");
    await white.getByRole("button", { name: "Offer a draw" }).click();
    await white.getByRole("dialog").getByRole("button", { name: "Offer a draw" }).click();
    await white.getByText("No connection: nothing was sent.").waitFor();
    await hall.start();
    await page.locator("[data-standing=lost]").waitFor({ state: "detached" });
    expect((await hall.scene(board)).answer.state.offer).toBeNull();
  });
});
