// The search of the reading room. The server ranks the results: it has the words of every language.

import { api } from "../lib/api";

/** The articles of an edition that match the typed text, best first. */
export async function search(edition: string, lang: string, typed: string, signal: AbortSignal): Promise<string[]> {
  return (await api.searchArticles(edition, lang, typed, signal)).map(({ article }) => article);
}

/** Returns true for the number of an article, or the beginning of one. */
export function isNumber(typed: string): boolean {
  return /^(?:\d|[A-G]\b|I{1,3}\b)[\d.a-z]*$/.test(typed);
}
