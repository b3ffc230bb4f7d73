"""Whatever is passed in, the answer is an exception that says what is expected, and never a crash."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
import touchmove
from touchmove import Move, Position, Referee, audit, is_dead, read_pgn, winnable

ANYTHING: list[Any] = [None, 0, -1, 2**70, 1.5, True, "", "e2", "é", "\ud800", "a" * 10_000, b"", [], {}, object(), Move("a1a1"), Position()]


@pytest.mark.parametrize(
    "call",
    [
        Move,
        Position,
        Position.chess960,
        Move.of,
        Position().is_legal,
        Position().play,
        Position().after,
        Position().why,
        Position().san,
        Position().parse_san,
        Position().piece_at,
        Position().diagram,
        lambda value: Move.of("e2", "e4", value),
        lambda value: Position().why("e2e4", edition=value),
        lambda value: Position().san("e2e4", language=value),
        lambda value: Position().san("e2e4", style=value),
        lambda value: Position().parse_san("e4", language=value),
        lambda value: Position().diagram(below=value),
        lambda value: winnable(value, "white"),
        lambda value: winnable(Position("8/8/8/8/8/8/8/8 w - - 0 1"), value),
        lambda value: winnable(Position("8/8/8/8/8/8/8/8 w - - 0 1"), "white", limit=value),
        lambda value: is_dead(value),
        lambda value: list(read_pgn(value)),
        lambda value: list(read_pgn(b"1. e4 *", language=value)),
        lambda value: list(audit(value)),
        lambda value: list(audit(b"1. e4 *", edition=value)),
        lambda value: Referee.open().act(value),
        lambda value: Referee.open().act({"act": value}),
        lambda value: Referee.open(edition=value),
        lambda value: Referee.open(start=value),
        lambda value: Referee.open().act("move", at=value, by="white", move="e2e4"),
        lambda value: Referee.open().act("move", at=0, by=value, move="e2e4"),
        lambda value: Referee.open().act("move", at=0, by="white", move=value),
    ],
)
@pytest.mark.parametrize("value", ANYTHING, ids=lambda value: ascii(value)[:20])
def test_nothing_crashes(call: Any, value: Any) -> None:
    try:
        call(value)
    except (ValueError, TypeError, OverflowError, OSError) as error:
        assert str(error)


def test_messages_say_what_is_expected(tmp_path: Path) -> None:
    # Without types, which would not let this pass.
    position: Any = Position()
    read: Any = read_pgn
    can_win: Any = winnable
    wrong: list[tuple[Any, type[Exception], str]] = [
        (lambda: Position("hello"), touchmove.PositionError, "is not a position"),
        (lambda: Move("e2"), touchmove.MoveError, "two squares"),
        (lambda: position.play(1), TypeError, "a move is a Move or a text in UCI"),
        (lambda: Position().piece_at("z9"), ValueError, "file a to h and a rank 1 to 8"),
        (lambda: position.san("e2e4", language="xx"), ValueError, "the languages are en, "),
        (lambda: position.san("e2e4", style="x"), ValueError, '"pgn", "laws", "long" or "plain"'),
        (lambda: position.why("e2e4", edition="1999"), ValueError, "the editions are 2005"),
        (lambda: position.diagram("x"), ValueError, '"ascii" or "unicode"'),
        (lambda: Position.chess960(960), ValueError, "0 to 959"),
        (lambda: can_win(position, "green"), ValueError, '"white" or "black"'),
        (lambda: winnable(Position(), "white", limit=0), ValueError, "at least 1"),
        (lambda: read_pgn("1. e4\n*"), ValueError, "io.StringIO"),
        (lambda: read(1), TypeError, "a path, bytes or a file object, not int"),
        (lambda: read_pgn(tmp_path / "none.pgn"), FileNotFoundError, "none.pgn"),
        (lambda: list(read_pgn(tmp_path)), OSError, str(tmp_path)),
        (lambda: audit(), TypeError, "at least one"),
        (lambda: audit(tmp_path / "none.pgn"), FileNotFoundError, "none.pgn"),
        (lambda: list(audit(b"", tmp_path / "none.pgn")), FileNotFoundError, "none.pgn"),
        (lambda: Referee.open(edition="1999"), touchmove.ActError, "2005"),
        (lambda: Referee.open().act("move", at=object()), TypeError, "an act is made of"),
    ]
    for call, kind, message in wrong:
        with pytest.raises(kind) as raised:
            call()
        assert message in str(raised.value)


def test_a_file_object_that_misbehaves() -> None:
    class Bad:
        def __init__(self, answer: Any) -> None:
            self.answer = answer

        def read(self, size: int) -> Any:
            if isinstance(self.answer, Exception):
                raise self.answer
            return self.answer

    with pytest.raises(TypeError, match="read\\(\\) must return bytes or str, not int"):
        list(read_pgn(Bad(1)))
    with pytest.raises(KeyError):
        list(read_pgn(Bad(KeyError("x"))))
    # What was read before the failure comes first.
    text = io.BytesIO(b"".join(b'[Event "%d"]\n\n1. e4 *\n\n' % number for number in range(50_000)))

    class Breaks:
        def read(self, size: int) -> bytes:
            if text.tell() > 1_000_000:
                raise OSError("broken")
            return text.read(size)

    games = read_pgn(Breaks())
    count = 0
    with pytest.raises(OSError, match="broken"):
        for _ in games:
            count += 1
    assert count > 1000
    assert list(games) == []
