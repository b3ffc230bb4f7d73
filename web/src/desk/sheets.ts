// Two scoresheets side by side. Each player writes in a notation of his own, so what they mean is compared, not the letters: an entry is
// read in the position of the game in which it was written.

import { NOTATIONS, type Letters } from "../lib/notation";
import { pieces } from "../lib/position";
import { read } from "../lib/reading";
import type { AnswerMessage, MoveView, Side } from "../lib/types";

/** A ply on both sheets and in the game. */
export interface Line {
  ply: number;
  by: Side;
  white: string | null;
  black: string | null;
  /** The move as it was made; null where the game is not so far. */
  game: string | null;
  /** Do both sheets say the same? */
  agree: boolean;
}

/** The positions of the game: that after so many moves. */
export function positions(journal: AnswerMessage[]): string[] {
  const found: string[] = [];
  for (const { answer } of journal) {
    const { ply, fen, pending } = answer.state;
    if (ply === undefined) continue;
    found.length = Math.min(found.length, ply + 1);
    // A move that is not completed may be taken back, and an illegal one is no position of the game.
    if (found[ply] === undefined || pending.length === 0) found[ply] = fen;
  }
  return found;
}

/** What each player has written, corrections in their places. */
export function written(journal: AnswerMessage[]): Record<Side, string[]> {
  const sheets: Record<Side, string[]> = { white: [], black: [] };
  for (const { act } of journal) {
    if (act?.act !== "write" || act.by === undefined) continue;
    const { text, instead } = act as { text?: string; instead?: number };
    const sheet = sheets[act.by];
    if (instead !== undefined && instead <= sheet.length) sheet[instead - 1] = text ?? "";
    else sheet.push(text ?? "");
  }
  return sheets;
}

/** The moves of the game that count, in order. */
export function played(journal: AnswerMessage[]): MoveView[] {
  const game: MoveView[] = [];
  let made: MoveView | null = null;
  for (const { answer } of journal) {
    const { ply } = answer.state;
    const ruling = answer.rulings.findLast(({ kind }) => kind === "made");
    if (ruling?.move !== undefined) made = { uci: ruling.move, san: ruling.san ?? ruling.move, left_ms: null };
    if (ply === undefined) continue;
    game.length = Math.min(game.length, ply);
    if (game.length < ply && made !== null) {
      game.push(made);
      made = null;
    }
  }
  return game;
}

/** What is on a sheet besides moves: offers, and a dash for a move not written. */
function moves(sheet: string[]): string[] {
  return sheet.map((text) => text.replaceAll(/\s*\(=\)/g, "").trim()).filter((text) => text !== "");
}

function meant(letters: Letters, fen: string | undefined, by: Side, text: string): string | null {
  if (fen === undefined || text === "—" || text === "-") return null;
  const found = read(letters, pieces(fen), by, text);
  return found !== null && "uci" in found ? found.uci : null;
}

/** The notation in which a sheet fits the game best. */
function notationOf(sheet: string[], fens: string[], game: MoveView[], first: Side): Letters {
  const fitting = (letters: Letters) =>
    sheet.filter((text, ply) => meant(letters, fens[ply], mover(first, ply), text) === game[ply]?.uci).length;
  const ranked = NOTATIONS.map((letters) => ({ letters, fitting: fitting(letters) }));
  return ranked.reduce((best, one) => (one.fitting > best.fitting ? one : best)).letters;
}

function mover(first: Side, ply: number): Side {
  return (ply % 2 === 0) === (first === "white") ? "white" : "black";
}

/** Both sheets beside the game, ply by ply. */
export function sideBySide(white: string[], black: string[], fens: string[], game: MoveView[]): Line[] {
  const first: Side = fens[0]?.split(" ")[1] === "b" ? "black" : "white";
  const sheets = [moves(white), moves(black)].map((sheet) => ({ sheet, letters: notationOf(sheet, fens, game, first) }));
  const length = Math.max(game.length, ...sheets.map(({ sheet }) => sheet.length));
  return [...Array(length).keys()].map((ply) => {
    const by = mover(first, ply);
    const [own, other] = sheets.map(({ sheet, letters }) => {
      const text = sheet[ply] ?? null;
      return { text, uci: text === null ? null : meant(letters, fens[ply], by, text) };
    });
    const isSame = own!.text === other!.text || (own!.uci !== null && own!.uci === other!.uci);
    // Whoever has not written yet does not contradict.
    const isOpen = own!.text === null || other!.text === null;
    return { ply: ply + 1, by, white: own!.text, black: other!.text, game: game[ply]?.san ?? null, agree: isSame || isOpen };
  });
}

/** The first ply on which the sheets differ. */
export function firstDifference(lines: Line[]): number | null {
  return lines.find(({ agree }) => !agree)?.ply ?? null;
}
