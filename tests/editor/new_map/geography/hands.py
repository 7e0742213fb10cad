"""What a designer does with mouse and keys, and a workshop that answers at once."""

import json
from base64 import b64encode
from typing import Any

from PySide6.QtCore import QBuffer, QEvent, QIODevice, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QWidget
from pytestqt.qtbot import QtBot

from editor.workshop.workshop import Told, Workshop

FACTS = {
    "size": [53, 39],
    "spacing": 27.5,
    "terrain": {"clear": 60, "mountain": 30, "desert": 10},
    "cities": {"major": 4, "small": 20},
    "rivers": 12,
    "ferries": 1,
    "lands": ["Romania", "Bosnia & Herzegovina", "Greece"],
    "told": ["river Wend drains nowhere"],
}


class Quick(Workshop):
    """A workshop without a program: it keeps what was wished, and answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.wishes: list[tuple[str, dict[str, Any], Told]] = []
        self.is_closed = False

    def ask(self, lane: str, job: str, said: dict[str, Any], told: Told) -> None:
        # What goes through a pipe must be plain.
        self.wishes.append((job, json.loads(json.dumps(said)), told))

    def forget(self, lane: str) -> None:
        self.wishes.append(("nothing", {}, lambda _answer: None))

    def close(self) -> None:
        self.is_closed = True
        super().close()

    def looks(self) -> list[dict[str, Any]]:
        """What was wished of maps, in order."""
        return [said for job, said, _ in self.wishes if job == "preview"]

    def answer(self, **answer: Any) -> None:
        """Answers the last wish for a map."""
        told = [told for job, _, told in self.wishes if job in ("preview", "make")][-1]
        told(answer)

    def answer_with_a_map(self) -> None:
        self.answer(png=tiny_png(), facts=FACTS)


def tiny_png() -> str:
    image = QImage(8, 6, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.green)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return b64encode(buffer.data().data()).decode()


def drag(
    widget: QWidget,
    *spots: tuple[float, float],
    button: Qt.MouseButton = Qt.MouseButton.LeftButton,
    keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Presses at the first spot, goes over all the others, releases at the last."""
    none, kinds = Qt.MouseButton.NoButton, QEvent.Type
    steps = [
        (kinds.MouseButtonPress, spots[0], button, button),
        *((kinds.MouseMove, spot, none, button) for spot in spots[1:]),
        (kinds.MouseButtonRelease, spots[-1], button, none),
    ]
    for kind, spot, changed, held in steps:
        at = QPointF(*spot)
        event = QMouseEvent(kind, at, widget.mapToGlobal(at), changed, held, keys)
        QApplication.sendEvent(widget, event)


def wheel(widget: QWidget, spot: tuple[float, float], turned: int) -> None:
    at = QPointF(*spot)
    event = QWheelEvent(
        at,
        widget.mapToGlobal(at),
        QPoint(),
        QPoint(0, turned),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def write(qtbot: QtBot, number: QAbstractSpinBox, text: str) -> None:
    """Types a number in place of what stands there."""
    number.setFocus()
    number.selectAll()
    for letter in text:
        # Qt's own way to type ends the program over a letter that is not ASCII.
        event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(number, event)
    qtbot.keyClick(number, Qt.Key.Key_Tab)
