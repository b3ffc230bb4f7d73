"""The findings of an audit as a table of Apache Arrow, read by other packages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import duckdb
import polars
import pyarrow
import pytest
from touchmove import Finding, Findings, audit

if TYPE_CHECKING:
    from collections.abc import Callable

WRONG = b"""[White "Anna"]
[Black "Boris"]
[Date "2024.05.01"]

1. f3 e5 2. g4 Qh4# 1-0

[White "Ilse"]
[Date "2024.??.??"]

1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 1-0
"""


def row(finding: Finding) -> dict[str, object]:
    """Make the row that stands for a finding, from its attributes."""
    fields = ("game", "file", "white", "black", "date", "edition", "plies", "result", "ply", "kind", "article", "text")
    return {name: getattr(finding, name) for name in fields} | {
        "byte_offset": finding.offset,
        "about": finding.end or finding.claim,
        "fen": finding.position and finding.position.fen,
    }


READERS: list[tuple[str, Callable[[Findings], list[dict[str, object]]]]] = [
    ("pyarrow", lambda findings: pyarrow.table(findings).to_pylist()),
    ("polars", lambda findings: polars.DataFrame(findings).to_dicts()),
]


@pytest.mark.parametrize("read", [read for _, read in READERS], ids=[name for name, _ in READERS])
def test_a_row_for_each_finding(read: Callable[[Findings], list[dict[str, object]]]) -> None:
    rows = read(audit(WRONG))
    assert rows == [row(finding) for finding in audit(WRONG)]
    assert [(found["white"], found["date"], found["about"]) for found in rows] == [
        ("Anna", "2024.05.01", "checkmate"),
        ("Ilse", "2024.??.??", "threefold"),
    ]


def test_many_batches(tmp_path: Path) -> None:
    path = tmp_path / "wrong.pgn"
    path.write_bytes(WRONG * 10_000)
    table = pyarrow.table(audit(path))
    assert table.num_rows == 20_000
    assert max(len(batch) for batch in table.to_batches()) == 8192
    assert table["game"].to_pylist() == list(range(1, 20_001))
    assert set(table["file"].to_pylist()) == {str(path)}


def test_a_query() -> None:
    findings = audit(WRONG * 3)
    answer = duckdb.sql("select kind, count(*) from findings group by kind order by kind")
    assert answer is not None
    assert answer.fetchall() == [("claimable", 3), ("result_conflict", 3)]
    assert findings.games == 6


def test_only_what_is_left() -> None:
    findings = audit(WRONG)
    assert next(findings).kind == "result_conflict"
    assert pyarrow.table(findings)["kind"].to_pylist() == ["claimable"]
    assert pyarrow.table(findings).num_rows == 0
    assert next(findings, None) is None


def test_nothing_found() -> None:
    table = pyarrow.table(audit(b"1. e4 e5 1-0\n"))
    assert (table.num_rows, table.column_names[:3]) == (0, ["game", "file", "byte_offset"])


def test_a_file_that_cannot_be_read_further(tmp_path: Path) -> None:
    findings = audit(WRONG, tmp_path / "missing.pgn")
    reader = pyarrow.RecordBatchReader.from_stream(findings)
    assert reader.read_next_batch().num_rows == 2
    with pytest.raises(pyarrow.ArrowInvalid, match=r"missing\.pgn"):
        reader.read_next_batch()
