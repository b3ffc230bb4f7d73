// Two scoresheets side by side. Each player writes in their own notation, so the meaning is compared, not the letters: the server reads
// an entry in the position of the game in which it was written.

import type { AnswerMessage, MoveView, Side } from "../api";

/** A ply on both sheets and in the game. */
export interface Line {
  ply: number;
  by: Side;
  white: string | null;
  black: string | null;
  /** The move as played; null if the game has not come that far. */
  game: string | null;
  /** True if the sheets do not contradict each other here. */
  agree: boolean;
}

/** The positions of the game, indexed by the number of moves made. */
export function positions(journal: AnswerMessage[]): string[] {
  const found: string[] = [];
  for (const { answer } of journal) {
    const { ply, fen, pending } = answer.state;
    if (ply === undefined || fen === null) continue;
    found.length = Math.min(found.length, ply + 1);
    // A move that is not completed may be taken back, and an illegal one is not a position of the game.
    if (found[ply] === undefined || pending.length === 0) found[ply] = fen;
  }
  return found;
}

/** What each player has written, with corrections applied. */
export function written(journal: AnswerMessage[]): Record<Side, string[]> {
  const sheets: Record<Side, string[]> = { white: [], black: [] };
  for (const { act } of journal) {
    if (act?.act !== "write" || act.by == null) continue;
    const { by, text, instead } = act;
    const sheet = sheets[by];
    if (instead != null && instead <= sheet.length) sheet[instead - 1] = text;
    else sheet.push(text);
  }
  return sheets;
}

/** The moves of the game that count, in order. */
export function played(journal: AnswerMessage[]): MoveView[] {
  const game: MoveView[] = [];
  let made: MoveView | null = null;
  for (const { answer } of journal) {
    const { ply } = answer.state;
    const ruling = answer.rulings.findLast((one) => one.kind === "made");
    if (ruling !== undefined) made = { uci: ruling.move, san: ruling.san ?? ruling.move, left_ms: null };
    if (ply === undefined) continue;
    game.length = Math.min(game.length, ply);
    if (game.length < ply && made !== null) {
      game.push(made);
      made = null;
    }
  }
  return game;
}

/** The entries of a sheet that are moves, without the offers noted at them. */
export function entriesOf(sheet: string[]): string[] {
  return sheet.map((text) => text.replaceAll(/\s*\(=\)/g, "").trim()).filter((text) => text !== "");
}

function mover(first: Side, ply: number): Side {
  return (ply % 2 === 0) === (first === "white") ? "white" : "black";
}

/** A sheet, and the move that the server reads in each entry; null if it matches none or several. */
export interface ReadSheet {
  texts: string[];
  meant: readonly (string | null)[];
}

/** Both sheets beside the game, ply by ply. */
export function sideBySide(white: ReadSheet, black: ReadSheet, fens: string[], game: MoveView[]): Line[] {
  const first: Side = fens[0]?.split(" ")[1] === "b" ? "black" : "white";
  const length = Math.max(game.length, white.texts.length, black.texts.length);
  return [...Array(length).keys()].map((ply) => {
    const [own, other] = [white.texts[ply] ?? null, black.texts[ply] ?? null];
    const uci = white.meant[ply] ?? null;
    const isSame = own === other || (uci !== null && uci === (black.meant[ply] ?? null));
    // An entry not written yet does not contradict.
    const isOpen = own === null || other === null;
    return { ply: ply + 1, by: mover(first, ply), white: own, black: other, game: game[ply]?.san ?? null, agree: isSame || isOpen };
  });
}

/** The first ply on which the sheets differ. */
export function firstDifference(lines: Line[]): number | null {
  return lines.find(({ agree }) => !agree)?.ply ?? null;
}

/** A sheet may be this many plies behind: the player's own last move, and the answer to it (8.1). */
const BEHIND = 2;

/** A sheet whose owner has stopped writing. */
export interface Stopped {
  side: Side;
  /** The last ply on it; 0 if there is none. */
  ply: number;
}

/** The sheets that end long before the game or the other sheet does. Where nothing was written, nothing can agree. */
export function stopped(lines: Line[]): Stopped[] {
  const last = (side: Side): number => lines.findLast((line) => line[side] !== null)?.ply ?? 0;
  return (["white", "black"] as const).map((side) => ({ side, ply: last(side) })).filter(({ ply }) => lines.length - ply > BEHIND);
}

/** A sheet as a text to correct: one line for each move, with its number. */
export function sheetText(entries: string[], first: Side): string {
  // An entry written with a space inside stays one entry.
  const whole = entries.map((entry) => entry.replaceAll(/\s+/g, ""));
  const cells = first === "white" ? whole : ["…", ...whole];
  const lines = [...Array(Math.ceil(cells.length / 2)).keys()].map((line) => cells.slice(2 * line, 2 * line + 2).join(" "));
  return lines.map((line, index) => `${index + 1}. ${line}`).join("\n");
}

/** Reads such a text move by move, without numbers, and without the placeholder for a first move by the other player. */
export function entriesIn(text: string): string[] {
  const words = text.split(/\s+/).map((word) => word.replace(/^\d+(\.+|…)/, ""));
  return words.filter((word) => word !== "" && word !== "…" && word !== "...");
}
