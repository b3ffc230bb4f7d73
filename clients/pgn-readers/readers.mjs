// Third-party readers of PGN: what each finds in the text of one game.
import { Chess as ChessJs } from "chess.js";
import { Pgn as CmPgn } from "cm-pgn/src/Pgn.js";
import { pgnRead as kokopuRead } from "kokopu";
import { parsePgn, startingPosition } from "chessops/pgn";
import { parseSan } from "chessops/san";
import { makeFen } from "chessops/fen";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w";

export const tag = (game, name) => game.match(new RegExp(`^\\[${name} "(.*)"\\]$`, "m"))?.[1];

/** Pieces and turn: readers write the other fields of a FEN differently. */
export const seen = (plies, fen) => `${plies} ${fen.split(" ").slice(0, 2).join(" ")}`;

export const readers = {
  "chess.js": (game) => {
    const chess = new ChessJs();
    chess.loadPgn(game);
    return seen(chess.history().length, chess.fen());
  },
  chessops: (game) => {
    const [read] = parsePgn(game);
    const position = startingPosition(read.headers).unwrap();
    let plies = 0;
    for (const node of read.moves.mainline()) {
      const move = parseSan(position, node.san);
      if (!move) throw new Error(`${node.san} is not a move`);
      position.play(move);
      plies += 1;
    }
    return seen(plies, makeFen(position.toSetup()));
  },
  "cm-pgn": (game) => {
    const { moves } = new CmPgn(game).history;
    return seen(moves.length, moves.at(-1)?.fen ?? tag(game, "LastFen") ?? START);
  },
  kokopu: (game) => {
    const moves = kokopuRead(game, 0).nodes();
    return seen(moves.length, moves.at(-1)?.fen() ?? tag(game, "LastFen") ?? START);
  },
};
