"""What a format of an export is, what it is asked for, and what it makes."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from model.forms.frozen import dataclass
from model.scenario.scenario import Scenario
from validator.exchange.described.losses import Loss
from validator.exchange.described.option import Option, Said


@dataclass(frozen=True, slots=True)
class Wanted:
    """A scenario, the folder of its own files, where it goes and how."""

    scenario: Scenario
    folder: Path
    out: Path
    said: Said


@dataclass(frozen=True, slots=True)
class Files:
    """The files of an export, none of them written yet."""

    data: Mapping[Path, bytes]
    told: Sequence[str] = ()
    """What whoever takes them should know."""


class Format(Protocol):
    """A module of `formats`; its first line says what it is."""

    __doc__: str | None
    NAME: str
    TITLE: str
    EXAMPLE: str
    ENDING: str
    OUT: str
    """What the help says of the file to write."""

    @staticmethod
    def options() -> Sequence[Option]:
        """All that can be said of it."""

    @staticmethod
    def names(out: Path) -> Sequence[Path]:
        """The files that are written where this one is named."""

    @staticmethod
    def files(wanted: Wanted) -> Files:
        """What is to be written; CannotExport or CannotDraw says why there is nothing."""

    @staticmethod
    def lost(scenario: Scenario, said: Said) -> Sequence[Loss]:
        """What of a scenario the files do not say."""
