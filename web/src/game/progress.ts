// A player's progress in the time control, in words.

import type { Side } from "../api";
import type { BoardLive } from "../lib/board-live.svelte";
import { progress } from "../lib/clock";
import { t } from "../lib/i18n.svelte";

/** The moves, the period, and the time added for each move. */
export function standing(live: BoardLive, side: Side): string[] {
  const { clock } = live;
  if (clock === null) return [];
  const completed = clock[`${side}_moves`];
  const where = progress(live.control, completed);
  const said = [t("moves-made", { moves: completed })];
  if (where === null) return said;
  if (where.movesLeft !== null) said.push(t("moves-left", { moves: where.movesLeft }));
  if (where.periods > 1) said.push(t("period", { period: where.period, periods: where.periods }));
  const period = live.control[where.period - 1];
  if (period !== undefined && period.increment > 0) said.push(t("increment", { seconds: period.increment }));
  if (period !== undefined && period.delay > 0) said.push(t("delay", { seconds: period.delay }));
  return said;
}
