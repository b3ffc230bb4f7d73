import { expect, test } from "vitest";
import { details, rating, titled, whoIs } from "./players";

test("a title stands before the name, and only where there is one", () => {
  const board = { white: "Kos, Ivo", black: "", white_player: { title: "GM", rating: 2500 }, black_player: { title: "IM" } };
  expect(titled(board, "white")).toBe("GM Kos, Ivo");
  expect(titled(board, "black")).toBe("");
  expect([rating(board, "white"), rating(board, "black")]).toEqual([2500, null]);
  expect(titled({ white: "Kos", black: "Lux" }, "black")).toBe("Lux");
});

test("what else is known of a player, on one line", () => {
  const white_player = { title: "GM", rating: 2500, federation: "CRO", team: "Zmaj", birth_year: 1990, fide_id: 123 };
  const board = { white: "Kos, Ivo", black: "Lux", white_player };
  expect(details(board, "white")).toBe("CRO · Zmaj · 1990 · FIDE 123");
  expect(details(board, "black")).toBe("");
  expect(whoIs([{ white: "Lux", black: "Kos, Ivo" }, board], "Kos, Ivo")).toBe("GM · 2500 · CRO · Zmaj · 1990 · FIDE 123");
  expect([whoIs([board], "Lux"), whoIs([board], ""), whoIs([], "Kos, Ivo")]).toEqual(["", "", ""]);
});
