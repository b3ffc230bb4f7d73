// Cards and slips: a card belongs to its table and a slip to its player for the whole event; only a seat without a name has one per round.

import type { BoardView, IssuedLink, LinkRequest, Side } from "../api";

const SIDES: readonly Side[] = ["white", "black"];

/** The tables of an event. */
export function tablesOf(boards: BoardView[]): number[] {
  return [...new Set(boards.map(({ table }) => table))].sort((a, b) => a - b);
}

/** The names of its players. */
export function playersOf(boards: BoardView[]): string[] {
  const names = boards.flatMap(({ white, black }) => [white, black]).filter((name) => name !== "");
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}

/** One card for each table with a known link, the latest one. */
export function tableCards(boards: BoardView[], links: IssuedLink[]): IssuedLink[] {
  return tablesOf(boards).flatMap((table) => links.findLast((link) => link.table === table) ?? []);
}

/** One slip for each player, and for each seat of the round without a name. */
export function playerSlips(boards: BoardView[], round: number, links: IssuedLink[]): IssuedLink[] {
  const named = playersOf(boards).flatMap((player) => links.findLast((link) => link.player === player) ?? []);
  return [...named, ...nameless(boards, round).flatMap((seat) => linkOf(seat, links) ?? [])];
}

/** The links still missing for all cards. Earlier ones stay valid unless `instead` revokes them. */
export function wantedCards(boards: BoardView[], links: IssuedLink[], instead: boolean): LinkRequest[] {
  const tables = tablesOf(boards).filter((table) => !links.some((link) => link.table === table));
  return tables.length > 0 ? [{ roles: ["table"], tables, instead }] : [];
}

/** The links still missing for all slips. */
export function wantedSlips(boards: BoardView[], round: number, links: IssuedLink[], instead: boolean): LinkRequest[] {
  const players = playersOf(boards).filter((player) => !links.some((link) => link.player === player));
  const seats = nameless(boards, round).filter((seat) => linkOf(seat, links) === undefined);
  const ofSide = (side: Side): LinkRequest[] => {
    const at = seats.filter((seat) => seat.side === side).map(({ board }) => board);
    return at.length > 0 ? [{ roles: [side], boards: at, instead }] : [];
  };
  return [...(players.length > 0 ? [{ roles: ["player" as const], players, instead }] : []), ...SIDES.flatMap(ofSide)];
}

interface Seat {
  board: string;
  side: Side;
}

function nameless(boards: BoardView[], round: number): Seat[] {
  const ofRound = boards.filter((one) => one.round === round).sort((a, b) => a.table - b.table);
  return ofRound.flatMap((one) => SIDES.filter((side) => one[side] === "").map((side) => ({ board: one.board, side })));
}

function linkOf({ board, side }: Seat, links: IssuedLink[]): IssuedLink | undefined {
  return links.findLast((link) => link.board === board && link.role === side);
}
