// A seat is scanned once and follows its rounds: the table's device and the players' own.

import { expect, test } from "vitest";
import type { BoardsMade } from "../src/api";
import { findings, inHall, PHONE, picture, until } from "./hall";

test("a table and a player go on to the next round by themselves", async () => {
  await inHall(async (hall, visitors) => {
    const made = await hall.event({ edition: "2023", moves: "untold", time: "900" }, [["Alder", "Birch"]]);
    const { board: first, links } = made.tables[0]!;
    const table = await visitors.open(links.table);
    const birch = await visitors.open(links.black, { viewport: PHONE });
    await table.locator("[data-half=white]").getByText("Alder").waitFor();
    await table.getByRole("button", { name: "White sits here" }).first().click();
    await hall.act(first, { act: "start" });
    await table.locator("[data-half=white].running").waitFor();
    await birch.locator("[data-half=white].running").waitFor();
    // The next round is set up while this one is played, without disturbing it.
    const boards = [{ round: 2, white: "Birch", black: "Cedar" }];
    const { boards: set, links: issued } = await hall.call<BoardsMade>("POST", `/events/${made.event.event}/boards`, { boards });
    const second = set[0]!.board;
    expect(issued.map(({ player }) => player)).toEqual(["Cedar"]);
    await table.getByRole("button", { name: "Press White's clock" }).click();
    await until(hall, first, ({ answer }) => answer.state.clock?.white_moves === 1);
    await hall.act(first, { act: "declare", result: "1-0" });
    // The result stays for a moment, even at the last table in play.
    await table.locator("[data-half=white]").getByText("1–0", { exact: true }).waitFor();
    // Names and colours of the second round, and the question who sits where, appear without a tap.
    await table.locator("[data-half=black]").getByText("Cedar").waitFor();
    await table.getByText("Round 2").waitFor();
    await table.getByRole("button", { name: "White sits here" }).first().waitFor();
    await birch.locator("[data-half=black]").getByText("Cedar").waitFor();
    await picture(table, "clock-next-round");
    await hall.act(second, { act: "start" });
    await birch.getByRole("button", { name: "Press to complete the move" }).click();
    await table.locator("[data-half=black].running").waitFor();
    await until(hall, second, ({ answer }) => answer.state.clock?.white_moves === 1);
  });
});

test("as long as others play, the table shows its result and what comes next", async () => {
  await inHall(async (hall, visitors) => {
    const made = await hall.event({ edition: "2023", moves: "untold", time: "900" }, [
      ["Alder", "Birch"],
      ["Cedar", "Elm"],
    ]);
    const [one, other] = made.tables;
    const table = await visitors.open(one!.links.table);
    for (const { board } of [one!, other!]) await hall.act(board, { act: "start" });
    await table.locator("[data-half=white].running").waitFor();
    const boards = [{ round: 2, white: "Elm", black: "Alder" }];
    await hall.call<BoardsMade>("POST", `/events/${made.event.event}/boards`, { boards });
    await hall.act(one!.board, { act: "declare", result: "1-0" });
    await table.locator("[data-half=white]").getByText("1–0", { exact: true }).waitFor();
    await table.locator("[data-next]").getByText("Elm").waitFor();
    expect(await findings(table)).toEqual([]);
    await picture(table, "clock-next-round-waits");
    await hall.act(other!.board, { act: "declare", result: "0-1" });
    await table.locator("[data-half=white]").getByText("Elm").waitFor();
  });
});

test("a table without a game says so, and shows the game when it is there", async () => {
  await inHall(async (hall, visitors) => {
    const made = await hall.event({ edition: "2023", moves: "untold", time: "900" }, [["Alder", "Birch"]]);
    const { board, links } = made.tables[0]!;
    await hall.call("POST", `/boards/${board}/withdraw`, { reason: "set up by mistake" });
    const table = await visitors.open(links.table);
    await table.getByRole("heading", { name: "Table 1" }).waitFor();
    await table.getByText("There is no game here yet").waitFor();
    expect(await findings(table)).toEqual([]);
    await hall.call<BoardsMade>("POST", `/events/${made.event.event}/boards`, { boards: [{ round: 1, white: "Fir", black: "Hazel" }] });
    await table.locator("[data-half=white]").getByText("Fir").waitFor();
  });
});
