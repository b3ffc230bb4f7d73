"""Runs the examples in the docstrings, in the README of the package and in docs/python.md."""

from __future__ import annotations

import doctest
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import touchmove

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "python.md"
README = HERE.parent / "README.md"


def docstrings() -> Iterator[tuple[str, str]]:
    """Find every docstring of the package with an example, and its name."""
    named: list[tuple[str, Any]] = [("touchmove", touchmove)]
    for name in touchmove.__all__:
        value = getattr(touchmove, name)
        named.append((name, value))
        if inspect.isclass(value):
            named += [(f"{name}.{member}", getattr(value, member)) for member in vars(value) if not member.startswith("_")]
    for name, value in named:
        text = inspect.getdoc(value)
        if text and ">>>" in text:
            yield name, text


def check(name: str, text: str, globs: dict[str, Any]) -> int:
    """Run the examples of a text, and return how many there are."""
    test = doctest.DocTestParser().get_doctest(text, globs, name, name, 0)
    found: list[str] = []
    outcome = doctest.DocTestRunner().run(test, out=found.append)
    assert outcome.failed == 0, "".join(found)
    return outcome.attempted


@pytest.mark.parametrize(("name", "text"), list(docstrings()), ids=lambda value: value if "\n" not in value else "")
def test_docstrings(name: str, text: str) -> None:
    assert check(name, text, {known: getattr(touchmove, known) for known in touchmove.__all__}) > 0


def test_everything_is_documented() -> None:
    for name in touchmove.__all__:
        value = getattr(touchmove, name)
        if not inspect.isclass(value) and not inspect.isroutine(value):
            continue
        assert inspect.getdoc(value), name
        if inspect.isclass(value):
            for member, found in vars(value).items():
                assert member.startswith("_") or inspect.getdoc(found), f"{name}.{member}"


@pytest.mark.parametrize(("path", "least"), [(PAGE, 30), (README, 2)], ids=["docs/python.md", "README.md"])
def test_pages(path: Path, least: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = re.findall(r"^```pycon\n(.*?)^```$", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    (tmp_path / "games.pgn").write_bytes((HERE / "made.pgn").read_bytes())
    monkeypatch.chdir(tmp_path)
    # The blocks of a page are one session.
    assert check(path.name, "\n".join(blocks), {}) >= least
