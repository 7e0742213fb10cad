"""What can be imported: every source of maps, and rows for the tables of the map in front."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from editor.panels.sheets.blocks.grid import Grid
from editor.panels.sheets.found_sheets import sheets_of
from editor.panels.sheets.sheet import Sheet
from editor.words import later, tr
from model.forms.frozen import dataclass
from model.imports.sheets.columns import language_of
from model.scenario.scenario import Scenario
from validator.exchange.described.headers import casefolded
from validator.exchange.described.option import Option
from validator.exchange.found import START, guesses, sources

TABLE: Final = "table:"
"""What stands before the names of tables."""
FILE: Final = "file"
ENDINGS: Final = (".csv", ".tsv", ".txt")
KEYS: Final = frozenset({"id", "row"})
"""Columns by which every table knows its rows."""
FEWEST, LEAST = 2, 0.6
"""How many columns of a header must be those of a table, and how much of it must be known."""
MEANT: Final = later("a table saved as text, with the columns of this table")


@dataclass(frozen=True, slots=True)
class ImportKind:
    """One thing that can be imported."""

    name: str
    title: str
    options: tuple[Option, ...]
    is_into: bool
    """Whether it can be put into the map that is open."""
    is_new: bool = True
    """Whether it makes a new map."""

    @property
    def file_key(self) -> str:
        """The option by which its first file is named."""
        return next((one.key for one in self.options if one.kind == "file"), "")


def kinds_for(scenario: Scenario | None) -> dict[str, ImportKind]:
    """Everything that can be imported, where this map is open."""
    found = {
        name: ImportKind(name, tr(one.TITLE), tuple(one.options()), _fits(name, one.INTO, scenario))
        for name, one in sources().items()
    }
    tables = [] if scenario is None else sheets_of(scenario.system)
    return found | {f"{TABLE}{one.NAME}": _of_table(one) for one in tables}


def _fits(name: str, into: str, scenario: Scenario | None) -> bool:
    """Whether a source can be put into a map, by what its new maps are played on."""
    if not into or scenario is None:
        return False
    systems = [one for one in sources()[name].options() if one.kind == "system"]
    return not systems or scenario.system in systems[0].choices()


def _of_table(sheet: Sheet) -> ImportKind:
    title = tr("Rows of the table {title}").format(title=tr(sheet.TITLE))
    file = Option(FILE, "File", "FILE", MEANT, kind="file", is_first=True, is_needed=True)
    return ImportKind(f"{TABLE}{sheet.NAME}", title, (file,), is_into=True, is_new=False)


def recognised(path: Path, scenario: Scenario | None) -> dict[str, dict[str, str]]:
    """What a file may be, the likeliest first, and the options that it then is."""
    found = {guess.source: guess.values for guess in guesses(path)}
    tables = _tables_of(path, scenario)
    if not tables:
        return found
    named = {f"{TABLE}{name}": {FILE: str(path)} for name in tables}
    # A table that knows every column knows better than a guess.
    return named | found


def _tables_of(path: Path, scenario: Scenario | None) -> list[str]:
    """The tables of a map whose columns a file has, all or most of them, best first."""
    if scenario is None or path.suffix.lower() not in ENDINGS:
        return []
    header = casefolded(_start(path)) - {""}
    scores = {one.NAME: _share(Grid(one), scenario, header) for one in sheets_of(scenario.system)}
    return sorted((name for name, share in scores.items() if share), key=lambda n: -scores[n])


def _share(grid: Grid, scenario: Scenario, header: set[str]) -> float:
    """How much of a header is columns of a table; nothing where too little is."""
    titles: Sequence[str] = [(one.title or one.tip).casefold() for one in grid.columns(scenario)]
    own = header & {*titles}
    if len(own) < FEWEST or not ({titles[0], *KEYS} & header):
        return 0.0
    known = own | (header & KEYS) | {one for one in header if language_of(one)}
    share = len(known) / len(header)
    return share if share > LEAST else 0.0


def _start(path: Path) -> str:
    from model.bounded_files import read_start
    from model.unreadable import Unreadable

    try:
        return read_start(path, START).decode("utf-8-sig", errors="replace")
    except Unreadable:
        return ""
