// What the editions of the Laws offer. The server says it, so no page compares years.

import type { ClaimOf, Grounds, OffersView, Regulations } from "../api";
import { api } from "./api";

const asked = new Map<string, Promise<OffersView>>();

/** What an edition offers. It is asked once. */
export function offersOf(edition: string): Promise<OffersView> {
  const known = asked.get(edition);
  if (known !== undefined) return known;
  const answer = api.offers(edition);
  asked.set(edition, answer);
  answer.catch(() => asked.delete(edition));
  return answer;
}

/** On what grounds a player may make a claim at a board with these regulations; null if not at all, and nothing where it needs none. */
export function grounds(offers: OffersView, claim: ClaimOf, regulations: Regulations): Grounds[] | null {
  const offered = offers.claims.find((one) => one.claim === claim);
  if (offered === undefined) return null;
  return offered.needs === null || regulations[offered.needs] === true ? offered.grounds : null;
}
