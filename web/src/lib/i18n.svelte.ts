// The pages' texts: one Fluent file per language, loaded when it is chosen. The choice is remembered on the device.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "sr-Latn", "sr-Cyrl", "hr", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  "sr-Latn": "Srpski",
  "sr-Cyrl": "Српски",
  hr: "Hrvatski",
  cs: "Čeština",
};

type Source = () => Promise<{ default: string }>;

/** The pages' own texts, and the referee's, which the program uses too. */
const FILES: Record<Language, [Source, Source]> = {
  en: [() => import("../../texts/en.ftl?raw"), () => import("../../../crates/referee/texts/en.ftl?raw")],
  "sr-Latn": [() => import("../../texts/sr-Latn.ftl?raw"), () => import("../../../crates/referee/texts/sr-Latn.ftl?raw")],
  "sr-Cyrl": [() => import("../../texts/sr-Cyrl.ftl?raw"), () => import("../../../crates/referee/texts/sr-Cyrl.ftl?raw")],
  hr: [() => import("../../texts/hr.ftl?raw"), () => import("../../../crates/referee/texts/hr.ftl?raw")],
  cs: [() => import("../../texts/cs.ftl?raw"), () => import("../../../crates/referee/texts/cs.ftl?raw")],
};

const REMEMBERED = "touchmove-language";

interface Chosen {
  language: Language;
  bundle: FluentBundle;
  referee: FluentBundle;
}

let chosen = $state.raw<Chosen | null>(null);

/** A bundle of one language's messages. */
export function bundleOf(language: Language, text: string): FluentBundle {
  // Isolating marks around values are for mixed writing directions; all languages here have the same.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

function asLanguage(text: string | null | undefined): Language | null {
  if (text === null || text === undefined) return null;
  const exact = LANGUAGES.find((language) => language.toLowerCase() === text.toLowerCase());
  if (exact !== undefined) return exact;
  const [primary] = text.toLowerCase().split("-");
  if (primary === "sr" || primary === "bs" || primary === "me") return text.includes("Latn") || primary !== "sr" ? "sr-Latn" : "sr-Cyrl";
  return LANGUAGES.find((language) => language === primary) ?? null;
}

function remembered(): Language | null {
  try {
    return asLanguage(localStorage.getItem(REMEMBERED));
  } catch {
    return null;
  }
}

/** Loads a language and shows the page in it; `keep` remembers it on this device. */
export async function choose(language: Language, keep = false): Promise<void> {
  const [own, referee] = await Promise.all(FILES[language].map((load) => load()));
  chosen = { language, bundle: bundleOf(language, own!.default), referee: bundleOf(language, referee!.default) };
  document.documentElement.lang = language;
  if (!keep) return;
  try {
    localStorage.setItem(REMEMBERED, language);
  } catch {
    // A device that cannot remember it uses the browser's language next time.
  }
}

/** Chooses the language of this device: the remembered one, else the browser's first available one, else English. */
export async function chooseOwn(): Promise<void> {
  const preferred = navigator.languages.map(asLanguage).find((language) => language !== null);
  await choose(remembered() ?? preferred ?? "en");
}

/** The language of the page. */
export function language(): Language {
  return chosen?.language ?? "en";
}

function formatted(bundle: FluentBundle | undefined, id: string, values?: Record<string, FluentVariable>): string | null {
  const pattern = bundle?.getMessage(id)?.value;
  return bundle === undefined || pattern === undefined || pattern === null ? null : bundle.formatPattern(pattern, values ?? null);
}

/** The text of a message in the language of the page. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  return formatted(chosen?.bundle, id, values) ?? id;
}

/** A sentence of the referee in the language of the page; null if there is none, or if it needs values that the page does not have. */
export function refereeText(id: string, values?: Record<string, FluentVariable>): string | null {
  const pattern = chosen?.referee.getMessage(id)?.value;
  if (chosen === null || pattern == null) return null;
  const faults: Error[] = [];
  const text = chosen.referee.formatPattern(pattern, values ?? null, faults);
  return faults.length === 0 ? text : null;
}

/** Returns true if there is such a message. */
export function has(id: string): boolean {
  return chosen?.bundle.getMessage(id)?.value != null;
}

/** A number as the language writes it. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language(), options).format(value);
}

/** A date and time as the language writes them. */
export function dateTime(wallMs: number, options: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" }): string {
  // British English, as usual in chess: the day before the month.
  return new Intl.DateTimeFormat(language() === "en" ? "en-GB" : language(), options).format(wallMs);
}
