// Information about players besides their names.
import type { Identity, Side } from "../api";

/** The information about the two players of a board. */
export interface Players {
  white: string;
  black: string;
  white_player?: Identity;
  black_player?: Identity;
}

/** The name of a player after the title: `GM Kos, Ivo`; empty without a name. */
export function titled(board: Players, side: Side): string {
  const title = board[`${side}_player`]?.title;
  return title === undefined || board[side] === "" ? board[side] : `${title} ${board[side]}`;
}

/** The rating of a player, if known. */
export function rating(board: Players, side: Side): number | null {
  return board[`${side}_player`]?.rating ?? null;
}

/** Other information about a player: federation, team, year of birth, FIDE ID. */
export function details(board: Players, side: Side): string {
  const { federation, team, birth_year, fide_id } = board[`${side}_player`] ?? {};
  const said = [federation, team, birth_year, fide_id === undefined ? undefined : `FIDE ${fide_id}`];
  return said.filter((part) => part !== undefined).join(" · ");
}

/** All information about the player with this name on any of the boards: title and name, rating, and the rest. */
export function whoIs(boards: Players[], name: string): string {
  for (const board of boards) {
    const side = (["white", "black"] as const).find((one) => board[one] === name);
    if (side === undefined) continue;
    const title = board[`${side}_player`]?.title;
    const said = [title, rating(board, side), details(board, side)].filter((part) => part != null && part !== "").join(" · ");
    if (said !== "") return said;
  }
  return "";
}
