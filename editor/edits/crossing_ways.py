"""Where the drawing leads things that say only which cities they join, such as special links."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any

from drawing.map.marks.crossing_signs import crossings
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.themes.theme import theme
from editor.edits.last_asked import last_asked
from editor.edits.thing_cells import Spot, away
from editor.pointing.selection import Thing
from model.boards import grid
from model.collection import Things
from model.notation import Point
from model.scenario.collections import own_named_collections, record_in, things_in
from model.scenario.scenario import Scenario
from model.scenario.things import City

Way = tuple[Spot, ...]


@cache
def joining_rooms(system: str) -> tuple[str, ...]:
    """The collections of a system whose things say by their ends where they lie."""
    rooms = ((room, record_in(system, room)) for room in own_named_collections(system))
    return tuple(room for room, record in rooms if record is not None and "ends" in record.slots)


def crossing_ways(scenario: Scenario) -> Mapping[Thing, Way]:
    """Their ways from end to end, as positions of the board."""
    rooms = [room for room in joining_rooms(scenario.system) if things_in(scenario, room)]
    if not rooms:
        return {}
    ways = _drawn(scenario.system, scenario.board, scenario.cities, scenario.part)
    things = ((room, key) for room in rooms for key in things_in(scenario, room))
    return {one: ways[one[1]] for one in things if one[1] in ways}


@last_asked
def _drawn(system: str, board: Any, cities: Things[City], part: Any) -> Mapping[str, Way]:
    scenario = Scenario(system=system, board=board, cities=cities, part=part)
    sheet = Sheet(scenario, theme(), usual_mm(scenario))
    return {one.id: tuple(map(sheet.position, one.spots)) for one in crossings(sheet)}


def crossings_near(scenario: Scenario, spot: Spot, reach: float) -> Iterator[tuple[float, Thing]]:
    """Those whose way comes within reach of a position, with how far it is."""
    for one, way in crossing_ways(scenario).items():
        far = min(away(spot, stretch) for stretch in pairwise(way))
        if far <= reach:
            yield far, one


def way_points(scenario: Scenario, one: Thing) -> list[Point]:
    """The way of a thing as free points of the board; none where nothing is drawn of it."""
    spots = crossing_ways(scenario).get(one, ())
    return [Point(round(x * 1000), round(y / grid.ROW_HEIGHT * 1000)) for x, y in spots]
