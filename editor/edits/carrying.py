"""Carrying: everything of a scenario but its terrain goes along with a move of places."""

from collections.abc import Collection
from dataclasses import fields, replace
from typing import Any, Final

from editor.words import tr
from model.boards import grid
from model.boards.routes import RouteBoard
from model.boards.terrain import Size
from model.collection import Things
from model.notation import LARGEST, Cell, Corner, Edge, NotationError, Path, Point
from model.scenario.places import Move, carried, places_in
from model.scenario.scenario import Scenario
from model.scenario.things import Allowed

SCENERY: Final = frozenset(("art", "shapes", "picture"))
"""What lies under or around the map and not on its cells."""
_WITHOUT_PLACES = frozenset(("board", "rules", "allow", "misfits", "presets", "part"))


class OffTheMap(ValueError):
    """A place would lie where none can be written; the text says so in a sentence."""


def carry(scenario: Scenario, move: Move, leave: Collection[str] = ()) -> Scenario:
    """The scenario with all places moved, but those of the keys that are left; terrain stays."""
    left = {*_WITHOUT_PLACES, *leave}
    names = [field.name for field in fields(scenario) if field.name not in left]
    moved: dict[str, Any] = {name: carried(getattr(scenario, name), move) for name in names}
    moved["part"] = carried(scenario.part, move)
    if isinstance(scenario.board, RouteBoard):
        moved["board"] = carried(scenario.board, move)
    moved["allow"] = allowed(scenario.allow, move)
    other = {name: new for name, new in moved.items() if new is not getattr(scenario, name)}
    return replace(scenario, **other) if other else scenario


def allowed(allow: Things[Allowed], move: Move) -> Things[Allowed]:
    """The accepted findings, those about a cell or an edge at the place where it is now."""
    moved = {key: _allowed(entry, move) for key, entry in allow.items()}
    if all(moved[key] is entry for key, entry in allow.items()):
        return allow
    return Things({f"{one.code} {one.place}".strip(): one for one in moved.values()})


def _allowed(entry: Allowed, move: Move) -> Allowed:
    place = place_of(entry.place)
    goal = carried(place, move) if place is not None else None
    return entry if goal is place else replace(entry, place=str(goal))


def place_of(text: str) -> Cell | Edge | None:
    """The cell or edge that an accepted finding is about; None where it is about a thing."""
    try:
        return Edge.parse(text) if " " in text else Cell.parse(text)
    except NotationError:
        return None


def check_written(moved: Any) -> None:
    """Refuses places that no file can hold."""
    for place in places_in(moved):
        least, most = (0, LARGEST) if isinstance(place, (Cell, Edge)) else (-LARGEST, LARGEST)
        numbers = _numbers(place)
        if not all(least <= number <= most for number in numbers):
            raise OffTheMap(tr("{place} lies beyond what a map can hold").format(place=place))


def _numbers(place: Cell | Edge | Corner | Point) -> tuple[float, ...]:
    if isinstance(place, Edge):
        return (*place.a, *place.b)
    return (place.x / 1000, place.y / 1000) if isinstance(place, Point) else place[:2]


def is_in_frame(line: Path | Point, size: Size) -> bool:
    """Whether a line, by the box around it, or a point lies on a board or less than a cell off."""
    spots = [grid.units(place) for place in (line if isinstance(line, Path) else (line,))]
    if not spots:
        return True
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return (
        max(xs) > -grid.COLUMN
        and min(xs) < (size.cols + 1) * grid.COLUMN
        and max(ys) > -grid.ROW
        and min(ys) < size.rows * grid.ROW
    )
