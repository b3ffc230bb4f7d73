"""Can a player still checkmate?"""

from __future__ import annotations

from typing import Literal

import pytest
from touchmove import Position, Undecided, Unwinnable, Winnable, is_dead, winnable


@pytest.mark.parametrize("side", ["white", "black"])
def test_a_line_ends_in_checkmate_by_that_side(side: Literal["white", "black"]) -> None:
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "8/8/8/4k3/8/8/4K3/R6r b - - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    ]:
        position = Position(fen)
        verdict = winnable(position, side)
        assert isinstance(verdict, Winnable)
        for move in verdict.line:
            position = position.play(move)
        assert position.is_checkmate()
        assert position.turn != side


def test_material() -> None:
    bare = Position("8/8/8/4k3/8/8/4K3/6N1 b - - 0 1")
    assert winnable(bare, "white") == Unwinnable("material", 0)
    assert is_dead(bare) is True
    assert is_dead(Position()) is False


def test_a_blocked_position() -> None:
    blocked = Position("8/8/4k3/1p1p1p1p/pPpPpPpP/P1P1P1P1/4K3/8 w - - 0 1")
    verdict = winnable(blocked, "white")
    match verdict:
        case Unwinnable(proof):
            assert proof in ("frozen", "exhausted")
        case _:
            pytest.fail(repr(verdict))
    assert is_dead(blocked) is True


def test_a_small_limit_may_leave_it_undecided() -> None:
    fen = "7k/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/8/B6K w - - 0 1"
    verdict = winnable(Position(fen), "white", limit=1)
    assert isinstance(verdict, (Winnable, Unwinnable, Undecided))
    assert winnable(Position(fen), "white", limit=2**80) == winnable(Position(fen), "white", limit=2**62)
