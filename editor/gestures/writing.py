"""Writing on the map: a text is typed where it will stand, and seen at once."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from editor.desk.tool import AGAIN, Gesture, Instead
from editor.pointing.sketch import Place, Sketch, SketchField
from editor.words import tr
from model.scenario.change import Change

if TYPE_CHECKING:
    from editor.desk.desk import Desk

LONGEST = 400


def written(
    desk: "Desk",
    at: Place,
    made: Callable[[str], Change],
    text: str = "",
    otherwise: str = "",
) -> Gesture:
    """Lets a text be written until Return, or until something else is begun with a press.

    `made` gives what the whole gesture does with a text; `otherwise` is taken where none is there.
    """
    answer: Instead | None = Instead(made(text or otherwise))
    while True:
        hint = tr("Type a text · Return: done · Esc: take back")
        desk.show(Sketch(field=SketchField(at, text, otherwise)), hint)
        event = yield answer
        before = text
        if event.kind in ("press", "double"):
            return AGAIN
        if event.key == "Return":
            return None
        if event.key == "Backspace":
            text = text[:-1]
        elif event.key == "Text":
            text = (text + "".join(filter(str.isprintable, event.text)))[:LONGEST]
        said = " ".join(text.split()) or otherwise
        answer = Instead(made(said)) if text != before else None
