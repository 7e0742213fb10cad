"""Lines that cross or run into each other where no city is, and lines drawn through a city."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from model.boards import grid
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Also, Finding, Partly
from validator.systems.santa_fe.survey.drawn_lines import Drawn, are_too_many, drawn_lines
from validator.systems.santa_fe.survey.survey import LAND, SantaFeSurvey

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

TOUCH = 0.05
"""Lines that come so near each other for a while run one over the other, in columns."""
CITY = 0.25
"""A line that comes so near a city is drawn through its mark, in columns."""
MOST_FOUND = 50
"""So many places of a board are told."""


@check(
    "MAP210",
    "lines-cross",
    WARNING,
    reads=LAND,
    needs=("land",),
    rules=("SFR-TRACK-05",),
    since="0.6.0",
)
def lines_cross(survey: SantaFeSurvey) -> Iterator[Finding | Partly]:
    """Two lines cross, or run one over the other, and there is no city where they meet.

    Two lines between the same cities are drawn side by side, and are not meant.

    Why: players take the crossing for a place where a route could turn, and pieces hide each other.
    Repair: put a city there, lead one of the lines around with `bends`, or leave one out.

    Bad:
        board:
          lines:
          - {id: abilene-albuquerque, a: abilene, b: albuquerque, segments: 4}
          - {id: amarillo-el-paso, a: amarillo, b: el-paso, segments: 3}

    Good:
        board:
          lines:
          - {id: amarillo-el-paso, a: amarillo, b: el-paso, segments: 3}
    """
    from shapely import STRtree

    if why_not := are_too_many(survey):
        yield Partly(tr("{why_not}, and none was held against others", why_not=why_not))
        return
    lines = survey.once(drawn_lines)
    if not lines:
        return
    tree = STRtree([one.course for one in lines])
    pairs = tree.query([one.course for one in lines], predicate="intersects").T.tolist()
    crossings = (_crossing(lines[one], lines[other]) for one, other in pairs if one < other)
    yield from _first(one for one in crossings if one is not None)


def _first(found: Iterator[Finding]) -> Iterator[Finding | Partly]:
    """Findings, but no more than anybody mends one by one."""
    yield from islice(found, MOST_FOUND)
    if next(found, None) is not None:
        yield Partly(tr("only the first {most_found} places are told", most_found=MOST_FOUND))


def _crossing(one: Drawn, other: Drawn) -> Finding | None:
    shared = one.course.intersection(other.course)
    if {one.line.a, one.line.b} == {other.line.a, other.line.b} or _is_an_end(shared, one, other):
        return None
    x, y = shared.centroid.coords[0]
    return Finding(
        message=tr(
            "the lines {line} and {line2} cross at {x:.1f},{y:.1f}, where there is no city",
            line=one.line.id,
            line2=other.line.id,
            x=x,
            y=y / grid.ROW_HEIGHT,
        ),
        route=("board", "lines", other.line.id),
        also=(Also(("board", "lines", one.line.id), tr("the other line")),),
    )


def _is_an_end(shared: "BaseGeometry", one: Drawn, other: Drawn) -> bool:
    """Whether two lines only meet in the city that both lead to."""
    cities = {one.line.a, one.line.b} & {other.line.a, other.line.b}
    return len(cities) == 1 and shared.geom_type == "Point" and _is_at_ends(shared, one, other)


def _is_at_ends(shared: "BaseGeometry", one: Drawn, other: Drawn) -> bool:
    return all(line.course.boundary.distance(shared) < TOUCH for line in (one, other))


@check(
    "MAP211",
    "line-through-a-city",
    WARNING,
    reads=LAND,
    needs=("land",),
    implies_anywhere=("MAP210",),
    rules=("SFR-TRACK-18",),
    since="0.6.0",
)
def line_through_a_city(survey: SantaFeSurvey) -> Iterator[Finding | Partly]:
    """A line is drawn through a city that is neither of its ends.

    Why: it looks as if the line ended there, and players expect a connection.
    Repair: let the line end in the city and another go on, or lead it around with `bends`.

    Bad:
        board:
          lines:
          - {id: pueblo-cheyenne, a: pueblo, b: cheyenne, segments: 2, bends: "20.3,14.7"}

    Good:
        board:
          lines:
          - {id: pueblo-cheyenne, a: pueblo, b: cheyenne, segments: 2, bends: "21.8,14.7"}
    """
    if why_not := are_too_many(survey):
        yield Partly(tr("{why_not}, and none was held against cities", why_not=why_not))
        return
    yield from _first(_through(survey, survey.once(drawn_lines)))


def _through(survey: SantaFeSurvey, lines: Sequence[Drawn]) -> Iterator[Finding]:
    """Every line that comes too near a city, city by city."""
    from shapely import Point, STRtree

    tree = STRtree([one.course for one in lines])
    for key, city in survey.land.cities.items():
        if city.xy is None:
            continue
        spot = Point(grid.position(city.xy))
        for number in sorted(tree.query(spot, predicate="dwithin", distance=CITY).tolist()):
            line = lines[number].line
            if not line.joins(key):
                yield Finding(
                    message=tr(
                        "the line {line} is drawn through {city}",
                        line=line.id,
                        city=survey.city(key),
                    ),
                    route=("board", "lines", line.id),
                    also=(Also(("cities", key), tr("this city")),),
                )
