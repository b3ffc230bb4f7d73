// Pictures of the pages, for people to look at. Those of the README are in readme.test.ts.

import { expect, test } from "vitest";
import { DESKTOP, inHall, move, PHONE, picture, TABLET, until, type Hall } from "./hall";

const OPENING = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7"];
const WRITTEN = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7"];

async function ruyLopez(hall: Hall, board: string): Promise<void> {
  await hall.act(board, { act: "start" });
  for (const [ply, uci] of OPENING.entries()) {
    const by = ply % 2 === 0 ? "white" : "black";
    await hall.act(board, { act: "move", by, move: uci });
    for (const writer of ["white", "black"] as const) await hall.act(board, { act: "write", by: writer, text: WRITTEN[ply]! });
    await hall.act(board, { act: "press", by });
  }
  await hall.act(board, { act: "set_clock", white_ms: 4_412_000, black_ms: 1_023_400 });
}

test("the table's clock", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ name: "Spring Open", time: "40/5400+30:1800+30", scoresheets: true }, [
      ["Ana Kovač", "Petr Novák"],
    ]);
    const { board, links } = tables[0]!;
    await ruyLopez(hall, board);
    for (const [name, viewport] of [
      ["tablet-lying", TABLET],
      ["tablet-upright", { width: 768, height: 1024 }],
      ["phone", PHONE],
      ["desktop", DESKTOP],
    ] as const) {
      const page = await visitors.open(links.table, { viewport });
      await page.locator("[data-half=white].running").waitFor();
      await picture(page, `table-clock-${name}`);
      await page.locator("[data-half=white]").getByRole("button", { name: "Scoresheet" }).click();
      await page.waitForTimeout(300);
      await picture(page, `table-board-${name}`);
      await page.locator("[data-half=white]").getByRole("button", { name: "Letters" }).click();
      await page.locator("[data-half=black]").getByRole("button", { name: "Scoresheet" }).click();
      await page.waitForTimeout(300);
      await picture(page, `table-letters-${name}`);
    }
    const dark = await visitors.open(links.table, { colorScheme: "dark" });
    await dark.locator("[data-half=white].running").waitFor();
    await hall.act(board, { act: "set_clock", white_ms: 14_300 });
    await dark.waitForTimeout(600);
    await picture(dark, "table-clock-tablet-dark");
    await hall.act(board, { act: "move", by: "white", move: "f1a6" });
    await hall.act(board, { act: "press", by: "white" });
    await dark.locator("[data-half=white] [data-ruling=illegal]").waitFor();
    await picture(dark, "table-illegal-tablet-dark");
  });
});

test("board play", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ name: "Spring Open", time: "40/5400+30:1800+30", scoresheets: true }, [
      ["Ana Kovač", "Petr Novák"],
    ]);
    const { board, links } = tables[0]!;
    await ruyLopez(hall, board);
    for (const [name, viewport] of [
      ["tablet-lying", TABLET],
      ["phone", PHONE],
      ["desktop", DESKTOP],
    ] as const) {
      const page = await visitors.open(links.white, { viewport });
      await page.locator("[data-half=white].running").waitFor();
      await picture(page, `play-${name}`);
      await page.getByRole("button", { name: "Actions" }).click();
      await picture(page, `play-actions-${name}`);
    }
    const dark = await visitors.open(links.white, { viewport: DESKTOP, colorScheme: "dark" });
    await dark.locator("[data-half=white].running").waitFor();
    await move(dark, "f1e1");
    await until(hall, board, ({ answer }) => answer.state.pending.length === 1);
    await dark.waitForTimeout(400);
    await picture(dark, "play-desktop-dark");
  });
});

const SIZES = [
  ["phone", { viewport: PHONE, locale: "sr-Cyrl" }],
  ["tablet", { viewport: TABLET, locale: "hr", colorScheme: "dark" }],
  ["desktop", { viewport: DESKTOP, locale: "cs" }],
] as const;

test("every other page, on a phone, a tablet and a desktop: nothing is wider than the screen", async () => {
  await inHall(async (hall, visitors) => {
    const { event, links, tables } = await hall.event({ name: "Spring Open", time: "40/5400+30:1800+30", scoresheets: true }, [
      ["Ana Kovač", "Petr Novák"],
      ["Emily Clarke", "Marko Jovanović"],
      ["Ivan Horvat", "Jana Dvořáková"],
      ["James Walker", "Petra Marić"],
    ]);
    for (const { board } of tables.slice(0, 2)) await ruyLopez(hall, board);
    await hall.act(tables[1]!.board, { act: "stop_clocks", by: "white" });
    const arbiter = links.find(({ role }) => role === "arbiter")!.path;
    const pages: [name: string, path: string, ready: string][] = [
      ["start", "/", "main li"],
      ["desk-list", `/desk/${event.event}`, "[data-board]"],
      ["desk-board", `/desk/${event.event}#${tables[0]!.board}`, "[data-detail] [data-ruling], [data-detail] [data-deeds] button"],
      ["wall-grid", `/wall/${event.event}`, "[data-board]"],
      ["wall-one", `/wall/${event.event}#${tables[0]!.board}`, "[data-large] .score li"],
      ["organiser-event", `/organiser/${event.event}`, "[data-row]"],
      ["laws-room", "/laws?edition=2023&article=6.9", "article.open"],
      ["laws-two", "/laws?edition=2023&beside=2018", "[data-kind]"],
    ];
    for (const [size, options] of SIZES) {
      const page = await visitors.open(arbiter, options);
      const own = new URL(page.url()).search;
      for (const [name, path, ready] of pages) {
        const [plain, hash] = path.split("#");
        await page.goto("about:blank");
        await page.goto(`${hall.origin}${plain}${plain!.includes("?") ? "" : own}${hash === undefined ? "" : `#${hash}`}`);
        await page.waitForSelector(ready);
        await page.waitForTimeout(300);
        await picture(page, `${name}-${size}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} ${size}`).toBeLessThanOrEqual(
          options.viewport.width,
        );
      }
    }
  });
});
