import { expect, test } from "vitest";
import type { TopicView } from "../api";
import { follow } from "./questions";

const who = { text: "Who noticed?", choices: [{ id: "claimed", text: "The opponent" }] };
const topic: TopicView = {
  id: "flag",
  title: "Flag fall",
  about: "",
  question: {
    text: "Whose?",
    choices: [
      { id: "white", text: "White", question: who },
      { id: "both", text: "Both" },
    ],
  },
};

/** Returns the answers that match, and the next question. */
function way(...answers: string[]): [string[], string | null] {
  const { answered, question } = follow(topic, answers);
  return [answered.map(({ choice }) => choice.id), question?.text ?? null];
}

test("answers lead from question to question", () => {
  expect(way()).toEqual([[], "Whose?"]);
  expect(way("white")).toEqual([["white"], "Who noticed?"]);
  expect(way("white", "claimed")).toEqual([["white", "claimed"], null]);
  expect(way("both")).toEqual([["both"], null]);
});

test("answers that do not fit are left out, and what follows them", () => {
  expect(way("nobody", "claimed")).toEqual([[], "Whose?"]);
  expect(way("white", "nobody")).toEqual([["white"], "Who noticed?"]);
  expect(way("both", "claimed")).toEqual([["both"], null]);
});
