"""What a source of maps is, and what an import gives back."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import Protocol

from model.amounts_in_words import counted, listed
from model.boards.terrain import TerrainBoard
from model.files.scenario_files import ScenarioFile
from model.forms.frozen import dataclass
from model.imports.head import Head
from model.scenario.scenario import Scenario
from validator.exchange.described.option import Option, Said

Facts = Sequence[tuple[str, str]]
"""What was made, each with what it is called."""
Listed = Mapping[str, tuple[str, Callable[[], Sequence[str]]]]
"""What a command can list, with what that is."""


def _without_a_word(_stage: str) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Order:
    """What an import is asked for."""

    name: str
    """Of the file that it becomes, without endings: its id and its title are made of it."""
    said: Said
    into: ScenarioFile | None = None
    """The scenario that it is put into, instead of a new one."""
    folder: Path = Path()
    """Where the files of that scenario lie."""
    at_stage: Callable[[str], None] = _without_a_word
    """Hears what is worked out next; may raise to have it stopped."""

    def head(self) -> Head:
        """What is asked for about the head of a scenario."""
        asked = (self.said.text(key) for key in ("system", "preset", "title", "credits"))
        return Head(self.word, *asked)

    @property
    def word(self) -> str:
        """The name up to its first dot."""
        return self.name.split(".")[0]


@dataclass(frozen=True, slots=True)
class Brought:
    """What came of an import."""

    scenario: Scenario
    remarks: Sequence[str] = ()
    """What was lost or guessed, in sentences."""
    facts: Facts = ()
    text: str = ""
    """The whole text of a new scenario, where it says more than the scenario, such as remarks."""
    beside: Mapping[str, str] = field(default_factory=dict)
    """Files that belong beside it, by their names."""
    label: str = ""
    """What the step is called that puts it into a scenario."""


class Source(Protocol):
    """A module of `sources`; its first line says what it brings."""

    __doc__: str | None
    NAME: str
    TITLE: str
    EXAMPLE: str
    SUCH_AS: str
    """A name for the file that it becomes."""
    INTO: str
    """What putting it into a scenario that is there means; empty where that cannot be."""
    ENDINGS: Sequence[str]
    """Of the files that it reads."""
    LISTS: Listed
    ORDER: int
    """Where it stands among those that recognise a file: what reads almost anything comes last."""

    @staticmethod
    def options() -> Sequence[Option]:
        """All that can be said of it."""

    @staticmethod
    def missing() -> str:
        """What has to be installed first, in a sentence."""

    @staticmethod
    def recognised(path: Path, start: str) -> Mapping[str, str]:
        """The options that a file can be, by the beginning of its text; none if it is strange."""

    @staticmethod
    def brought(order: Order) -> Brought:
        """The scenario; CannotImport or Unreadable says why there is none."""


def facts_of(scenario: Scenario) -> Facts:
    """What there is on a map."""
    board = scenario.board
    facts = []
    if isinstance(board, TerrainBoard):
        cols, rows = board.size
        kinds = board.kinds()
        facts.append(("size", f"{cols} × {rows}, {counted(sum(kinds.values()), 'cell')}"))
        facts.append(("terrain", listed(f"{number:,} {kind}" for kind, number in kinds.items())))
    facts.append(("cities", _many(city.kind for city in scenario.cities.values())))
    facts.append(("waters", _many(water.kind for water in scenario.waters.values())))
    return [*facts, ("regions", f"{len(scenario.regions)}")]


def _many(kinds: Iterable[str]) -> str:
    """How many there are of each kind."""
    from collections import Counter

    many = sorted(Counter(kinds).items())
    return listed(f"{number} {kind}".rstrip() for kind, number in many) or "none"


def nothing_missing() -> str:
    """What sources say that need no more than Milepost itself."""
    return ""
