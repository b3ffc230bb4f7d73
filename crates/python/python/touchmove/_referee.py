"""The referee: acts of a game in, what the Laws say about them out."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from touchmove._errors import ActError
from touchmove._touchmove import RefereeLines


class Record(Mapping[str, Any]):
    """A part of an answer. Its fields are attributes and items: `state.fen` or `state["fen"]`.

    docs/referee.md describes the fields. A field whose name is a word of Python is read as an item: `ruling["with"]`.
    """

    __slots__ = ("_fields",)
    __module__ = "touchmove"

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self._fields = {name: _wrapped(value) for name, value in fields.items()}

    def __getitem__(self, name: str) -> Any:
        return self._fields[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)

    def __getattr__(self, name: str) -> Any:
        # `_fields` is looked up here only while an object is being copied.
        if name.startswith("_"):
            raise AttributeError(name)
        try:
            return self._fields[name]
        except KeyError:
            raise AttributeError(f"{type(self).__name__} has no field {name!r}; it has {', '.join(self)}") from None

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self]

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in self.items())
        return f"{type(self).__name__}({fields})"

    def to_dict(self) -> dict[str, Any]:
        """Return the fields as plain dictionaries and lists."""
        return {name: _plain(value) for name, value in self._fields.items()}


class Ruling(Record):
    """What the Laws say about an act: its kind, the article of this edition, and a sentence, besides the fields of its kind."""

    __slots__ = ()
    __module__ = "touchmove"

    @property
    def kind(self) -> str:
        """The kind of ruling: 'made', 'completed', 'illegal', 'over', …"""
        return str(self["kind"])

    @property
    def article(self) -> str:
        """The article, in the numbering of the edition."""
        return str(self["article"])

    @property
    def text(self) -> str:
        """The ruling as a sentence in the language of the game."""
        return str(self["text"])


@dataclass(frozen=True)
class Answer:
    """The answer to an act: the rulings in the order in which they take effect, and the state of the game after them."""

    rulings: list[Ruling]
    state: Record

    def ruling(self, kind: str) -> Ruling | None:
        """Return the first ruling of a kind, or None."""
        return next((ruling for ruling in self.rulings if ruling.kind == kind), None)


class Referee:
    """A referee for one game. It knows no time but the one that the acts state.

    >>> referee = Referee.open(edition="2023", time="180+2")
    >>> _ = referee.act("start", at=0)
    >>> _ = referee.act({"act": "move", "at": 3000, "by": "white", "move": "e2e5"})
    >>> answer = referee.act("press", at=5000, by="white")
    >>> [(ruling.kind, ruling.article) for ruling in answer.rulings]
    [('illegal', '7.5.1'), ('restored', '7.5.1'), ('time', '7.5.5')]
    >>> answer.rulings[0].reason
    'cannot_reach'
    >>> answer.state.turn
    'white'
    """

    __module__ = "touchmove"

    def __init__(self, **settings: Any) -> None:
        """Open a game; see `open`."""
        self._lines = RefereeLines()
        self._state = self.act("open", **settings).state

    @classmethod
    def open(cls, **settings: Any) -> Referee:
        """Open a game with the settings of the referee protocol: edition, time, supervision, start, regulations, lang, …

        >>> Referee.open(edition="1999")
        Traceback (most recent call last):
            ...
        touchmove.ActError: bad_value: edition: must be one of 2005, 2009, 2014, 2017, 2018, 2023.
        """
        return cls(**settings)

    @property
    def state(self) -> Record:
        """The state of the game after the last act."""
        return self._state

    @property
    def time_due(self) -> int | None:
        """The next time at which time alone has an effect, in milliseconds since the game was opened. Send a `tick` then."""
        return self._lines.time_due()

    def act(self, act: str | Mapping[str, Any], **fields: Any) -> Answer:
        """Report an act, and return what the Laws say about it.

        The act is a dictionary of the referee protocol, or its name with the fields as arguments. ActError says that it cannot have
        happened or that something is missing; the game has not changed then. An act that the Laws do not allow is not an error, but
        answered with a ruling of the kind 'refused'.

        >>> referee = Referee.open()
        >>> referee.act("move", at=0, by="white", move="e2e4").state.turn
        'black'
        >>> referee.act("move", by="black", move="e7e5")
        Traceback (most recent call last):
            ...
        touchmove.ActError: missing_field: The field "at" is missing.
        """
        fields = {"act": act, **fields} if isinstance(act, str) else {**act, **fields}
        try:
            line = json.dumps(fields)
        except (TypeError, ValueError) as error:
            raise TypeError(f"an act is made of texts, numbers, lists and dictionaries: {error}") from None
        answer = json.loads(self._lines.line(line))
        if "error" in answer:
            raise ActError(answer["error"]["code"], answer["error"]["message"])
        self._state = Record(answer["state"])
        return Answer([Ruling(ruling) for ruling in answer["rulings"]], self._state)


def _wrapped(value: Any) -> Any:
    if isinstance(value, Mapping):
        return Record(value)
    if isinstance(value, list):
        return [_wrapped(item) for item in value]
    return value


def _plain(value: Any) -> Any:
    if isinstance(value, Record):
        return value.to_dict()
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value
