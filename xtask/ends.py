"""Counts how games end and what was on the board, with `touchmove audit` and with python-chess.

Usage: ends.py PROGRAM FILE...; exits with 1 if the two disagree. Not part of the product.
"""

import subprocess
import sys

import chess.pgn

NAMES = ["checkmate", "stalemate", "too little material", "threefold", "fifty", "fivefold", "seventyfive"]


def by_program(program, file):
    table = subprocess.run([program, "audit", file], capture_output=True, text=True).stdout
    lines = table.split("on the board", 1)[1].splitlines()[1:]
    counts = {line[:32].strip(): int(line[32:]) for line in lines}
    return {name: counts[name] for name in NAMES}


def by_python(file):
    counts = dict.fromkeys(NAMES, 0)
    with open(file, encoding="utf-8", errors="replace") as text:
        while (game := chess.pgn.read_game(text)) is not None:
            board = game.board()
            seen = set()
            for move in game.mainline_moves():
                board.push(move)
                if board.halfmove_clock >= 8:
                    if board.is_repetition(3):
                        seen.add("threefold")
                    if board.is_repetition(5):
                        seen.add("fivefold")
                if board.halfmove_clock >= 100:
                    seen.add("fifty")
                if board.halfmove_clock >= 150:
                    seen.add("seventyfive")
            if board.is_checkmate():
                seen.add("checkmate")
            if board.is_stalemate():
                seen.add("stalemate")
            if board.is_insufficient_material():
                seen.add("too little material")
            for name in seen:
                counts[name] += 1
    return counts


def main():
    program, files = sys.argv[1], sys.argv[2:]
    agree = True
    for file in files:
        ours, theirs = by_program(program, file), by_python(file)
        print(file)
        for name in NAMES:
            mark = "" if ours[name] == theirs[name] else "   DIFFERENT"
            agree = agree and not mark
            print(f"  {name:<24} {ours[name]:>7} {theirs[name]:>7}{mark}")
    return 0 if agree else 1


sys.exit(main())
