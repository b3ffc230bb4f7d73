// A position being set up: the pieces, the side to move, and the other fields of a FEN. The server checks whether a game can reach it.

import type { Side } from "../api";
import { pieces, SQUARES, type Kind, type Piece, type Pieces } from "./position";

export interface SetUp {
  pieces: Pieces;
  turn: Side;
  /** The letters of the castling rights, as in a FEN, or nothing. */
  castling: string;
  /** The square of a capture en passant, or `-`. */
  enPassant: string;
  /** The halfmove clock and the number of the move. */
  counters: string;
}

/** The effect of a tap: puts a piece down, removes one, or moves one from square to square. */
export type Tool = Piece | "erase" | "move";

/** The rights that can be ticked, in the order of a FEN. */
export const RIGHTS = ["K", "Q", "k", "q"] as const;

export const STARTING = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
export const CLEARED = "8/8/8/8/8/8/8/8 w - - 0 1";

/** Every piece, white and black, as a palette shows them. */
export const PALETTE: Record<Side, Piece[]> = {
  white: [..."kqrbnp"].map((kind) => ({ side: "white", kind: kind as Kind })),
  black: [..."kqrbnp"].map((kind) => ({ side: "black", kind: kind as Kind })),
};

/** Reads a FEN, of which only the pieces are required; null if it does not have the form of one. */
export function fromFen(text: string): SetUp | null {
  const [board = "", turn = "w", castling = "-", enPassant = "-", quiet = "0", number = "1"] = text.trim().split(/\s+/);
  const ranks = board.split("/");
  const isFull = (rank: string) =>
    /^[1-8pnbrqkPNBRQK]+$/.test(rank) && [...rank].reduce((sum, sign) => sum + (/\d/.test(sign) ? Number(sign) : 1), 0) === 8;
  if (ranks.length !== 8 || !ranks.every(isFull) || !/^[wb]$/.test(turn)) return null;
  return {
    pieces: pieces(board),
    turn: turn === "w" ? "white" : "black",
    castling: castling === "-" ? "" : castling,
    enPassant,
    counters: `${quiet} ${number}`,
  };
}

/** Writes it as a FEN. */
export function toFen({ pieces: found, turn, castling, enPassant, counters }: SetUp): string {
  const signs = SQUARES.map((square) => sign(found.get(square)));
  const ranks = [...Array(8).keys()].map((rank) =>
    signs
      .slice(8 * rank, 8 * rank + 8)
      .join("")
      .replaceAll(/1+/g, (empty) => String(empty.length)),
  );
  return `${ranks.join("/")} ${turn[0]} ${castling || "-"} ${enPassant} ${counters}`;
}

function sign(piece: Piece | undefined): string {
  if (piece === undefined) return "1";
  return piece.side === "white" ? piece.kind.toUpperCase() : piece.kind;
}

/** Puts a piece on a square, or empties it. The fields that depended on the old position are reset. */
export function put(setUp: SetUp, square: string, piece: Piece | null): SetUp {
  const changed: Pieces = new Map(setUp.pieces);
  if (piece === null) changed.delete(square);
  else changed.set(square, piece);
  return { ...setUp, pieces: changed, castling: stillCastling(setUp.castling, square, changed), enPassant: "-" };
}

/** Moves a piece from one square to another. */
export function moved(setUp: SetUp, from: string, to: string): SetUp {
  const piece = setUp.pieces.get(from);
  return piece === undefined || from === to ? setUp : put(put(setUp, from, null), to, piece);
}

/** A tap with a tool that needs one square. Tapping the same piece again removes it. */
export function tapped(setUp: SetUp, square: string, tool: Exclude<Tool, "move">): SetUp {
  if (tool === "erase") return put(setUp, square, null);
  const there = setUp.pieces.get(square);
  const isThere = there?.side === tool.side && there.kind === tool.kind;
  return put(setUp, square, isThere ? null : tool);
}

/** Toggles a castling right. */
export function toggled(setUp: SetUp, right: string): SetUp {
  const has = setUp.castling.includes(right);
  return { ...setUp, castling: RIGHTS.filter((one) => (one === right ? !has : setUp.castling.includes(one))).join("") };
}

/** The castling rights left after a change on a back rank: those whose king and rook are on their original squares. */
function stillCastling(castling: string, square: string, found: Pieces): string {
  const rank = square[1];
  if (rank !== "1" && rank !== "8") return castling;
  const side: Side = rank === "1" ? "white" : "black";
  const stands = (at: string, kind: Kind) => found.get(at)?.side === side && found.get(at)?.kind === kind;
  const isOwn = (right: string) => (right === right.toUpperCase()) === (side === "white");
  const corner: Record<string, string> = { k: "h", q: "a" };
  return [...castling]
    .filter((right) => {
      const file = corner[right.toLowerCase()];
      return !isOwn(right) || (file !== undefined && stands(`e${rank}`, "k") && stands(`${file}${rank}`, "r"));
    })
    .join("");
}
