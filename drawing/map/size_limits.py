"""Maps with more on them than a picture can show: refused in a sentence, before the work."""

from collections.abc import Iterator, Sized
from dataclasses import fields, is_dataclass

from drawing.cannot import CannotDraw
from model.boards.hexes import HexBoard
from model.boards.routes import RouteBoard
from model.collection import Things
from model.notation import Cell, Cells, Corner, Edge, Path, Point, Side
from model.scenario.scenario import Scenario

MOST_MILEPOSTS, MOST_HEXES = 1_000_000, 500_000
MOST_NAMED = 10_000
"""Cities, labels, waters, regions, crossings, lines and art, each of which may have a name."""
MOST_PLACES = 100_000
"""In all paths, outlines and lists of cells together."""
PLACES = (Cell, Cells, Corner, Edge, Path, Point, Side)


def refuse_too_much(scenario: Scenario) -> None:
    """CannotDraw where the picture would take minutes, or all the memory there is."""
    for count, most, what in _amounts(scenario):
        if count > most:
            raise CannotDraw(
                f"the map has {count:,} {what}, and a picture shows at most {most:,}: "
                "draw a part of it as a map of its own"
            )


def _amounts(scenario: Scenario) -> Iterator[tuple[int, int, str]]:
    board = scenario.board
    if isinstance(board, HexBoard):
        yield sum(board.kinds().values()), MOST_HEXES, "hexes"
    elif board is not None and not isinstance(board, RouteBoard):
        yield sum(board.kinds().values()), MOST_MILEPOSTS, "mileposts"
    named = list(_named(scenario))
    yield len(named), MOST_NAMED, "things with a name or a place"
    yield sum(map(_places, named)), MOST_PLACES, "places in paths, outlines and lists of cells"


def _named(scenario: Scenario) -> Iterator[object]:
    board = scenario.board
    if isinstance(board, RouteBoard):
        yield from board.lines.values()
    for name in ("cities", "labels", "waters", "regions", "shapes", "art"):
        yield from getattr(scenario, name).values()
    yield from (one for one in _of_system(scenario) if _has_place(one))


def _of_system(scenario: Scenario) -> Iterator[object]:
    """The things of the collections that a system adds to a scenario."""
    part = scenario.part
    names = [one.name for one in fields(part)] if is_dataclass(part) else []
    for things in (getattr(part, name) for name in names):
        if isinstance(things, Things):
            yield from things.values()


def _has_place(thing: object) -> bool:
    """Whether it lies on the map: what a card says does not."""
    if not is_dataclass(thing):
        return False
    return any(isinstance(getattr(thing, one.name), PLACES) for one in fields(thing))


def _places(thing: object) -> int:
    found = (getattr(thing, name, None) for name in ("cells", "path", "outline", "bends"))
    arms = getattr(thing, "paths", ())
    return sum(len(one) for one in (*found, *arms) if isinstance(one, Sized))
