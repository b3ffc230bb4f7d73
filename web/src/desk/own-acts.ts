// The arbiter's own acts that can be taken back. Whether it is too late the referee says.

import type { Act, AnswerMessage } from "../api";

const OWN = new Set<Act["act"]>(["observe", "penalise", "rule", "declare", "set_clock", "restore", "admit", "grant_time", "annul"]);

/** The latest act of the arbiter that counts; null if there is none, or if it was taken back. */
export function lastOwn(journal: AnswerMessage[]): Act | null {
  const done = journal.filter(({ answer }) => !answer.rulings.some(({ kind }) => kind === "refused"));
  const last = done.findLast(({ act }) => act !== undefined && (OWN.has(act.act) || act.act === "retract"));
  return last?.act === undefined || last.act.act === "retract" ? null : last.act;
}
