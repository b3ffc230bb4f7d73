"""Games of PGN files."""

from __future__ import annotations

import gzip
import io
import itertools
import threading
from pathlib import Path
from typing import Any

import pytest
from touchmove import Game, Move, Position, read_pgn

MADE = Path(__file__).with_name("made.pgn")


def facts(game: Game) -> tuple[object, ...]:
    return game.tags, game.moves, game.result, game.faults, game.offset, game.start


def test_made_games() -> None:
    games = list(read_pgn(MADE))
    assert [game.result for game in games] == ["0-1", "1-0", "1/2-1/2", "1/2-1/2", "*", "*", "1-0"]
    assert [game.faults for game in games] == [[]] * 7
    assert games[0].positions()[-1].is_checkmate()
    assert games[1].san() == ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"]
    assert games[1].san("cs")[2:4] == ["Sc4", "Jc6"]
    assert games[1].tags["Black"] == "Čeněk"
    assert list(games[1].tags) == ["Event", "Site", "Date", "Round", "White", "Black", "Result"]
    assert games[2].positions()[-1].is_stalemate()
    assert games[3].occurrences() == [1, 1, 1, 1, 2, 2, 2, 2, 3]
    assert Move("e8c8") in games[5].moves and Move("b7b8n") in games[5].moves
    assert games[6].start == Position("7k/P7/5K2/8/8/8/8/8 w - - 0 1")
    assert len(games[6]) == 7 and len(games[6].positions()) == 8
    assert repr(games[0]) == "<Game Anna - Boris 0-1, 4 half-moves>"
    text = MADE.read_bytes()
    assert all(text[game.offset :].startswith(b'[Event "') for game in games)


def test_every_kind_of_source(tmp_path: Path) -> None:
    expected = [facts(game) for game in read_pgn(MADE)]
    text = MADE.read_bytes()
    packed = tmp_path / "made.pgn.gz"
    packed.write_bytes(gzip.compress(text))
    with open(MADE, encoding="utf-8") as words, open(MADE, "rb") as octets, gzip.open(packed) as unpacked:
        sources: list[Any] = [str(MADE), text, bytearray(text), words, octets, unpacked, io.BytesIO(text)]
        for source in sources:
            assert [facts(game) for game in read_pgn(source)] == expected


def test_encodings() -> None:
    text = '[White "Čeněk"]\n\n1. e4 *\n'
    sources: list[Any] = [text.encode(), text.encode("utf-16"), b"\xef\xbb\xbf" + text.encode(), io.StringIO(text)]
    for source in sources:
        [game] = read_pgn(source)
        assert game.tags == {"White": "Čeněk"}
        assert game.moves == [Move("e2e4")]
    [game] = read_pgn('[White "Müller"]\n\n*\n'.encode("latin-1"))
    assert game.tags["White"] == "Müller"


def test_other_languages() -> None:
    [game] = read_pgn(b"1. e4 e5 2. Sf3 Sc6 3. Lb5 *", language="de")
    assert game.san() == ["e4", "e5", "Nf3", "Nc6", "Bb5"]


def test_order_is_kept_however_many_parts_there_are() -> None:
    count = 30_000
    text = b"".join(b'[Event "%d"]\n[White "W"]\n\n1. e4 e5 2. Nf3 Nc6 {%s} 3. Bb5 a6 *\n\n' % (n, b"x" * (n % 300)) for n in range(count))
    sources: list[Any] = [text, io.BytesIO(text)]
    for source in sources:
        games = read_pgn(source)
        for number, game in enumerate(games):
            assert game.tags["Event"] == str(number)
            assert len(game) == 6
            assert not game.faults
        assert number == count - 1
        assert next(games, None) is None


def test_a_fault_has_its_place_in_the_whole_file() -> None:
    good = b'[Event "good"]\n\n1. e4 *\n\n'
    text = good * 30_000 + b'[Event "bad"]\n\n1. e4 e5\n2. Ke3 Nc6 *\n\n' + good
    [bad] = [game for game in read_pgn(text) if game.faults]
    [fault] = bad.faults
    assert (fault.kind, fault.ply, fault.line, fault.column) == ("move", 3, 30_000 * 4 + 4, 4)
    assert "Ke3" in fault.message
    assert bad.moves == [Move("e2e4"), Move("e7e5")]
    assert text[bad.offset :].startswith(b'[Event "bad"]')


def test_faults() -> None:
    for text, kinds in [
        (b"1. e4 -- 2. d4 *", ["move_not_recorded"]),
        (b"1. e4 -- 2. Qh8 *", ["move_not_recorded"]),
        (b'[Result "1-0"]\n\n1. e4 0-1', ["result_conflict"]),
        (b'[White "A"]\n[White "B"]\n\n1. e4 *', ["tag_repeated"]),
        (b'[FEN "nonsense"]\n\n1. e4 *', ["fen"]),
        (b'[Variant "Atomic"]\n\n1. e4 *', ["other_variant"]),
        (b"1. e4 {no end", ["comment_unclosed"]),
    ]:
        [game] = read_pgn(text)
        assert [fault.kind for fault in game.faults] == kinds, text
    [game] = read_pgn(b"1. e4 -- 2. d4 *")
    assert game.moves == [Move("e2e4")]
    [game] = read_pgn(b'[FEN "nonsense"]\n\n1. e4 *')
    assert (game.start, game.moves, game.positions(), game.occurrences(), game.san()) == (None, [], [], [], [])


def test_no_games() -> None:
    assert list(read_pgn(b"")) == []
    assert list(read_pgn(io.StringIO(""))) == []


def test_an_iterator_may_be_left_early() -> None:
    text = b'[Event "x"]\n\n1. e4 *\n\n' * 100_000
    for _ in range(20):
        assert len(list(itertools.islice(read_pgn(text), 3))) == 3


def test_several_threads_may_read() -> None:
    text = b'[Event "x"]\n\n1. e4 e5 2. Nf3 *\n\n' * 20_000
    counts: list[int] = []
    threads = [threading.Thread(target=lambda: counts.append(sum(1 for _ in read_pgn(io.BytesIO(text))))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert counts == [20_000] * 4


def test_one_iterator_in_several_threads_loses_nothing() -> None:
    games = read_pgn(b'[Event "x"]\n\n1. e4 e5 2. Nf3 *\n\n' * 20_000)
    counts: list[int] = []

    def take() -> None:
        count = 0
        while True:
            try:
                if next(games, None) is None:
                    break
                count += 1
            except RuntimeError:
                # Another thread is taking one at this moment.
                continue
        counts.append(count)

    threads = [threading.Thread(target=take) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(counts) == 20_000


@pytest.mark.parametrize("seed", range(5))
def test_any_bytes_are_read_without_a_crash(seed: int) -> None:
    import random

    chance = random.Random(seed)
    text = bytearray(MADE.read_bytes() * 20)
    for _ in range(500):
        text[chance.randrange(len(text))] = chance.randrange(256)
    for game in read_pgn(text):
        game.positions()
        game.san()
        game.occurrences()
