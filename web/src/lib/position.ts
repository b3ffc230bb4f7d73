// The position of the pieces, from the first field of a FEN. It contains no rules.

import type { Side, Square, Uci } from "../api";

export type Kind = "p" | "n" | "b" | "r" | "q" | "k";

export interface Piece {
  side: Side;
  kind: Kind;
}

/** The opponent. */
export function other(side: Side): Side {
  return side === "white" ? "black" : "white";
}

/** The pieces by the names of their squares. */
export type Pieces = Map<string, Piece>;

const FILES = "abcdefgh";

/** All squares from a8 to h1, in reading order. */
export const SQUARES: readonly string[] = [...Array(64).keys()].map((index) => `${FILES[index % 8]}${8 - Math.floor(index / 8)}`);

/** Reads the position of the pieces. */
export function pieces(fen: string): Pieces {
  const found: Pieces = new Map();
  let index = 0;
  for (const sign of fen.split(" ")[0] ?? "") {
    if (sign === "/") continue;
    if (/\d/.test(sign)) {
      index += Number(sign);
      continue;
    }
    const kind = sign.toLowerCase() as Kind;
    found.set(SQUARES[index] ?? "", { side: sign === kind ? "black" : "white", kind });
    index += 1;
  }
  return found;
}

/** Returns true if the square is on the last rank of that side. */
export function isLastRank(square: string, side: Side): boolean {
  return square[1] === (side === "white" ? "8" : "1");
}

/** Returns true if a pawn is moved to its last rank, so that it must be promoted. */
export function wantsPromotion(position: Pieces, from: string, to: string): boolean {
  const piece = position.get(from);
  return piece?.kind === "p" && isLastRank(to, piece.side);
}

/** Returns true if a piece of the other side is on the destination square. */
export function isCapture(position: Pieces, from: string, to: string): boolean {
  const mover = position.get(from);
  const there = position.get(to);
  return mover !== undefined && there !== undefined && there.side === other(mover.side);
}

/** The squares of a move: origin and destination. */
export function squaresOf(uci: Uci): Square[] {
  return [uci.slice(0, 2), uci.slice(2, 4)];
}

/** The number and the player of the move that led to a position. */
export function moveBefore(fen: string): { number: number; by: Side } {
  const [, turn, , , , number] = fen.split(" ");
  return turn === "b" ? { number: Number(number), by: "white" } : { number: Number(number) - 1, by: "black" };
}
