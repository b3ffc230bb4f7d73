"""The parts of the checker of a cluster's journal."""

from dataclasses import dataclass


@dataclass
class Fault:
    """Something that does not hold."""

    where: str
    what: str
    # Milliseconds on a machine that is busy with other things say nothing about the hall.
    is_about_milliseconds: bool = False

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"
