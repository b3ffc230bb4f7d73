"""Compares positions with python-chess, move by move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import chess
from touchmove import Position


def compare(board: chess.Board, position: Position) -> None:
    """Check that both list the same legal moves, write them alike and agree on check, checkmate and stalemate."""
    ours = {str(move) for move in position.legal_moves()}
    if board.chess960:
        # There castling is always written as the king's move to its own rook.
        assert {board.parse_uci(move) for move in ours} == set(board.legal_moves), position.fen
    else:
        assert ours == {move.uci() for move in board.legal_moves}, position.fen
        assert position.fen == board.fen(en_passant="legal")
    assert len(ours) == position.count_legal_moves()
    assert position.is_check() == board.is_check(), position.fen
    assert position.is_checkmate() == board.is_checkmate(), position.fen
    assert position.is_stalemate() == board.is_stalemate(), position.fen


def compare_notation(board: chess.Board, position: Position) -> None:
    """Check that both write every legal move alike, and that it is read as the same move."""
    for move in board.legal_moves:
        written = board.san(move)
        assert position.san(move.uci()) == written, position.fen
        assert str(position.parse_san(written)) == move.uci(), position.fen


def compare_game(board: chess.Board, moves: Iterable[str]) -> None:
    """Play a game in both, and check every position and how often it occurred."""
    position = Position(board.fen())
    occurrences = Counter([position])
    compare(board, position)
    for move in moves:
        position = position.play(move)
        board.push_uci(move)
        compare(board, position)
        occurrences[position] += 1
        for times in (2, 3, 5):
            assert (occurrences[position] >= times) == board.is_repetition(times), position.fen
