// The papers that can be printed, and their layout on sheets.

import type { BoardView, IssuedLink } from "../api";

export const PAPERS = ["cards", "players", "scoresheets", "envelopes", "slips", "results", "start"] as const;
export type Paper = (typeof PAPERS)[number];
export type Size = "a4" | "a5";

/** One piece of paper: for a board, or with a link to hand out. */
export interface Piece {
  key: string;
  board?: BoardView;
  link?: IssuedLink;
}

const PER_SHEET: Record<Paper, Record<Size, number>> = {
  cards: { a4: 4, a5: 2 },
  players: { a4: 10, a5: 4 },
  scoresheets: { a4: 2, a5: 1 },
  envelopes: { a4: 2, a5: 1 },
  slips: { a4: 6, a5: 3 },
  results: { a4: 30, a5: 20 },
  start: { a4: 1, a5: 1 },
};

/** The pieces of a paper: one scoresheet for each player, and one starting position for all. */
export function pieces(paper: Paper, boards: BoardView[], links: IssuedLink[]): Piece[] {
  if (paper === "start") return [{ key: "start" }];
  if (paper === "cards" || paper === "players") return links.map((link) => ({ key: String(link.link), link }));
  const copies = paper === "scoresheets" ? ["white", "black"] : [""];
  return boards.flatMap((board) => copies.map((copy) => ({ key: `${board.board}${copy}`, board })));
}

/** The pieces by sheet. */
export function sheets(paper: Paper, size: Size, all: Piece[]): Piece[][] {
  const per = PER_SHEET[paper][size];
  return Array.from({ length: Math.ceil(all.length / per) }, (_, sheet) => all.slice(sheet * per, sheet * per + per));
}

/** Returns true if no move was made there yet, so that it can be withdrawn. */
export function isUntouched({ answer: { state } }: BoardView): boolean {
  const pressed = (state.clock?.white_moves ?? 0) + (state.clock?.black_moves ?? 0);
  return state.result === null && pressed === 0 && (state.ply ?? 0) === 0;
}
