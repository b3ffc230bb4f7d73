// Who plays, beyond a name.
import type { Identity, Side } from "../api";

/** What is known of the two players of a board. */
export interface Players {
  white: string;
  black: string;
  white_player?: Identity;
  black_player?: Identity;
}

/** The name of a player behind the title: `GM Kos, Ivo`; nothing where there is no name. */
export function titled(board: Players, side: Side): string {
  const title = board[`${side}_player`]?.title;
  return title === undefined || board[side] === "" ? board[side] : `${title} ${board[side]}`;
}

/** The rating of a player, if it is known. */
export function rating(board: Players, side: Side): number | null {
  return board[`${side}_player`]?.rating ?? null;
}
