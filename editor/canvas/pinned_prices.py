"""Prices: with a place pinned, what the cheapest way from there to the pointer costs."""

from collections.abc import Mapping

from editor.desk.desk import Desk
from editor.document.document import Happening
from editor.pointing.sketch import Sketch, SketchLine, SketchNote
from model.notation import Cell


class Prices:
    """The prices from the pin of a desk, worked out when they are asked for."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._asked: tuple[Cell, Cell] | None = None
        self._answer: Sketch | None = None
        self.is_coloured = False
        """Whether the whole map is coloured by what it costs to come there."""
        self.heat: Mapping[Cell, int] = {}
        self.most = 1
        self._is_waiting = False
        """Whether prices are asked for that are not known yet."""
        self._unlisten = [desk.listen(self._told), desk.document.listen(self._heard)]

    def close(self) -> None:
        for unlisten in self._unlisten:
            unlisten()

    def colour(self, on: bool) -> None:
        """Colours the map by cost from the pin, or no more."""
        self.is_coloured = on
        self._colour_again()

    def sketch(self) -> Sketch | None:
        """The cheapest line to the pointer, with its price; None where there is nothing to show."""
        desk = self._desk
        goal = desk.aim
        if goal is None or desk.pin is None or not desk.lines.are_there:
            return None
        if self._asked != (desk.pin, goal):
            if not desk.lines.knows(desk.pin, goal):
                return Sketch(notes=(SketchNote(goal, "…"),))
            self._asked = (desk.pin, goal)
            self._answer = self._drawn(desk.pin, goal)
        return self._answer

    def _drawn(self, pin: Cell, goal: Cell) -> Sketch | None:
        way = self._desk.lines.between(pin, goal)
        if way is None:
            return None
        return Sketch(lines=(SketchLine(way.cells, "price"),), notes=(SketchNote(goal, way.words),))

    def look_again(self) -> None:
        """Colours the map once all prices are known; until then it stays as it was."""
        pin = self._desk.pin
        if not self._is_waiting or pin is None:
            return
        heat = self._desk.lines.by_cell(pin)
        if heat is not None:
            self._is_waiting = False
            self.heat = heat
            self.most = max(heat.values(), default=1)

    def _colour_again(self) -> None:
        self._is_waiting = self.is_coloured and self._desk.pin is not None
        if not self._is_waiting or not self._desk.lines.are_there:
            self.heat = {}
        self.look_again()

    def _told(self, what: str) -> None:
        if what == "pin":
            self._asked = None
            self._colour_again()

    def _heard(self, happening: Happening) -> None:
        if happening.kind == "saved":
            return
        self._asked = None
        # The whole map is searched when a stroke is done, not at each of its cells.
        if self.is_coloured and happening.kind != "stroke":
            self._colour_again()
