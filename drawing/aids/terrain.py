"""What a board holds, for scenarios whose rules say no prices."""

from collections import Counter
from collections.abc import Iterator

from drawing.aids.strips import Cell, Setter, Strip
from drawing.city_kinds import heaviest_first, kind_of
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.scenario.names_in_words import in_words
from model.scenario.scenario import Scenario
from model.wording.sentences import capital
from model.wording.speech import tr


def terrain_list(scenario: Scenario, setter: Setter) -> Iterator[Strip]:
    """The kinds of terrain, or the lines, and how many of each there are."""
    rows = list(_rows(scenario))
    if rows:
        yield setter.heading(tr("On the board"))
        for name, count in rows:
            yield setter.row([Cell(name), Cell(str(count))], [4, 1])


def _rows(scenario: Scenario) -> Iterator[tuple[str, int]]:
    board = scenario.board
    if isinstance(board, TerrainBoard):
        for kind, count in board.kinds().items():
            yield in_words(kind), count
    elif isinstance(board, RouteBoard):
        yield tr("Lines"), len(board.lines)
        yield tr("Segments"), sum(line.segments for line in board.lines.values())
    counts = Counter(kind_of(scenario, city) for city in scenario.cities.values())
    for one in heaviest_first(scenario.system):
        if counts[one]:
            yield capital(tr(one.plural)), counts[one]
