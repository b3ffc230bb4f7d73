// The conditions of an event: set once, remembered on this device. Those in an address take precedence.

import type { Conditions, EditionView } from "../api";
import { remember, remembered } from "../lib/remembered";
import { t } from "../lib/i18n.svelte";

const NAME = "ask-conditions";

/** The conditions set on this device. */
export function ownConditions(): Partial<Conditions> {
  return remembered<Partial<Conditions>>(NAME) ?? {};
}

export function rememberConditions(conditions: Conditions): void {
  remember(NAME, conditions);
}

/** The conditions that apply: those of the address, else those of this device, else the usual ones under the latest edition. */
export function conditionsBy(address: Partial<Conditions>, own: Partial<Conditions>, editions: readonly EditionView[]): Conditions | null {
  // The latest comes first.
  const latest = editions[0]?.edition;
  if (latest === undefined) return null;
  const given = Object.keys(address).length > 0 ? address : own;
  const isKnown = editions.some(({ edition }) => edition === given.edition);
  const { class: kind = "standard", supervision = "full", increment = true } = given;
  return { edition: isKnown ? given.edition! : latest, class: kind, supervision, increment };
}

/** The conditions in one line. */
export function inOneLine({ edition, class: kind, supervision, increment }: Conditions): string {
  const level = kind === "standard" ? [] : [t("ask-supervision", { supervision })];
  return [edition, t("game-class", { class: kind }), ...level, t("ask-increment", { increment: String(increment) })].join(" · ");
}
