"""Takes the pictures of the builder on events, actions and cards, and of what it marks on the map.

python docs/scripts/builder_pictures.py    all of them, into docs/pictures/editor
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
HERE = Path(__file__).resolve().parent
sys.path[0] = str(HERE.parents[1])

if TYPE_CHECKING:
    from editor.builder.builder import Builder
    from editor.window.window import Window

FOLDER = HERE.parent / "pictures/editor"
SHOWN = {
    "event": ("china", "events", "flood-huang-he"),
    "action": ("southern-china", "actions", "urbanization"),
    "santa-fe-card": ("western-usa", "cards", "double-turn"),
}
SIZE = 1240, 820
REST_MS = 1800
COLOURS = 128
"""So few are enough for a picture of a window."""


def main() -> None:
    """One process for each picture, since Qt has one scale in a process."""
    for name in SHOWN:
        for looks, scale in (("light", "1"), ("dark", "2")):
            environment = {**os.environ, "QT_SCALE_FACTOR": scale}
            order = [sys.executable, __file__, name, looks, scale]
            subprocess.run(order, check=True, env=environment)  # noqa: S603 (this very file)


def take(name: str, looks: str, scale: str) -> None:
    """Takes the builder, and for events the map beside it."""
    from PySide6.QtWidgets import QApplication

    from editor.preferences.looks import dress

    application = QApplication([])
    dress("dark" if looks == "dark" else "light")
    window, builder = _opened(*SHOWN[name])
    _save(builder, f"builder-{name}-{looks}-{scale}x.png")
    canvas = window.canvas
    if name == "event" and canvas is not None:
        canvas.settle()
        _save(canvas, f"builder-map-{looks}-{scale}x.png")
    for desk in list(window.canvases):
        window.close_document(desk)
    window.close()
    application.processEvents()


def _opened(game: str, sheet: str, key: str) -> "tuple[Window, Builder]":
    from editor.panels.tables.cards import Cards
    from editor.window.docks import show_panel
    from editor.window.window import Window
    from model.bundled import bundled_scenarios

    window = Window()
    window.resize(*SIZE)
    window.show()
    window.open_path(bundled_scenarios()[game])
    show_panel(window, "cards")
    cards = window.panel("cards")
    if not isinstance(cards, Cards):
        raise SystemExit("there are no sheets")
    view = cards.views[sheet]
    cards.tabs.setCurrentWidget(view)
    view.go_to(key)
    view.build()
    made = cards.building.builder
    if made is None:
        raise SystemExit("no builder came")
    made.resize(1040, 440)
    _rest(REST_MS)
    return window, made


def _save(widget: object, name: str) -> None:
    """Saves a picture in few colours, so that the page loads fast."""
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget

    from drawing.qt.thumbnails import few_colours

    if isinstance(widget, QWidget):
        plain = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        (FOLDER / name).write_bytes(few_colours(plain, COLOURS))
        print(name)


def _rest(milliseconds: int) -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


if __name__ == "__main__":
    take(*sys.argv[1:4]) if len(sys.argv) > 3 else main()
