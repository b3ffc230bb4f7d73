"""The referee."""

from __future__ import annotations

import pytest
from touchmove import ActError, Record, Referee


def test_an_illegal_move_in_blitz() -> None:
    referee = Referee.open(edition="2017", time="180+2")
    assert referee.state["class"] == "blitz"
    referee.act("start", at=0)
    referee.act({"act": "move", "at": 3000, "by": "white", "move": "e2e5"})
    answer = referee.act("press", at=5000, by="white")
    illegal = answer.ruling("illegal")
    assert illegal is not None
    assert (illegal.kind, illegal.article, illegal.by, illegal["reason"]) == ("illegal", "7.5.1", "white", "cannot_reach")
    assert illegal.text
    time = answer.ruling("time")
    assert time is not None and (time.to, time.ms) == ("black", 60_000)
    assert answer.ruling("over") is None
    assert answer.state is referee.state
    assert referee.time_due is not None


def test_checkmate_ends_the_game() -> None:
    referee = Referee()
    moves = ["f2f3", "e7e5", "g2g4", "d8h4"]
    for at, move in enumerate(moves):
        answer = referee.act("move", at=at, by=["white", "black"][at % 2], move=move)
    over = answer.ruling("over")
    assert over is not None
    assert (over.result, over.how, over.article) == ("0-1", "checkmate", "5.1.1")
    assert isinstance(over.points, Record)
    assert over.points.to_dict() == {"white": 0, "black": 1}


def test_what_the_laws_do_not_allow_is_a_ruling() -> None:
    referee = Referee.open(time="300")
    referee.act("start", at=0)
    answer = referee.act("accept_draw", at=10, by="black")
    assert [ruling.kind for ruling in answer.rulings] == ["refused"]


def test_what_cannot_have_happened_is_an_error() -> None:
    referee = Referee.open()
    acts: list[tuple[str, dict[str, object]]] = [
        ("unknown_act", {"act": "dance", "at": 0}),
        ("missing_field", {"act": "move", "at": 0}),
        ("unknown_field", {"act": "tick", "at": 0, "colour": "blue"}),
        ("bad_value", {"act": "move", "at": 0, "by": "white", "move": "hello"}),
        ("already_open", {"act": "open"}),
    ]
    for code, act in acts:
        with pytest.raises(ActError) as raised:
            referee.act(act)
        assert raised.value.code == code
        assert raised.value.message
    with pytest.raises(ActError, match="line_too_long"):
        referee.act("stop_clocks", at=0, by="white", why="x" * 100_000)


def test_records() -> None:
    record = Referee.open().state
    assert record["turn"] == record.turn == "white"
    assert "turn" in record and "turn" in dir(record)
    assert record.to_dict()["turn"] == "white"
    with pytest.raises(AttributeError, match="has no field 'nothing'; it has"):
        record.nothing
    with pytest.raises(KeyError):
        record["nothing"]


def test_languages() -> None:
    with pytest.raises(ActError) as raised:
        Referee.open(lang="cs").act("move", by="white", move="e2e4")
    assert raised.value.code == "missing_field"
