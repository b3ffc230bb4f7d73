// The table's clock on a wooden board: it does what a real chess clock does, on every size of screen.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { EventSettings } from "../src/api";
import { inHall, picture, until, type Hall, type Visitors } from "./hall";
import { SIZES, violations } from "./sizes";

const UPRIGHT = { width: 800, height: 1280 };

async function atTable(hall: Hall, visitors: Visitors, settings: Partial<EventSettings> = {}, options: object = {}) {
  const { tables } = await hall.event({ edition: "2023", moves: "untold", time: "900+10", ...settings }, [
    ["Jovana Petrović", "Jan Dvořák"],
  ]);
  const { board, links } = tables[0]!;
  const page = await visitors.open(links.table, { viewport: UPRIGHT, ...options });
  await hall.act(board, { act: "start" });
  await page.locator("[data-half=white].running").waitFor();
  return { board, links, page };
}

/** The height of the drawn digits, in pixels. */
async function figures(page: Page, side: string): Promise<number> {
  return page.locator(`[data-time=${side}]`).evaluate((time) => parseFloat(getComputedStyle(time).fontSize) * 0.73);
}

test.each(SIZES)("two halves, everything in reach, nothing cut off ($width x $height)", async (viewport) => {
  await inHall(async (hall, visitors) => {
    const { board, page } = await atTable(hall, visitors, {}, { viewport });
    for (const side of ["white", "black"]) {
      const half = page.locator(`[data-half=${side}]`);
      for (const button of ["Offer a draw", "Make a claim", "Call the arbiter", "Actions"]) {
        const box = (await half.getByRole("button", { name: button }).boundingBox())!;
        expect(Math.min(box.width, box.height), `${side} ${button}`).toBeGreaterThanOrEqual(44);
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= viewport.width && box.y + box.height <= viewport.height).toBe(true);
        // Touching it does not press the clock.
        const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        const hit = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest("button")?.textContent, point);
        expect(hit, `${side} ${button}`).toBe(button);
      }
      const [time, press] = [(await page.locator(`[data-time=${side}]`).boundingBox())!, (await half.locator(".press").boundingBox())!];
      expect(time.x >= press.x && time.x + time.width <= press.x + press.width + 1).toBe(true);
    }
    expect(await page.locator(".board").count()).toBe(0);
    // Digits of 13 mm are legible from three metres; a phone has about 6.3 px per millimetre, a tablet 5.
    expect(await figures(page, "white")).toBeGreaterThan(13 * 6.3);
    // The running half is not marked by its colour alone.
    expect(await page.locator("[data-half=white] .wedge").count()).toBe(1);
    expect(await page.locator("[data-half=black] .wedge").count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(viewport.height);
    expect(await violations(page)).toEqual([]);
    await picture(page, `clock-${viewport.width}x${viewport.height}`);
    // A message lies over the clock and moves nothing, and it never covers the time.
    const before = (await page.locator("[data-half=white] .press").boundingBox())!;
    await hall.act(board, { act: "penalise", to: "white", penalty: "warning" });
    const ruling = page.locator("[data-half=white] .rulings");
    await ruling.waitFor();
    expect(await page.locator("[data-half=white] .press").boundingBox()).toEqual(before);
    const [time, words] = [(await page.locator("[data-half=white] [data-time]").boundingBox())!, (await ruling.boundingBox())!];
    expect(time.y + time.height <= words.y + 12 || words.x + words.width <= time.x, "the time is covered").toBe(true);
  });
});

