// The question that is open: the referee's own ruling, with its article, as far as it has come here.

import type { AnswerMessage, QuestionAbout, RulingQuestion, Side } from "../api";

/** The latest question of that subject; without an article before the journal has been read. */
export function asked(journal: AnswerMessage[], about: QuestionAbout): RulingQuestion {
  const questions = journal.flatMap(({ answer }) => answer.rulings.filter((ruling) => ruling.kind === "question"));
  return questions.findLast((question) => question.about === about) ?? { kind: "question", article: "", about };
}

/** The message in which the open question was asked, as far as the journal has come here. */
function asking(journal: AnswerMessage[], about: QuestionAbout): AnswerMessage | undefined {
  return journal.findLast(({ answer }) => answer.rulings.some((ruling) => ruling.kind === "question" && ruling.about === about));
}

/** The number of the act that brought the open question. */
export function askedAt(journal: AnswerMessage[], about: QuestionAbout): number | null {
  return asking(journal, about)?.n ?? null;
}

/** The player who has resigned, if that is what the open question came of. */
export function resignedBy(journal: AnswerMessage[], about: QuestionAbout): Side | null {
  const act = asking(journal, about)?.act;
  return act?.act === "resign" ? (act.by ?? null) : null;
}
