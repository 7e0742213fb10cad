"""Prices: with a place pinned, what the cheapest track from there to the pointer costs."""

from typing import Any

from editor.desk.desk import Desk
from editor.document.document import Happening
from editor.pointing.sketch import Sketch, SketchLine, SketchNote
from editor.systems.crayon.track_prices.pricing import price_words
from model.notation import Cell
from model.systems.crayon.network.search import FAR


class Prices:
    """The prices from the pin of a desk, worked out when they are asked for."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._asked: tuple[Any, Cell, Cell] | None = None
        self._answer: Sketch | None = None
        self.is_coloured = False
        """Whether the whole map is coloured by what it costs to come there."""
        self.heat: dict[Cell, int] = {}
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
        ground = desk.document.ground
        if goal is None or desk.pin is None or ground is None:
            return None
        if self._asked is None or self._asked != (ground, desk.pin, goal):
            if not desk.lines.knows(desk.pin, goal):
                return Sketch(notes=(SketchNote(goal, "…"),))
            self._asked = (ground, desk.pin, goal)
            self._answer = self._drawn(ground, desk.pin, goal)
        return self._answer

    def _drawn(self, ground: Any, pin: Cell, goal: Cell) -> Sketch | None:
        route = self._desk.lines.between(pin, goal)
        if route is None:
            return None
        cells = [ground.network.cell(number) for number in route.cells]
        return Sketch(
            lines=(SketchLine(cells, "price"),),
            notes=(SketchNote(goal, price_words(ground, route)),),
        )

    def look_again(self) -> None:
        """Colours the map once all prices are known; until then it stays as it was."""
        ground, pin = self._desk.document.ground, self._desk.pin
        if not self._is_waiting or ground is None or pin is None:
            return
        costs = self._desk.lines.prices(pin)
        if costs is not None:
            self._is_waiting = False
            self.heat = {
                ground.network.cell(number): cost
                for number, cost in enumerate(costs)
                if cost < FAR and ground.network.has(number)
            }
            self.most = max(self.heat.values(), default=1)

    def _colour_again(self) -> None:
        self._is_waiting = self.is_coloured and self._desk.pin is not None
        if not self._is_waiting or self._desk.document.ground is None:
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
