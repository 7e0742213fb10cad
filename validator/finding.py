"""Finding: what a check says about a place: a sentence, its code, where, and perhaps a repair."""

from dataclasses import field
from enum import StrEnum
from typing import NamedTuple

from model.forms.frozen import dataclass
from model.notation import Cell, Edge
from model.scenario import references
from model.scenario.change import Change

Way = references.Way


class Severity(StrEnum):
    """How much a finding matters; an error means that the scenario cannot be played as it is."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"

    @property
    def rank(self) -> int:
        """0 for what matters most."""
        return _RANKS[self]


ERROR, WARNING, INFO = Severity.ERROR, Severity.WARNING, Severity.INFO
_RANKS = {ERROR: 0, WARNING: 1, INFO: 2}


class Also(NamedTuple):
    """Another place that a finding speaks of: `first defined here`."""

    route: Way
    text: str


class Partly(NamedTuple):
    """What a check yields where it has not judged everything: how much of what, in a clause.

    It says the same however much of a scenario the check was handed.
    """

    why: str


class Repair(NamedTuple):
    """A change that mends what a finding complains of; one that is not safe asks first."""

    title: str
    change: Change
    safe: bool = False
    text: str = ""
    """The whole text of the file after it, where no change of the scenario leads there: the file
    cannot be read, or says something twice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One sentence about one place of a scenario; `code` and `severity` come from its check."""

    message: str
    route: Way = ()
    """What it is about; the whole file if empty."""
    word: str = ""
    """A word of the text at the route, such as one cell of a list, where only that is meant."""
    is_about_key: bool = False
    """Whether the name of the entry is meant and not what it says."""
    is_about_value: bool = False
    """Whether a list or group of keys itself is meant, which else is pointed at by its name."""
    cells: tuple[Cell, ...] = ()
    edges: tuple[Edge, ...] = ()
    help: str = ""
    also: tuple[Also, ...] = ()
    about: tuple[Way, ...] = ()
    """Things that are concerned besides: a finding about one of them may be the root of this."""
    spoils: tuple[str, ...] = ()
    """What cannot be trusted because of it, as in a Check; here whatever its severity is."""
    repair: Repair | None = field(default=None, hash=False)
    weight: Severity | None = None
    """A severity of its own, where the rules of this scenario make it matter more or less."""
    since: str = ""
    """The minor version, such as `0.7`, from which on its check tells this, where it looked less
    closely before: in that version it is a preview, and older targets are not failed by it."""
    severity: Severity = ERROR
    code: str = ""
    of: str = ""
    """The code of the check that it speaks of, where that is not its own."""

    def __str__(self) -> str:
        """As a line of a report has it, without the file: `error[MAP011] aston: ...`."""
        place = "/".join(map(str, self.route))
        where = f" {place}:" if place else ""
        return f"{self.severity}[{self.code}]{where} {self.message}"

    @property
    def subject(self) -> str:
        """The thing or the cell that it is about."""
        if self.route[:2] == ("board", "terrain") and len(self.route) > 2:
            return str(self.route[2])
        return str(self.route[1]) if len(self.route) > 1 else ""

    @property
    def places(self) -> frozenset[Way | Cell]:
        """Everything that it speaks of: things, and cells of the map."""
        ways = (self.route, *(other.route for other in self.also), *self.about)
        things = {way[:2] for way in ways if len(way) > 1 and way[:2] != ("board", "terrain")}
        return frozenset(things) | frozenset(self.cells)
