"""Measures the package beside python-chess, in turns in one run: reading a file of games, legal moves, repetitions.

    python bench.py FILE…

Each figure is the best of several turns: seconds on the clock, and in brackets seconds of processor time in all threads. Both do the same
work and must get the same result. The last columns say how many times as long python-chess takes, by either measure.
"""

from __future__ import annotations

import argparse
import itertools
import os
import platform
import time
from collections.abc import Callable
from pathlib import Path

import chess
import chess.pgn
import touchmove
from touchmove import Game

# How many games of a file legal moves and repetitions are measured on.
SOME = 300


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--turns", type=int, default=3, help="how often each is measured (default: 3)")
    arguments = parser.parse_args()
    print(f"touchmove {touchmove.__version__}, python-chess {chess.__version__}, Python {platform.python_version()}, {os.cpu_count()} cores")
    for path in arguments.files:
        measure(path, arguments.turns)


def measure(path: Path, turns: int) -> None:
    """Measure both on one file, and print a table."""
    ours = [game for game in itertools.islice(touchmove.read_pgn(path), SOME) if game.start is not None]
    theirs = [read_with_chess(game) for game in ours]
    compared: list[tuple[str, Callable[[], int], Callable[[], int]]] = [
        ("read all games", lambda: read_ours(path), lambda: read_theirs(path)),
        (f"legal moves in {len(ours)} games", lambda: moves_ours(ours), lambda: moves_theirs(theirs)),
        (f"threefold repetitions in {len(ours)} games", lambda: repeated_ours(ours), lambda: repeated_theirs(theirs)),
    ]
    print(f"\n{path.name}, {path.stat().st_size / 1e6:.1f} MB")
    print(f"{'':40}{'touchmove':>18}{'python-chess':>18}{'clock':>8}{'processor':>11}")
    for what, run_ours, run_theirs in compared:
        ours_took, theirs_took = [], []
        for _ in range(turns):
            (found_ours, seconds_ours), (found_theirs, seconds_theirs) = timed(run_ours), timed(run_theirs)
            assert found_ours == found_theirs, f"{what}: {found_ours} and {found_theirs}"
            ours_took.append(seconds_ours)
            theirs_took.append(seconds_theirs)
        (clock, processor), (their_clock, their_processor) = best(ours_took), best(theirs_took)
        times = f"{clock:9.3f} ({processor:.3f}){their_clock:9.3f} ({their_processor:.3f})"
        print(f"{what:40}{times}{their_clock / clock:8.1f}{their_processor / processor:11.1f}  ({found_ours})")


def timed(run: Callable[[], int]) -> tuple[int, tuple[float, float]]:
    """Run it, and return its result and how many seconds it took, on the clock and of processor time."""
    clock, processor = time.perf_counter(), time.process_time()
    found = run()
    return found, (time.perf_counter() - clock, time.process_time() - processor)


def best(turns: list[tuple[float, float]]) -> tuple[float, float]:
    """Return the shortest of each."""
    return min(clock for clock, _ in turns), min(processor for _, processor in turns)


def read_ours(path: Path) -> int:
    """Count the moves of all games."""
    return sum(len(game.moves) for game in touchmove.read_pgn(path))


def read_theirs(path: Path) -> int:
    """Count the moves of all games."""
    count = 0
    with open(path, encoding="utf-8", errors="replace") as file:
        while (game := chess.pgn.read_game(file)) is not None:
            count += len(list(game.mainline_moves()))
    return count


def read_with_chess(game: Game) -> tuple[chess.Board, list[chess.Move]]:
    """The start and the moves of a game, as python-chess has them."""
    assert game.start is not None
    return chess.Board(game.start.fen), [chess.Move.from_uci(str(move)) for move in game.moves]


def moves_ours(games: list[Game]) -> int:
    """Replay the games and list the legal moves in every position."""
    count = 0
    for game in games:
        position = game.start
        assert position is not None
        for move in game.moves:
            count += len(position.legal_moves())
            position = position.play(move)
    return count


def moves_theirs(games: list[tuple[chess.Board, list[chess.Move]]]) -> int:
    """Replay the games and list the legal moves in every position."""
    count = 0
    for start, moves in games:
        board = start.copy()
        for move in moves:
            count += len(list(board.legal_moves))
            board.push(move)
    return count


def repeated_ours(games: list[Game]) -> int:
    """Count the positions that occurred for the third time or more."""
    return sum(sum(times >= 3 for times in game.occurrences()) for game in games)


def repeated_theirs(games: list[tuple[chess.Board, list[chess.Move]]]) -> int:
    """Count the positions that occurred for the third time or more."""
    count = 0
    for start, moves in games:
        board = start.copy()
        for move in moves:
            board.push(move)
            count += board.is_repetition(3)
    return count


if __name__ == "__main__":
    main()
