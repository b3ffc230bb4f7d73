// The names of parts of an edition that have a name instead of a number.

import { t } from "../lib/i18n.svelte";

const ROOMS = new Set(["title", "intro", "introduction", "preface", "guidelines", "glossary", "adj"]);
/** Those that are a text, not a heading with articles below it. */
const TEXTS = new Set(["title", "intro", "introduction", "preface", "guidelines"]);

/** The name of such a part; null where an article has a number. */
export function roomOf(id: string): string | null {
  const [room = ""] = id.split(".");
  return ROOMS.has(room) ? t("chapter", { id: room }) : null;
}

/** Returns true for a heading above other articles. */
export function isHeading(id: string): boolean {
  return !id.includes(".") && !TEXTS.has(id);
}

/** The label of an article: its number; for a part with a name only what follows the name. */
export function shortNumber(id: string): string {
  if (roomOf(id) === null) return id;
  const [, ...rest] = id.split(".");
  return rest
    .join(".")
    .replace(/^p(?=\d)/, "")
    .replaceAll("-", " ");
}

/** The same with the name. */
export function fullNumber(id: string): string {
  const room = roomOf(id);
  return room === null ? id : `${room} ${shortNumber(id)}`.trim();
}
