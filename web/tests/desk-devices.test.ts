// The devices at the tables, as the desk sees them: connected or not, the battery, adding one, replacing one.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, findings, inHall, picture, PHONE, type Hall, type Visitors } from "./hall";

/** Polls until an assertion holds. */
function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}

/** A device at a board that only listens, and reports its battery. */
class Device {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async at(hall: Hall, visitors: Visitors, board: string, path: string, battery: number | null = null): Promise<Device> {
    const page = await visitors.open("/laws");
    // The link is opened by hand: its page does not matter here.
    const { headers } = await fetch(`${hall.origin}${path}`, { redirect: "manual" });
    const [name, value] = headers.get("set-cookie")!.split(";")[0]!.split("=");
    const as = new URL(headers.get("location")!, hall.origin).searchParams.get("as")!;
    await page.context().addCookies([{ name: name!, value: value!, url: hall.origin, httpOnly: true, sameSite: "Strict" }]);
    const address = `${hall.origin.replace("http", "ws")}/api/v1/boards/${board}/live?as=${as}`;
    await page.evaluate(
      ([to, level]) =>
        new Promise((opened) => {
          const socket = new WebSocket(to);
          Object.assign(globalThis, { socket, ended: null });
          socket.onclose = ({ code }) => Object.assign(globalThis, { ended: code });
          socket.onopen = () => {
            const say = (what: object) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(what));
            say({ type: "device", battery: level, charging: false });
            // A silent device counts as lost.
            setInterval(() => say({ type: "time", sent: 0 }), 1000);
            opened(null);
          };
        }),
      [address, battery] as const,
    );
    return new Device(page);
  }

  /** The code with which it was disconnected; null while it is connected. */
  async closed(): Promise<number | null> {
    return this.#page.evaluate(() => (globalThis as unknown as { ended: number | null }).ended);
  }

  async leave(): Promise<void> {
    await this.#page.evaluate(() => (globalThis as unknown as { socket: WebSocket }).socket.close());
  }
}

test("a device comes and goes: the desk says so, calls, and knows when it was last seen", async () => {
  await inHall(async (hall, visitors) => {
    const { tables, links } = await hall.event({ moves: "untold", time: "900+10" }, [
      ["Alder", "Birch"],
      ["Cedar", "Elm"],
    ]);
    const [first, second] = [tables[0]!, tables[1]!];
    const arbiter = links.find(({ role }) => role === "arbiter")!;
    const tablet = await Device.at(hall, visitors, first.board, first.links.table.path, 0.83);
    const weak = await Device.at(hall, visitors, second.board, second.links.table.path, 0.09);
    for (const { board } of tables) await hall.act(board, { act: "start" });
    const desk = await visitors.open(arbiter, { viewport: DESKTOP });
    await desk.locator(`[data-board="${second.board}"]`).getByText("Battery low").waitFor();
    expect(await desk.locator("[data-alarm]").count()).toBe(0);
    expect(await desk.title()).toBe("Club evening · Arbiter's desk");

    await tablet.leave();
    const alarm = desk.locator(`[data-alarm="${first.board}"]`);
    await alarm.getByText("Device not connected").waitFor();
    expect(await desk.title()).toBe("(1) Club evening · Arbiter's desk");
    expect(await desk.locator("link[rel=icon]").getAttribute("href")).toContain(encodeURIComponent(">1</text>"));
    await desk.locator("nav").getByRole("link", { name: "Devices" }).click();
    const list = desk.locator("[data-devices]");
    await eventually(() => list.textContent()).toContain("not connected, last seen");
    expect(await list.textContent()).toContain("battery 9 %");
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-devices");

    // Its replacement, through a code from the desk, in addition to the lost link; the alarm is gone.
    await desk.goto(`${desk.url().split("#")[0]}#${first.board}`);
    const row = desk.locator("[data-device=table]");
    await row.getByRole("button", { name: "Another device" }).click();
    await picture(desk, "desk-another-device");
    await desk.locator("dialog[open]").getByRole("button", { name: "Add a device" }).click();
    const path = await desk.locator("[data-new-device]").getAttribute("href");
    expect(await findings(desk)).toEqual([]);
    await picture(desk, "desk-device-code");
    await desk.locator("dialog[open]").getByRole("button", { name: "Close" }).click();
    const successor = await Device.at(hall, visitors, first.board, path!);
    await eventually(() => alarm.count()).toBe(0);
    await eventually(() => row.count()).toBe(2);

    // A replacement: the old device is disconnected, the others are not.
    await row
      .filter({ has: desk.locator("[data-online=true]") })
      .getByRole("button", { name: "Another device" })
      .click();
    await desk.locator("dialog[open]").getByRole("button", { name: "Replace the device" }).click();
    await desk.locator("[data-new-device]").waitFor();
    await eventually(() => successor.closed()).not.toBeNull();
    expect(await weak.closed()).toBeNull();
  });
});

test("the desk goes on on a phone, and the first device stays connected", async () => {
  await inHall(async (hall, visitors) => {
    const { links } = await hall.event({}, [["Alder", "Birch"]]);
    const desk = await visitors.open(
      links.find(({ role }) => role === "arbiter")!,
      { viewport: DESKTOP },
    );
    await desk.locator("nav").getByRole("link", { name: "Devices" }).click();
    await desk.locator("[data-own-device]").click();
    // A code that leads to this machine itself has a warning.
    await desk.locator("dialog[open]").getByText("Other devices cannot reach").waitFor();
    const path = await desk.locator("[data-new-device]").getAttribute("href");
    const phone = await visitors.open(path!, { viewport: PHONE });
    await phone.locator("[data-board]").waitFor();
    expect(await desk.locator("[data-standing]").count()).toBe(0);
  });
});
