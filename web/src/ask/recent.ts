// The last answers on this device, the newest first.

import { remember, remembered } from "../lib/remembered";

/** An answer shown before. */
export interface Recent {
  address: string;
  /** The topic and the answers, as they were displayed. */
  about: string;
  ruling: string;
}

const NAME = "ask-last";
const AT_MOST = 10;

export function recent(): Recent[] {
  const found = remembered<Recent[]>(NAME);
  return Array.isArray(found) ? found : [];
}

/** Puts an answer first. The same question is listed once, and not again without the board or the times that were added to it. */
export function withNewest(list: readonly Recent[], newest: Recent, plain: string): Recent[] {
  return [newest, ...list.filter(({ address }) => address !== newest.address && address !== plain)].slice(0, AT_MOST);
}

export function rememberRecent(list: readonly Recent[]): void {
  remember(NAME, list);
}
