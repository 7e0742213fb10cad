"""Searching: things and texts by words in any language, and the way to a cell or a name."""

import math
import unicodedata
from collections.abc import Iterator
from typing import Final, NamedTuple

from editor.edits.line_positions import laid
from editor.edits.thing_names import called, name_in, word_for
from editor.pointing.selection import Thing
from model.boards import grid
from model.boards.routes import Line
from model.boards.terrain import TerrainBoard
from model.forms.form import Route
from model.notation import Cell, Edge, NotationError
from model.scenario.collections import LINES, collection_names, things_in
from model.scenario.places import places_in
from model.scenario.references import references_in
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import keys_in_order
from model.scenario.things import City

MOST_WORDS: Final = 20
_UNSEARCHED = frozenset(("rules", "allow"))
_EXACT, _BEGINS, _HAS_WORD, _HOLDS, _NAMES = range(5)
"""How well a text answers; the last is a card that names something of that name."""


class Text(NamedTuple):
    """A text that people read, and where it stands."""

    route: Route
    text: str


class Found(NamedTuple):
    """A thing that answers a search: what it is called, the text that answers, where it lies."""

    thing: Thing
    words: str
    text: str
    cell: Cell | None


def texts_of(scenario: Scenario) -> Iterator[Text]:
    """Every name, in all languages, and every text of the things of a scenario, and its title."""
    if scenario.title:
        yield Text(("title",), scenario.title)
    for room in collection_names(scenario.system):
        for key, thing in things_in(scenario, room).items():
            for field in ("name", "text"):
                if said := getattr(thing, field, ""):
                    yield Text((room, key, field), said)
            for language, said in (getattr(thing, "names", None) or {}).items():
                yield Text((room, key, "names", language), str(said))


def found(scenario: Scenario, words: str, room: str = "") -> list[Found]:
    """The things that answer some words, the best first: all words must stand in one text.

    Accents and capitals do not matter; ids answer too, and cards by the names of what they name.
    """
    wanted = folded(words)
    if not wanted:
        return []
    best: dict[Thing, tuple[int, int, str]] = {}
    for number, (thing, text, is_own) in enumerate(_answers(scenario)):
        rank = _rank(folded(text), wanted) if not room or thing[0] == room else None
        if rank is not None:
            answer = (rank if is_own else _NAMES, number, text)
            best[thing] = min(best.get(thing, answer), answer)
    in_order = sorted(best.items(), key=lambda one: one[1][:2])
    return [
        Found(thing, called(scenario, *thing), text, where(scenario, *thing))
        for thing, (_, _, text) in in_order
    ]


class Goal(NamedTuple):
    """Where to go: a cell to show, and the thing there if one was named."""

    cell: Cell | None
    thing: Thing | None = None


def goal(scenario: Scenario, text: str) -> Goal | None:
    """The place that a text means: a cell such as `12,7` or `12 7`, an edge, or a name."""
    cell = _cell(text)
    if cell is not None:
        board = scenario.board
        is_there = isinstance(board, TerrainBoard) and board.in_bounds(cell)
        return Goal(cell) if is_there else None
    lying = (*collection_names(scenario.system), LINES)
    places = (one for one in found(scenario, text) if one.thing[0] in lying)
    best = next(places, None)
    return None if best is None else Goal(best.cell, best.thing)


def where(scenario: Scenario, room: str, key: str) -> Cell | None:
    """The cell to show for a thing: a city's own, or of many places the one in their middle."""
    thing = things_in(scenario, room).get(key)
    if isinstance(thing, City) and thing.at is not None:
        return thing.at
    if isinstance(thing, Line):
        return _middle_of_line(scenario, thing)
    places = [place for place in places_in(thing) if not isinstance(place, Edge)]
    if not places:
        return None
    spots = [grid.position(place) for place in places]
    middle = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
    if getattr(thing, "outline", None):
        return grid.nearest_cell(*middle)
    nearest = min(spots, key=lambda spot: math.dist(spot, middle))
    return grid.nearest_cell(*nearest)


def _middle_of_line(scenario: Scenario, line: Line) -> Cell | None:
    """The cell nearest to the middle of a line; of one that cannot be drawn, at its city."""
    if (way := laid(scenario).get(line.id)) is not None:
        return grid.nearest_cell(*way.middle)
    ends = [scenario.cities.get(end) for end in (line.a, line.b)]
    places = [city.xy for city in ends if city is not None and city.xy is not None]
    return grid.nearest_cell(*grid.position(places[0])) if places else None


def folded(text: str) -> str:
    """A text as it is searched: without accents and capitals, single blanks between words."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


def _answers(scenario: Scenario) -> Iterator[tuple[Thing, str, bool]]:
    """Every text by which a thing can be found, and whether it is the thing's own."""
    for route, text in texts_of(scenario):
        if len(route) > 1 and route[0] not in _UNSEARCHED:
            yield (route[0], route[1]), text, True
    for key in things_in(scenario, LINES):
        yield (LINES, key), name_in(scenario, LINES, key), True
    others = [key for key in keys_in_order(scenario.system) if key not in _UNSEARCHED]
    for room in (*others, LINES):
        yield from (((room, key), key, True) for key in things_in(scenario, room))
    cards = [room for room in others if room not in collection_names(scenario.system)]
    for room in cards:
        for key in things_in(scenario, room):
            yield (room, key), f"{word_for(scenario.system, room)} {key}", True
    for one in references_in(scenario):
        if one.route[0] in cards and len(one.route) > 1:
            named = things_in(scenario, one.thing[0]).get(one.thing[1])
            card = str(one.route[0]), str(one.route[1])
            yield card, getattr(named, "name", "") or one.name, False


def _rank(text: str, wanted: str) -> int | None:
    """How well a folded text answers; None where it does not."""
    if text == wanted:
        return _EXACT
    words = wanted.split()[:MOST_WORDS]
    if not all(word in text for word in words):
        return None
    if text.startswith(wanted):
        return _BEGINS
    beginnings = text.split()
    has_words = all(any(b.startswith(word) for b in beginnings) for word in words)
    return _HAS_WORD if has_words else _HOLDS


def _cell(text: str) -> Cell | None:
    words = text.replace(",", " ").split()
    try:
        if " " in text.strip() and "," in text:
            return Edge.parse(text).a
        return Cell.parse(",".join(words)) if len(words) == 2 else None
    except NotationError:
        return None
