"""Audits of recorded games."""

from __future__ import annotations

from pathlib import Path

from touchmove import Position, audit

MADE = Path(__file__).with_name("made.pgn")

WRONG = b"""[Event "one"]
[White "Anna"]
[Black "Boris"]
[Date "2024.05.01"]

1. f3 e5 2. g4 Qh4# 1-0

[Event "two"]
[Date "2024.05.01"]

1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 1-0
"""


def test_findings() -> None:
    findings = audit(WRONG)
    one, two = findings
    assert (one.game, one.ply, one.kind, one.end, one.article) == (1, 4, "result_conflict", "checkmate", "5.1.1")
    assert (one.white, one.black, one.date, one.edition, one.plies, one.result) == ("Anna", "Boris", "2024.05.01", "2023", 4, "1-0")
    assert (one.file, one.offset, one.claim) == (None, 0, None)
    assert one.position is not None and one.position.is_checkmate()
    assert str(one) == one.text == "The result is 1-0, but the checkmate makes it 0-1."
    assert (two.game, two.ply, two.kind, two.claim, two.article) == (2, 8, "claimable", "threefold", "9.2.2")
    assert WRONG[two.offset :].startswith(b'[Event "two"]')
    assert two.position == Position()
    assert repr(two) == "Finding('claimable', game=2, ply=8, article='9.2.2')"
    assert findings.games == 2


def test_an_edition_for_all_games() -> None:
    assert [finding.edition for finding in audit(WRONG, edition="2005")] == ["2005", "2005"]
    assert [finding.article for finding in audit(WRONG, edition="2005")][0] == "5.1.a"


def test_several_files(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.pgn"
    wrong.write_bytes(WRONG * 3000)
    findings = list(audit(str(MADE), wrong, WRONG))
    of_wrong = [finding for finding in findings if finding.file == str(wrong)]
    assert len(of_wrong) == 6000
    assert [finding.game for finding in of_wrong] == list(range(8, 6008))
    assert [finding.game for finding in findings[-2:]] == [6008, 6009]
    assert findings[-1].file is None
    text = wrong.read_bytes()
    assert all(text[finding.offset :].startswith(b'[Event "') for finding in of_wrong)
