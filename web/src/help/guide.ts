// A guide is a text file in each language: a title, a paragraph, and sections with a name that is the same in every language.
// It uses a small subset of Markdown. The labels of buttons are never copied into it: `{offer-draw}` is that button's own message,
// `{answer decision=uphold}` one that depends on a value, so a guide cannot use an outdated label.

import type { Language } from "../lib/i18n.svelte";

/** The readers of the guides. */
export const READERS = ["players", "arbiters"] as const;
export type Reader = (typeof READERS)[number];

/** A stretch of a line. */
export type Part =
  | { kind: "text" | "strong" | "code"; text: string }
  | { kind: "link"; text: string; href: string }
  | { kind: "button"; id: string; values: Record<string, string> };

/** A paragraph, numbered steps, or bullet points. */
export type Block = { kind: "paragraph"; parts: Part[] } | { kind: "steps" | "points"; items: Part[][] };

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}

export interface Guide {
  title: string;
  about: Part[];
  sections: Section[];
}

const FILES = import.meta.glob<string>("../../texts/help/*.md", { query: "?raw", import: "default" });

/** Loads the guide for a reader in a language. */
export async function load(reader: Reader, language: Language): Promise<Guide> {
  return read(await FILES[`../../texts/help/${reader}.${language}.md`]!());
}

const INLINE = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<href>[^)]+)\)|\{(?<id>[a-z0-9-]+)(?<values>[^}]*)\}/g;

function parts(line: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of line.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: "text", text: line.slice(end, match.index) });
    end = match.index + match[0].length;
    const { strong, code, label, href, id, values = "" } = match.groups as Partial<Record<string, string>>;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (href !== undefined) found.push({ kind: "link", text: label!, href });
    else found.push({ kind: "button", id: id!, values: Object.fromEntries(values.match(/\S+/g)?.map(pair) ?? []) });
  }
  if (end < line.length) found.push({ kind: "text", text: line.slice(end) });
  return found;
}

function pair(text: string): [string, string] {
  const [name = "", value = ""] = text.split("=");
  return [name, value];
}

function block(text: string): Block {
  const lines = text.split("\n");
  const mark = /^(?:\d+\.|-) +/;
  const first = mark.exec(lines[0]!)?.[0];
  // A line that does not begin with a marker belongs to the line before it.
  const items = lines.reduce<string[]>((sofar, line) => {
    if (mark.test(line) || sofar.length === 0) return [...sofar, line.replace(mark, "")];
    return [...sofar.slice(0, -1), `${sofar.at(-1)} ${line.trim()}`];
  }, []);
  if (first === undefined) return { kind: "paragraph", parts: parts(lines.map((line) => line.trim()).join(" ")) };
  return { kind: first.startsWith("-") ? "points" : "steps", items: items.map(parts) };
}

/** Reads a guide. */
export function read(text: string): Guide {
  const [head = "", ...rest] = text.trim().split(/^## +/m);
  const [title = "", ...about] = head.trim().split("\n");
  const sections = rest.map((section) => {
    const [heading = "", ...body] = section.split("\n");
    const { name = heading, id = "" } = /^(?<name>.*?) *\{#(?<id>[a-z-]+)\}$/.exec(heading)?.groups ?? {};
    const blocks = body
      .join("\n")
      .trim()
      .split(/\n{2,}/);
    return { id, title: name, blocks: blocks.map(block) };
  });
  return { title: title.replace(/^# +/, ""), about: parts(about.join(" ").trim()), sections };
}
