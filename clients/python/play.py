"""Plays a legal and an illegal move through a client generated from docs/openapi.json.

Argument: the program, which is started with its own hall.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from touchmove_client import AuthenticatedClient
from touchmove_client.api.boards import make_boards, tell_act
from touchmove_client.api.events import make_event
from touchmove_client.models import (
    ActMove,
    ActMoveAct,
    ActPress,
    ActPressAct,
    ActRequest,
    ActStart,
    ActStartAct,
    AnswerMessage,
    EditionYear,
    EventSettings,
    NewBoard,
    NewBoards,
    RulingCompleted,
    RulingIllegal,
    RulingTime,
)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        journal = Path(folder) / "journal.db"
        command = [sys.argv[1], "serve", "--listen", "127.0.0.1:0", "--journal", str(journal)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as hall:
            try:
                address = "http://" + hall.stdout.readline().split("http://")[1].strip().rstrip("/")
                token = hall.stdout.readline().split("/a/")[1].strip()
                play(address, token)
            finally:
                hall.terminate()


def play(address: str, token: str) -> None:
    def client(token: str) -> AuthenticatedClient:
        return AuthenticatedClient(base_url=address, token=token, raise_on_unexpected_status=True)

    arbiter = client(token)
    event = make_event.sync(client=arbiter, body=EventSettings(name="Client", edition=EditionYear("2023"), time="300+3"))
    boards = NewBoards(boards=[NewBoard(white="White", black="Black")])
    made = make_boards.sync(event.event.event, client=arbiter, body=boards)
    board = made.boards[0].board
    players = {str(link.player or link.role).lower(): client(link.token) for link in made.links}

    def tell(who: AuthenticatedClient, seq: int, act) -> AnswerMessage:
        answer = tell_act.sync(board, client=who, body=ActRequest(seq=seq, act=act))
        assert isinstance(answer, AnswerMessage), answer
        return answer

    def rulings(message: AnswerMessage, kind: type) -> list:
        return [ruling for ruling in message.answer.rulings if isinstance(ruling, kind)]

    press = ActPress(act=ActPressAct.PRESS)
    tell(arbiter, 1, ActStart(act=ActStartAct.START))
    tell(players["white"], 1, ActMove(act=ActMoveAct.MOVE, move="e2e4"))
    legal = tell(players["white"], 2, press)
    assert rulings(legal, RulingCompleted)[0].move == "e2e4", legal

    tell(players["black"], 1, ActMove(act=ActMoveAct.MOVE, move="e7e3"))
    illegal = tell(players["black"], 2, press)
    ruling = rulings(illegal, RulingIllegal)[0]
    assert (ruling.article, str(ruling.reason), ruling.count) == ("7.5.1", "cannot_reach", 1), ruling
    added = rulings(illegal, RulingTime)[0]
    assert (str(added.to), added.ms) == ("white", 120_000), added
    print(f"python client: {ruling.text} ({ruling.article})")


main()
