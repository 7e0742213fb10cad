"""How plain data writes what a state holds as numbers, and which fields it holds as they are."""

from dataclasses import fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from engine.protocol import NotPlayable
from engine.systems.crayon.state.state import Seat, State, Train, Turn
from engine.systems.crayon.state.table import Table
from model.notation import Cell, Edge
from model.systems.crayon.network.network import NOWHERE, edge_ends

FORMAT = 1
WRITTEN_OTHERWISE = ("at", "came_from", "seat", "first")
"""Numbers of mileposts and of seats, which people count in another way."""
ELSEWHERE = "elsewhere"
"""Stands for Major Cities that were not noted by name."""


def _simple_fields(kind: type[Any]) -> dict[str, tuple[str, tuple[str, ...]]]:
    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    hints = get_type_hints(kind)
    for one in fields(kind):
        hint = hints[one.name]
        if one.name in WRITTEN_OTHERWISE:
            continue
        if get_origin(hint) is Literal:
            found[one.name] = ("str", get_args(hint))
        elif hint in (int, bool, str):
            found[one.name] = (hint.__name__, ())
    return found


SIMPLE = {kind: _simple_fields(kind) for kind in (State, Seat, Train, Turn)}
"""For each record the fields that are numbers, words or flags, and the words they may be."""


class Words:
    """Numbers of mileposts and edges as people write them, and back."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def cell(self, number: int) -> str | None:
        return None if number == NOWHERE else str(self.table.cells[number])

    def number(self, cell: str) -> int:
        number = self.table.network.index(Cell.parse(cell))
        if not self.table.network.has(number):
            raise NotPlayable(f"the state does not fit: there is no milepost at {cell}")
        return number

    def edge(self, key: int) -> str:
        one, other = edge_ends(key)
        return f"{self.table.cells[one]} {self.table.cells[other]}"

    def key(self, edge: str) -> int:
        """The number of an edge that can be built on."""
        found = Edge.parse(edge)
        if self.number(str(found.b)) not in self.table.ways[self.number(str(found.a))]:
            raise NotPlayable(f"the state does not fit: nothing can be built on {found}")
        return self.table.network.edge(found.a, found.b)

    def major(self, place: int) -> str:
        majors = self.table.network.majors
        return majors[place].city if 0 <= place < len(majors) else ELSEWHERE

    def place(self, major: str) -> int:
        names = [one.city for one in self.table.network.majors]
        return names.index(major) if major in names else -1
