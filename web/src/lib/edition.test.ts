import { expect, test } from "vitest";
import type { OffersView, RegulationName } from "../api";
import { grounds } from "./edition";

function offers(needs: RegulationName | null): OffersView {
  const claims: OffersView["claims"] = [
    { claim: "threefold", grounds: [], needs: null },
    { claim: "quickplay", grounds: ["cannot_win", "no_effort"], needs },
  ];
  return { edition: "2023", claims, regulations: [], chess960: true, default_time_ms: 0, penalties: [], flag_article: "6.9", play: [] };
}

test("a claim is offered where the edition has it, and the event has announced what it needs", () => {
  expect(grounds(offers(null), "threefold", {})).toEqual([]);
  expect(grounds(offers(null), "quickplay", {})).toEqual(["cannot_win", "no_effort"]);
  expect(grounds(offers("quickplay"), "quickplay", {})).toBeNull();
  expect(grounds(offers("quickplay"), "quickplay", { quickplay: true })).toEqual(["cannot_win", "no_effort"]);
  expect(grounds(offers(null), "wrong_start", {})).toBeNull();
});
