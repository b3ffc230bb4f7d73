// Pages in a real hall: servers are restarted, connections break, tablets are replaced.

import { expect, test } from "vitest";
import { DESKTOP, inHall, picture, until } from "./hall";

test("an adjournment over a restart of the server", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ edition: "2023", time: "40/7200:3600" });
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.white, { viewport: DESKTOP });
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    await hall.act(board, { act: "adjourn", resumption: "tomorrow at ten" });
    await page.getByRole("heading", { name: "Seal your move" }).waitFor();
    await page.getByRole("textbox", { name: "Sealed move" }).fill("e4");
    await page.getByRole("button", { name: "Seal", exact: true }).click();
    await page.getByRole("button", { name: "Close the envelope" }).click();
    await page.getByText("Adjourned").first().waitFor();
    const before = (await hall.scene(board)).answer.state.clock;

    await hall.stop();
    await page.locator("[data-standing=lost]").waitFor();
    await hall.start();
    await page.locator("[data-standing=lost]").waitFor({ state: "detached" });
    expect((await hall.scene(board)).answer.state.clock).toEqual(before);
    await page.getByText("Adjourned").first().waitFor();

    await hall.act(board, { act: "resume" });
    await hall.act(board, { act: "open_envelope" });
    await page.locator("[data-half=black].running").waitFor();
    const { answer } = await until(hall, board, ({ answer }) => answer.state.turn === "black");
    expect(answer.state.fen?.startsWith("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b")).toBe(true);
  });
});

test("a move is sealed on the tablet without looking for the envelope, and the envelope is printed", async () => {
  await inHall(async (hall, visitors) => {
    const { event, tables } = await hall.event({ edition: "2023", time: "40/7200:3600", scoresheets: true }, [["Alder", "Birch"]]);
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.table);
    await hall.act(board, { act: "start" });
    const white = page.locator("[data-half=white]");
    for (const side of ["white", "black"]) await page.locator(`[data-half=${side}]`).getByRole("button", { name: "Scoresheet" }).click();
    await hall.act(board, { act: "penalise", to: "white", penalty: "warning" });
    await white.locator("[data-ruling=penalty]").waitFor();
    await hall.act(board, { act: "adjourn", resumption: "tomorrow at ten" });
    await white.getByRole("heading", { name: "Seal your move" }).waitFor();
    // Earlier rulings do not cover the envelope.
    expect(await page.locator("[data-ruling]").count()).toBe(0);
    for (const key of ["N", "f", "3"]) await white.getByRole("button", { name: key, exact: true }).click();
    await white.getByRole("button", { name: "Seal", exact: true }).click();
    const close = white.getByRole("button", { name: "Close the envelope" });
    await close.waitFor();
    const [button, half] = [(await close.boundingBox())!, (await white.boundingBox())!];
    const edge = (await white.locator(".edge").boundingBox())!;
    expect(button.y).toBeGreaterThan(half.y);
    expect(button.y + button.height).toBeLessThanOrEqual(edge.y);
    await picture(page, "table-sealing-tablet");
    await close.click();
    await page.getByText("Adjourned").first().waitFor();
    const organiser = await hall.call<{ path: string }[]>("POST", `/events/${event.event}/links`, { roles: ["organiser"] });
    const paper = await visitors.open(organiser[0]!.path, { viewport: DESKTOP });
    await paper.locator("[data-paper=envelopes]").click();
    const envelope = paper.locator("[data-sheet] article");
    for (const shown of ["Alder", "Birch", "tomorrow at ten"]) expect(await envelope.textContent()).toContain(shown);
    expect(await envelope.textContent()).toMatch(/Sealed by\s*Alder.*Number of the sealed move\s*1.*Time used, White\s*0:/s);
    expect(await envelope.textContent()).not.toContain("Nf3");
    await picture(paper, "print-envelope-filled");

    await hall.act(board, { act: "resume" });
    await hall.act(board, { act: "open_envelope" });
    await page.locator("[data-half=black].running").waitFor();
    await expect.poll(() => page.locator("[data-ruling]").count()).toBe(0);
  });
});

test("a lost connection is shown, and the server's clock is shown when it is back", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ time: "300" });
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.table);
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    await hall.stop();
    await page.locator("[data-standing=lost]").getByText("No connection").waitFor();
    // A press now is not carried out, and the page says so.
    await page.getByRole("button", { name: "Press White's clock" }).click();
    await page.getByRole("button", { name: "Press White's clock" }).click();
    await page.getByText("No connection: nothing was sent.").first().waitFor();
    await page.waitForTimeout(2000);
    await hall.start();
    await page.locator("[data-standing=lost]").waitFor({ state: "detached" });
    const { answer, now, at } = await hall.scene(board);
    const left = answer.state.clock!.white_ms - (now - at);
    await expect
      .poll(async () => {
        const [minutes, seconds] = (await page.locator("[data-time=white]").innerText()).replaceAll("\n", "").split(":").map(Number);
        return Math.abs((minutes! * 60 + seconds!) * 1000 - left) < 3000;
      })
      .toBe(true);
    expect((await hall.record(board)).some(({ act }) => act.act === "press")).toBe(false);
  });
});

test("a tablet that comes in the middle of a delay shows what is left of it", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ time: "300d60", scoresheets: true });
    const { board, links } = tables[0]!;
    await hall.act(board, { act: "start" });
    await new Promise((later) => setTimeout(later, 3000));
    await hall.act(board, { act: "write", by: "black", text: "e4" });
    const page = await visitors.open(links.table);
    const left = async () => Number(/Delay (\d+) s/.exec(await page.locator("[data-half=white]").innerText())?.[1]);
    await expect.poll(left).toBeLessThanOrEqual(57);
    expect(await left()).toBeGreaterThan(30);
    expect((await page.locator("[data-time=white]").innerText()).replaceAll("\n", "")).toBe("5:00");
    // Writing does not give it back.
    await hall.act(board, { act: "write", by: "black", text: "e5" });
    await page.waitForTimeout(300);
    expect(await left()).toBeLessThanOrEqual(57);
  });
});

test("a tablet whose link was taken back says so, and another goes on", async () => {
  await inHall(async (hall, visitors) => {
    const { tables } = await hall.event({ scoresheets: true });
    const { board, links } = tables[0]!;
    const page = await visitors.open(links.table);
    await hall.act(board, { act: "start" });
    await page.locator("[data-half=white].running").waitFor();
    const fresh = await hall.call<typeof links.table>("POST", `/links/${links.table.link}/take-over`);
    await page.locator("[data-standing=void]").getByText("This device has been disconnected").waitFor();
    const next = await visitors.open(fresh);
    await next.locator("[data-half=white].running").waitFor();
    const again = await visitors.open(links.table);
    await again.getByText("This link does not work").waitFor();
  });
});
