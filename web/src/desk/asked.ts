// The question that is open: the referee's own ruling, with its article, as far as it has come here.

import type { AnswerMessage, QuestionAbout, RulingQuestion } from "../api";

/** The latest question of that subject; without an article before the journal has been read. */
export function asked(journal: AnswerMessage[], about: QuestionAbout): RulingQuestion {
  const questions = journal.flatMap(({ answer }) => answer.rulings.filter((ruling) => ruling.kind === "question"));
  return questions.findLast((question) => question.about === about) ?? { kind: "question", article: "", about };
}
