// The pictures of the README and of docs/. `README_PICTURES=1` redraws them; otherwise they are written to screenshots/.

import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, inHall, PHONE, picture, pictures, program, screenshots, TABLET } from "./hall";
import { ownDevice, saturday, woodenTable } from "./saturday";

test("a table with a wooden board", async () => {
  await inHall(async (hall, visitors) => {
    const { links } = await woodenTable(hall, 16);
    const page = await visitors.open(links.table, { viewport: TABLET });
    await page.waitForSelector("[data-half=white].running");
    await page.waitForTimeout(300);
    await picture(page, "table-clock-tablet");
  });
});

test("a player's own device", async () => {
  await inHall(async (hall, visitors) => {
    const { links } = await ownDevice(hall);
    const page = await visitors.open(links.white, { viewport: TABLET });
    await page.waitForSelector("[data-half=white].running");
    await page.waitForTimeout(500);
    await picture(page, "play-tablet");
  });
});

test("a hall: the desk and the wall", async () => {
  await inHall(async (hall, visitors) => {
    const { event, links, tables } = await saturday(hall);
    const arbiter = links.find(({ role }) => role === "arbiter")!;
    const ruled = tables[6]!.board;
    const desk = await visitors.open(arbiter, { viewport: DESKTOP });
    await desk.waitForSelector("[data-board]");
    await desk.locator(`[data-board="${ruled}"]`).first().click();
    await desk.waitForSelector(`[data-detail="${ruled}"] [data-ruling=illegal]`);
    await desk.waitForTimeout(500);
    // The list scrolls to the open board; the picture shows what needs the arbiter, which is above.
    await desk.locator(".list").evaluate((list) => (list.scrollTop = 0));
    await picture(desk, "desk");
    const phone = await visitors.open(arbiter, { viewport: PHONE });
    await phone.waitForSelector("[data-board]");
    await phone.locator(`[data-board="${ruled}"]`).first().click();
    await phone.waitForSelector(`[data-detail="${ruled}"] [data-ruling=illegal]`);
    await phone.waitForTimeout(500);
    await picture(phone, "desk-phone-board");

    const wall = await visitors.open(`/wall/${event.event}`, { viewport: DESKTOP });
    await wall.waitForSelector("[data-board]");
    await wall.waitForTimeout(500);
    expect(await wall.locator("body").textContent()).toContain("Jovanović");
    await picture(wall, "wall");
  });
});

test("a ruling on a phone, and the gym", async () => {
  await inHall(async (_, visitors) => {
    const phone = await visitors.open("/ask/illegal/white/claimed/none?edition=2023&class=standard&supervision=full&increment=true", {
      viewport: PHONE,
    });
    await phone.waitForSelector("[data-ruling]");
    await phone.waitForTimeout(300);
    await picture(phone, "ask-phone");
    const gym = await visitors.open("/drill/question?edition=2023&topic=touch-move&seed=7&number=1", { viewport: DESKTOP });
    await gym.waitForSelector("[data-option]");
    await gym.waitForTimeout(500);
    await picture(gym, "drill");
  });
});

test("the reading room", async () => {
  await inHall(async (_, visitors) => {
    const page = await visitors.open("/laws?edition=2023&article=7.5.5", { viewport: DESKTOP });
    await page.waitForSelector("article.open");
    await page.waitForTimeout(300);
    await picture(page, "laws");
  });
});

/** Typical names in Serbia, Croatia, Bohemia and England. */
const PEOPLE = [
  ...["Jovanović, Marko", "Nikolić, Jelena", "Petrović, Milan", "Ilić, Dragana", "Pavlović, Nemanja", "Stojanović, Miloš", "Lukić, Vesna"],
  ...["Horvat, Ivan", "Kovačević, Ana", "Babić, Luka", "Marić, Petra", "Jurić, Tomislav", "Knežević, Mirjana", "Vuković, Josip"],
  ...["Novák, Jan", "Dvořáková, Jana", "Svoboda, Petr", "Procházková, Tereza", "Černý, Tomáš", "Kučera, Jiří", "Veselá, Lenka"],
  ...["Clarke, Emily", "Walker, James", "Wright, Oliver", "Turner, Sophie", "Hughes, Daniel", "Cooper, Grace", "Bennett, Harry"],
];

/** Puts a typing error into some games, chosen by their number: a misread rank, a reversed result, half a move. */
function typed(game: string, count: number): string {
  if (count % 151 === 0)
    return game.replace(/ 14\. ?([NBRQ][a-h])([2-7])/, (_, piece: string, rank: string) => ` 14. ${piece}${Number(rank) + 1}`);
  if (count % 97 === 0 && game.includes("#")) return game.replaceAll(/\b(?:1-0|0-1)\b/g, (result) => (result === "1-0" ? "0-1" : "1-0"));
  if (count % 211 === 0) return game.replace(/ 21\. ?\S+/, " 21. Nx");
  return game;
}

/** Real games as a club's archive: other names, the years of six editions, and typing errors. */
function archive(games: string): string {
  const name = (count: number, salt: number) => PEOPLE[(count * 11 + salt * 5 + (count % 3) * salt) % PEOPLE.length]!;
  const tags = /^\[(Event|Site|White|Black|Date|UTCDate|EventDate|Annotator|Opening) "([^"]*)"\]\n/gm;
  return games
    .replaceAll("\r", "")
    .split(/^(?=\[Event )/m)
    .map((game, count) =>
      typed(game, count).replaceAll(tags, (tag, key: string, value: string) => {
        if (key === "White" || key === "Black") return `[${key} "${name(count, key === "White" ? 0 : 1)}"]\n`;
        if (key === "Date" || key === "UTCDate") return `[${key} "${2006 + ((count * 13) % 20)}${value.slice(4)}"]\n`;
        return key === "Event" ? tag : "";
      }),
    )
    .join("");
}

// Files of real games are not included: `AUDIT_GAMES=ONE.pgn:ANOTHER.pgn` names some.
test.skipIf(process.env["AUDIT_GAMES"] === undefined)("the page of an audit", async () => {
  const page = join(tmpdir(), `touchmove-audit-${process.pid}.html`);
  const files = process.env["AUDIT_GAMES"]!.split(":");
  const games = archive(files.map((file) => readFileSync(file, "latin1")).join("\n"));
  try {
    execFileSync(program, ["audit", "--report", page], { input: games, stdio: ["pipe", "ignore", "inherit"] });
  } catch (fault) {
    // It ends with 1 if something was found.
    expect((fault as { status: number }).status).toBe(1);
  }
  const browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
  const opened = await browser.newPage({ viewport: { width: 1340, height: 1500 } });
  await opened.goto(`file://${page}`);
  await opened.waitForSelector("#rows tr");
  const folder = process.env["README_PICTURES"] === undefined ? screenshots : pictures;
  await opened.screenshot({ path: join(folder, "audit.png") });
  await browser.close();
  rmSync(page);
});
