"""Replays the checkmates that `touchmove winnable` finds with another program.

Positions come from PGN files: from each game some positions spread over its whole length, and the last one; for each the side to move and
the other side are asked about. python-chess replays every line: each move must be legal, and the last must be checkmate by the side asked
about. Lines that python-chess cannot confirm are printed, and the program ends with 1.
"""

import argparse
import subprocess
import sys

import chess
import chess.pgn


def positions(path, every):
    """The FEN of every so many positions of each game, and of its last."""
    with open(path, encoding="utf-8", errors="replace") as file:
        while (game := chess.pgn.read_game(file)) is not None:
            board = game.board()
            ply = 0
            for move in game.mainline_moves():
                board.push(move)
                ply += 1
                if ply % every == 0:
                    yield board.fen()
            yield board.fen()


def fault_of(fen, side, line):
    """Returns why a line is not a checkmate by that side, or None."""
    board = chess.Board(fen)
    for text in line:
        try:
            move = chess.Move.from_uci(text)
        except ValueError:
            return f"{text} is not a move"
        if move not in board.legal_moves:
            return f"{text} is not legal in {board.fen()}"
        board.push(move)
    if not board.is_checkmate():
        return f"it ends without checkmate: {board.fen()}"
    winner = "black" if board.turn == chess.WHITE else "white"
    return None if winner == side else f"the checkmate is {winner}'s"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", help="the built touchmove")
    parser.add_argument("games", nargs="+", help="PGN files")
    parser.add_argument("--lines", type=int, default=100_000, help="how many lines to replay")
    parser.add_argument("--every", type=int, default=9, help="how many plies lie between two positions of a game")
    arguments = parser.parse_args()
    asked = []
    seen = set()
    for path in arguments.games:
        for fen in positions(path, arguments.every):
            if len(asked) >= arguments.lines or fen in seen:
                continue
            seen.add(fen)
            asked.extend((fen, side) for side in ("white", "black"))
        if len(asked) >= arguments.lines:
            break
    question = "".join(f"{fen} {side}\n" for fen, side in asked)
    run = subprocess.run([arguments.program, "winnable"], input=question, capture_output=True, text=True, check=False)
    answers = run.stdout.splitlines()
    if len(answers) != len(asked):
        sys.exit(f"{len(asked)} questions, but {len(answers)} answers: {run.stderr}")
    counts = {"winnable": 0, "unwinnable": 0, "undecided": 0}
    half_moves, faults = 0, 0
    for (fen, side), answer in zip(asked, answers):
        kind, *line = answer.split()
        counts[kind] += 1
        if kind != "winnable":
            continue
        half_moves += len(line)
        fault = fault_of(fen, side, line)
        if fault is not None:
            faults += 1
            print(f"{fen} {side}: {fault}")
    replayed = counts["winnable"]
    print(
        f"{replayed} lines replayed, {half_moves / max(replayed, 1):.1f} half-moves on average, {faults} wrong; "
        f"{counts['unwinnable']} unwinnable, {counts['undecided']} undecided"
    )
    sys.exit(1 if faults else 0)


main()
