"""A whole event: players from a report in Windows-1250, rounds paired by py4swiss, games played over HTTP, results written back to the
report, and every round broadcast: into a folder, and pushed to a server in the way lichess's own client does.

Arguments: the program, which is started with its own hall, py4swiss, and the folder to broadcast into.
"""

import re
import sys
import time
from pathlib import Path

import berserk
from hall import Link, Refused, hall
from lila import Lila, Push, lila

NAMES = [
    "Đorđević, Živko",
    "Šimunić, Ante",
    "Dvořák, Tomáš",
    "Ćosić, Ljubica",
    "Žák, Čestmír",
    "Njeguš, Đurđa",
    "Přibyl, Jiří",
    "Kovačević, Šime",
    "Čeňková, Zdeňka",
]
ROUNDS = 4
PLAYED = 3
# The absent players by round, and their points.
ABSENT = {2: {5: "half"}, 3: {7: "zero"}}
BYES = {"zero": ("Z", 0.0), "half": ("H", 0.5), "full": ("F", 1.0)}
# White's points in one game after the other.
ENDINGS = [1.0, 0.5, 0.0]
LETTERS = {1.0: "1", 0.5: "=", 0.0: "0"}
TOKEN = "lip_" + "x" * 20


def report() -> bytes:
    """The players before the first round, as a pairing program of 2026 writes them."""
    lines = ["012 Otevřený přebor – Šahovski turnir", f"142 {ROUNDS}", "152 W"]
    for number, name in enumerate(NAMES, 1):
        rating, fide_id = 2400 - 50 * number, 12_345_600 + number
        lines.append(f"001 {number:>4} m    {name:<33} {rating:>4} CZE {fide_id:>11} 1990/00/00  0.0 {number:>4}")
    return "".join(f"{line}\r\n" for line in lines).encode("windows-1250")


class Event:
    """The event, and what is known about it without asking the hall."""

    def __init__(self, arbiter: Link) -> None:
        self.arbiter = arbiter
        made = arbiter.post("/events", {"name": "Přebor", "time": "300+3", "lang": "cs"})
        self.path = f"/events/{made['event']['event']}"
        self.organiser = Link(arbiter.origin, next(link["token"] for link in made["links"] if link["role"] == "organiser"))
        self.players: dict[str, Link] = {}
        self.rounds: list[dict[int, str]] = []
        self.boards: list[dict] = []
        self.points = dict.fromkeys(range(1, len(NAMES) + 1), 0.0)
        self.met: set[frozenset[int]] = set()

    def pair(self, number: int) -> list[dict]:
        """Lets the engine pair a round and sets up its proposal."""
        byes = ABSENT.get(number, {})
        absent = [{"player": player, "bye": bye} for player, bye in byes.items()]
        seen = self.organiser.get(f"{self.path}/pairing")
        assert (seen["engine"], seen["round"], seen.get("problem")) == ("py4swiss", number, None), seen
        assert [player["name"] for player in seen["players"]] == NAMES, seen["players"]
        assert {player["player"]: player["points"] for player in seen["players"]} == self.points, seen["players"]
        preview = self.organiser.post(f"{self.path}/pairing/preview", {"absent": absent})
        order = {"round": number, "pairs": preview["pairs"], "based_on": preview["based_on"], "absent": absent}
        made = self.organiser.post(f"{self.path}/pairing", order)
        cells = {player: f"0000 - {BYES[bye][0]}" for player, bye in byes.items()}
        for player, bye in byes.items():
            self.points[player] += BYES[bye][1]
        for pair in preview["pairs"]:
            white, black = pair["white"], pair.get("black")
            assert white not in cells and black not in cells, f"round {number}: {pair}"
            if black is None:
                cells[white] = "0000 - U"
                self.points[white] += 1.0
                continue
            assert frozenset((white, black)) not in self.met, f"{pair} have met before"
            self.met.add(frozenset((white, black)))
            cells[white], cells[black] = f"{black:>4} w", f"{white:>4} b"
        assert sorted(cells) == sorted(self.points), f"round {number}: everybody has a place: {cells}"
        self.rounds.append(cells)
        for link in made["links"]:
            if link.get("player"):
                self.players[link["player"]] = Link(self.arbiter.origin, link["token"])
        self.boards = made["boards"]
        return self.boards

    def play(self, board: dict, for_white: float) -> None:
        """Plays a short game on the players' own devices."""
        name, white, black = board["board"], self.players[board["white"]], self.players[board["black"]]
        self.arbiter.act(name, "start")
        white.act(name, "move", move="e2e4")
        white.act(name, "press")
        if for_white == 1.0:
            black.act(name, "resign")
        elif for_white == 0.0:
            white.act(name, "resign")
        else:
            self.arbiter.act(name, "declare", result="1/2-1/2")
        for side, points in (("white", for_white), ("black", 1.0 - for_white)):
            player = NAMES.index(board[side]) + 1
            self.rounds[-1][player] += f" {LETTERS[points]}"
            self.points[player] += points

    def check_report(self) -> None:
        """Checks that the report has every pairing, bye and result, and is otherwise the original file."""
        body, kind = self.organiser.send("GET", f"{self.path}/trf")
        assert "windows-1250" in kind, kind
        before, now = report().split(b"\r\n"), body.split(b"\r\n")
        assert len(before) == len(now), body.decode("windows-1250")
        for old, new in zip(before, now, strict=True):
            if not old.startswith(b"001"):
                assert old == new, new
                continue
            player = int(old[4:8])
            cells = "".join(f"{cells[player]:<8}  " for cells in self.rounds)
            expected = old[:80] + f"{self.points[player]:>4}".encode() + old[84:] + b"  " + cells.encode()
            assert new.rstrip() == expected.rstrip(), f"\n{new!r}\n{expected!r}"


