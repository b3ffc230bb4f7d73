"""The parts of the checker for the journal of a cluster."""

from dataclasses import dataclass


@dataclass
class Fault:
    """Something in the journal that is wrong."""

    where: str
    what: str
    # If it is about milliseconds, a machine that is busy with other things may be the cause.
    is_about_milliseconds: bool = False

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"
