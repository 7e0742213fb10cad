"""A board of Trains to begin from, with as much of everything as printed boards have."""

from dataclasses import replace
from typing import Final

from editor.new_map.templates import Template
from editor.words import later
from model.boards.hexes import HexBoard
from model.boards.terrain import NO_CELL, Size
from model.collection import Things
from model.imports.naming import id_of
from model.notation import Cell, Edge
from model.rules.new_scenario import new_scenario
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems import described
from model.systems.trains.things.city import TrainsCity

ROWS: Final = (
    "c^^r1.^^^b", "^1.r21.^1", "12r32r1.rb", ".1r2.r2r~",
    "a^.r.132~~", "^.12r1.~~", "^1.r2r1c~~", "b^1.rr~~~",
)  # fmt: skip
"""A digit is a city with so much room, a letter a remote place; the other signs are terrain."""
REMOTE: Final = {"a": 2, "b": 3, "c": 4}
NAMES: Final = (
    "Gap", "Thorn", "Watch", "Alder", "Brook", "Cross", "Drum", "Elms", "Ford", "Gate", "Hope",
    "Isle", "Lodge", "Jetty", "Keep", "Loom", "Spa", "Mill", "Nook", "Oast", "Pike", "Quay",
    "Rise", "Stow", "Toll", "Upton", "Light", "Chapel", "Vale",
)  # fmt: skip
"""The names of cities and remote places, as they stand from the top."""
FIELD: Final = "."
BLOCKED: Final = (
    "1,0 2,0", "5,1 6,1", "3,2 4,2", "1,3 2,3", "6,4 7,4", "0,5 1,5", "4,6 5,6", "2,7 3,7",
)  # fmt: skip


def starter() -> Scenario:
    """Twenty-three cities, six remote places, eight blocked borders, around a bay."""
    empty = new_scenario("fens and fells", "trains", title="Fens and Fells")
    blocked = tuple(sorted(Edge.parse(one) for one in BLOCKED))
    return replace(empty, board=_board(), cities=_cities(), blocked=blocked)


def _signs() -> dict[Cell, str]:
    return {Cell(col, row): sign for row, text in enumerate(ROWS) for col, sign in enumerate(text)}


def _board() -> HexBoard:
    """Below cities and remote places the terrain is only drawn: fields."""
    legend = Things(described("trains").legend)
    rows = ("".join(_ground(sign) for sign in text).ljust(len(ROWS[0]), NO_CELL) for text in ROWS)
    return HexBoard(Size(len(ROWS[0]), len(ROWS)), legend, tuple(rows))


def _ground(sign: str) -> str:
    return FIELD if sign.isdigit() or sign in REMOTE else sign


def _cities() -> Things[City]:
    stands = [(cell, sign) for cell, sign in _signs().items() if sign.isdigit() or sign in REMOTE]
    made = (_city(name, *one) for name, one in zip(NAMES, stands, strict=True))
    return Things({city.id: city for city in made})


def _city(name: str, at: Cell, sign: str) -> City:
    if sign in REMOTE:
        key = REMOTE[sign]
        return TrainsCity(id=id_of(name, ""), name=name, kind="remote", at=at, number=key)
    return TrainsCity(id=id_of(name, ""), name=name, kind="city", at=at, room=int(sign))


TEMPLATES = (
    Template(
        "trains-board",
        later("Fens and Fells"),
        later("Cities, remote places, rivers and a bay: play it at once, or make it yours"),
        "trains",
        make=starter,
    ),
)
