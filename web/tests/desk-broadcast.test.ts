// The broadcast at the desk: its destinations, a token that is never shown again, and a game that the server rejects.

import { createServer, type Server } from "node:http";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { DESKTOP, findings, inHall, picture, PHONE } from "./hall";

/** Polls until an assertion holds. */
function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

const TOKEN = "lip_ofThePagesTest";

/** A server that accepts pushes with the right token, and rejects the game of one player. */
async function lila(pushed: string[]): Promise<Server> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const isKnown = request.headers.authorization === `Bearer ${TOKEN}`;
      pushed.push(body);
      const games = [...body.matchAll(/\[White "(.*)"\]\n\[Black "(.*)"\]/g)].map(([, White, Black]) => ({
        tags: { White, Black },
        moves: 1,
        ...(White === "Cedar" ? { error: "Cannot play Nf5" } : {}),
      }));
      response.writeHead(isKnown ? 200 : 401, { "content-type": "application/json" });
      response.end(JSON.stringify(isKnown ? { games } : { error: "No such token" }));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return server;
}

test("a round goes out: token, round, folder, and what is wrong with a game", async () => {
  const pushed: string[] = [];
  const server = await lila(pushed);
  const folder = mkdtempSync(join(tmpdir(), "touchmove-live-"));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await inHall(
      async (hall, visitors) => {
        const { links } = await hall.event({ moves: "told" }, [
          ["Alder", "Birch"],
          ["Cedar", "Elm"],
        ]);
        const arbiter = links.find(({ role }) => role === "arbiter")!;
        const desk = await visitors.open(arbiter, { viewport: DESKTOP });
        await desk.locator("nav").getByRole("link", { name: "Broadcast" }).click();
        const panel = desk.locator("[data-broadcast]");
        await eventually(() => panel.textContent()).toContain(join(folder, "event-1"));
        const games = join(folder, "event-1/round-1/games.pgn");
        await eventually(() => readFileSync(games, "utf8")).toContain('[White "Cedar"]');

        const round = panel.locator("[data-round='1']");
        await round.getByRole("textbox").fill(`${origin}/broadcast/club-evening/round-1/abcD1234`);
        await round.getByRole("button", { name: "Save" }).click();
        await round.getByText("there is no token").waitFor();
        expect(await round.getByRole("textbox").inputValue()).toBe("abcD1234");

        await panel.locator("[data-token]").fill("lip_wrong");
        await panel
          .locator("form")
          .filter({ has: desk.locator("[data-token]") })
          .getByRole("button", { name: "Save" })
          .click();
        await round.getByText("No such token").waitFor();
        await desk.locator("[data-notice=not_broadcast]").getByText("Round 1 is not being broadcast").waitFor();
        await panel.locator("[data-token]").fill(TOKEN);
        await panel
          .locator("form")
          .filter({ has: desk.locator("[data-token]") })
          .getByRole("button", { name: "Save" })
          .click();
        await eventually(() => round.getAttribute("data-push")).toBe("taken");
        expect(await panel.locator("[data-token]").inputValue()).toBe("");
        expect(await desk.content()).not.toContain(TOKEN);
        await round.locator("[data-game-errors]").getByText("Table 2 Cedar – Elm: Cannot play Nf5").waitFor();
        await desk.locator("[data-notice=not_broadcast]").getByText("Table 2, round 1").waitFor();
        expect(pushed.at(-1)).toBe(readFileSync(games, "utf8"));
        expect(await findings(desk)).toEqual([]);
        await picture(desk, "desk-broadcast");

        const phone = await visitors.open(arbiter, { viewport: PHONE });
        await phone.goto(`${phone.url().split("#")[0]}#broadcast`);
        await phone.locator("[data-broadcast] [data-round='1']").waitFor();
        expect(await findings(phone)).toEqual([]);
        const width = await phone.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(PHONE.width);
        await picture(phone, "desk-broadcast-phone");

        // An organiser has the same on their own page; an assistant can view it but not change it.
        const organiser = await visitors.open(
          links.find(({ role }) => role === "organiser")!,
          { viewport: DESKTOP },
        );
        await organiser.locator("[data-broadcast] [data-round='1']").getByText("Sent at").waitFor();
        expect(await findings(organiser)).toEqual([]);
        await picture(organiser, "organiser-broadcast");
        const assistant = await visitors.open(
          links.find(({ role }) => role === "assistant")!,
          { viewport: DESKTOP },
        );
        await assistant.goto(`${assistant.url().split("#")[0]}#broadcast`);
        await assistant.locator("[data-broadcast]").getByText("abcD1234").waitFor();
        expect(await assistant.locator("[data-broadcast] input").count()).toBe(0);
      },
      ["--push-server", origin, "--live-folder", folder],
    );
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
