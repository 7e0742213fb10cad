"""What things are called in a label, a list or a question: `city Aston`, `demand card 12`."""

from collections.abc import Mapping
from typing import Any

from editor.edits.last_asked import last_asked
from editor.words import tr
from model.boards.hexes import HexBoard
from model.boards.routes import Line, RouteBoard
from model.boards.terrain import TerrainBoard
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.systems import described

LONGEST = 60


def word_for(system: str, room: str) -> str:
    """The word for one thing of a room, in scenarios of a system."""
    own = described(system).words.get(room)
    if own is not None:
        return tr(own.one)
    words = {
        "cities": tr("city"),
        "goods": tr("good"),
        "waters": tr("water"),
        "regions": tr("region"),
        "labels": tr("label"),
        "remarks": tr("remark"),
        "shapes": tr("scenery"),
        "art": tr("artwork"),
        "lines": tr("line"),
        "allow": tr("accepted finding"),
        "rules": tr("rules"),
        "board": tr("board"),
    }
    return words.get(room, room)


def word_for_water(kind: str) -> str:
    """The word for a water of a kind."""
    words = {
        "river": tr("river"),
        "dry-river": tr("dry river"),
        "lake": tr("lake"),
        "dry-lake": tr("dry lake"),
        "inlet": tr("inlet"),
    }
    return words.get(kind, tr("water"))


def called(scenario: Scenario, room: str, key: str) -> str:
    """A thing as a designer calls it."""
    thing = things_in(scenario, room).get(key)
    word = word_for_water(getattr(thing, "kind", "")) if room == "waters" else ""
    word = word or word_for(scenario.system, room)
    return worded(word, name_in(scenario, room, key))


def worded(word: str, name: str) -> str:
    """`city Aston`; where a name or an id says what it is, that is enough: `ferry 2`."""
    if name == word or name.startswith(f"{word}-"):
        return name.replace("-", " ")
    return name if name.casefold().startswith(f"{word} ") else f"{word} {name}".strip()


def name_in(scenario: Scenario, room: str, key: str, otherwise: str = "") -> str:
    """The name of a thing; of a line its two cities, and which of the twins it is."""
    found = things_in(scenario, room).get(key)
    if isinstance(found, Line) and isinstance(scenario.board, RouteBoard):
        cities = scenario.cities
        ends = " – ".join(name_of(cities.get(end), end) for end in (found.a, found.b))
        number = _twins(scenario.board).get(key)
        return ends if number is None else f"{ends} ({number})"
    return name_of(found, otherwise or key)


@last_asked
def _twins(board: RouteBoard) -> Mapping[str, int]:
    """The number of each line that is not alone between its cities."""
    groups: dict[frozenset[str], list[str]] = {}
    for key, line in board.lines.items():
        groups.setdefault(frozenset((line.a, line.b)), []).append(key)
    twins = (group for group in groups.values() if len(group) > 1)
    return {key: number for group in twins for number, key in enumerate(group, 1)}


def called_all(scenario: Scenario, things: "list[tuple[str, str]]") -> str:
    """One thing by its name, several by their number."""
    if len(things) == 1:
        return called(scenario, *things[0])
    return tr("{count} things").format(count=len(things))


def name_of(thing: Any, key: str) -> str:
    """The name or the text of a thing in one short line, its id where it has none."""
    said = getattr(thing, "name", "") or getattr(thing, "text", "") or key
    line = " ".join(said.split()) or key
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


def no_cell(board: TerrainBoard) -> str:
    """What a place of a board is called where nothing can be built."""
    return tr("no hex") if isinstance(board, HexBoard) else tr("no milepost")
