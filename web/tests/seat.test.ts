// A seat follows its rounds: the page asks where it is, and goes on when it is told. What the server will say is said by the test.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findings, inHall, picture, until } from "./hall";

interface Where {
  board: string | null;
  next: object | null;
}

/** The page of a table of the event, with a server that says where it is. */
async function seated(page: Page, where: Where): Promise<{ say: (where: Where) => void }> {
  let now = where;
  let tell: ((text: string) => void) | null = null;
  await page.route(/\/api\/v1\/me/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), table: 4, ...now } });
  });
  await page.routeWebSocket(/\/live/, (socket) => {
    socket.connectToServer();
    tell = (text) => socket.send(text);
  });
  return {
    say: (next) => {
      now = next;
      tell?.(JSON.stringify({ type: "seat", ...next }));
    },
  };
}

test("a table waits for its first game, shows what comes next, and goes on to it by itself", async () => {
  await inHall(async (hall, visitors) => {
    const settings = { edition: "2023", moves: "untold", time: "900" } as const;
    // Both boards are this arbiter's, so that one link opens either.
    const made = await hall.event(settings, [
      ["Alder", "Birch"],
      ["Birch", "Cedar"],
    ]);
    const [first, second] = made.tables.map(({ board }) => board) as [string, string];
    const page = await visitors.open(made.links.find(({ role }) => role === "arbiter")!);
    const link = new URL(page.url()).searchParams.get("as")!;
    const seat = await seated(page, { board: null, next: null });
    await page.goto(`${hall.origin}/table?as=${link}`);
    await page.getByRole("heading", { name: "Table 4" }).waitFor();
    await page.getByText("There is no game here yet").waitFor();
    expect(await findings(page)).toEqual([]);

    seat.say({ board: first, next: null });
    await page.locator("[data-half=white]").getByText("Alder").waitFor();
    await hall.act(first, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    await hall.act(first, { act: "declare", result: "1-0" });
    await page.locator("[data-half=white]").getByText("1–0", { exact: true }).waitFor();
    const next = { board: second, round: 2, table: 4, white: "Birch", black: "Cedar" };
    seat.say({ board: first, next });
    await page.locator(`[data-next="${second}"]`).getByText("Cedar").waitFor();
    await picture(page, "clock-next-round");
    expect(await findings(page)).toEqual([]);

    seat.say({ board: second, next: null });
    await page.locator("[data-half=black]").getByText("Cedar").waitFor();
    await page.getByRole("button", { name: "White sits here" }).first().waitFor();
    expect(await page.locator("[data-next]").count()).toBe(0);
    await hall.act(second, { act: "start" });
    await page.getByRole("button", { name: "Press White's clock" }).click();
    await until(hall, second, ({ answer }) => answer.state.clock?.white_moves === 1);
  });
});
