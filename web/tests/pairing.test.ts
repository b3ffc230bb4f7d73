// Pairs the next round from the organiser's page with an engine that is a small script here, and shows the players on paper, wall and desk.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { BoardsMade, EventMade } from "../src/api";
import { DESKTOP, findings, inHall, picture } from "./hall";

const NAMES = ["Đorđević, Živko", "Šimunić, Ante", "Dvořák, Tomáš", "Ćosić, Ljubica", "Žák, Čestmír"];

/** The players before the first round; the file states neither the number of rounds nor who begins with White. */
function report(): string {
  const record = (name: string, at: number) =>
    `001 ${String(at + 1).padStart(4)} m  m ${name.padEnd(33)} 2000 CZE    1234567${at} 1990/00/00  0.0 ${String(at + 1).padStart(4)}\n`;
  return `012 Přebor\n${NAMES.map(record).join("")}013 ŠK Zmaj                          ${["   1", "   2"].join(" ")}\n`;
}

/** A folder with an engine that prints the file `pairs`, or reports why it does not. */
async function withEngine(run: (folder: string, option: string[]) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "touchmove-engine-"));
  try {
    const script = `cp "$1" "${folder}/seen"\n[ -e "${folder}/pairs" ] || { echo "no valid pairing" >&2; exit 1; }\ncp "${folder}/pairs" "$2"\n`;
    writeFileSync(join(folder, "engine.sh"), script);
    await run(folder, ["--pairing-engine", `sh "${folder}/engine.sh" {input} {output}`]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("a round is paired, looked at and set up, and the report has it", async () => {
  await withEngine(async (folder, option) => {
    await inHall(async (hall, visitors) => {
      const { event, links } = await hall.call<EventMade>("POST", "/events", { name: "Open", time: "5400+30" });
      const page = await visitors.open(
        links.find(({ role }) => role === "organiser")!,
        { viewport: DESKTOP },
      );
      await page.getByRole("button", { name: "Pair here" }).click();
      const pairing = page.locator("[data-pairing]");
      await expect.poll(() => pairing.getByRole("status").textContent()).toContain("Pairing needs the tournament report (TRF)");
      await pairing
        .getByLabel("Tournament report (TRF)")
        .setInputFiles({ name: "open.trf", mimeType: "text/plain", buffer: Buffer.from(report()) });
      await pairing.getByLabel("Number of rounds").fill("3");
      await pairing.getByRole("radio", { name: "Black" }).check();
      await pairing.getByText("Not playing in round 1: 0").click();
      await pairing.getByLabel("5. Žák, Čestmír").selectOption("half-point bye");
      await expect.poll(() => pairing.locator("summary").textContent()).toContain(": 1");
      expect(await findings(page)).toEqual([]);

      // The engine's objection is shown.
      await pairing.getByRole("button", { name: "Pair round 1" }).click();
      await expect.poll(() => pairing.getByRole("alert").textContent()).toContain("no valid pairing");
      expect(visitors.faults.splice(0)).toEqual([expect.stringContaining("status of 409")]);
      expect(readFileSync(join(folder, "seen"), "utf8")).toContain("XXR 3\nXXC black1\n");

      writeFileSync(join(folder, "pairs"), "2\n3 1\n2 4\n");
      await pairing.getByRole("button", { name: "Pair round 1" }).click();
      const preview = pairing.locator("[data-preview]");
      await expect.poll(() => preview.locator("tbody tr").count()).toBe(2);
      expect(await preview.locator("tbody tr").first().textContent()).toMatch(/IM Dvořák, Tomáš.*IM Đorđević, Živko/s);
      expect(await preview.textContent()).toContain("Žák, Čestmír is not paired in round 1.");
      await picture(page, "organiser-pairing");
      await preview.locator("[data-set-up]").click();
      await expect.poll(() => page.locator("[data-row]").count()).toBe(2);
      await expect.poll(() => pairing.getByRole("status").textContent()).toContain("Round 1 is not finished. Results are missing: table 1");
      const file = await fetch(`${hall.origin}/api/v1/events/${event.event}/trf`, { headers: { authorization: `Bearer ${hall.token}` } });
      const text = await file.text();
      expect(text).toMatch(/^001 {4}3.* 0\.0 {4}3 {5}1 w/m);
      expect(text).toMatch(/^001 {4}5.* 0\.5 {4}5 {2}0000 - H/m);
    }, option);
  });
});

test("who is absent by the report is seen before the round is paired", async () => {
  await withEngine(async (_, option) => {
    await inHall(async (hall, visitors) => {
      const { event, links } = await hall.call<EventMade>("POST", "/events", { name: "Open", time: "5400+30" });
      const kept = await fetch(`${hall.origin}/api/v1/events/${event.event}/trf`, {
        method: "PUT",
        headers: { authorization: `Bearer ${hall.token}` },
        body: `${report()}XXZ 4\n`,
      });
      expect(kept.status).toBe(204);
      const page = await visitors.open(
        links.find(({ role }) => role === "organiser")!,
        { viewport: DESKTOP },
      );
      await page.getByRole("button", { name: "Pair here" }).click();
      const absent = page.locator("[data-pairing]").getByLabel("4. Ćosić, Ljubica");
      await expect.poll(() => absent.isVisible()).toBe(true);
      expect(await absent.inputValue()).toBe("zero");
    }, option);
  });
});

test("who plays stands on the slips, the large board and the desk's detail", async () => {
  await inHall(async (hall, visitors) => {
    const { event, links } = await hall.call<EventMade>("POST", "/events", { name: "Open", time: "5400+30" });
    const white_player = { title: "WIM", rating: 2310, fide_id: 12345679, federation: "CRO", team: "ŠK Zmaj", birth_year: 1990 };
    const boards = [{ white: "Šimunić, Ana", black: "Žák, Jan", white_player }];
    const { boards: set } = await hall.call<BoardsMade>("POST", `/events/${event.event}/boards`, { boards });
    const { board } = set[0]!;
    const details = "CRO · ŠK Zmaj · 1990 · FIDE 12345679";

    const organiser = await visitors.open(
      links.find(({ role }) => role === "organiser")!,
      { viewport: DESKTOP },
    );
    await organiser.getByRole("button", { name: "Players' slips" }).click();
    await expect.poll(() => organiser.locator("[data-who]").allTextContents()).toEqual([`WIM · 2310 · ${details}`]);

    const wall = await visitors.open(`/wall/${event.event}#${board}`, { viewport: DESKTOP });
    await expect.poll(() => wall.locator(`[data-large="${board}"] [data-details]`).allTextContents()).toEqual([details]);
    expect(await wall.locator(`[data-large="${board}"]`).textContent()).toMatch(/WIM Šimunić, Ana\s*2310/);

    const desk = await visitors.open(
      links.find(({ role }) => role === "arbiter")!,
      { viewport: DESKTOP },
    );
    await desk.goto(`${desk.url()}#${board}`);
    await expect.poll(() => desk.locator(`[data-detail="${board}"] [data-details]`).allTextContents()).toEqual([details]);
    expect(await desk.locator(`[data-detail="${board}"] [data-player=white]`).textContent()).toMatch(/WIM Šimunić, Ana\s*2310/);
  });
});
