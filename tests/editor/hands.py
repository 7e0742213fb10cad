"""Hands for the tests of tools: a desk with a tool, clicks and drags on places of the board."""

from typing import Any

from editor.desk.desk import Desk
from editor.document.document import Document
from editor.pointing.pointer import Button, Pointer, at
from editor.pointing.sketch import Place
from model.scenario.scenario import Scenario


def desk_with(tool: str, scenario: Scenario, **settings: object) -> Desk:
    desk = Desk(Document(scenario))
    desk.use(tool)
    for key, value in settings.items():
        desk.set(key.replace("_", "-"), value)
    return desk


def click(desk: Desk, place: Place, button: Button = "left", **held: Any) -> None:
    x, y = at(place).spot
    desk.move(Pointer("move", x, y))
    desk.press(Pointer("press", x, y, button, **held))
    desk.release(Pointer("release", x, y, button, **held))


def drag(desk: Desk, *places: Place, button: Button = "left", **held: Any) -> None:
    spots = [at(place).spot for place in places]
    desk.press(Pointer("press", *spots[0], button, **held))
    for spot in spots[1:]:
        desk.move(Pointer("move", *spot, button, **held))
    desk.release(Pointer("release", *spots[-1], button, **held))


def key(desk: Desk, name: str) -> None:
    desk.key(Pointer("key", 0, 0, key=name))


def write(desk: Desk, text: str) -> None:
    for letter in text:
        desk.key(Pointer("key", 0, 0, key="Text", text=letter))


def labels(desk: Desk) -> list[str]:
    """What the steps of the history are called."""
    return [step.label for step in desk.document.history.steps]