test("a press shows at once, before the server has answered", async () => {
  await inHall(async (hall, visitors) => {
    const { board, page } = await atTable(hall, visitors);
    hall.freeze();
    // Measures the time until a frame shows the press.
    const times = await page.evaluate(async () => {
      const measured: number[] = [];
      for (let press = 0; press < 5; press += 1) {
        const [from, to] = press % 2 === 0 ? ["white", "black"] : ["black", "white"];
        const began = performance.now();
        const pointer = { bubbles: true, pointerId: 1, button: 0 };
        document.querySelector(`[data-half=${from}] .press`)!.dispatchEvent(new PointerEvent("pointerdown", pointer));
        while (document.querySelector(`[data-half=${to}].running`) === null) await new Promise((again) => requestAnimationFrame(again));
        measured.push(performance.now() - began);
        window.dispatchEvent(new PointerEvent("pointerup", pointer));
        await new Promise((next) => setTimeout(next, 100));
      }
      return measured.sort((one, other) => one - other);
    });
    console.info(`a press shows after ${times.map((ms) => ms.toFixed(1)).join(", ")} ms`);
    expect(times).toHaveLength(5);
    // The increment was added too.
    await expect.poll(() => page.locator("[data-time=white]").innerText()).toMatch(/^1\s5\s:\s[34]\s\d$/);
    hall.wake();
    const { answer } = await until(hall, board, ({ answer }) => answer.state.clock?.white_moves === 3);
    expect(answer.state.clock).toMatchObject({ black_moves: 2, running: "black" });
  });
});

test("a hand on a clock that does not run does nothing, and neither does a palm", async () => {
  await inHall(async (hall, visitors) => {
    const { board, page } = await atTable(hall, visitors);
    await page.getByRole("button", { name: "Press Black's clock" }).click();
    await page.locator("[data-half=black]").getByText("Your clock is not running.").waitFor();
    // White presses, and a moment later, with the finger still down, the palm touches Black's half; then a second finger White's own.
    await page.evaluate(() => {
      const down = (side: string, pointerId: number) =>
        document
          .querySelector(`[data-half=${side}] .press`)!
          .dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerId, pointerType: "touch", button: 0 }));
      down("white", 1);
      down("black", 2);
      down("white", 3);
    });
    await until(hall, board, ({ answer }) => answer.state.clock?.white_moves === 1);
    await page.waitForTimeout(400);
    const record = await hall.record(board);
    expect(record.map(({ act }) => act.act).filter((act) => act !== "open")).toEqual(["start", "press"]);
    expect((await hall.scene(board)).answer.state.clock).toMatchObject({ running: "black", black_moves: 0 });
    // Black's press counts as soon as White's finger is up.
    await page.evaluate(() => {
      for (const pointerId of [1, 2, 3]) window.dispatchEvent(new PointerEvent("pointerup", { pointerId }));
    });
    await page.getByRole("button", { name: "Press Black's clock" }).click();
    await until(hall, board, ({ answer }) => answer.state.clock?.black_moves === 1);
  });
});

test("the figures do not move between 10:00 and 9:59", async () => {
  await inHall(async (hall, visitors) => {
    const { board, page } = await atTable(hall, visitors);
    const last = page.locator("[data-time=white] span").last();
    await hall.act(board, { act: "set_clock", white_ms: 605_000 });
    await expect.poll(() => page.locator("[data-time=white]").innerText()).toContain("1");
    const [before, size] = [(await last.boundingBox())!, await figures(page, "white")];
    await hall.act(board, { act: "set_clock", white_ms: 598_000 });
    await page.locator("[data-time=white] .empty").waitFor({ state: "attached" });
    expect(await last.boundingBox()).toEqual(before);
    expect(await figures(page, "white")).toBe(size);
  });
});

test("the sound of a press is switched off with a tap, and stays off", async () => {
  await inHall(async (hall, visitors) => {
    const { page } = await atTable(hall, visitors);
    await page.getByRole("button", { name: "Switch off the click" }).click();
    await page.locator("[data-sound=off]").waitFor();
    await page.reload();
    await page.locator("[data-sound=off]").waitFor();
    // The manual is on the clock.
    await page.getByRole("button", { name: "How this clock works" }).click();
    await page.getByText("touch your half of the clock anywhere").waitFor();
    await page.getByLabel("A tone when a player is short of time").check();
    expect(await violations(page)).toEqual([]);
    await picture(page, "clock-manual");
    // Both players can still press.
    await page.locator("[data-half=white] .press").click({ position: { x: 400, y: 480 } });
    await page.locator("[data-half=black].running").waitFor();
  });
});

