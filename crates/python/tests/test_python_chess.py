"""The same answers as python-chess: on games made for this purpose, and on the PGN files that the variable GAMES names."""

from __future__ import annotations

import io
import itertools
import os
import random
from pathlib import Path

import chess
import chess.pgn
import pytest
from comparison import compare, compare_game, compare_notation
from touchmove import Position, read_pgn

MADE = Path(__file__).with_name("made.pgn")

# How many games of each file are compared.
MOST_GAMES = int(os.environ.get("GAMES_COUNT", "200"))


def random_game(seed: int, plies: int, board: chess.Board) -> list[str]:
    chance = random.Random(seed)
    moves: list[str] = []
    board = board.copy()
    while len(moves) < plies and (legal := sorted(board.legal_moves, key=chess.Move.uci)):
        move = chance.choice(legal)
        moves.append(move.uci())
        board.push(move)
    return moves


@pytest.mark.parametrize("seed", range(20))
def test_random_games(seed: int) -> None:
    compare_game(chess.Board(), random_game(seed, 200, chess.Board()))


@pytest.mark.parametrize("number", [0, 1, 317, 518, 700, 959])
def test_random_games_of_chess960(number: int) -> None:
    board = chess.Board.from_chess960_pos(number)
    moves = random_game(number, 120, board)
    position = Position.chess960(number)
    compare(board, position)
    for move in moves:
        board.push_uci(move)
        position = position.play(move)
        compare(board, position)


@pytest.mark.parametrize(
    "fen",
    [
        chess.STARTING_FEN,
        # Castling on both sides, pins, promotions with and without capture, captures en passant that are and are not legal.
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R b Qk - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "6k1/8/8/8/1Q3Q2/8/5Q2/K7 w - - 0 1",
        "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "R6k/6pp/8/8/8/8/8/K7 b - - 0 1",
    ],
)
def test_positions(fen: str) -> None:
    board, position = chess.Board(fen), Position(fen)
    compare(board, position)
    compare_notation(board, position)


def test_made_games() -> None:
    compare_file(MADE, 1000)


@pytest.mark.parametrize("path", os.environ.get("GAMES", "").split())
def test_files(path: str) -> None:
    compare_file(Path(path), MOST_GAMES)


def compare_file(path: Path, most: int) -> None:
    """Compare what both read, and play all games in both."""
    text = path.read_bytes().decode("utf-8", errors="replace")
    theirs = io.StringIO(text)
    compared = 0
    for ours in itertools.islice(read_pgn(io.StringIO(text)), most):
        game = chess.pgn.read_game(theirs)
        assert game is not None
        if game.errors or ours.faults:
            continue
        moves = [str(move) for move in ours.moves]
        assert len(moves) == game.end().ply() - game.ply(), game.headers
        assert ours.tags.get("White", "?") == game.headers["White"]
        assert ours.result == game.headers["Result"]
        assert ours.san() == [node.san() for node in game.mainline()], game.headers
        compare_game(game.board(), moves)
        end = game.end().board()
        assert ours.positions()[-1] == Position(end.fen())
        assert (ours.occurrences()[-1] >= 3) == end.is_repetition(3)
        compared += 1
    assert compared > 0, f"{path}: there is no game to compare"
