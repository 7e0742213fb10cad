"""The remark tool: notes pinned to a cell, or to a city where there are no cells."""

from typing import TYPE_CHECKING

from editor.desk.tool import Gesture, Tool
from editor.edits.things import added, altered, fresh_id
from editor.gestures.under_pointer import city_under, is_on_board
from editor.gestures.writing import written
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection
from editor.pointing.sketch import EMPTY, Place, Sketch, SketchNote
from editor.words import tr
from model.boards.routes import RouteBoard
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.scenario.things import Remark as MapRemark

if TYPE_CHECKING:
    from editor.desk.desk import Desk


class Remark(Tool):
    """Pins notes."""

    NAME = "remark"
    TITLE = "Remark"
    KEY = "N"
    GROUP = "place"
    ORDER = 45

    def suits(self, scenario: Scenario) -> bool:
        return scenario.board is not None

    def hint(self, desk: "Desk", at: Pointer) -> str:
        if place_for(desk.scenario, at) is None:
            return _nothing_here(desk.scenario)
        if remark_under(desk.scenario, at) is not None:
            return tr("Click: write this remark anew")
        return tr("Click: pin a remark here; type its text")

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        remark, place = remark_under(desk.scenario, at), place_for(desk.scenario, at)
        if place is None:
            return EMPTY
        notes = (SketchNote(place, remark.text),) if remark is not None else ()
        return Sketch(rings=(place,), notes=notes)

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        start, place = desk.scenario, place_for(desk.scenario, press)
        old, city = remark_under(start, press), city_under(start, press)
        if place is None:
            desk.say(_nothing_here(desk.scenario))
            return None
        key = old.id if old is not None else ""

        def made(text: str) -> Change:
            nonlocal key
            if old is not None:
                return altered(start, "remarks", old.id, text=text)
            if not text:
                return Change("")
            key = fresh_id(start, "remarks", text)
            on_cell = is_on_board(start, press.cell)
            where = {"at": str(press.cell)} if on_cell else {"of": f"cities/{city and city.id}"}
            return added(start, "remarks", {"id": key, "text": text, **where})

        said = old.text if old is not None else ""
        end = yield from written(desk, place, made, said, said)
        if key in desk.scenario.remarks:
            desk.choose(Selection(things=frozenset({("remarks", key)})))
        return end


def _nothing_here(scenario: Scenario) -> str:
    if isinstance(scenario.board, RouteBoard):
        return tr("A remark is pinned to a city: there is none here.")
    return tr("A remark is pinned to a cell or a city: there is none here.")


def place_for(scenario: Scenario, at: Pointer) -> Place | None:
    """Where a remark would be pinned."""
    if is_on_board(scenario, at.cell):
        return at.cell
    city = city_under(scenario, at)
    return None if city is None else city.at or city.xy


def remark_under(scenario: Scenario, at: Pointer) -> MapRemark | None:
    """The remark pinned to what is under the pointer."""
    city = city_under(scenario, at)
    of = None if city is None else f"cities/{city.id}"
    for remark in scenario.remarks.values():
        if remark.at == at.cell or (remark.at is None and remark.of == of):
            return remark
    return None
