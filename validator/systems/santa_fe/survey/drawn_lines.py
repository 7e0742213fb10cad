"""Lines as they are drawn, as shapes of shapely in columns of the board."""

from typing import TYPE_CHECKING, NamedTuple

from model.boards import grid
from model.boards.routes import Line
from validator.systems.santa_fe.survey.survey import MOST_LINES, SantaFeSurvey

if TYPE_CHECKING:
    from shapely import LineString


class Drawn(NamedTuple):
    """A line and its course from city to city."""

    line: Line
    course: "LineString"


def are_too_many(survey: SantaFeSurvey) -> str:
    """Why lines are not held against each other; nothing where they are."""
    number = len(survey.land.lines)
    return f"the board has {number:,} lines" if number > MOST_LINES else ""


def drawn_lines(survey: SantaFeSurvey) -> list[Drawn]:
    """Every line whose two cities have a place; of twins on one course the first alone."""
    from shapely import LineString

    found, seen = [], set[tuple[tuple[float, float], ...]]()
    for line in survey.land.lines.values():
        spots = _spots(survey, line)
        if spots is None or len(set(spots)) < 2:
            continue
        course = min(spots, spots[::-1])
        if course not in seen:
            seen.add(course)
            found.append(Drawn(line, LineString(spots)))
    return found


def _spots(survey: SantaFeSurvey, line: Line) -> tuple[tuple[float, float], ...] | None:
    cities = survey.land.cities
    ends = [cities[line.a].xy, cities[line.b].xy]
    if ends[0] is None or ends[1] is None:
        return None
    return tuple(grid.position(at) for at in (ends[0], *line.bends, ends[1]))
