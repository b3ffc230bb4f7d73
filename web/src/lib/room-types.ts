// What the hall says to the desk and in the reading room (docs/openapi.json), as far as the pages use it.

import type { Act, Answer, Ruling, Side } from "./types";

/** A position of the game in which the pieces stand as they do now. */
export interface Alike {
  ply: number;
  fen: string;
  /** What makes it another position all the same; nothing if it is the same. */
  differences: ("turn" | "castling" | "en_passant")[];
}

export interface LineMove {
  move: string;
  san: string;
  fen: string;
}

/** Whether a player can still checkmate: by which moves, or why not. */
export interface Checkmate {
  verdict: "possible" | "impossible" | "unknown";
  line?: LineMove[];
  proof?: "material" | "frozen" | "exhausted";
}

/** What stands behind a decision. */
export interface Evidence {
  alike: Alike[];
  quiet_moves: number;
  checkmate: Record<Side, Checkmate>;
  penalties: { penalty: string; article: string }[];
}

/** An illegal move, and what came of it. */
export interface DocketEntry {
  board: string;
  round: number;
  table: number;
  white: string;
  black: string;
  n: number;
  wall: number;
  rulings: Ruling[];
}

export interface ShownBy {
  by: "scenario" | "test" | "act" | "field" | "nothing";
  name: string;
}

/** An article, in the project's own words. */
export interface ArticleView {
  id: string;
  says: string;
  lang: string;
  kind: string;
  nature: string;
  note?: string;
  see: string[];
  shown_by: ShownBy[];
}

/** An article of one edition, and those of another that say the same thing. */
export interface Counterparts {
  from: string[];
  to: string | null;
}

/** A scenario, played through the referee. */
export interface Scenario {
  name: string;
  why: string;
  articles: string[];
  steps: { act: Act; answer: Partial<Answer> & { error?: { message: string } } }[];
}
