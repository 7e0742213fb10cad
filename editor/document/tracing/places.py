"""Places as somebody says them: a cell, a corner, a free point, or a city by its name."""

from editor.words import tr
from model.boards import grid
from model.boards.terrain import TerrainBoard
from model.notation import Cell, Corner, NotationError, Point
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.unreadable import quoted

Place = Cell | Corner | Point


class NoPlace(ValueError):
    """A text that names no place of a map; the message is a sentence."""


def place_called(scenario: Scenario, text: str) -> Place:
    """The place that a text names; NoPlace where there is none, or several."""
    said = text.strip()
    said = "".join(said.split()) if said[:1] in "-0123456789" else said
    if not said:
        raise NoPlace(tr("Type a cell such as 12,7, or the name of a city."))
    for kind in (Cell, Corner, Point):
        try:
            return kind.parse(said)
        except NotationError:
            continue
    found = _city_called(scenario, said.casefold())
    if found is None:
        words = tr("{text} is neither a cell such as 12,7 nor one city of this map.")
        raise NoPlace(words.format(text=quoted(said)))
    return found


def _city_called(scenario: Scenario, said: str) -> Place | None:
    """The one city of this name, or whose name begins so."""
    cities = scenario.cities.values()
    exact = [city for city in cities if said in {name.casefold() for name in _names(city)}]
    begun = [c for c in cities if any(name.casefold().startswith(said) for name in _names(c))]
    found = exact or begun
    return (found[0].at or found[0].xy) if len(found) == 1 else None


def _names(city: City) -> tuple[str, ...]:
    return tuple(filter(None, (city.id, city.name, *city.names.values())))


def place_at(scenario: Scenario, spot: tuple[float, float]) -> Place:
    """The place that a click means: the nearest cell; the very spot where there are none."""
    if isinstance(scenario.board, TerrainBoard):
        return grid.nearest_cell(*spot)
    return Point(round(spot[0] * 1000), round(spot[1] / grid.ROW_HEIGHT * 1000))


def point_of(place: Place) -> Point:
    """A place as a free point, which is how pins are written."""
    x, y = grid.position(place)
    return Point(round(x * 1000), round(y / grid.ROW_HEIGHT * 1000))
