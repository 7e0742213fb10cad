"""The link tool: a port, then the cities overseas that its containers go to."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from editor.desk.tool import Choice, Gesture, Instead, Option, Tool, number
from editor.edits.thing_places import thing
from editor.edits.things import added, fresh_id, said
from editor.gestures.under_pointer import city_under
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection
from editor.pointing.sketch import EMPTY, Place, Sketch, SketchLine
from editor.systems.crayon.tools.ports import city_at, has_room, port_under, with_port
from editor.words import tr
from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.scenario.change import Change
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk

ROOM = "links"
MODE = Option("link-mode", "How it is used")
COST = Option("link-cost", "Price of the link", "number", 0, 99, usual=6)
MODES = ("purchase", "build-into")


class Link(Tool):
    """Joins a port with cities overseas."""

    NAME = "link"
    TITLE = "Container link"
    KEY = "L"
    GROUP = "lines"
    ORDER = 55
    OPTIONS: ClassVar = (MODE, COST)
    LAYER = "crossings"

    def suits(self, scenario: Scenario) -> bool:
        return isinstance(scenario.board, TerrainBoard) and has_room(scenario, ROOM)

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        if option.key != MODE.key:
            return ()
        return (
            Choice("purchase", tr("bought at its port")),
            Choice("build-into", tr("built into like a milepost")),
        )

    def hint(self, desk: "Desk", at: Pointer) -> str:
        port = port_under(desk.scenario, at)
        if port is None:
            return tr("A link begins at a milepost: there is none here.")
        if with_port(desk.scenario, ROOM, port) is not None:
            return tr("Click, then cities overseas: change where this link goes")
        return tr("Click, then cities overseas: a container link from this port")

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        port = port_under(desk.scenario, at)
        return EMPTY if port is None else Sketch(rings=(port,))

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        start, port = desk.scenario, port_under(desk.scenario, press)
        if port is None:
            desk.say(tr("A link begins at a milepost."))
            return None
        old = with_port(start, ROOM, port)
        serves = list(thing(start, ROOM, old).serves) if old is not None else []
        name = "" if old is not None else city_at(start, port)
        key = fresh_id(start, ROOM, f"{name} link" if name else "link") if old is None else old
        answer: Instead | None = None
        is_dragged = True
        while True:
            _show(desk, port, serves)
            event = yield answer
            answer = None
            if event.key == "Return" or event.kind == "double":
                break
            city = _overseas(start, event)
            is_meant = event.kind == "press" or (event.kind == "release" and is_dragged)
            is_dragged = is_dragged and event.kind == "move"
            if city is None:
                if event.kind == "press":
                    break
            elif is_meant:
                serves = [one for one in serves if one != city] + [city] * (city not in serves)
                answer = Instead(_linked(desk, start, key, port, serves))
        if thing(desk.scenario, ROOM, key) is not None:
            desk.choose(Selection(things=frozenset({(ROOM, key)})))
        return None


def _overseas(scenario: Scenario, at: Pointer) -> str | None:
    city = city_under(scenario, at)
    return city.id if city is not None and city.overseas else None


def _linked(desk: "Desk", start: Scenario, key: str, port: Cell, serves: list[str]) -> Change:
    """A link as it is after the clicks; a new one that leads nowhere is none."""
    if thing(start, ROOM, key) is not None:
        change = said(start, {(ROOM, key, "serves"): sorted(serves)}, "")
        return replace(change, label=tr("change link {name}").format(name=key))
    if not serves:
        return Change("")
    mode = desk.settings.get(MODE.key)
    plain: dict[str, Any] = {
        "id": key,
        "port": str(port),
        "mode": mode if mode in MODES else MODES[0],
        "cost": number(desk, COST.key, COST.usual),
        "serves": sorted(serves),
    }
    return added(start, ROOM, plain)


def _show(desk: "Desk", port: Cell, serves: Sequence[str]) -> None:
    ends: list[Place] = []
    for key in serves:
        city = desk.scenario.cities.get(key)
        place = None if city is None else city.xy or city.at
        ends += [] if place is None else [place]
    rings = [
        city.xy for city in desk.scenario.cities.values() if city.overseas and city.xy is not None
    ]
    hint = tr("Click on cities overseas · click elsewhere or Return: done · Esc: cancel")
    lines = [SketchLine((port, end), "new") for end in ends]
    desk.show(Sketch(lines=lines, rings=[port, *rings]), hint)
