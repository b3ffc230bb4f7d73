import { expect, test } from "vitest";
import type { AnswerMessage, Ruling } from "../api";
import { asked, resignedBy } from "./asked";

function said(...rulings: Ruling[]): AnswerMessage {
  return { answer: { rulings } } as unknown as AnswerMessage;
}

test("the question is the referee's latest of its subject", () => {
  const flag: Ruling = { kind: "flag", article: "6.8", by: "white" };
  const journal = [
    said({ kind: "question", article: "9.2.1", about: "threefold" }),
    said({ kind: "question", article: "9.2.2", about: "threefold" }, flag),
    said({ kind: "question", article: "6.9", about: "can_checkmate" }),
  ];
  expect(asked(journal, "threefold").article).toBe("9.2.2");
  expect(asked(journal, "can_checkmate").article).toBe("6.9");
  expect(asked([], "fifty")).toEqual({ kind: "question", article: "", about: "fifty" });
});

test("a question that came of a resignation says whose", () => {
  const question: Ruling = { kind: "question", article: "5.1.2", about: "can_checkmate" };
  const resigned = { ...said(question), act: { act: "resign", by: "black" } } as AnswerMessage;
  expect(resignedBy([resigned, said()], "can_checkmate")).toBe("black");
  const flag = { ...said(question), act: { act: "tick" } } as AnswerMessage;
  expect(resignedBy([resigned, flag], "can_checkmate")).toBe(null);
});
