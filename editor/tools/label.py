"""The label tool: texts on the map and hand-placed names, dragged and turned."""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from editor.desk.tool import Choice, Gesture, Instead, Option, Tool, number
from editor.edits.things import added, altered, fresh_id
from editor.gestures.lines import free_place
from editor.gestures.moving import STILL
from editor.gestures.under_pointer import city_under
from editor.gestures.writing import written
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection
from editor.pointing.sketch import Sketch
from editor.words import tr
from model.boards import grid
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.scenario.things import Label as MapLabel

if TYPE_CHECKING:
    from editor.desk.desk import Desk

SIZE = Option("label-size", "Size")
ANGLE = Option("label-angle", "Angle", "number", -180, 180)
SIZES = ("small", "medium", "large")
REACH = 0.7
ROUND = 5
"""Turning goes in steps of so many degrees."""


class Label(Tool):
    """Writes on the map."""

    NAME = "label"
    TITLE = "Label"
    KEY = "T"
    GROUP = "place"
    ORDER = 44
    OPTIONS: ClassVar = (SIZE, ANGLE)
    LAYER = "labels"
    DRAWS = "labels"

    def suits(self, scenario: Scenario) -> bool:
        return scenario.board is not None

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        if option.key != SIZE.key:
            return ()
        titles = (tr("small"), tr("medium"), tr("large"))
        return [Choice(*pair) for pair in zip(SIZES, titles, strict=True)]

    def hint(self, desk: "Desk", at: Pointer) -> str:
        label = label_under(desk.scenario, at)
        if label is not None:
            return tr("Drag: move this label · Shift and drag: turn it · click: write it anew")
        city = city_under(desk.scenario, at)
        if city is not None:
            return tr("Drag: put the name of {city} where you want it").format(city=city.name)
        return tr("Click: a new label; type its text")

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        return Sketch(knots=[label.at for label in desk.scenario.labels.values()])

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        label, city = label_under(desk.scenario, press), city_under(desk.scenario, press)
        if label is not None:
            desk.choose(Selection(things=frozenset({("labels", label.id)})))
            return (yield from _changed(desk, press, label))
        if city is not None:
            return (yield from _named(desk, press, f"cities/{city.id}", city.name))
        return (yield from _new(desk, press))


def label_under(scenario: Scenario, at: Pointer) -> MapLabel | None:
    """The label whose place is under the pointer."""
    found = [
        (away, label.id)
        for label in scenario.labels.values()
        if (away := math.dist(grid.position(label.at), at.spot)) <= REACH
    ]
    return scenario.labels[min(found)[1]] if found else None


def _changed(desk: "Desk", press: Pointer, label: MapLabel) -> Gesture:
    """A drag moves a label, with Shift it turns; a click lets its text be written anew."""
    start = desk.scenario
    event = yield None
    while event.kind == "move":
        answer = None
        if press.shift:
            answer = Instead(altered(start, "labels", label.id, angle=_angle(label, event)))
        elif event.far_from(press) > STILL:
            answer = Instead(altered(start, "labels", label.id, at=free_place(desk, event)))
        event = yield answer
    if event.far_from(press) > STILL or press.shift or not label.text:
        return None

    def made(text: str) -> Change:
        return altered(start, "labels", label.id, text=text)

    return (yield from written(desk, label.at, made, label.text, label.text))


def _angle(label: MapLabel, at: Pointer) -> int:
    """The angle from a label to the pointer, as degrees clockwise that a text can be read in."""
    x, y = grid.position(label.at)
    degrees = math.degrees(math.atan2(at.y - y, at.x - x))
    return ROUND * round((degrees + 90) % 180 / ROUND) - 90


def _named(desk: "Desk", press: Pointer, of: str, name: str) -> Gesture:
    """A drag puts the name of a thing where the pointer is; a click does nothing."""
    start = desk.scenario
    event = yield None
    old = next((key for key, one in start.labels.items() if one.of == of), None)
    key = old or fresh_id(start, "labels", name)
    while event.kind == "move":
        answer = None
        if event.far_from(press) > STILL and old is not None:
            answer = Instead(altered(start, "labels", old, at=free_place(desk, event)))
        elif event.far_from(press) > STILL:
            plain = {"id": key, "of": of, "at": str(free_place(desk, event))}
            answer = Instead(added(start, "labels", plain))
        event = yield answer
    return None


def _new(desk: "Desk", press: Pointer) -> Gesture:
    start, key = desk.scenario, ""
    size, angle = desk.settings.get(SIZE.key), number(desk, ANGLE.key, 0)

    def made(text: str) -> Change:
        nonlocal key
        if not text:
            return Change("")
        key = fresh_id(start, "labels", text)
        plain: dict[str, Any] = {"id": key, "text": text, "at": str(free_place(desk, press))}
        if size in ("small", "large"):
            plain["size"] = size
        if angle:
            plain["angle"] = angle
        return added(start, "labels", plain)

    end = yield from written(desk, free_place(desk, press), made)
    if key in desk.scenario.labels:
        desk.choose(Selection(things=frozenset({("labels", key)})))
    return end
