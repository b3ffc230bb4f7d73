// Kinds of conduct that the arbiter may observe and penalise.

import type { Conduct } from "../api";

export const CONDUCT: readonly Conduct[] = [
  "wrong_hand",
  "on_the_button",
  "clock_mistreated",
  "distracting",
  "left",
  "left_unreported",
  "notes",
  "advice",
  "refused_search",
  "smoking",
  "disobeys",
  "disrepute",
  "wrong_entry",
  "illegible",
  "not_algebraic",
  "sheet_not_returned",
  "not_repeated",
];
