// Which piece a player means by what he has written. It is found by how the pieces stand to the square, so that a move that is not
// legal is read like any other: nothing here says whether a move may be made.

import { letter, type Letters } from "./notation";
import { isLastRank, type Kind, type Pieces } from "./position";
import type { Side } from "./types";

/** What was read: a move, several that it could be, or none. */
export type Read = { uci: string } | { which: string[] } | null;

const KINDS: readonly Kind[] = ["k", "q", "r", "b", "n"];

function place(square: string): [number, number] {
  return [square.charCodeAt(0) - 96, Number(square[1])];
}

/** Does a piece of this kind move along such a line? */
function isAligned(kind: Kind, from: string, to: string): boolean {
  const [[a, b], [c, d]] = [place(from), place(to)];
  const [files, ranks] = [Math.abs(a - c), Math.abs(b - d)];
  if (kind === "n") return files * ranks === 2;
  if (kind === "b") return files === ranks;
  if (kind === "r") return files === 0 || ranks === 0;
  if (kind === "q") return files === ranks || files === 0 || ranks === 0;
  return Math.max(files, ranks) === 1;
}

function isClear(position: Pieces, from: string, to: string): boolean {
  const [[a, b], [c, d]] = [place(from), place(to)];
  const steps = Math.max(Math.abs(a - c), Math.abs(b - d));
  for (let step = 1; step < steps; step += 1) {
    const square = `${String.fromCharCode(96 + a + Math.sign(c - a) * step)}${b + Math.sign(d - b) * step}`;
    if (position.has(square)) return false;
  }
  return true;
}

function distance(from: string, to: string): number {
  const [[a, b], [c, d]] = [place(from), place(to)];
  return Math.hypot(a - c, b - d);
}

/** The first of the narrower choices that leaves anything. */
function narrowed(squares: string[], ...choices: ((square: string) => boolean)[]): string[] {
  return choices.reduce((left, choice) => {
    const fewer = left.filter(choice);
    return fewer.length > 0 ? fewer : left;
  }, squares);
}

function castling(position: Pieces, side: Side, text: string): Read {
  const king = [...position].find(([, piece]) => piece.kind === "k" && piece.side === side)?.[0];
  if (king === undefined) return null;
  const isLong = text.length > 3;
  if (king[0] === "e") return { uci: `${king}${isLong ? "c" : "g"}${king[1]}` };
  // From another start castling is told as king takes rook.
  const rooks = [...position]
    .filter(([square, piece]) => piece.kind === "r" && piece.side === side && square[1] === king[1])
    .map(([square]) => square);
  const rook = rooks
    .toSorted()
    .filter((square) => (isLong ? square < king : square > king))
    .at(isLong ? 0 : -1);
  return rook === undefined ? null : { uci: `${king}${rook}` };
}

/** Reads what a player has written for a move of his own. */
export function read(letters: Letters, position: Pieces, side: Side, text: string): Read {
  const plain = text.replaceAll(/[\s+#!?†‡]|e\.p\.|е\.п\./g, "");
  if (/^[O0](-?[O0]){1,2}$/i.test(plain)) return castling(position, side, plain.replaceAll("-", "").length > 2 ? "O-O-O" : "O-O");
  const kinds = KINDS.map((kind) => [kind, letter(letters, kind)] as const).sort((a, b) => b[1].length - a[1].length);
  const [kind, sign] = kinds.find(([, sign]) => plain.startsWith(sign)) ?? (["p", ""] as const);
  const files = letters.files;
  const form = new RegExp(`^([${files}])?([1-8])?[-x:×]?([${files}])([1-8])=?(.*)$`).exec(plain.slice(sign.length));
  if (form === null) return null;
  const latin = (file: string | undefined) => (file === undefined ? undefined : "abcdefgh"[files.indexOf(file)]);
  const [, fromFile, fromRank, toFile, toRank, rest] = form;
  const to = `${latin(toFile)}${toRank}`;
  const own = [...position].filter(([, piece]) => piece.side === side && piece.kind === kind).map(([square]) => square);
  const named = own.filter(
    (square) => (fromFile === undefined || square[0] === latin(fromFile)) && (fromRank === undefined || square[1] === fromRank),
  );
  const found = kind === "p" ? pawns(named, to, side, fromFile !== undefined) : pieces(position, kind, named, to);
  if (found.length === 0) return null;
  const promotion = kinds.find(([, sign]) => sign !== "" && rest === sign)?.[0] ?? "";
  const ending = kind === "p" && isLastRank(to, side) ? promotion : "";
  return found.length === 1 ? { uci: `${found[0]}${to}${ending}` } : { which: found.map((from) => `${from}${to}${ending}`) };
}

function pieces(position: Pieces, kind: Kind, squares: string[], to: string): string[] {
  const near = narrowed(
    squares,
    (from) => isAligned(kind, from, to),
    (from) => kind === "n" || isClear(position, from, to),
  );
  if (near.some((from) => isAligned(kind, from, to))) return near;
  // None stands on such a line: the nearest is meant, as on any board.
  return near.toSorted((a, b) => distance(a, to) - distance(b, to)).slice(0, 1);
}

function pawns(squares: string[], to: string, side: Side, isNamed: boolean): string[] {
  const ahead = side === "white" ? 1 : -1;
  const onFile = isNamed ? squares : squares.filter((from) => from[0] === to[0]);
  const behind = narrowed(onFile, (from) => (Number(to[1]) - Number(from[1])) * ahead > 0);
  return behind.toSorted((a, b) => distance(a, to) - distance(b, to)).slice(0, 1);
}
