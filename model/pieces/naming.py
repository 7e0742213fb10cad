"""Places as people type them: `12,7`, `12,7 13,7`, `12,7/1`, `12,7n`, a city, a line, `line/2`."""

from collections.abc import Callable, Iterator

from model.boards.routes import RouteBoard
from model.notation import Cell, Corner, Edge, NotationError, Side
from model.pieces.places import AtCity, AtLine, Place, Segment
from model.scenario.scenario import Scenario
from model.scenario.things import City

READERS: tuple[Callable[[str], Place], ...] = (Cell.parse, Edge.parse, Side.parse, Corner.parse)


def place_in(scenario: Scenario, text: str) -> Place:
    """The place that a text names, or NotationError with a sentence."""
    text = text.strip()
    for read in READERS:
        try:
            return read(text)
        except NotationError:
            continue
    found = _city(scenario, text) or _of_line(scenario, text)
    if found is not None:
        return found
    # Only where nothing is called so it may be the beginning of a name.
    begun = _cities_begun(scenario, text)
    if len(begun) != 1:
        raise NotationError(f'there is no place "{text[:40]}" here')
    return begun[0]


def _city(scenario: Scenario, text: str) -> AtCity | None:
    """A city by its id or by any of its names."""
    wanted = text.casefold()
    found = (c for c in scenario.cities.values() if wanted in map(str.casefold, _called(c)))
    return next((AtCity(city.id) for city in found), None)


def _cities_begun(scenario: Scenario, text: str) -> list[AtCity]:
    """The cities of which a name begins so."""
    wanted = text.casefold()
    return [
        AtCity(city.id)
        for city in scenario.cities.values()
        if wanted and any(name.casefold().startswith(wanted) for name in _called(city))
    ]


def _called(city: City) -> Iterator[str]:
    yield from (city.id, city.name, *city.names.values())


def _of_line(scenario: Scenario, text: str) -> AtLine | Segment | None:
    board = scenario.board
    if not isinstance(board, RouteBoard):
        return None
    name, slash, number = text.rpartition("/")
    line = board.lines.get(name if slash else text)
    if line is None:
        return None
    if not slash:
        return AtLine(line.id)
    is_number = number.isdecimal() and len(number) <= 4 and 1 <= int(number) <= line.segments
    return Segment(line.id, int(number) - 1) if is_number else None
