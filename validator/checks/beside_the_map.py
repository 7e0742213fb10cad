"""Labels, names and notes that lie far beside the map."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from model.boards.terrain import Size, TerrainBoard
from model.notation import Cell, Corner, Path, Point
from model.scenario.collections import own_collections_on_the_map
from model.wording.speech import tr
from validator.check import OWN_KEYS, check
from validator.finding import WARNING, Finding, Way
from validator.survey.survey import Survey
from validator.wording.listing import counted, name_of

RIM: Final = 3
"""So many cells beside the map there may always be a name: of a sea, of a city overseas."""
SHARE: Final = 4
"""On a large map it may be a fourth of its longer side."""


class Spot(NamedTuple):
    """Something with a place, which may lie so many cells beside the board."""

    called: str
    """A clause such as `the label gulf stands at`."""
    at: Cell | Corner | Point
    route: Way
    beside: int


@check(
    "MAP031",
    "beside-the-map",
    WARNING,
    reads=("labels", "remarks", "cities", "waters", "board", OWN_KEYS),
    whole=("board",),
    implies=("MAP005", "MAP006", "MAP007", "MAP008", "MAP010", "MAP011", "MAP012", "MAP013"),
    holds=("VAL-CRY-04",),
)
def beside_the_map(survey: Survey) -> Iterator[Finding]:
    """A label, a city overseas, a remark, or a point of a water or a line lies far beside the map.

    Names and courses may leave the cells a little; a remark is pinned to a cell of the board.

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
    rim = max(RIM, max(size) // SHARE)
    for spot in (*_spots(survey, rim), *_bends(survey, rim)):
        if _is_beside(spot, size):
            yield Finding(
                message=tr(
                    "{called} {at}, beside the map of {columns} and {rows}",
                    called=spot.called,
                    at=spot.at,
                    columns=counted(size.cols, "column"),
                    rows=counted(size.rows, "row"),
                ),
                route=spot.route,
                word=str(spot.at),
                cells=(spot.at,) if isinstance(spot.at, Cell) else (),
            )


def _spots(survey: Survey, rim: int) -> Iterator[Spot]:
    for key, label in survey.scenario.labels.items():
        yield Spot(tr("the label {key} stands at", key=key), label.at, ("labels", key, "at"), rim)
    for key, city in survey.scenario.cities.items():
        if city.xy is not None:
            yield Spot(
                tr("{city} stands at", city=name_of(city)), city.xy, ("cities", key, "xy"), rim
            )
    for key, remark in survey.scenario.remarks.items():
        if remark.at is not None:
            yield Spot(
                tr("the remark {key} is pinned to", key=key), remark.at, ("remarks", key, "at"), 0
            )


def _bends(survey: Survey, rim: int) -> Iterator[Spot]:
    """The furthest point of every course, shore and line."""
    for room, key, thing in _drawn(survey):
        for route, line in _lines(thing):
            furthest = max(line, key=_reach)
            called = tr("{thing} comes to", thing=thing.name or key)
            yield Spot(called, furthest, (room, key, *route), rim)


def _lines(thing: Any) -> Iterator[tuple[Way, Path]]:
    for field in ("path", "outline"):
        if line := getattr(thing, field, None):
            yield (field,), line
    yield from ((("paths", str(line)), line) for line in getattr(thing, "paths", ()) if line)


def _drawn(survey: Survey) -> Iterator[tuple[str, str, Any]]:
    for room in ("waters", *own_collections_on_the_map(survey.scenario.system)):
        yield from ((room, key, thing) for key, thing in survey.things(room).items())


def _reach(place: Corner | Point) -> float:
    """How far a place lies from the upper left corner, in whatever direction."""
    x, y = _xy(place)
    return max(abs(x), abs(y))


def _xy(at: Cell | Corner | Point) -> tuple[float, float]:
    return (at.x / 1000, at.y / 1000) if isinstance(at, Point) else (at[0], at[1])


def _is_beside(spot: Spot, size: Size) -> bool:
    """Whether something lies further beside the board than it may."""
    (x, y), beside = _xy(spot.at), spot.beside
    across = -beside <= x < size.cols + beside
    return not (across and -beside <= y < size.rows + beside)
