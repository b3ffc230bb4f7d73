"""What the clients recorded, and whether the journal has every act that was acknowledged to them."""

import json
from dataclasses import dataclass, field

from . import Fault
from .journal import Entry


@dataclass
class Sent:
    """An act: when it was made, each time it was sent, and when it was acknowledged."""

    board: str
    link: int
    seq: int
    act: str
    made_us: int
    sent_us: list[int] = field(default_factory=list)
    answered_us: int | None = None
    number: int | None = None


@dataclass
class Injected:
    """A fault that was injected: when it began, when it was put right, and when every board had answered again."""

    number: int
    kind: str
    target: str
    began_us: int
    mended_us: int | None = None
    recovered_us: int | None = None


@dataclass
class Recording:
    """Everything that the clients recorded."""

    acts: dict[tuple[str, int, int], Sent] = field(default_factory=dict)
    # In the order in which they were acknowledged.
    answered: list[Sent] = field(default_factory=list)
    faults: list[Injected] = field(default_factory=list)
    # When a player heard that it was their turn, by board and number.
    turns: dict[tuple[str, int], int] = field(default_factory=dict)
    # When somebody first heard that a game was over.
    over_us: dict[str, int] = field(default_factory=dict)
    refusals: list[dict] = field(default_factory=list)


def read(file: str) -> Recording:
    said = Recording()
    with open(file, encoding="utf-8") as lines:
        for line in lines:
            note(said, json.loads(line))
    return said


def note(said: Recording, line: dict) -> None:
    what, at_us = line["what"], line["t"]
    if what == "sent":
        key = (line["board"], line["link"], line["seq"])
        made_us = line.get("made", at_us)
        sent = said.acts.setdefault(key, Sent(*key, line["act"], made_us))
        sent.sent_us.append(at_us)
    elif what == "answered":
        sent = said.acts[(line["board"], line["link"], line["seq"])]
        sent.answered_us, sent.number = at_us, line["n"]
        said.answered.append(sent)
    elif what == "turn":
        said.turns.setdefault((line["board"], line["n"]), at_us)
    elif what == "scene":
        # Whoever comes back finds how the game stands.
        said.turns.setdefault((line["board"], line["n"]), at_us)
    elif what == "over":
        said.over_us.setdefault(line["board"], at_us)
    elif what == "fault":
        said.faults.append(Injected(line["number"], line["kind"], line["target"], at_us))
    elif what == "mended":
        said.faults[-1].mended_us = at_us
    elif what == "recovered":
        said.faults[-1].recovered_us = at_us
    elif what == "refusal":
        said.refusals.append(line)


def check_acknowledged(said: Recording, streams: dict[str, list[Entry]]) -> list[Fault]:
    """Every acknowledged act is there once, under its number, and in the order of the acknowledgements of its link."""
    faults = []
    for stream, entries in streams.items():
        if not stream.startswith("board/"):
            continue
        board = stream.removeprefix("board/")
        found: dict[tuple[int, int], int] = {}
        for entry in entries:
            if (sent := entry.sent_as) is None:
                continue
            if sent in found:
                faults.append(Fault(stream, f"message {sent[1]} of link {sent[0]} is there twice: {found[sent]} and {entry.number}"))
            found[sent] = entry.number
            if (board, *sent) not in said.acts:
                faults.append(Fault(stream, f"entry {entry.number} is an act that nobody sent: {entry.link}"))
    last: dict[tuple[str, int], int] = {}
    for sent in said.answered:
        stream = f"board/{sent.board}"
        entries = streams.get(stream, [])
        where = f"{stream}: message {sent.seq} of link {sent.link}"
        if sent.number is None or not 0 < sent.number <= len(entries):
            faults.append(Fault(where, f"was acknowledged as entry {sent.number}, and is not there"))
            continue
        entry = entries[sent.number - 1]
        if entry.sent_as != (sent.link, sent.seq):
            faults.append(Fault(where, f"was acknowledged as entry {sent.number}, where {entry.link} stands"))
        elif not is_same_act(sent.act, entry):
            faults.append(Fault(where, f"was {sent.act}, and {entry.body} is recorded"))
        key = (sent.board, sent.link)
        if last.get(key, 0) >= sent.number:
            faults.append(Fault(where, f"was acknowledged as {sent.number} after {last[key]}"))
        last[key] = sent.number
    return faults


def is_same_act(act: str, entry: Entry) -> bool:
    wanted = json.loads(act) if act.startswith("{") else {"act": act}
    return all(entry.fact.get(name) == value for name, value in wanted.items())
