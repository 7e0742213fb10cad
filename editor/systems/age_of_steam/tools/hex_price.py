"""The price tool: what the first tile costs on a marked hex; right or Alt takes the mark away."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from editor.desk.tool import Add, Gesture, Option, Tool, number
from editor.gestures.under_pointer import city_under
from editor.pointing.pointer import Pointer
from editor.pointing.sketch import EMPTY, Sketch, SketchNote
from editor.systems.age_of_steam.city_edits.hex_data import data_at, with_data
from editor.words import tr
from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.scenario.change import Change
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk

PRICE = Option("hex-price", "Printed price", "number", 1, 99, usual=6)
SIMPLE = Option("hex-simple", "The first tile is a simple one", "switch")


class HexPrice(Tool):
    """Prints prices onto hexes."""

    NAME = "hex-price"
    TITLE = "Printed price"
    KEY = "Shift+B"
    GROUP = "paint"
    ORDER = 22
    OPTIONS: ClassVar[Sequence[Option]] = (PRICE, SIMPLE)
    LAYER = "hex_signs"

    def suits(self, scenario: Scenario) -> bool:
        return isinstance(scenario.board, TerrainBoard)

    def wants_right(self) -> bool:
        return True

    def hint(self, desk: "Desk", at: Pointer) -> str:
        why = why_no_price(desk, at)
        if why:
            return why
        has = data_at(desk.scenario, at.cell).price
        words = tr("Click: the first tile costs {price} here").format(price=_next(desk, at.cell))
        if has is not None:
            words += " · " + tr("Alt or right: as the terrain says")
        return words

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        if why_no_price(desk, at):
            return EMPTY
        return Sketch(cells=(at.cell,), signs=(SketchNote(at.cell, str(_next(desk, at.cell))),))

    def pick(self, desk: "Desk", at: Pointer) -> bool:
        data = data_at(desk.scenario, at.cell)
        if data.price is None:
            return False
        desk.set(PRICE.key, data.price)
        desk.set(SIMPLE.key, data.first_tile == "simple")
        return True

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        """A stroke prints one price on all its hexes: what a click makes of the first of them."""
        event, done = press, set[Cell]()
        price = None if press.is_opposite else _next(desk, press.cell)
        while event.kind != "release":
            change = Change("")
            if event.cell not in done and not why_no_price(desk, event):
                change = priced(desk, event.cell, price)
                done.add(event.cell)
            event = yield Add(change) if change else None
            desk.show(self.sketch(desk, event), self.hint(desk, event))
        return None


def price_in_hand(desk: "Desk") -> int:
    return max(PRICE.least, min(number(desk, PRICE.key, PRICE.usual), PRICE.most))


def _next(desk: "Desk", cell: Cell) -> int:
    """What a click makes of a hex: the price in hand, or one more each time."""
    has, hand = data_at(desk.scenario, cell).price, price_in_hand(desk)
    return hand if has is None or has < hand else min(has + 1, PRICE.most)


def why_no_price(desk: "Desk", at: Pointer) -> str:
    """Why a hex has no price of its own; empty where it may have one."""
    board, city = desk.scenario.board, city_under(desk.scenario, at)
    if not isinstance(board, TerrainBoard) or not board.has(at.cell):
        return tr("There is no hex here.")
    if city is not None and at.cell in (city.at, *city.members):
        return tr("{city} stands here: its tile has no printed price").format(city=city.name)
    return ""


def _first_tile(desk: "Desk", cell: Cell) -> str:
    """What may lie there first: as the palette says, unless more was asked of the hex before."""
    if desk.settings.get(SIMPLE.key):
        return "simple"
    return data_at(desk.scenario, cell).first_tile or "any"


def priced(desk: "Desk", cell: Cell, price: int | None) -> Change:
    """A hex with a printed price, or without one."""
    values = {"price": price, "first_tile": None if price is None else _first_tile(desk, cell)}
    words = tr("no price at {cell}") if price is None else tr("price {price} at {cell}")
    return with_data(desk.scenario, cell, values, words.format(price=price, cell=cell))
