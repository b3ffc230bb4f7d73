// Rulings as sentences, in the language of the page and from the same texts as the program's.

import { refereeText } from "./i18n.svelte";
import { score } from "./score";
import type { Ruling } from "./types";

function minutes(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Which of a ruling's fields says which message it is. */
const CASES: Record<string, keyof Ruling> = {
  illegal: "reason",
  violation: "what",
  offer_ends: "how",
  claim: "claim",
  question: "about",
  note: "what",
  over: "how",
  penalty: "penalty",
  refused: "why",
};

function message(ruling: Ruling): string {
  if (ruling.kind === "time") return (ruling.ms ?? 0) < 0 ? "time-taken" : "time-added";
  const field = CASES[ruling.kind];
  const name = field === undefined ? ruling.kind : `${ruling.kind}-${String(ruling[field])}`;
  return name.replaceAll("_", "-");
}

/** What a ruling says. */
export function sentence(ruling: Ruling): string {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(ruling)) {
    if (typeof value === "string" || typeof value === "number") values[name] = value;
  }
  if (ruling.result !== undefined) values["result"] = score(ruling.result);
  values["time"] = minutes(ruling.ms ?? 0);
  values["unwinnable"] = ruling.unwinnable === true ? "yes" : "no";
  values["count"] ??= ruling.facts?.occurrences?.length ?? ruling.facts?.moves ?? 0;
  values["number"] ??= Number(ruling["move_number"] ?? 0);
  if (ruling.kind === "envelope") values["by"] = String(ruling["sealed_by"]);
  const isSaid = ruling.kind !== "made" || ruling.san !== undefined;
  return (isSaid ? refereeText(message(ruling), values) : null) ?? ruling.text ?? "";
}
