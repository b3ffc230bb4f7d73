import { expect, test } from "vitest";
import { rating, titled } from "./players";

test("a title stands before the name, and only where there is one", () => {
  const board = { white: "Kos, Ivo", black: "", white_player: { title: "GM", rating: 2500 }, black_player: { title: "IM" } };
  expect(titled(board, "white")).toBe("GM Kos, Ivo");
  expect(titled(board, "black")).toBe("");
  expect([rating(board, "white"), rating(board, "black")]).toEqual([2500, null]);
  expect(titled({ white: "Kos", black: "Lux" }, "black")).toBe("Lux");
});
