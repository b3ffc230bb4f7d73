// The features of the editions of the Laws. They come from the server, so no page compares years.

import type { ClaimOf, Grounds, OffersView, Regulations } from "../api";
import { api } from "./api";

const asked = new Map<string, Promise<OffersView>>();

/** The features of an edition. The server is asked once. */
export function offersOf(edition: string): Promise<OffersView> {
  const known = asked.get(edition);
  if (known !== undefined) return known;
  const answer = api.offers(edition);
  asked.set(edition, answer);
  answer.catch(() => asked.delete(edition));
  return answer;
}

/** The grounds on which a player may make a claim at a board with these regulations; null if not allowed, empty if none are needed. */
export function grounds(offers: OffersView, claim: ClaimOf, regulations: Regulations): Grounds[] | null {
  const offered = offers.claims.find((one) => one.claim === claim);
  if (offered === undefined) return null;
  return offered.needs === null || regulations[offered.needs] === true ? offered.grounds : null;
}
