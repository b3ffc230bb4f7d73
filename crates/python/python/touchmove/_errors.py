"""The exceptions of the package."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from touchmove._touchmove import Move, Reason


class TouchmoveError(ValueError):
    """What all exceptions of this package have in common."""

    __module__ = "touchmove"


class PositionError(TouchmoveError):
    """A text is not a position: neither FEN nor EPD."""

    __module__ = "touchmove"


class MoveError(TouchmoveError):
    """A text is not a move."""

    __module__ = "touchmove"


class AmbiguousMoveError(MoveError):
    """A text fits several legal moves: those in `moves`."""

    __module__ = "touchmove"

    def __init__(self, message: str, moves: list[Move]) -> None:
        super().__init__(message, moves)
        self.moves = moves

    def __str__(self) -> str:
        return str(self.args[0])


class IllegalMoveError(MoveError):
    """A move breaks a rule of Article 3: for this `reason`."""

    __module__ = "touchmove"

    def __init__(self, message: str, reason: Reason) -> None:
        super().__init__(message, reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.args[0])


class PgnError(TouchmoveError):
    """A file cannot be a file of games."""

    __module__ = "touchmove"


class ActError(TouchmoveError):
    """An act cannot have happened, or something is missing. The game has not changed.

    `code` is one of the error codes of the referee protocol, `message` a sentence in the language of the game.
    """

    __module__ = "touchmove"

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"
