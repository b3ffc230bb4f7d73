// Moves on a scoresheet and in announcements. A move is written as it was made, from square to square; whether it is legal, gives check or
// mate is not checked here. (crates/notation has the same letters; a test there compares them.)

import type { Side } from "../api";
import { isCapture, type Kind, type Pieces } from "./position";

/** The letters of king, queen, rook, bishop and knight, and of the files, in each national notation. */
export interface Letters {
  code: string;
  name: string;
  pieces: readonly [string, string, string, string, string];
  files: string;
}

const LATIN = "abcdefgh";

function latin(code: string, name: string, pieces: Letters["pieces"]): Letters {
  return { code, name, pieces, files: LATIN };
}

/** Every national notation, English first. */
export const NOTATIONS: readonly Letters[] = [
  latin("en", "English", ["K", "Q", "R", "B", "N"]),
  latin("sr-Latn", "Srpski", ["K", "D", "T", "L", "S"]),
  { code: "sr-Cyrl", name: "Српски", pieces: ["К", "Д", "Т", "Л", "С"], files: "абцдефгх" },
  latin("hr", "Hrvatski", ["K", "D", "T", "L", "S"]),
  latin("bs", "Bosanski", ["K", "D", "T", "L", "S"]),
  latin("sl", "Slovenščina", ["K", "D", "T", "L", "S"]),
  latin("mk", "Македонски", ["К", "Д", "Т", "Л", "С"]),
  latin("cs", "Čeština", ["K", "D", "V", "S", "J"]),
  latin("sk", "Slovenčina", ["K", "D", "V", "S", "J"]),
  latin("de", "Deutsch", ["K", "D", "T", "L", "S"]),
  latin("fr", "Français", ["R", "D", "T", "F", "C"]),
  latin("nl", "Nederlands", ["K", "D", "T", "L", "P"]),
  latin("es", "Español", ["R", "D", "T", "A", "C"]),
  latin("it", "Italiano", ["R", "D", "T", "A", "C"]),
  latin("pt", "Português", ["R", "D", "T", "B", "C"]),
  latin("pl", "Polski", ["K", "H", "W", "G", "S"]),
  latin("hu", "Magyar", ["K", "V", "B", "F", "H"]),
  latin("ru", "Русский", ["Кр", "Ф", "Л", "С", "К"]),
  latin("uk", "Українська", ["Кр", "Ф", "Т", "С", "К"]),
  latin("ro", "Română", ["R", "D", "T", "N", "C"]),
  latin("sv", "Svenska", ["K", "D", "T", "L", "S"]),
  latin("da", "Dansk", ["K", "D", "T", "L", "S"]),
  latin("no", "Norsk", ["K", "D", "T", "L", "S"]),
  latin("fi", "Suomi", ["K", "D", "T", "L", "R"]),
  latin("figurine", "♔♕♖♗♘", ["♔", "♕", "♖", "♗", "♘"]),
];

const ORDER: readonly Kind[] = ["k", "q", "r", "b", "n"];

/** The notation with this code, or English if there is none. */
export function notation(code: string): Letters {
  return NOTATIONS.find((letters) => letters.code === code) ?? NOTATIONS[0]!;
}

/** The letter of a piece; a pawn has none. */
export function letter(letters: Letters, kind: Kind): string {
  const place = ORDER.indexOf(kind);
  return place < 0 ? "" : letters.pieces[place]!;
}

function squareIn(letters: Letters, square: string): string {
  return `${letters.files[LATIN.indexOf(square[0]!)]}${square[1]}`;
}

/** A king that moves two files along its rank, or onto its own rook, is castling: returns the side. */
function castling(position: Pieces, from: string, to: string): "O-O" | "O-O-O" | null {
  const king = position.get(from);
  if (king?.kind !== "k" || from[1] !== to[1]) return null;
  const there = position.get(to);
  const isOntoRook = there?.kind === "r" && there.side === king.side;
  const files = LATIN.indexOf(to[0]!) - LATIN.indexOf(from[0]!);
  if (!isOntoRook && Math.abs(files) !== 2) return null;
  return files > 0 ? "O-O" : "O-O-O";
}

/** Writes a move made on the screen: piece, from, to, in long notation, which is unambiguous. */
export function written(letters: Letters, position: Pieces, uci: string): string {
  const [from, to, promotion] = [uci.slice(0, 2), uci.slice(2, 4), uci.slice(4) as Kind | ""];
  const castles = castling(position, from, to);
  if (castles !== null) return castles;
  const mover = position.get(from);
  const piece = mover === undefined ? "" : letter(letters, mover.kind);
  const sign = isCapture(position, from, to) ? "x" : "-";
  const becomes = promotion === "" ? "" : letter(letters, promotion);
  return `${piece}${squareIn(letters, from)}${sign}${squareIn(letters, to)}${becomes}`;
}

const CASTLES: Record<string, string> = { "O-O": "g", "0-0": "g", "O-O-O": "c", "0-0-0": "c" };

/** Reads a move given by both its squares, or as castling; null otherwise. Without a known position nothing else can be read. */
export function namedBySquares(letters: Letters, text: string, side: Side): string | null {
  const rank = side === "white" ? "1" : "8";
  const castled = CASTLES[text];
  if (castled !== undefined) return `e${rank}${castled}${rank}`;
  const found = new RegExp(`([${letters.files}])([1-8])[-x:–]?([${letters.files}])([1-8])=?(.*)$`, "u").exec(text);
  if (found === null) return null;
  const [, fromFile, fromRank, toFile, toRank, rest] = found;
  const becomes = ORDER.find((kind) => kind !== "k" && rest === letter(letters, kind)) ?? "";
  return `${LATIN[letters.files.indexOf(fromFile!)]}${fromRank}${LATIN[letters.files.indexOf(toFile!)]}${toRank}${becomes}`;
}

/** The announcement of a move: the name of a message, and its values. */
export function spoken(position: Pieces, uci: string): { id: string; values: Record<string, string> } {
  const [from, to, promotion] = [uci.slice(0, 2), uci.slice(2, 4), uci.slice(4)];
  const castles = castling(position, from, to);
  if (castles !== null) return { id: castles === "O-O" ? "spoken-castles-short" : "spoken-castles-long", values: {} };
  const piece = position.get(from)?.kind ?? "p";
  const id = isCapture(position, from, to) ? "spoken-takes" : "spoken-moves";
  return { id: promotion === "" ? id : `${id}-promotes`, values: { piece, from: sayable(from), to: sayable(to), promotion } };
}

/** A square with its letter and digit apart, so that a screen reader does not take `e4` for a number. */
export function sayable(square: string): string {
  return `${square[0]} ${square[1]}`;
}

/** A move in PGN's notation, in the letters of another: `Nbxd7` is `Sbxd7` in Croatian. */
export function sanIn(letters: Letters, san: string): string {
  const own = (sign: string) => {
    const file = LATIN.indexOf(sign);
    const place = ORDER.indexOf(sign.toLowerCase() as Kind);
    return file >= 0 ? letters.files[file]! : place >= 0 && sign !== sign.toLowerCase() ? letters.pieces[place]! : sign;
  };
  return [...san].map(own).join("");
}
