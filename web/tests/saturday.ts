// A hall on a Saturday afternoon: ten boards, realistic names, games in progress, some results, and a player who calls.

import type { EventMade } from "../src/api";
import type { Hall, Table } from "./hall";

interface Game {
  white: string;
  black: string;
  /** The remaining times, in seconds. */
  left: [white: number, black: number];
  moves: string;
  /** What happens after the last move. */
  then?: "calls" | "illegal" | "white resigns" | "black resigns" | "draw";
}

const GAMES: Game[] = [
  {
    white: "Marko Jovanović",
    black: "Emily Clarke",
    left: [412, 367],
    moves:
      "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 h2h3 c6b8 d2d4 b8d7 b1d2 c8b7 b3c2 f8e8 d2f1 e7f8 f1g3 g7g6 a2a4 c7c5 d4d5 c5c4",
  },
  {
    white: "Jana Dvořáková",
    black: "Ivan Horvat",
    left: [188, 41],
    moves:
      "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6 c1e3 e7e5 d4b3 c8e6 f2f3 f8e7 d1d2 e8g8 e1c1 b8d7 g2g4 b7b5 g4g5 b5b4 c3e2 f6e8 f3f4 a6a5",
  },
  {
    white: "James Walker",
    black: "Petra Marić",
    left: [505, 449],
    moves:
      "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 f8e7 e2e3 e8g8 g1f3 h7h6 g5h4 b7b6 c4d5 f6d5 h4e7 d8e7 c3d5 e6d5 a1c1 c8e6 d1a4 c7c5 a4a3 f8c8",
  },
  {
    white: "Nemanja Pavlović",
    black: "Tomáš Černý",
    left: [336, 298],
    moves: "e2e4 e7e6 d2d4 d7d5 e4e5 c7c5 c2c3 b8c6 g1f3 d8b6 a2a3 g8h6 b2b4 c5d4 c3d4 h6f5 c1b2 f8e7 h2h4 e8g8 b1c3 c8d7 c3a4 b6d8",
    then: "calls",
  },
  {
    white: "Sophie Turner",
    black: "Dragana Ilić",
    left: [257, 471],
    moves: "d2d4 g8f6 c1f4 e7e6 e2e3 d7d5 g1f3 f8d6 f4g3 e8g8 f1d3 c7c5 c2c3 b8c6 b1d2 f8e8 f3e5 d6e5 d4e5 f6d7 f2f4 f7f6",
    then: "white resigns",
  },
  {
    white: "Luka Babić",
    black: "Jan Novák",
    left: [618, 540],
    moves: "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d3 d7d6 e1g1 a7a6 a2a4 c5a7 f1e1 e8g8 h2h3 h7h6 b1d2 f8e8 b2b4 c8e6 c4e6 e8e6",
  },
  {
    white: "Milan Petrović",
    black: "Oliver Wright",
    left: [382, 423],
    moves: "e2e4 c7c6 d2d4 d7d5 b1c3 d5e4 c3e4 c8f5 e4g3 f5g6 h2h4 h7h6 g1f3 b8d7 h4h5 g6h7 f1d3 h7d3 d1d3 e7e6 c1f4 d8a5",
    then: "illegal",
  },
  {
    white: "Tereza Procházková",
    black: "Ana Kovačević",
    left: [294, 122],
    moves:
      "e2e4 e7e5 d2d4 e5d4 d1d4 b8c6 d4e3 g8f6 b1c3 f8b4 c1d2 e8g8 e1c1 f8e8 f1c4 d7d6 f2f3 c6e5 c4b3 c8e6 g2g4 e6b3 a2b3 b4c3 d2c3 a7a5",
    then: "black resigns",
  },
  {
    white: "Daniel Hughes",
    black: "Jelena Nikolić",
    left: [702, 655],
    moves: "c2c4 e7e5 b1c3 g8f6 g1f3 b8c6 g2g3 d7d5 c4d5 f6d5 f1g2 d5b6 e1g1 f8e7 d2d3 e8g8 a2a3 c8e6 b2b4 f7f6",
    then: "draw",
  },
  {
    white: "Tomislav Jurić",
    black: "Petr Svoboda",
    left: [231, 275],
    moves:
      "d2d4 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 d7d6 g1f3 e8g8 f1e2 e7e5 e1g1 b8c6 d4d5 c6e7 f3e1 f6d7 e1d3 f7f5 c1d2 d7f6 f2f3 f5f4 c4c5 g6g5 a1c1 e7g6",
  },
];

