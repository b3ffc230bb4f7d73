"""The Laws of Chess as software.

Positions and their legal moves, why a move is illegal, moves in national notations, whether a player can still checkmate, games of PGN
files, audits of recorded games, and a referee that rules by the FIDE Laws of Chess and names the article.

>>> from touchmove import Position
>>> position = Position()
>>> position.san("g1f3", language="de")
'Sf3'
>>> position.why("e2e5").sentence
'A pawn cannot go from e2 to e5 like that.'
"""

from touchmove._errors import (
    ActError,
    AmbiguousMoveError,
    IllegalMoveError,
    MoveError,
    PgnError,
    PositionError,
    TouchmoveError,
)
from touchmove._referee import Answer, Record, Referee, Ruling
from touchmove._touchmove import (
    EDITIONS,
    LANGUAGES,
    Fault,
    Finding,
    Findings,
    Game,
    Games,
    Move,
    Position,
    Reason,
    __version__,
    audit,
    read_pgn,
)
from touchmove._winnable import Undecided, Unwinnable, Verdict, Winnable, is_dead, winnable

__all__ = [
    "EDITIONS",
    "LANGUAGES",
    "ActError",
    "AmbiguousMoveError",
    "Answer",
    "Fault",
    "Finding",
    "Findings",
    "Game",
    "Games",
    "IllegalMoveError",
    "Move",
    "MoveError",
    "PgnError",
    "Position",
    "PositionError",
    "Reason",
    "Record",
    "Referee",
    "Ruling",
    "TouchmoveError",
    "Undecided",
    "Unwinnable",
    "Verdict",
    "Winnable",
    "__version__",
    "audit",
    "is_dead",
    "read_pgn",
    "winnable",
]
