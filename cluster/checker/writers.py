"""Checks who wrote: no board ever has two keepers whose writes both count.

The snapshot of an act names the clock of the server that wrote it (`hall_time.hall`). A server that takes an event first writes the fact
`kept`, with its own clock, into the event's stream. Along a board the clock may therefore change only to that of a server that has taken
the event since, and never back unless that server has taken it again.
"""

from dataclasses import dataclass

from . import Fault
from .journal import Entry


@dataclass
class Kept:
    """The fact that a server keeps an event from this sequence on."""

    sequence: int
    hall: int
    by: str
    wall_ms: int
    until: dict | None


def keepings(entries: list[Entry]) -> list[Kept]:
    """Returns the `kept` facts of an event, in order. The server that made the event kept it first, without such a fact."""
    kept = []
    for entry in entries:
        if entry.fact.get("fact") == "kept":
            fact = entry.fact
            kept.append(Kept(entry.sequence, fact["at"]["hall"], fact["by"], entry.wall_ms, fact.get("until")))
    return kept


def by_event(streams: dict[str, list[Entry]]) -> dict[str, list[Kept]]:
    return {stream.removeprefix("event/"): keepings(entries) for stream, entries in streams.items() if stream.startswith("event/")}


def follow(entries: list[Entry], kept: list[Kept]) -> tuple[list[Fault], int]:
    """Checks the writers of a board. Also counts entries of a keeper that had been replaced but not yet overtaken at this board."""
    faults: list[Fault] = []
    place, first, late = -1, None, 0
    for entry in entries:
        hall = entry.hall
        if hall is None:
            continue
        if place == -1 and (first is None or hall == first):
            first = hall
            # The server that made the event kept it first, without recording that.
            if not any(each.hall == hall and each.sequence < entry.sequence for each in kept):
                late += any(each.sequence < entry.sequence for each in kept)
                continue
        start = max(place, 0)
        found = [at for at in range(start, len(kept)) if kept[at].hall == hall and kept[at].sequence < entry.sequence]
        if not found:
            where = f"{entry.stream} entry {entry.number} at {entry.sequence}"
            faults.append(Fault(where, f"was written by the server with the clock {hall}, which had not taken the event or had lost it"))
            break
        # The earliest one that fits allows the most afterwards.
        place = found[0]
        latest = max(at for at in range(len(kept)) if kept[at].sequence < entry.sequence)
        late += kept[latest].hall != hall
    return faults, late


def check(streams: dict[str, list[Entry]]) -> list[Fault]:
    kept = by_event(streams)
    faults = []
    for stream, entries in streams.items():
        if stream.startswith("board/"):
            event = stream.removeprefix("board/").split("-")[0]
            faults += follow(entries, kept.get(event, []))[0]
    return faults


def taking_over(streams: dict[str, list[Entry]], kept: dict[str, list[Kept]]) -> tuple[int, float]:
    """Returns the number of boards at which a new keeper first wrote a tick, and how long that took in all, in milliseconds."""
    lasts: dict[int, int] = {}
    boards = 0
    began = {each.sequence: each for of_event in kept.values() for each in of_event}
    for stream, entries in streams.items():
        if not stream.startswith("board/"):
            continue
        of_event = kept.get(stream.removeprefix("board/").split("-")[0], [])
        for previous, each in zip(entries, entries[1:]):
            if each.fact.get("act") == "tick" and each.hall is not None and each.hall != previous.hall:
                taken = [one for one in of_event if one.hall == each.hall and one.sequence < each.sequence]
                if taken:
                    boards += 1
                    lasts[taken[-1].sequence] = max(lasts.get(taken[-1].sequence, 0), each.wall_ms)
    return boards, float(sum(last - began[sequence].wall_ms for sequence, last in lasts.items()))


def summary(streams: dict[str, list[Entry]]) -> list[str]:
    kept = by_event(streams)
    late = 0
    for stream, entries in streams.items():
        if stream.startswith("board/"):
            late += follow(entries, kept.get(stream.removeprefix("board/").split("-")[0], []))[1]
    takings = sum(len(each) for each in kept.values())
    boards, lasted = taking_over(streams, kept)
    return [
        f"writing at all boards of an event that was taken: {boards} boards, {lasted / max(boards, 1):.1f} ms a board",f"events changed hands {takings} times; {late} acts were written by a keeper that was just being replaced, and read by the next one"]