def main() -> None:
    program, py4swiss, folder = sys.argv[1:]
    with lila() as server:
        outlets = ["--live-folder", folder, "--push-server", server.origin]
        with hall(program, "--pairing-engine", f"py4swiss={py4swiss}", *outlets) as arbiter:
            play_event(arbiter, server, Path(folder))


def play_event(arbiter: Link, server: Lila, folder: Path) -> None:
    event = Event(arbiter)
    event.organiser.send("PUT", f"{event.path}/trf", report())
    arbiter.put(f"{event.path}/broadcast/token", {"token": TOKEN})
    event.check_report()
    for number in range(1, PLAYED + 1):
        arbiter.put(f"{event.path}/broadcast/rounds/{number}", {"push_to": round_id(number)})
        boards = event.pair(number)
        event.check_report()
        for place, board in enumerate(boards):
            check_unfinished(event, number, board)
            event.play(board, ENDINGS[(number + place) % len(ENDINGS)])
        event.check_report()
        check_broadcast(event, server, folder, number)
    event.pair(PLAYED + 1)
    event.check_report()
    results = event.organiser.send("GET", f"{event.path}/results?round=1")[0].decode("utf-8-sig")
    assert results.startswith("Stůl;Bílý;Černý;Výsledek;Bílý: rating;Bílý: FIDE ID;Bílý: federace"), results
    games = event.organiser.send("GET", f"{event.path}/games")[0].decode()
    assert all(f'"{name}"' in games for name in NAMES), games
    print(f"event: {PLAYED} rounds of {len(NAMES)} players played and broadcast, round {PLAYED + 1} paired by py4swiss")


def check_broadcast(event: Event, server: Lila, folder: Path, number: int) -> None:
    """Checks that what is pushed is what the folder has, and that berserk would push it in the same way."""
    pushed = server.latest(round_id(number), lambda pgn: '[Result "*"]' not in pgn)
    in_folder = folder / f"event-{event.path.rsplit('/', 1)[1]}" / f"round-{number}" / "games.pgn"
    for _ in range(600):
        written = in_folder.read_text(encoding="utf-8") if in_folder.exists() else ""
        if written == pushed.pgn:
            break
        time.sleep(0.1)
    assert written == pushed.pgn, f"{in_folder}:\n{written}\npushed:\n{pushed.pgn}"
    assert all(name in pushed.pgn for name in (board["white"] for board in event.boards)), pushed.pgn
    client = berserk.Client(berserk.TokenSession(TOKEN), base_url=server.origin)
    client.broadcasts.push_pgn_update(round_id(number), re.split(r"\n\n(?=\[Event )", pushed.pgn.strip()))
    theirs = server.pushes[-1]
    assert Push(theirs.path, theirs.authorization, theirs.pgn.strip()) == Push(
        pushed.path, pushed.authorization, pushed.pgn.strip()
    ), f"{theirs}\n{pushed}"


def round_id(number: int) -> str:
    """The ID of a round at the server: eight letters and digits."""
    return f"roundNo{number}"


def check_unfinished(event: Event, number: int, board: dict) -> None:
    """Checks that a round is not paired before the last one is finished, and that the hall names the missing boards."""
    try:
        event.organiser.post(f"{event.path}/pairing/preview", {})
    except Refused as refused:
        assert (refused.status, refused.code) == (409, "not_finished"), refused
        assert f"Round {number} " in refused.message and f"table {board['table']} ({board['white']}" in refused.message, refused
    else:
        raise AssertionError(f"round {number} is not finished")


main()
