"""Can a player still checkmate by any possible series of legal moves?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Union

from touchmove import _touchmove
from touchmove._touchmove import Move, Position

_MOST = 2**63 - 1


@dataclass(frozen=True)
class Winnable:
    """The player can still checkmate, by this line of legal moves of both sides."""

    line: tuple[Move, ...]
    nodes: int


@dataclass(frozen=True)
class Unwinnable:
    """The player cannot checkmate. The proof is 'material', 'frozen' or 'exhausted'.

    'material': no arrangement of what is on the board, and of what it can become, is a checkmate. 'frozen': pieces cannot get where a
    mating net would need them. 'exhausted': all positions that can be reached were searched.
    """

    proof: Literal["material", "frozen", "exhausted"]
    nodes: int


@dataclass(frozen=True)
class Undecided:
    """The limit was reached after this number of positions."""

    nodes: int


Verdict = Union[Winnable, Unwinnable, Undecided]


def winnable(position: Position, side: Literal["white", "black"], *, limit: int = 1_000_000) -> Verdict:
    """Answer whether that side can still checkmate by any possible series of legal moves (Articles 5.2.2 and 6.9).

    Both sides cooperate in the line. `limit` is the number of positions to search before the answer is Undecided; the same question always
    has the same answer.

    >>> winnable(Position("8/8/8/4k3/8/8/4K3/6N1 b - - 0 1"), "white")
    Unwinnable(proof='material', nodes=0)
    >>> verdict = winnable(Position("8/8/8/4k3/7r/8/4K3/6N1 b - - 0 1"), "white")
    >>> isinstance(verdict, Winnable)
    True
    """
    kind, line, proof, nodes = _touchmove.can_checkmate(position, side, _limit(limit))
    if kind == "winnable":
        return Winnable(tuple(line), nodes)
    if proof is not None:
        return Unwinnable(proof, nodes)
    return Undecided(nodes)


def is_dead(position: Position, *, limit: int = 1_000_000) -> bool | None:
    """Answer whether the position is dead: neither side can checkmate (Article 5.2.2). None if that is not known within the limit.

    >>> is_dead(Position("8/8/8/4k3/8/8/4K3/6N1 b - - 0 1"))
    True
    >>> is_dead(Position())
    False
    """
    return _touchmove.is_dead(position, _limit(limit))


def _limit(limit: int) -> int:
    if limit < 1:
        raise ValueError(f"limit is the number of positions to search, at least 1, and not {limit}")
    return min(limit, _MOST)
