// Every question and every paper of the gym has an address: the same seed always draws the same questions.

/** The selection of incidents; null where any will do. */
export interface Filter {
  topic: string | null;
  edition: string | null;
  level: number | null;
}

/** A state of the page: choosing, at one of the questions drawn, or at a paper. */
export type Place =
  | { at: "start" }
  | { at: "question"; filter: Filter; seed: number; number: number }
  | { at: "paper"; filter: Filter; seed: number; questions: number };

export const ANYTHING: Filter = { topic: null, edition: null, level: null };
export const START: Place = { at: "start" };
/** The number of questions drawn at once, and asked one after the other. */
export const BATCH = 10;
/** The longest paper. */
export const MOST = 40;

/** Reads an address; one without a seed is the start. */
export function placeOf({ pathname, search }: { pathname: string; search: string }): Place {
  const [, at] = pathname.split("/").filter((part) => part !== "");
  const query = new URLSearchParams(search);
  const count = (name: string, most: number): number | null => {
    const text = query.get(name);
    return text !== null && /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : null;
  };
  const seed = count("seed", 999_999_999);
  if (seed === null) return START;
  const filter: Filter = { topic: query.get("topic"), edition: query.get("edition"), level: count("level", 3) };
  if (at === "question") return { at, filter, seed, number: count("number", BATCH) ?? 1 };
  if (at === "paper") return { at, filter, seed, questions: count("questions", MOST) ?? BATCH };
  return START;
}

/** Writes it as an address. */
export function addressOf(place: Place): string {
  if (place.at === "start") return "/drill";
  const { topic, edition, level } = place.filter;
  const last = place.at === "question" ? { number: place.number } : { questions: place.questions };
  const given = Object.entries({ topic, edition, level, seed: place.seed, ...last }).filter(([, value]) => value !== null);
  return `/drill/${place.at}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** A new seed. */
export function newSeed(): number {
  return 1 + Math.floor(Math.random() * 999_999_998);
}
