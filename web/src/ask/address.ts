// Every state of the adviser has an address: `/ask/TOPIC/ANSWER/ANSWER?edition=…&class=…`. It shows the same on every device.

import type { Conditions, EditionYear, GameClass } from "../api";

/** The readings of the clock and the position on the board. */
export interface Facts {
  /** White's time and Black's, in milliseconds. */
  clocks: { white: number; black: number } | null;
  /** The increment for each move, in seconds. */
  incrementS: number | null;
  /** The position on the board, as a FEN. */
  fen: string | null;
  /** The arbiter's own finding. */
  canCheckmate: boolean | null;
}

/** A state of the page. */
export interface Place {
  /** The topic; null if one is to be chosen. */
  topic: string | null;
  /** The answers given so far. */
  answers: string[];
  /** The conditions that the address names. */
  conditions: Partial<Conditions>;
  facts: Facts;
}

export const NO_FACTS: Facts = { clocks: null, incrementS: null, fen: null, canCheckmate: null };
export const BEGINNING: Place = { topic: null, answers: [], conditions: {}, facts: NO_FACTS };

const CLASSES: readonly GameClass[] = ["standard", "rapid", "blitz"];

/** Reads an address; parts that cannot be read are left out. */
export function placeOf({ pathname, search }: { pathname: string; search: string }): Place {
  const [, topic, ...answers] = pathname.split("/").filter((part) => part !== "");
  const query = new URLSearchParams(search);
  const conditions: Partial<Conditions> = {};
  const [edition, level, increment] = [query.get("edition"), query.get("supervision"), query.get("increment")];
  const named = CLASSES.find((one) => one === query.get("class"));
  if (edition !== null) conditions.edition = edition as EditionYear;
  if (named !== undefined) conditions.class = named;
  if (level === "full" || level === "limited") conditions.supervision = level;
  if (increment === "true" || increment === "false") conditions.increment = increment === "true";
  return { topic: topic ?? null, answers: topic === undefined ? [] : answers, conditions, facts: factsOf(query) };
}

function factsOf(query: URLSearchParams): Facts {
  const [white, black] = [query.get("white_ms"), query.get("black_ms")];
  const isTime = (text: string | null): text is string => text !== null && /^\d{1,9}$/.test(text);
  const isSeconds = (text: string | null): boolean => text !== null && /^\d{1,2}$/.test(text);
  const sure = query.get("can_checkmate");
  return {
    clocks: isTime(white) && isTime(black) ? { white: Number(white), black: Number(black) } : null,
    incrementS: isSeconds(query.get("increment_s")) ? Number(query.get("increment_s")) : null,
    fen: query.get("fen"),
    canCheckmate: sure === "true" || sure === "false" ? sure === "true" : null,
  };
}

/** Writes it as an address. Supervision is included only where it matters. */
export function addressOf({ topic, answers, conditions, facts }: Place): string {
  const path = topic === null ? "/ask" : ["/ask", topic, ...answers].join("/");
  const { edition, class: kind, supervision, increment } = conditions;
  const level = kind === "standard" ? undefined : supervision;
  const { clocks, incrementS, fen, canCheckmate } = facts;
  const fields = { edition, class: kind, supervision: level, increment, white_ms: clocks?.white, black_ms: clocks?.black };
  const query = written({ ...fields, increment_s: incrementS, fen, can_checkmate: canCheckmate });
  return query === "" ? path : `${path}?${query}`;
}

function written(fields: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

export function hasFacts({ clocks, fen, canCheckmate }: Facts): boolean {
  return clocks !== null || fen !== null || canCheckmate !== null;
}
