import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Act, ClientMessage, RefusalMessage } from "../api";
import { Kept } from "./kept";
import { Outbox } from "./outbox.svelte";

const PRESS: Act = { act: "press", by: "white" };
const ANSWER: Act = { act: "press", by: "black" };

let now = 0;
let isLive = true;
let sent: (ClientMessage & { ago?: number })[] = [];
let outbox: Outbox<string>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, "now").mockImplementation(() => now);
  [now, isLive, sent] = [1000, true, []];
  outbox = new Outbox<string>((message) => {
    if (isLive) sent.push(message);
    return isLive;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function refusal(seq: number, status: number, code: string): RefusalMessage {
  return { type: "refusal", seq, status, error: { code, message: "" } };
}

test("presses without a connection are kept, and sent in their order with how long ago they were made", async () => {
  isLive = false;
  const first = outbox.put(PRESS);
  now += 2000;
  void outbox.put(ANSWER);
  expect(outbox.waiting.length).toBe(2);
  isLive = true;
  now += 500;
  outbox.joined();
  expect(sent).toEqual([{ type: "act", seq: 1, act: PRESS, made: 1000, ago: 2500 }]);
  // The second waits for the answer to the first, and a new press waits for both.
  void outbox.put(PRESS);
  expect(sent.length).toBe(1);
  outbox.settle(1, { done: true, message: "done" });
  expect(await first).toEqual({ done: true, message: "done" });
  vi.runAllTimers();
  expect(sent[1]).toMatchObject({ seq: 2, ago: 500 });
});

test("what cannot be kept is not sent, and an act that is sent at once says only when it was made", async () => {
  void outbox.put(PRESS);
  expect(sent).toEqual([{ type: "act", seq: 1, act: PRESS, made: 1000 }]);
  isLive = false;
  expect(await outbox.put({ act: "resign", by: "white" })).toMatchObject({ done: false, fault: { code: "no_connection" } });
});

test("what was counted already is done, and no error", async () => {
  const outcome = outbox.put(PRESS);
  outbox.joined();
  expect(outbox.refused(refusal(1, 409, "conflict"))).toBe(true);
  expect(outbox.waiting.length).toBe(1);
  outbox.counted(1);
  expect(await outcome).toEqual({ done: true, message: null });
});

test("what the server refuses and has not counted is refused", async () => {
  const outcome = outbox.put(PRESS);
  outbox.refused(refusal(1, 409, "conflict"));
  outbox.counted(0);
  expect(await outcome).toMatchObject({ done: false, fault: { code: "conflict" } });
});

test("an act that came too soon after others is tried again", () => {
  void outbox.put(PRESS);
  expect(outbox.refused(refusal(1, 429, "too_many"))).toBe(false);
  vi.runAllTimers();
  expect(sent.length).toBe(2);
});

test("numbers that another device has used are not used again", () => {
  isLive = false;
  void outbox.put(PRESS);
  outbox.counted(7);
  isLive = true;
  outbox.joined();
  expect(sent[0]).toMatchObject({ seq: 8 });
});

test("where two devices share a link, an act whose number was taken goes again under the next one", async () => {
  const outcome = outbox.put(PRESS);
  outbox.used(4);
  expect(outbox.refused(refusal(1, 409, "number_taken"))).toBe(false);
  expect(sent.map((message) => ("seq" in message ? message.seq : 0))).toEqual([1, 5]);
  outbox.settle(5, { done: true, message: "done" });
  expect(await outcome).toEqual({ done: true, message: "done" });
});

test("numbers that another device used while this one had no connection are left out", () => {
  isLive = false;
  void outbox.put(PRESS);
  outbox.used(3);
  isLive = true;
  outbox.joined();
  expect(sent[0]).toMatchObject({ seq: 4 });
});

test("a press that could not be recorded goes again under its number, and anything of which nobody knows", async () => {
  const outcome = outbox.put(PRESS);
  expect(outbox.refused(refusal(1, 503, "not_recorded"))).toBe(false);
  expect(outbox.waiting[0]).toMatchObject({ isUnrecorded: true });
  now += 1000;
  vi.runAllTimers();
  expect(sent[1]).toMatchObject({ seq: 1, made: 1000, ago: 1000 });
  outbox.settle(1, { done: true, message: "done" });
  expect(await outcome).toEqual({ done: true, message: "done" });
  const resigns = outbox.put({ act: "resign", by: "white" });
  outbox.refused(refusal(2, 503, "not_known"));
  vi.runAllTimers();
  expect(sent[3]).toMatchObject({ seq: 2 });
  outbox.refused(refusal(2, 503, "not_recorded"));
  expect(await resigns).toMatchObject({ done: false, fault: { code: "not_recorded" } });
});

/** A device's storage. */
function remembering(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
}

/** Opens the page again, this much later: its own clock starts again. */
function reopened(laterMs: number): Outbox<string> {
  const origin = performance.timeOrigin + now + laterMs;
  vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(origin);
  now = 0;
  return new Outbox<string>(
    (message) => {
      if (isLive) sent.push(message);
      return isLive;
    },
    new Kept("1-1", "7"),
  );
}

test("what was pressed without a connection is sent by the page that is opened next, with how long ago it was", () => {
  remembering();
  vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(1_000_000);
  isLive = false;
  const before = new Outbox<string>(() => false, new Kept("1-1", "7"));
  void before.put(PRESS);
  now += 1500;
  void before.put(ANSWER);
  const after = reopened(2000);
  expect(after.waiting.map(({ act }) => act)).toEqual([PRESS, ANSWER]);
  isLive = true;
  after.joined();
  expect(sent).toEqual([{ type: "act", seq: 1, act: PRESS, made: -3500, ago: 3500 }]);
  after.settle(1, { done: true, message: "done" });
  vi.runAllTimers();
  expect(sent[1]).toMatchObject({ seq: 2, act: ANSWER, ago: 2000 });
  after.settle(2, { done: true, message: "done" });
  // An answered act is not sent again by the next page.
  expect(reopened(0).waiting).toEqual([]);
});

test("what has arrived before the page was closed counts once, and what is old is forgotten", () => {
  remembering();
  vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(1_000_000);
  const before = new Outbox<string>(() => true, new Kept("1-1", "7"));
  void before.put(PRESS);
  const after = reopened(500);
  expect(after.waiting.length).toBe(1);
  after.counted(1);
  expect(after.waiting).toEqual([]);
  isLive = false;
  void after.put(ANSWER);
  expect(reopened(70_000).waiting).toEqual([]);
  // Another board, and another link, are not affected.
  void after.put(PRESS);
  expect(new Kept("1-2", "7").read()).toEqual([]);
  expect(new Kept("1-1", "8").read()).toEqual([]);
});
