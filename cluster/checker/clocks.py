"""Checks the clocks: no flag falls early, none falls late outside faults, and no player is charged for time that a fault took.

A turn lasts from when the opponent made their press until the player made their own, by the clock of the clients. The hall may charge all
of it except

- the time for which the event had no keeper, if the fault was in its keeper: from the fault until the next server wrote `kept`. If the
  keeper was cut off, this begins a second and a half after the fault, because it does not notice before. If it was ended with SIGTERM, it
  hands its events over, and nothing is excepted;
- the time for which its keeper was stopped;
- the time until the opponent's press reached the keeper;
- the time until anybody learned of the opponent's press, if that was more than 700 ms and no fault touched a hall: the journal could not be
  written then. The hall promises this from 500 ms on, and the clients learn of a press a little later than the hall.

A turn that is charged more than 50 ms beyond that is reported as a fault. Around an injected fault the limit is 550 ms, because a stall of
less than 500 ms is not noticed. A player whose own device has lost its connection is charged while they think, as in any outage of the
network. The report says how long players were charged before they learned that it was their turn.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median

from . import Fault, writers
from .journal import Entry
from .record import Injected, Recording, Sent

TOLERANCE_MS = 50.0
# A stall of less than 500 ms is not noticed (docs/hall.md). Around a fault, this much more may be charged.
UNNOTICED_MS = 500.0
LONG_MS = 700.0
SIDES = {"white": "black", "black": "white"}
OF_HALLS = "hall "
CUT_OFF = "cut off"
NOTICES_AFTER_MS = 1500.0


def subtract(window: tuple[float, float], gaps: list[tuple[float, float]]) -> float:
    """Returns the length of a window without these gaps."""
    left, reached = 0.0, window[0]
    for start, end in sorted(gaps):
        start, end = max(start, reached), min(end, window[1])
        if end > start:
            left += start - reached
            reached = end
    return left + max(0.0, window[1] - reached)


@dataclass
class Faults:
    """The injected faults, and the times for which they left events without a keeper."""

    injected: list[Injected]
    kept: dict[str, list[writers.Kept]]
    # For each event, when its boards were written at and by which clock, in order.
    wrote: dict[str, list[tuple[int, int]]]

    def gaps(self, event: str) -> list[tuple[float, float]]:
        """Returns the times, in milliseconds, for which the games of an event could not go on."""
        gaps = []
        kept = self.kept.get(event, [])
        for fault in self.injected:
            if not fault.kind.startswith(OF_HALLS) or "SIGTERM" in fault.kind or fault.mended_us is None:
                continue
            began, mended = fault.began_us / 1000, fault.mended_us / 1000
            before = [each for each in kept if each.wall_ms < began]
            after = [each for each in kept if began <= each.wall_ms < mended + 10_000]
            if before and before[-1].by != fault.target:
                continue
            if not before and after and not self.was_keeper(event, fault, after[0]):
                continue
            if after and after[0].wall_ms > self.without_keeper_from(fault, began):
                gaps.append((self.without_keeper_from(fault, began), float(after[0].wall_ms)))
            elif before and "SIGSTOP" in fault.kind:
                gaps.append((began, mended))
        return gaps

    @staticmethod
    def without_keeper_from(fault: Injected, began: float) -> float:
        """Returns when a fault left an event without a keeper. A server that is cut off notices after 1.5 s; clocks run until then."""
        return began + (NOTICES_AFTER_MS if CUT_OFF in fault.kind else 0.0)

    def was_keeper(self, event: str, fault: Injected, after: writers.Kept) -> bool:
        """Whether the target of a fault kept an event before the first `kept` in it.

        The clock of the previous keeper may be known from another event. If not, the target counts as the keeper if that clock wrote
        nothing more in the event. A process that was dead or stopped wrote nothing elsewhere meanwhile either; one that was cut off may
        have, and what it wrote arrived later.
        """
        began = fault.began_us / 1000
        stood_until = began if CUT_OFF in fault.kind else (fault.mended_us or fault.began_us) / 1000
        before = [hall for wall_ms, hall in self.wrote.get(event, []) if wall_ms < began]
        clock = after.until["hall"] if after.until else before[-1] if before else None
        names = {kept.hall: kept.by for of_event in self.kept.values() for kept in of_event}
        if clock in names:
            return names[clock] == fault.target
        return not any(
            hall == clock and began + 50 < wall_ms < (after.wall_ms if of == event else stood_until)
            for of, of_event in self.wrote.items()
            for wall_ms, hall in of_event
        )

    def touches(self, start_ms: float, end_ms: float) -> bool:
        return any(True for _ in self.between(start_ms, end_ms))

    def touches_hall(self, start_ms: float, end_ms: float) -> bool:
        return any(fault.kind.startswith(OF_HALLS) for fault in self.between(start_ms, end_ms))

    def between(self, start_ms: float, end_ms: float) -> Iterator[Injected]:
        """Yields the faults that began before the end and had not been recovered from by the start. Faults do not overlap."""
        for place in range(bisect_right(self.injected, end_ms, key=lambda fault: fault.began_us / 1000), 0, -1):
            fault = self.injected[place - 1]
            if (fault.recovered_us or fault.mended_us or 1 << 62) / 1000 < start_ms:
                return
            yield fault

    def changes_hands(self, event: str, start_ms: float, end_ms: float) -> bool:
        return any(start_ms <= each.wall_ms <= end_ms for each in self.kept.get(event, []))


@dataclass
class Figures:
    turns: int = 0
    turns_in_faults: int = 0
    lost: list[float] = field(default_factory=list)
    unnoticed: int = 0
    uncredited: int = 0
    beyond: list[float] = field(default_factory=list)
    beyond_in_faults: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    late_heard: list[float] = field(default_factory=list)
    flags: int = 0
    flags_in_faults: int = 0


def check(recording: Recording, streams: dict[str, list[Entry]]) -> tuple[list[Fault], list[str]]:
    faults_done = Faults(recording.faults, writers.by_event(streams), wrote(streams))
    gaps: dict[str, list[tuple[float, float]]] = {}
    found: list[Fault] = []
    figures = Figures()
    sent = {(act.board, act.number): act for act in recording.answered}
    for stream, entries in streams.items():
        if not stream.startswith("board/"):
            continue
        board = stream.removeprefix("board/")
        event = board.split("-")[0]
        if event not in gaps:
            gaps[event] = faults_done.gaps(event)
        found += follow(board, entries, sent, recording, faults_done, gaps[event], figures)
    return found, report(figures) + recoveries(recording, faults_done)


def wrote(streams: dict[str, list[Entry]]) -> dict[str, list[tuple[int, int]]]:
    """Returns, for each event, when its boards were written at and by which clock, in order of time."""
    written: dict[str, list[tuple[int, int]]] = {}
    for stream, entries in streams.items():
        if stream.startswith("board/"):
            of_event = written.setdefault(stream.removeprefix("board/").split("-")[0], [])
            of_event += [(entry.wall_ms, entry.hall) for entry in entries if entry.hall is not None]
    for of_event in written.values():
        of_event.sort()
    return written


def is_done(entry: Entry, act: str) -> bool:
    return entry.fact.get("act") == act and not any(ruling["kind"] == "refused" for ruling in entry.rulings)


def follow(
    board: str,
    entries: list[Entry],
    sent: dict[tuple[str, int], Sent],
    recording: Recording,
    done: Faults,
    gaps: list[tuple[float, float]],
    figures: Figures,
) -> list[Fault]:
    """Checks the clocks of a board, turn by turn."""
    found: list[Fault] = []
    begun: tuple[Entry, Sent] | None = None
    side = "white"
    waits: list[tuple[float, float]] = []
    credited: dict[int, int] = {}
    for previous, entry in zip([None] + entries, entries):
        act = sent.get((board, entry.number))
        note_credit(entry, credited)
        fallen = [ruling["by"] for ruling in entry.rulings if ruling["kind"] == "flag"]
        if fallen and previous:
            found += flag(board, previous, entry, done, recording, figures)
        if begun and entry.clock and side in fallen:
            charge = begun[0].clock[f"{side}_ms"]
            found += turn(board, side, begun, entry, charge, entry.wall_ms, (gaps, waits), done, recording, figures)
            return found
        is_press = is_done(entry, "press")
        if not (is_press or is_done(entry, "start")) or act is None:
            continue
        if begun and is_press:
            spent = credited.get(act.link, 0)
            charge = begun[0].clock[f"{side}_ms"] - entry.clock[f"{side}_ms"]
            # The turn ends when the press is made, not when it is acknowledged.
            if spent >= 55_000:
                figures.uncredited += 1
            else:
                found += turn(board, side, begun, entry, charge, act.made_us / 1000, (gaps, waits), done, recording, figures)
        side = (entry.clock or {}).get("running") or (SIDES[side] if is_press else side)
        begun = (entry, act)
        # Both players learn of a press as soon as it is written, unless one has lost the connection. So the first of them counts.
        heard = [us for us in (act.answered_us, recording.turns.get((board, entry.number))) if us is not None]
        is_long = bool(heard) and (min(heard) - act.made_us) / 1000 > LONG_MS
        waits = [(act.made_us / 1000, min(heard) / 1000)] if is_long else []
    return found


def note_credit(entry: Entry, credited: dict[int, int]) -> None:
    """Adds up what was credited to each link for outages. The credit of an entry stands after its number: `LINK#SEQ+MS`."""
    if entry.link and "#" in entry.link and "+" in entry.link:
        link, rest = entry.link.split("#")
        credited[int(link)] = credited.get(int(link), 0) + int(rest.split("+")[1])


def turn(
    board: str,
    side: str,
    begun: tuple[Entry, Sent],
    entry: Entry,
    charge: float,
    made_ms: float,
    gaps: tuple[list[tuple[float, float]], list[tuple[float, float]]],
    done: Faults,
    recording: Recording,
    figures: Figures,
) -> list[Fault]:
    start_ms = begun[1].made_us / 1000
    gaps, waits = gaps
    reached_ms = max(start_ms, float(begun[0].wall_ms))
    gaps = gaps + [(start_ms, reached_ms)]
    if waits and not done.touches_hall(start_ms, made_ms):
        gaps = gaps + waits
    allowed = subtract((start_ms, max(made_ms, start_ms)), gaps)
    lost = charge - allowed
    figures.turns += 1
    is_in_fault = done.touches(start_ms, made_ms)
    figures.turns_in_faults += is_in_fault
    figures.lost.append(max(0.0, lost))
    heard_us = recording.turns.get((board, begun[0].number))
    if heard_us:
        beyond = figures.beyond_in_faults if is_in_fault else figures.beyond
        beyond.append(charge - (made_ms - heard_us / 1000))
    figures.unnoticed += is_in_fault and TOLERANCE_MS < lost <= TOLERANCE_MS + UNNOTICED_MS
    if lost <= TOLERANCE_MS + (UNNOTICED_MS if is_in_fault else 0.0):
        return []
    what = f"{side} was charged {charge:.0f} ms, {lost:.0f} ms more than was theirs"
    where = f"board/{board} entries {begun[0].number} to {entry.number}"
    # Half a second or more cannot be explained by a busy machine.
    return [Fault(where, what, is_about_milliseconds=lost < 500)]


def flag(board: str, previous: Entry, entry: Entry, done: Faults, recording: Recording, figures: Figures) -> list[Fault]:
    where = f"board/{board} entry {entry.number}"
    due = (previous.snapshot or {}).get("due")
    figures.flags += 1
    if due is None:
        return [Fault(where, "a flag fell that was not due")]
    if entry.at_ms < due:
        return [Fault(where, f"a flag fell {due - entry.at_ms} ms early")]
    late = float(entry.at_ms - due)
    event = board.split("-")[0]
    if done.touches(previous.wall_ms, entry.wall_ms) or done.changes_hands(event, previous.wall_ms, entry.wall_ms):
        figures.flags_in_faults += 1
        return []
    by_wall = (entry.wall_ms - previous.wall_ms) - (due - previous.at_ms)
    late = max(late, float(by_wall))
    figures.late.append(late)
    if board in recording.over_us:
        figures.late_heard.append(recording.over_us[board] / 1000 - previous.wall_ms - (due - previous.at_ms))
    if late > TOLERANCE_MS:
        return [Fault(where, f"a flag fell {late:.0f} ms late", is_about_milliseconds=True)]
    return []


def within(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0


def report(figures: Figures) -> list[str]:
    def spread(values: list[float]) -> str:
        return f"50 % {within(values, 0.5):.0f}, 99 % {within(values, 0.99):.0f}, all {within(values, 1.0):.0f} ms"

    over = sum(1 for late in figures.late if late > TOLERANCE_MS)
    return [
        f"{figures.flags} flags fell, {figures.flags_in_faults} of them in games that a fault or a change of keepers touched;"
        f" the others late by: {spread(figures.late)} ({over} more than {TOLERANCE_MS:.0f} ms);"
        f" reported to the clients after: {spread(figures.late_heard)}",
        f"{figures.turns} turns compared, {figures.turns_in_faults} of them touched by a fault; charged beyond what was theirs: {spread(figures.lost)};"
        f" charged beyond the time from learning of the opponent's press to making their own: {spread(figures.beyond)} outside faults,"
        f" {spread(figures.beyond_in_faults)} in turns touched by one",
        f"{figures.unnoticed} turns touched by a fault were charged 50 to 550 ms too much: stalls of less than 500 ms are not noticed",
        f"{figures.uncredited} turns not compared: the credit for outages of that game was used up",
    ]


def recoveries(recording: Recording, done: Faults) -> list[str]:
    """Returns a table of how long boards waited, by kind of fault."""
    acts = sorted((act for act in recording.answered if act.answered_us), key=lambda act: act.made_us)
    lines = [
        "| fault | injected | boards that waited more than 1 s | longest wait of such a board, median (s) | longest (s) | next keeper after, median (s) | longest (s) |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for kind in sorted({fault.kind for fault in recording.faults}):
        of_kind = [fault for fault in recording.faults if fault.kind == kind]
        waits, takings = [], []
        for fault in of_kind:
            waits += waited(fault, acts)
            if kind.startswith(OF_HALLS):
                takings += taken_after(fault, done)
        lines.append(
            f"| {kind} | {len(of_kind)} | {len(waits)} | {median(waits) if waits else 0:.1f} | {max(waits, default=0):.1f} |"
            f" {median(takings) if takings else 0:.1f} | {max(takings, default=0):.1f} |"
        )
    return lines


def waited(fault: Injected, acts: list[Sent]) -> list[float]:
    longest: dict[str, float] = {}
    end = fault.recovered_us or fault.mended_us or fault.began_us
    # Nobody waits for longer than two minutes.
    start = bisect_left(acts, fault.began_us - 120_000_000, key=lambda act: act.made_us)
    stop = bisect_right(acts, end, key=lambda act: act.made_us)
    for act in acts[start:stop]:
        if act.answered_us >= fault.began_us:
            seconds = (act.answered_us - max(act.made_us, fault.began_us)) / 1e6
            longest[act.board] = max(longest.get(act.board, 0.0), seconds)
    return [seconds for seconds in longest.values() if seconds > 1]


def taken_after(fault: Injected, done: Faults) -> list[float]:
    """Returns how long after a fault each event of its target had its next keeper, in seconds."""
    taken = []
    end_ms = (fault.recovered_us or fault.mended_us or fault.began_us) / 1000
    for kept in done.kept.values():
        before = [each for each in kept if each.wall_ms < fault.began_us / 1000]
        after = [each for each in kept if fault.began_us / 1000 <= each.wall_ms <= end_ms]
        if before and after and before[-1].by == fault.target:
            taken.append((after[0].wall_ms - fault.began_us / 1000) / 1000)
    return taken
