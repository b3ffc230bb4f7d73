// The path through the questions of a topic. The server provides the questions.

import type { ChoiceView, QuestionView, TopicView } from "../api";

/** A question and its answer. */
export interface Answered {
  question: QuestionView;
  choice: ChoiceView;
}

/** How far the answers lead. */
export interface Way {
  /** The answers that match the questions, one after the other. */
  answered: Answered[];
  /** The next question; null if all are answered. */
  question: QuestionView | null;
}

/** Follows answers through the questions of a topic, as far as they match. */
export function follow(topic: TopicView, answers: readonly string[]): Way {
  const answered: Answered[] = [];
  let question: QuestionView | null = topic.question;
  for (const id of answers) {
    const choice: ChoiceView | undefined = question?.choices.find((one) => one.id === id);
    if (question === null || choice === undefined) break;
    answered.push({ question, choice });
    question = choice.question ?? null;
  }
  return { answered, question };
}
