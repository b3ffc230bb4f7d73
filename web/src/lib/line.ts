// A line of moves on a board: the position after each. The server has checked that the moves are legal.

import type { Uci } from "../api";
import { SQUARES, type Kind, type Pieces } from "./position";
import { fromFen, toFen } from "./set-up";

/** The positions of a line, the first before any move. Empty if the FEN cannot be read. */
export function positionsOf(fen: string, line: readonly Uci[]): string[] {
  const setUp = fromFen(fen);
  if (setUp === null) return [];
  let pieces = setUp.pieces;
  const all = [pieces];
  for (const uci of line) {
    pieces = after(pieces, uci);
    all.push(pieces);
  }
  return all.map((found) => toFen({ ...setUp, pieces: found }));
}

/** The pieces after a move: captures remove a piece, also en passant, and castling moves the rook. */
function after(before: Pieces, uci: Uci): Pieces {
  const [from, to, promotion] = [uci.slice(0, 2), uci.slice(2, 4), uci.slice(4) as Kind | ""];
  const piece = before.get(from);
  if (piece === undefined) return before;
  const pieces: Pieces = new Map(before);
  pieces.delete(from);
  const isOwnRook = before.get(to)?.side === piece.side;
  const files = file(to) - file(from);
  if (piece.kind === "k" && (isOwnRook || Math.abs(files) === 2)) {
    const rank = from[1];
    const rook = isOwnRook ? to : `${files > 0 ? "h" : "a"}${rank}`;
    const moved = before.get(rook);
    pieces.delete(rook);
    if (moved !== undefined) pieces.set(`${files > 0 ? "f" : "d"}${rank}`, moved);
    return pieces.set(`${files > 0 ? "g" : "c"}${rank}`, piece);
  }
  if (piece.kind === "p" && files !== 0 && !before.has(to)) pieces.delete(`${to[0]}${from[1]}`);
  return pieces.set(to, promotion === "" ? piece : { side: piece.side, kind: promotion });
}

function file(square: string): number {
  return SQUARES.indexOf(square) % 8;
}
