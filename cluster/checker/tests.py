"""Tests the checker: an intact journal passes, and each kind of damage is found."""

import copy
import dataclasses
import json
import unittest

from . import clocks, journal, record, writers
from .journal import Entry

WHITE, BLACK = 7, 8


def entry(stream: str, number: int, sequence: int, wall_ms: int, body: dict, **more) -> Entry:
    fields = {"at_ms": None, "role": "server", "link": None, "digest": None, "version": "1", "hash": "", "snapshot_hash": None}
    fields |= {"snapshot_text": None, "origin": None} | more
    return Entry(stream=stream, number=number, sequence=sequence, wall_ms=wall_ms, body=json.dumps(body), **fields)


def chained(entries: list[Entry]) -> list[Entry]:
    """Gives the entries hashes that fit."""
    previous = journal.first_hash(entries[0].stream)
    for each in entries:
        if each.snapshot_text is not None:
            each.snapshot_hash = journal.hashlib.sha256(each.snapshot_text.encode()).hexdigest()
        previous = journal.hash_of(previous, each)
        each.hash = previous.hex()
    return entries


def act(number: int, sequence: int, at_ms: int, hall: int, name: str, link: str | None, white: int, black: int, running: str, rulings=()) -> Entry:
    state = {"clock": {"white_ms": white, "black_ms": black, "running": running}}
    kinds = [{"kind": kind, "by": running} for kind in rulings]
    due = at_ms + (white if running == "white" else black)
    snapshot = {"hall_time": {"hall": hall, "ms": at_ms}, "due": due, "answer": {"rulings": kinds, "state": state}}
    text = json.dumps(snapshot)
    return entry("board/1-1", number, sequence, 1000 + at_ms, {"act": name}, at_ms=at_ms, link=link, snapshot_text=text)


def streams() -> dict[str, list[Entry]]:
    """White and Black have pressed, the keeper has changed from 1 to 2, and White's flag has fallen."""
    kept = {"fact": "kept", "by": "hall-2", "until": {"hall": 1, "ms": 0}, "at": {"hall": 2, "ms": 0}}
    return {
        "event/1": chained([entry("event/1", 1, 1, 0, {"fact": "made"}), entry("event/1", 2, 5, 3500, kept)]),
        "board/1-1": chained(
            [
                act(1, 2, 0, 1, "start", "6#1", 9000, 9000, "white"),
                act(2, 3, 1000, 1, "press", f"{WHITE}#1", 8000, 9000, "black"),
                act(3, 6, 2000, 2, "press", f"{BLACK}#1", 8000, 8000, "white"),
                act(4, 7, 10020, 2, "tick", None, 0, 8000, "white", ["flag"]),
            ]
        ),
    }


def recording() -> record.Recording:
    lines = []
    for link, seq, name, number, at_ms in [(6, 1, "start", 1, 0), (WHITE, 1, "press", 2, 1000), (BLACK, 1, "press", 3, 2000)]:
        at_us = (1000 + at_ms) * 1000
        lines.append({"what": "sent", "t": at_us, "board": "1-1", "link": link, "seq": seq, "act": name, "made": at_us})
        lines.append({"what": "answered", "t": at_us + 5000, "board": "1-1", "link": link, "seq": seq, "n": number})
    recorded = record.Recording()
    for line in lines:
        record.note(recorded, line)
    return recorded


def found(changed: dict[str, list[Entry]], recorded: record.Recording | None = None) -> list[str]:
    recorded = recorded or recording()
    faults = journal.check(changed) + record.check_acknowledged(recorded, changed)
    faults += writers.check(changed) + clocks.check(recorded, changed)[0]
    return [str(fault) for fault in faults]


