// The way through the questions of a topic. Which questions there are the server says.

import type { ChoiceView, QuestionView, TopicView } from "../api";

/** A question, and the answer that was given to it. */
export interface Answered {
  question: QuestionView;
  choice: ChoiceView;
}

/** How far answers lead. */
export interface Way {
  /** The answers that fit the questions, one after the other. */
  answered: Answered[];
  /** The question that is to be answered now; null if all are. */
  question: QuestionView | null;
}

/** Follows answers through the questions of a topic, as far as they fit. */
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
