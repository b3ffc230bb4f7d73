"""Reads what the clients recorded, and checks that the journal has every act that was acknowledged."""

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
    """An injected fault: when it began, when it was repaired, and when every board had been answered again."""

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
    # When a player learned that it was their turn, by board and number of the entry.
    turns: dict[tuple[str, int], int] = field(default_factory=dict)
    # When anybody first learned that a game was over, by board.
    over_us: dict[str, int] = field(default_factory=dict)
    refusals: list[dict] = field(default_factory=list)


def read(file: str) -> Recording:
    recording = Recording()
    with open(file, encoding="utf-8") as lines:
        for line in lines:
            note(recording, json.loads(line))
    return recording


def note(recording: Recording, line: dict) -> None:
    what, at_us = line["what"], line["t"]
    if what == "sent":
        key = (line["board"], line["link"], line["seq"])
        made_us = line.get("made", at_us)
        sent = recording.acts.setdefault(key, Sent(*key, line["act"], made_us))
        sent.sent_us.append(at_us)
    elif what == "answered":
        sent = recording.acts[(line["board"], line["link"], line["seq"])]
        sent.answered_us, sent.number = at_us, line["n"]
        recording.answered.append(sent)
    elif what == "turn":
        recording.turns.setdefault((line["board"], line["n"]), at_us)
    elif what == "scene":
        # A device that reconnects gets the whole game, and learns of the press that way.
        recording.turns.setdefault((line["board"], line["n"]), at_us)
    elif what == "over":
        recording.over_us.setdefault(line["board"], at_us)
    elif what == "fault":
        recording.faults.append(Injected(line["number"], line["kind"], line["target"], at_us))
    elif what == "mended":
        recording.faults[-1].mended_us = at_us
    elif what == "recovered":
        recording.faults[-1].recovered_us = at_us
    elif what == "refusal":
        recording.refusals.append(line)


def check_acknowledged(recording: Recording, streams: dict[str, list[Entry]]) -> list[Fault]:
    """Checks that every acknowledged act is there once, under its number, in the order of the acknowledgements of its link."""
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
            if (board, *sent) not in recording.acts:
                faults.append(Fault(stream, f"entry {entry.number} is an act that nobody sent: {entry.link}"))
    last: dict[tuple[str, int], int] = {}
    for sent in recording.answered:
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
