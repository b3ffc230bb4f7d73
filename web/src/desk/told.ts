// The result of an arbiter's act: the referee's ruling, or why nothing was done.

import type { Ruling } from "../api";
import type { Outcome } from "../lib/board-live.svelte";
import { t } from "../lib/i18n.svelte";

export interface Told {
  /** Empty if the act was carried out or the Laws refuse it. */
  fault: string;
  rulings: Ruling[];
}

export function toldBy(outcome: Outcome): Told {
  if (outcome.done) return { fault: "", rulings: outcome.message?.answer.rulings ?? [] };
  return { fault: outcome.fault.code === "no_connection" ? t("no-connection") : outcome.fault.message, rulings: [] };
}
