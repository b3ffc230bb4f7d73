"""Positions, moves and reasons."""

from __future__ import annotations

import copy
import pickle

import pytest
from touchmove import (
    EDITIONS,
    LANGUAGES,
    AmbiguousMoveError,
    IllegalMoveError,
    Move,
    MoveError,
    Position,
    PositionError,
    Reason,
)

KNIGHTS = "4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1"


def test_start() -> None:
    position = Position()
    assert position.fen == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    assert position == Position.chess960(518)
    assert (position.turn, position.halfmove_clock, position.fullmove_number) == ("white", 0, 1)
    assert repr(position) == f"Position('{position.fen}')"
    assert eval(repr(position)) == position
    assert str(position) == position.fen


def test_any_arrangement_is_a_position() -> None:
    for fen, defects in [
        ("8/8/8/8/8/8/8/8 w - - 0 1", ["white has no king", "black has no king"]),
        ("KKKKKKKK/8/8/8/8/8/8/k6P b - - 0 1", ["white has 8 kings", "a pawn stands on h1"]),
    ]:
        position = Position(fen)
        assert position.fen == fen
        assert set(defects) <= set(position.defects())
        position.legal_moves()
    assert Position().defects() == []


def test_epd() -> None:
    assert Position("4k3/8/8/8/8/8/8/4K3 b - -").turn == "black"


def test_equality_is_that_of_article_9_2() -> None:
    # A right to castle counts, an en passant square only if such a capture is legal, a counter never.
    assert Position("4k3/8/8/8/8/8/8/4K2R w K - 0 1") != Position("4k3/8/8/8/8/8/8/4K2R w - - 0 1")
    assert Position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1") != Position("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1")
    pinned = "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1"
    assert Position(pinned) == Position(pinned.replace("d6", "-"))
    assert hash(Position(pinned)) == hash(Position(pinned.replace("d6", "-")))
    assert Position(pinned).key == Position(pinned.replace("d6", "- ").strip()).key
    assert len({Position(), Position().play("g1f3").play("g8f6").play("f3g1").play("f6g8")}) == 1
    assert Position() != Position().fen
    assert Position() != 1


def test_moves() -> None:
    move = Move("e7e8q")
    assert (move.from_square, move.to_square, move.promotion, move.uci, str(move)) == ("e7", "e8", "q", "e7e8q", "e7e8q")
    assert move == Move.of("e7", "e8", "q")
    assert move != Move("e7e8r")
    assert move != "e7e8q"
    assert Move("a2a3") < Move("a2a4")
    assert len({move, Move("e7e8q")}) == 1
    assert eval(repr(move)) == move


def test_values_can_be_copied() -> None:
    reason = Position().why("e2e5")
    for value in [Move("e2e4"), Position("4k3/8/8/8/8/8/8/4K2R w K - 3 9"), reason]:
        assert pickle.loads(pickle.dumps(value)) == value
        assert copy.deepcopy(value) == value
    with pytest.raises(IllegalMoveError) as raised:
        Position().play("e2e5")
    again = pickle.loads(pickle.dumps(raised.value))
    assert (str(again), again.reason) == (str(raised.value), reason)


def test_castling_is_written_as_in_uci() -> None:
    position = Position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")
    assert {Move("e1g1"), Move("e1c1")} <= set(position.legal_moves())
    # The king's move to its own rook is the same move.
    assert position.play("e1h1") == position.play("e1g1")
    assert position.san("e1h1") == "O-O"
    assert position.parse_san("0-0-0") == Move("e1c1")


def test_reasons() -> None:
    position = Position("r3k2r/8/8/8/2b5/8/8/R3K2R w KQkq - 0 1")
    reason = position.why("e1g1", edition="2005")
    assert reason is not None
    assert reason.code == "castling_attacked"
    assert reason.rule == "castling_safe_way"
    assert reason.sentence == "The king may not castle out of check, through an attacked square, or into check."
    assert (reason.article, reason.edition) == ("3.8", "2005")
    assert position.why("e1d1") is None
    match reason:
        case Reason(code, sentence):
            assert (code, sentence) == (reason.code, str(reason))
    assert {position.why("e1g1", edition=edition).edition for edition in EDITIONS} == set(EDITIONS)  # type: ignore[arg-type, union-attr]


def test_an_illegal_move_can_stand() -> None:
    after = Position().after("e2e5")
    assert after.piece_at("e5") == "P"
    assert after.turn == "black"
    # By hand the rook moves too, right or no right.
    assert Position("4k3/8/8/8/8/8/8/4K2R w - - 0 1").after("e1g1").pieces()[:2] == [("f1", "R"), ("g1", "K")]


def test_national_notations() -> None:
    position = Position(KNIGHTS)
    for language in LANGUAGES:
        for move in position.legal_moves():
            written = position.san(move, language=language)
            assert position.parse_san(written, language=language) == move
    assert position.san("a1b3", language="cs") == "Jb3"
    assert position.san("a1b3", language="sr-Cyrl") == "Сб3"


def test_styles() -> None:
    position = Position("4k3/P7/8/3pP3/8/8/8/4K2R w K d6 0 1")
    assert position.san("e5d6") == "exd6"
    assert position.san("e5d6", style="laws") == "exd6 e.p."
    assert position.san("e5d6", style="plain") == "ed6"
    assert position.san("e1g1", style="laws") == "0-0"
    assert position.san("a7a8q", style="laws") == "a8Q+"


def test_what_cannot_be_read_says_why() -> None:
    position = Position("4k3/8/8/8/8/5N2/8/N3K3 w - - 0 1").play("e1d1").play("e8e7")
    with pytest.raises(MoveError, match="not in the form of a move"):
        position.parse_san("hello")
    with pytest.raises(IllegalMoveError) as illegal:
        position.parse_san("Na8")
    assert illegal.value.reason.code == "cannot_reach"
    with pytest.raises(AmbiguousMoveError, match="it can mean") as ambiguous:
        Position("4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1").play("g1f3").play("e8e7").play("a1b3").play("e7e8").parse_san("Nd4")
    assert sorted(map(str, ambiguous.value.moves)) == ["b3d4", "f3d4"]


def test_diagrams() -> None:
    assert Position().diagram().startswith("8  r n b q k b n r\n")
    assert Position().diagram("unicode", below="black").startswith("1  ♖ ♘ ♗ ♔ ♕ ♗ ♘ ♖\n")


def test_positions_that_are_no_positions() -> None:
    for fen in ["", "hello", "8/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/9 w - - 0 1", "8/8/8/8/8/8/8 w - - 0 1", "♔" * 8]:
        with pytest.raises(PositionError, match="is not a position"):
            Position(fen)
