"""Placing a city: on a milepost, on several, overseas, or freely on a board of routes."""

from typing import TYPE_CHECKING, Any

from editor.desk.tool import Gesture, Instead
from editor.edits.blank_things import blank
from editor.edits.things import added, fresh_id
from editor.gestures.city_names import fresh_name
from editor.gestures.city_numbers import city_numbers, number_in_hand
from editor.gestures.lines import free_place
from editor.gestures.under_pointer import is_on_board
from editor.gestures.writing import written
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection
from editor.pointing.sketch import Place
from editor.words import tr
from model.boards import grid
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.scenario.change import Change
from model.systems import described
from model.systems.system import KindOfCity

if TYPE_CHECKING:
    from editor.desk.desk import Desk


MARGIN = 1
"""So many cells beside the board a city overseas may lie: there is room for it on the sheet."""


def city_placed(desk: "Desk", press: Pointer) -> Gesture:
    """A click places a city; a drag makes the largest kind of the cells it passes; then its name.

    Where there is no cell, the city lies overseas. The centre of a large one is in the middle.
    """
    start, cells, event = desk.scenario, [press.cell], press
    otherwise = str(desk.settings.get("city-name") or "") or fresh_name(start)
    place: Place = press.cell if _takes_cell(desk, press) else free_place(desk, press)
    key, may_be_wide = "", described(start.system).has("cities", "members")

    def made(name: str) -> Change:
        nonlocal key
        key = fresh_id(start, "cities", name, "city")
        plain = {**blank(start, "cities"), "id": key, "name": name, **_where(place, cells)}
        is_wide = isinstance(place, Cell) and len(cells) > 1
        is_far = not isinstance(place, Cell) and not isinstance(start.board, RouteBoard)
        kind = largest_kind(start.system) if is_wide else kind_in_hand(desk)
        if is_far:
            kind, plain["overseas"] = _kind_overseas(desk), True
        if kind is not None:
            plain |= {"kind": kind.word, **_number(desk, kind)}
        return added(start, "cities", plain)

    event = yield Instead(made(otherwise))
    while event.kind == "move":
        is_new = may_be_wide and event.cell not in cells and is_on_board(start, event.cell)
        if is_new and isinstance(place, Cell):
            cells.append(event.cell)
        event = yield Instead(made(otherwise)) if is_new else None
    end = yield from written(desk, place, made, otherwise=otherwise)
    desk.choose(Selection(things=frozenset({("cities", key)})))
    desk.settings.put("city-name", "")
    return end


def _number(desk: "Desk", kind: KindOfCity) -> dict[str, int]:
    """The number that cities of this kind have, if they have one."""
    number = city_numbers(desk.scenario.system).get(kind.word)
    return {} if number is None else {number.field: number_in_hand(desk, number)}


def kind_in_hand(desk: "Desk") -> KindOfCity | None:
    """The kind of the next city; None where cities of this system have no kinds."""
    system = described(desk.scenario.system)
    return system.kind(str(desk.settings.get("city"))) or next(iter(system.kinds), None)


def largest_kind(system: str) -> KindOfCity | None:
    """What a city of several cells is."""
    return max(described(system).kinds, key=lambda kind: kind.weight, default=None)


def _kind_overseas(desk: "Desk") -> KindOfCity | None:
    """The kind of a city overseas: the one in hand, or the next smaller where that needs cells."""
    kind, largest = kind_in_hand(desk), largest_kind(desk.scenario.system)
    smaller = [one for one in described(desk.scenario.system).kinds if one is not largest]
    if kind is not largest or not smaller:
        return kind
    return max(smaller, key=lambda one: one.weight)


def kind_title(kind: KindOfCity | None) -> str:
    """What a city of a kind is called."""
    return tr("city") if kind is None else tr(kind.title)


def is_overseas(desk: "Desk", at: Pointer) -> bool:
    """Whether a city placed here would lie where no track comes."""
    return isinstance(desk.scenario.board, TerrainBoard) and not _takes_cell(desk, at)


def is_too_far(desk: "Desk", at: Pointer) -> bool:
    """Whether a place lies so far beside the board that its sheet would have to grow for it."""
    board = desk.scenario.board
    if not isinstance(board, TerrainBoard):
        return False
    col, row = at.cell
    last_col, last_row = board.size.cols - 1 + MARGIN, board.size.rows - 1 + MARGIN
    return not (-MARGIN <= col <= last_col and -MARGIN <= row <= last_row)


def _takes_cell(desk: "Desk", at: Pointer) -> bool:
    board = desk.scenario.board
    return isinstance(board, TerrainBoard) and board.in_bounds(at.cell) and board.has(at.cell)


def _where(place: Place, cells: list[Cell]) -> dict[str, Any]:
    if not isinstance(place, Cell):
        return {"xy": str(place)}
    members = {"members": " ".join(map(str, cells))} if len(cells) > 1 else {}
    return {"at": str(_middle(cells)), **members}


def _middle(cells: list[Cell]) -> Cell:
    """The cell that is nearest to all others; of several that are alike, the one passed first."""
    return min(cells, key=lambda one: sum(grid.distance(one, other) for other in cells))
