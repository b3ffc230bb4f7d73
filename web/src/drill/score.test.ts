import { expect, test } from "vitest";
import { answered, counted, total, toPractise, weak, type Score } from "./score";

test("answers are counted, and the oldest are forgotten", () => {
  let score: Score = {};
  score = answered(score, "clock", false);
  score = answered(score, "clock", true);
  expect(counted(score["clock"])).toEqual({ asked: 2, right: 1 });
  expect(counted(undefined)).toEqual({ asked: 0, right: 0 });
  for (let count = 0; count < 20; count += 1) score = answered(score, "clock", true);
  expect(counted(score["clock"])).toEqual({ asked: 20, right: 20 });
  expect(total(answered(score, "start", false))).toEqual({ asked: 21, right: 20 });
});

test("a topic is weak if too little of it was right", () => {
  const topics = ["clock", "start", "offers", "conduct"];
  const score = { clock: "1110", start: "0", offers: "11111" };
  expect(weak(score, topics)).toEqual(["start", "clock"]);
  expect(toPractise(score, topics, 0)).toBe("start");
  expect(toPractise(score, topics, 0.99)).toBe("clock");
});

test("where nothing is weak, what was never asked is practised", () => {
  expect(toPractise({ clock: "1" }, ["clock", "start"], 0.99)).toBe("start");
  expect(toPractise({ clock: "1" }, ["clock"], 0)).toBe("clock");
  expect(toPractise({}, [], 0)).toBeNull();
});