const NAME = "Danube Rapid Open";
const TIME = "900+10";

async function played(hall: Hall, board: string, { left, moves, then }: Game): Promise<void> {
  await hall.act(board, { act: "start" });
  for (const [ply, move] of moves.split(" ").entries()) {
    const by = ply % 2 === 0 ? "white" : "black";
    await hall.act(board, { act: "move", by, move });
    await hall.act(board, { act: "press", by });
  }
  await hall.act(board, { act: "set_clock", white_ms: left[0] * 1000, black_ms: left[1] * 1000 });
  if (then === "calls") await hall.act(board, { act: "stop_clocks", by: "white" });
  if (then === "white resigns") await hall.act(board, { act: "resign", by: "white" });
  if (then === "black resigns") await hall.act(board, { act: "resign", by: "black" });
  if (then === "draw") {
    await hall.act(board, { act: "offer_draw", by: "black" });
    await hall.act(board, { act: "accept_draw", by: "white" });
  }
  if (then === "illegal") {
    // White is in check, and overlooks it.
    await hall.act(board, { act: "move", by: "white", move: "h1h3" });
    await hall.act(board, { act: "press", by: "white" });
  }
}

/** Ten boards where the moves are entered, an hour into the round. */
export async function saturday(hall: Hall): Promise<EventMade & { tables: Table[] }> {
  const made = await hall.event(
    { name: NAME, time: TIME },
    GAMES.map(({ white, black }) => [white, black]),
  );
  for (const [index, game] of GAMES.entries()) await played(hall, made.tables[index]!.board, game);
  return made;
}

/** The first game, as its players write it. */
const WRITTEN = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 Nbd2 Bb7 Bc2 Re8 Nf1 Bf8 Ng3 g6 a4 c5 d5 c4";

/** A slow game in which both players enter their moves and keep a scoresheet. */
export async function ownDevice(hall: Hall): Promise<Table> {
  const { white, black, moves } = GAMES[0]!;
  const { tables } = await hall.event({ name: "Danube Open", time: "40/5400+30:1800+30", scoresheets: true }, [[white, black]]);
  const [table] = tables as [Table];
  const written = WRITTEN.split(" ");
  await hall.act(table.board, { act: "start" });
  for (const [ply, move] of moves.split(" ").entries()) {
    const by = ply % 2 === 0 ? "white" : "black";
    await hall.act(table.board, { act: "move", by, move });
    for (const writer of ["white", "black"] as const) await hall.act(table.board, { act: "write", by: writer, text: written[ply]! });
    await hall.act(table.board, { act: "press", by });
  }
  await hall.act(table.board, { act: "set_clock", white_ms: 4_412_000, black_ms: 3_871_000 });
  return table;
}

/** A table with a wooden board, after this many moves by each player. */
export async function woodenTable(hall: Hall, moves: number): Promise<Table> {
  const { white, black, left } = GAMES[0]!;
  const { tables } = await hall.event({ name: NAME, time: TIME, moves: "untold" }, [[white, black]]);
  const [table] = tables as [Table];
  await hall.act(table.board, { act: "start" });
  for (let ply = 0; ply < 2 * moves; ply += 1) await hall.act(table.board, { act: "press", by: ply % 2 === 0 ? "white" : "black" });
  await hall.act(table.board, { act: "set_clock", white_ms: left[0] * 1000, black_ms: left[1] * 1000 });
  return table;
}