class Checker(unittest.TestCase):
    def is_found(self, words: str, faults: list[str]) -> None:
        self.assertTrue(any(words in fault for fault in faults), faults)

    def test_what_is_whole_passes(self) -> None:
        self.assertEqual(found(streams()), [])

    def test_the_hash_of_an_entry(self) -> None:
        """The values with which crates/journal/src/hash.rs is tested."""
        digest = journal.hashlib.sha256(b"answer").hexdigest()
        example = entry("board/1", 7, 1, 1_700_000_000_000, {}, at_ms=1500, role="white", link="w1", digest=digest, version="0.1.0")
        example = dataclasses.replace(example, body='{"act":"press"}')
        computed = journal.hash_of(journal.first_hash("board/1"), example).hex()
        self.assertEqual(computed, "fd811abfcee729e231a48909e47952e736fb94edd075b10adef37ac70b7e6313")

    def test_gaps_and_changes(self) -> None:
        without = streams()
        del without["board/1-1"][1]
        self.is_found("stands where number 2 belongs", found(without))
        changed = streams()
        changed["board/1-1"][1].wall_ms += 1
        self.is_found("does not fit its hash", found(changed))
        back = streams()
        back["board/1-1"][2].at_ms = 500
        self.is_found("game time goes back", found(back))

    def test_acts_that_were_acknowledged(self) -> None:
        cut = streams()
        cut["board/1-1"] = cut["board/1-1"][:2]
        self.is_found("is not there", found(cut))
        twice = streams()
        twice["board/1-1"][3].link = f"{BLACK}#1"
        self.is_found("is there twice", found(twice))
        another = streams()
        another["board/1-1"][2].body = '{"act":"resign"}'
        self.is_found("is recorded", found(another))

    def test_two_keepers(self) -> None:
        early = streams()
        early["event/1"][1].sequence = 9
        self.is_found("had not taken the event", found(early))
        back = streams()
        back["board/1-1"].append(act(5, 8, 10030, 1, "tick", None, 0, 8000, "white"))
        self.is_found("had not taken the event", found(back))
        late = streams()
        late["board/1-1"][1].sequence = 5.5
        self.assertEqual([str(fault) for fault in writers.check(late)], [], "the next keeper has read it")

    def test_flags(self) -> None:
        early = streams()
        early["board/1-1"][3].at_ms = 9990
        self.is_found("10 ms early", found(early))
        late = streams()
        for each in (late["board/1-1"][3],):
            each.at_ms, each.wall_ms = 10080, 11080
        late["event/1"][1].wall_ms = 2500
        self.is_found("80 ms late", found(late))

    def test_time_that_was_not_theirs(self) -> None:
        recorded = recording()
        # White made their first press after half a second, and was charged a whole second.
        sent = copy.copy(recorded.acts[("1-1", WHITE, 1)])
        sent.made_us -= 500_000
        recorded.answered[1] = sent
        self.is_found("500 ms more than was theirs", found(streams(), recorded))

    def test_the_time_without_a_keeper_is_nobodys(self) -> None:
        recorded = recording()
        record.note(recorded, {"what": "fault", "t": 3_200_000, "number": 1, "kind": "hall killed", "target": "hall-1"})
        record.note(recorded, {"what": "mended", "t": 3_400_000, "number": 1})
        changed = streams()
        self.assertEqual(found(changed, recorded), [], "0.3 s are too short to be noticed")
        # Of the eight seconds until White's flag fell, 0.8 were without a keeper.
        changed["event/1"][1].wall_ms = 4000
        changed["event/1"] = chained(changed["event/1"])
        self.is_found("780 ms more than was theirs", found(changed, recorded))
        # While hall-1 was dead, the keeper wrote elsewhere: it was another one, and handed the event over.
        alive = dataclasses.replace(act(1, 4, 2300, 1, "tick", None, 9000, 9000, "white"), stream="board/2-1")
        changed["board/2-1"] = chained([alive])
        self.assertEqual(found(changed, recorded), [])
        # A hall that was cut off may have written elsewhere, and that arrived later. It notices after 1.5 s.
        recorded.faults[0].kind = "hall cut off"
        recorded.faults[0].began_us = 2_100_000
        changed["event/1"][1].wall_ms = 4500
        changed["event/1"] = chained(changed["event/1"])
        self.is_found("880 ms more than was theirs", found(changed, recorded))


if __name__ == "__main__":
    unittest.main()
