"""Labels, names and notes that lie far beside the map."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from model.boards.terrain import Size, TerrainBoard
from model.notation import Cell, Point
from validator.check import check
from validator.finding import WARNING, Finding, Way
from validator.listing import counted, name_of
from validator.survey import Survey

RIM: Final = 3
"""So many cells beside the map there may always be a name: of a sea, of a city overseas."""
SHARE: Final = 4
"""On a large map it may be a fourth of its longer side."""


class Spot(NamedTuple):
    """Something with a place, which may lie so many cells beside the board."""

    called: str
    at: Cell | Point
    route: Way
    beside: int


@check(
    "MAP031",
    "beside-the-map",
    WARNING,
    reads=("labels", "remarks", "cities", "board"),
    whole=("board",),
    holds=("VAL-CRY-04",),
)
def beside_the_map(survey: Survey) -> Iterator[Finding]:
    """A label, a city overseas or a remark lies far beside the map.

    Names may stand a little beside the cells; a remark is pinned to a cell of the board.

    Why: the picture grows until it holds the label, so that the map itself becomes small, and a
    remark beside the map is seen by nobody.
    Repair: correct the place; mostly it has a digit too many.

    Bad:
        labels:
        - {id: greyhorn, at: "112.35,3.5"}

    Good:
        labels:
        - {id: greyhorn, at: "12.35,3.5"}
    """
    board = survey.scenario.board
    if not isinstance(board, TerrainBoard):
        return
    size = board.size
    for spot in _spots(survey, max(RIM, max(size) // SHARE)):
        if _is_beside(spot, size):
            is_cell = isinstance(spot.at, Cell)
            yield Finding(
                message=f"{spot.called} {'is pinned to' if is_cell else 'stands at'} {spot.at}, "
                f"beside the map of {counted(size.cols, 'column')} and {counted(size.rows, 'row')}",
                route=spot.route,
                cells=(spot.at,) if isinstance(spot.at, Cell) else (),
            )


def _spots(survey: Survey, rim: int) -> Iterator[Spot]:
    for key, label in survey.scenario.labels.items():
        yield Spot(f"the label {key}", label.at, ("labels", key, "at"), rim)
    for key, city in survey.scenario.cities.items():
        if city.xy is not None:
            yield Spot(name_of(city), city.xy, ("cities", key, "xy"), rim)
    for key, remark in survey.scenario.remarks.items():
        if remark.at is not None:
            yield Spot(f"the remark {key}", remark.at, ("remarks", key, "at"), 0)


def _is_beside(spot: Spot, size: Size) -> bool:
    """Whether something lies further beside the board than it may."""
    at, beside = spot.at, spot.beside
    x, y = (at.x / 1000, at.y / 1000) if isinstance(at, Point) else at
    across = -beside <= x < size.cols + beside
    return not (across and -beside <= y < size.rows + beside)
