// A third-party client: only openapi-fetch and the types that openapi-typescript generates from docs/openapi.json.

import createClient from "openapi-fetch";
import { expect, test } from "vitest";
import type { Act, AnswerMessage, paths } from "../src/api";
import { Hall } from "./hall";

/** A client with one link. */
function clientOf(hall: Hall, token: string) {
  return createClient<paths>({ baseUrl: hall.origin, headers: { authorization: `Bearer ${token}` } });
}

type Client = ReturnType<typeof clientOf>;

async function told(client: Client, board: string, seq: number, act: Act): Promise<AnswerMessage> {
  const { data, error } = await client.POST("/api/v1/boards/{board}/acts", { params: { path: { board } }, body: { seq, act } });
  if (data?.type !== "answer") throw new Error(JSON.stringify(error ?? data));
  return data;
}

async function play(hall: Hall): Promise<void> {
  const arbiter = clientOf(hall, hall.token);
  const made = await arbiter.POST("/api/v1/events", { body: { name: "Client", edition: "2023", time: "300+3" } });
  const event = made.data!.event.event;
  const set = await arbiter.POST("/api/v1/events/{event}/boards", {
    params: { path: { event } },
    body: { boards: [{ white: "White", black: "Black" }] },
  });
  const { boards, links } = set.data!;
  const board = boards[0]!.board;
  const player = (side: "white" | "black") => clientOf(hall, links.find(({ player }) => player?.toLowerCase() === side)!.token);
  const [white, black] = [player("white"), player("black")];

  await told(arbiter, board, 1, { act: "start" });
  await told(white, board, 1, { act: "move", move: "e2e4" });
  const legal = await told(white, board, 2, { act: "press" });
  expect(legal.answer.rulings.find((ruling) => ruling.kind === "completed")?.move).toBe("e2e4");

  await told(black, board, 1, { act: "move", move: "e7e3" });
  const { answer } = await told(black, board, 2, { act: "press" });
  const illegal = answer.rulings.find((ruling) => ruling.kind === "illegal");
  expect(illegal).toMatchObject({ article: "7.5.1", by: "black", move: "e7e3", reason: "cannot_reach", count: 1 });
  const added = answer.rulings.find((ruling) => ruling.kind === "time");
  expect(added).toMatchObject({ to: "white", ms: 120_000 });
  expect(answer.state.illegal_moves).toEqual({ white: 0, black: 1 });
}

test("a generated client plays a legal and an illegal move", async () => {
  const hall = await Hall.open();
  try {
    await play(hall);
  } finally {
    await hall.close();
  }
});

test("a request that the hall refuses says why", async () => {
  const hall = await Hall.open();
  try {
    const spectator = createClient<paths>({ baseUrl: hall.origin });
    const { data, error, response } = await spectator.POST("/api/v1/events", { body: { name: "Client" } });
    expect([data, response.status, error?.error.code]).toEqual([undefined, 403, "forbidden"]);
  } finally {
    await hall.close();
  }
});
