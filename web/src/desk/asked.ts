// The open question: the referee's own ruling with its article, if it has arrived.

import type { AnswerMessage, QuestionAbout, RulingQuestion, Side } from "../api";

/** The latest question on this subject; without an article until the journal has been read. */
export function asked(journal: AnswerMessage[], about: QuestionAbout): RulingQuestion {
  const questions = journal.flatMap(({ answer }) => answer.rulings.filter((ruling) => ruling.kind === "question"));
  return questions.findLast((question) => question.about === about) ?? { kind: "question", article: "", about };
}

/** The message that asked the open question, if it has arrived. */
function asking(journal: AnswerMessage[], about: QuestionAbout): AnswerMessage | undefined {
  return journal.findLast(({ answer }) => answer.rulings.some((ruling) => ruling.kind === "question" && ruling.about === about));
}

/** The number of the act that led to the open question. */
export function askedAt(journal: AnswerMessage[], about: QuestionAbout): number | null {
  return asking(journal, about)?.n ?? null;
}

/** The player who resigned, if the open question is about that. */
export function resignedBy(journal: AnswerMessage[], about: QuestionAbout): Side | null {
  const act = asking(journal, about)?.act;
  return act?.act === "resign" ? (act.by ?? null) : null;
}