test("an offer is made within reach, and the opponent goes on pressing while a player looks for a claim", async () => {
  await inHall(async (hall, visitors) => {
    const { board, page } = await atTable(hall, visitors);
    const [white, black] = [page.locator("[data-half=white]"), page.locator("[data-half=black]")];
    await white.getByRole("button", { name: "Offer a draw" }).click();
    await white.getByRole("dialog").getByRole("button", { name: "Offer a draw" }).click();
    await until(hall, board, ({ answer }) => answer.state.offer === "white");
    await black.getByRole("button", { name: "Decline" }).click();
    await black.getByRole("button", { name: "Make a claim" }).click();
    await black.getByRole("dialog").waitFor();
    await page.getByRole("button", { name: "Press White's clock" }).click();
    await until(hall, board, ({ answer }) => answer.state.clock?.running === "black");
    await page.keyboard.press("Escape");
    await black.getByRole("dialog").waitFor({ state: "detached" });
    await black.getByRole("button", { name: "Call the arbiter" }).click();
    await black.getByRole("dialog").getByRole("button", { name: "Call the arbiter" }).click();
    await until(hall, board, ({ answer }) => answer.state.phase === "stopped");
    await white.getByText("Clocks stopped").waitFor();
  });
});

test("the times that are said can be read", async () => {
  await inHall(async (hall, visitors) => {
    const { page } = await atTable(hall, visitors);
    await page.getByRole("button", { name: "Read out the times" }).click();
    await page.locator("p.times", { hasText: /White:\s+15 minutes .* Black:\s+15 minutes/ }).waitFor();
  });
});

test("one tap says who sits where, and the next round asks again", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023", moves: "untold", time: "900" }, [["Alder", "Birch"]]);
    const page = await visitors.open(tables[0]!.links.table);
    const far = page.locator(".half.turned");
    expect(await far.getAttribute("data-half")).toBe("black");
    await far.getByRole("button", { name: "White sits here" }).click();
    expect(await page.locator(".half.turned").getAttribute("data-half")).toBe("white");
    await expect.poll(() => page.getByRole("button", { name: "White sits here" }).count()).toBe(0);
    await page.reload();
    await page.locator(".half.turned[data-half=white]").waitFor();
    expect(await page.getByRole("button", { name: "White sits here" }).count()).toBe(0);
    const next = await visitors.open(tables[0]!.links.table);
    await next.getByRole("button", { name: "White sits here" }).first().waitFor();
  });
});

test("nothing is lost by a slip: no way back, no reload unasked, no menu, no zoom", async () => {
  await inHall(async (hall, visitors) => {
    const { page } = await atTable(hall, visitors);
    const address = page.url();
    await page.getByRole("button", { name: "Press White's clock" }).click();
    await page.locator("[data-half=black].running").waitFor();
    await page.evaluate(() => history.back());
    await page.waitForTimeout(300);
    expect(page.url()).toBe(address);
    await page.locator("[data-half=black].running").waitFor();
    const asked = page.waitForEvent("dialog");
    void page.reload().catch(() => undefined);
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await page.locator("[data-half=black].running").waitFor();
    const isOpen = await page.evaluate(() =>
      document.body.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })),
    );
    expect(isOpen).toBe(false);
    const style = await page.locator("[data-half=black] .press").evaluate((press) => {
      const { touchAction, userSelect } = getComputedStyle(press);
      return { touchAction, userSelect, overscroll: getComputedStyle(document.documentElement).overscrollBehaviorY };
    });
    expect(style).toEqual({ touchAction: "none", userSelect: "none", overscroll: "none" });
  });
});
