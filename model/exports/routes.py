"""A board of routes as two tables, which can be edited and put in again."""

import csv
import io
from collections.abc import Iterator

from model.boards.routes import Line, RouteBoard
from model.exports.cannot import CannotExport
from model.exports.places import Places
from model.exports.sheet import sheet_text
from model.imports.routes.lines import KINDS, ROWS, WORDS
from model.imports.routes.tables import own_columns
from model.imports.sheets.values import EMPTY
from model.scenario.scenario import Scenario


def board_of(scenario: Scenario) -> RouteBoard:
    """The board of routes of a scenario; CannotExport where it has another."""
    if not isinstance(scenario.board, RouteBoard):
        raise CannotExport(f"{scenario.title} has no board of routes: export csv writes its cities")
    return scenario.board


def places_text(scenario: Scenario, places: Places, separator: str = ",") -> str:
    """A row for each city, in the columns that `milepost import routes` reads."""
    own = own_columns(scenario.system)
    if own is None:
        return sheet_text(scenario, places, separator)
    return sheet_text(
        scenario, places, separator, own.COLUMNS, lambda city, name: own.cell(scenario, city, name)
    )


def lines_text(scenario: Scenario, separator: str = ",") -> str:
    """A row for each line."""
    wide = io.StringIO()
    writer = csv.writer(wide, delimiter=separator, lineterminator="\n")
    writer.writerow(WORDS)
    writer.writerows([*_row(line)] for line in board_of(scenario).lines.values())
    return wide.getvalue()


def _row(line: Line) -> Iterator[str]:
    yield from (line.id, line.a, line.b, str(line.segments), line.arrow or EMPTY)
    rows = [KINDS.join(kinds) for kinds in line.terrain]
    # A single row without a bar would be the terrain of the whole line.
    yield f"{rows[0]}{ROWS}" if len(rows) == 1 < line.segments else ROWS.join(rows) or EMPTY
    yield str(line.bends) or EMPTY
