"""What waters meet by all their courses, and where a file says how each of them runs."""

from collections.abc import Iterator

from model.boards.crossings import Crossed, Has, crossed_by_outline, crossed_by_path
from model.boards.terrain import Size
from model.forms.form import Route, Step
from model.notation import Path
from model.scenario.things import Water
from model.scenario.water_form import WATER

NOTHING = Crossed(frozenset(), frozenset())


def shapes_of(water: Water) -> Iterator[tuple[Route, Path]]:
    """The courses and the outline of a water, each with the way to it from the water."""
    for course in water.courses:
        yield course_route(water, course), course
    if water.outline is not None:
        yield ("outline",), water.outline


def course_route(water: Water, course: Path) -> Route:
    """The way from a water to one of its courses: that of an arm is called by its words."""
    return ("path",) if course == water.path else ("paths", str(course))


def shape_key(water: Water) -> str:
    """The key that says where a water lies."""
    if water.paths:
        return "paths"
    return "path" if water.path is not None else "outline"


def rerouted(water: Water, old: Path, new: Path) -> Iterator[Step]:
    """The steps that give one of the courses of a water another way."""
    courses = [new if course == old else course for course in water.courses]
    yield from WATER.differ(water, water.with_courses(courses), ("waters", water.id))


def met_by(water: Water, has: Has, within: Size) -> Crossed:
    """What a water meets: by all its courses, or else by its outline.

    An edge that two arms cross is crossed once, as by a river that winds: it is one water.
    """
    met = [crossed_by_path(one, has, within) for one in water.courses if len(one) > 1]
    if met:
        return met[0] if len(met) == 1 else _together(met)
    if water.outline is not None and len(water.outline) > 2:
        return crossed_by_outline(water.outline, has, within)
    return NOTHING


def _together(met: list[Crossed]) -> Crossed:
    edges = frozenset().union(*(one.edges for one in met))
    return Crossed(edges, frozenset().union(*(one.hit for one in met)))
