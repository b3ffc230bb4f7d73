// The arbiter's own acts that can be taken back. The referee says whether it is too late.

import type { Act, AnswerMessage } from "../api";

const OWN = new Set<Act["act"]>(["observe", "penalise", "rule", "declare", "set_clock", "restore", "admit", "grant_time", "annul"]);

/** The arbiter's latest act; null if there is none, or if it was taken back. */
export function lastOwn(journal: AnswerMessage[]): Act | null {
  const done = journal.filter(({ answer }) => !answer.rulings.some(({ kind }) => kind === "refused"));
  const last = done.findLast(({ act }) => act !== undefined && (OWN.has(act.act) || act.act === "retract"));
  return last?.act === undefined || last.act.act === "retract" ? null : last.act;
}
