// Rulings as sentences, in the language of the page and with the same texts as the program's.

import type { Ruling, RulingClaim } from "../api";
import { refereeText, t } from "./i18n.svelte";
import { score } from "./score";

function minutes(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** For a board whose moves are not entered. */
const UNTOLD = "untold";

/** The variant of a sentence, for kinds that have several. */
function variant(ruling: Ruling): string | null {
  switch (ruling.kind) {
    case "illegal":
      return ruling.reason ?? UNTOLD;
    case "completed":
      return ruling.move === null ? UNTOLD : null;
    case "touch_move":
      return ruling.square === null ? UNTOLD : null;
    case "violation":
    case "note":
      return ruling.what;
    case "offer_ends":
    case "over":
      return ruling.how;
    case "claim":
      return ruling.claim;
    case "question":
      return ruling.about;
    case "penalty":
      return ruling.penalty;
    case "refused":
      return ruling.why;
    case "time":
      return ruling.ms < 0 ? "taken" : ruling.figure === undefined ? "added" : "lowered";
    default:
      return null;
  }
}

/** Values that a sentence needs besides the ruling's own fields. */
function derived(ruling: Ruling): Record<string, string | number> {
  switch (ruling.kind) {
    case "time":
    case "penalty":
      return { time: minutes(ruling.ms ?? 0) };
    case "claim":
      return { count: ruling.facts.occurrences?.length ?? ruling.facts.moves ?? 0 };
    case "envelope":
      return { by: ruling.sealed_by, number: ruling.move_number };
    case "reconstruction":
      return { count: ruling.agreed, found: ruling.line === null ? "no" : "yes" };
    case "over":
      return { result: score(ruling.result), unwinnable: ruling.unwinnable ? "yes" : "no" };
    default:
      return {};
  }
}

/** Returns true for a claim that the arbiter decided without the referee seeing the board: occurrences or moves were not counted. */
function isAnswered(ruling: Ruling): ruling is RulingClaim {
  if (ruling.kind !== "claim" || (ruling.claim !== "threefold" && ruling.claim !== "fifty")) return false;
  return ruling.facts.occurrences === undefined && ruling.facts.moves === undefined;
}

/** The sentence for a ruling. */
export function sentence(ruling: Ruling): string {
  const known = ruling.text ?? "";
  // A reader who may not see the notation of a move does not get it here either.
  if (ruling.kind === "made" && ruling.san === undefined) return known;
  // The options are not public, and the sentence depends on them.
  if (ruling.kind === "question" && (ruling.about === "sealed_move" || ruling.about === "illegal_position")) return known;
  if (isAnswered(ruling)) return t("claim-answered", { verdict: ruling.verdict });
  const which = variant(ruling);
  const id = (which === null ? ruling.kind : `${ruling.kind}-${which}`).replaceAll("_", "-");
  const fields = Object.entries(ruling).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return refereeText(id, { ...Object.fromEntries(fields), ...derived(ruling) }) ?? known;
}
