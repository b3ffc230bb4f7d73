// Acts at a board, in words.

import type { Act } from "../api";
import { elapsed } from "./elapsed";
import { has, t } from "./i18n.svelte";
import { score } from "./score";

/** The fields of an act that have their own texts. */
const NAMED: Record<string, string> = { what: "observed", penalty: "penalty-name", decision: "decision", piece: "piece-name" };

/** The fields that every act has; the rest is particular to it. */
const HEAD = ["act", "at", "by"];

/** The details of the opening act that an arbiter wants first. */
const OPENING = ["edition", "time"];

function claimed(kind: string): string {
  if (kind === "threefold" || kind === "fifty") return t("claim-on-board", { claim: kind });
  const message = `claim-${kind.replaceAll("_", "-")}`;
  return has(message) ? t(message) : "";
}

function field(name: string, value: unknown): string {
  const named = NAMED[name];
  if (Array.isArray(value)) return value.map((one) => field(name === "absent" || name === "present" ? "to" : name, one)).join(", ");
  if (typeof value !== "string" && typeof value !== "number") return "";
  if (name === "fen") return t("given-position");
  if (name === "ms" || name.endsWith("_ms")) return elapsed(Number(value));
  if (name === "to" && (value === "white" || value === "black")) return t("side", { side: value });
  if (name === "for") return t("observed", { what: String(value) });
  if (name === "against") return t("appeal-subject", { against: String(value) });
  if (name === "claim" || name === "grounds") return claimed(String(value));
  if (name === "result") return score(String(value));
  return named === undefined ? String(value) : t(named, { [name]: String(value) });
}

/** The name of an act with its player, and its details. */
export function inWords(act: Act): { name: string; particulars: string } {
  const by = "by" in act ? act.by : null;
  const said = Object.entries(act).filter(([name]) => (act.act === "open" ? OPENING.includes(name) : !HEAD.includes(name)));
  return {
    name: t("act-name", { act: act.act }) + (by == null ? "" : `, ${t("side", { side: by })}`),
    particulars: said
      .map(([name, value]) => field(name, value))
      .filter((word) => word !== "")
      .join(", "),
  };
}
