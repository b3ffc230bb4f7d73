// The search of the reading room. The server ranks: it knows the words of every language.

// until generated
export interface ArticleHit {
  article: string;
  title?: string;
  excerpt: string;
  score: number;
}

/** The articles of an edition that have to do with what is typed, the best first. A number finds that article and its items. */
export async function search(edition: string, lang: string, typed: string, signal: AbortSignal): Promise<string[]> {
  const query = new URLSearchParams({ q: typed, lang });
  const response = await fetch(`/api/v1/laws/${edition}/search?${query}`, { signal });
  if (!response.ok) throw new Error(response.statusText);
  return ((await response.json()) as ArticleHit[]).map(({ article }) => article);
}

/** Is this the number of an article, or the beginning of one? */
export function isNumber(typed: string): boolean {
  return /^(?:\d|[A-G]\b|I{1,3}\b)[\d.a-z]*$/.test(typed);
}
