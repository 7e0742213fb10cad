"""Takes the pictures of docs/editor/by-keys.md and of the tour: the cursor on a map, and a step.

python docs/scripts/key_pictures.py             light once, and dark twice as large
python docs/scripts/key_pictures.py dark 2      only that
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from editor.window.window import Window

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs/pictures/editor"
SIZE = (1200, 760)
LOOKS = (("light", "1"), ("dark", "2"))
COLOURS = 160
STEP = 3
"""The step of the tour that is shown."""


def main() -> None:
    match sys.argv[1:]:
        case ["light" | "dark" as looks, scale]:
            take(looks, scale)
        case _:
            for look, scale in LOOKS:
                told = {**os.environ, "QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen"}
                command = [sys.executable, "-P", __file__, look, scale]
                subprocess.run(command, env=told, cwd=ROOT, check=True)  # noqa: S603 (ourselves)


def take(looks: str, scale: str) -> None:
    from PySide6.QtWidgets import QApplication

    from editor.preferences.looks import dress
    from editor.window.window import Window
    from model.bundled import bundled_scenarios

    os.environ["MILEPOST_DATA"] = tempfile.mkdtemp()
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    dress("dark" if looks == "dark" else "light")
    window = Window()
    window.resize(*SIZE)
    window.studio.settings.put("map-theme", "dark" if looks == "dark" else "classic")
    window.show()
    window.activateWindow()
    application.processEvents()
    if window.open_path(bundled_scenarios()["tutorial"]) is None:
        raise SystemExit("no map could be opened")
    _walk(window)
    _shoot(window, f"cursor-{looks}-{scale}x.png")
    window.tour.begin()
    for _ in range(STEP):
        window.tour.skip()
    _shoot(window, f"tour-{looks}-{scale}x.png")


def _walk(window: "Window") -> None:
    """Comes to the map by keys, and goes to a side of a milepost by the Alder Beck."""
    from PySide6.QtCore import Qt

    from model.notation import Cell

    canvas = window.canvas
    if canvas is not None:
        canvas.clearFocus()
        canvas.desk.use("edge")
        canvas.setFocus(Qt.FocusReason.TabFocusReason)
        canvas.zoom(2)
        canvas.desk.cursor_hour = 11
        canvas.hands.keys.go_to(Cell(9, 7))


def _shoot(window: "Window", name: str) -> None:
    from PySide6.QtWidgets import QApplication

    for _ in range(3):
        QApplication.processEvents()
        if window.canvas is not None:
            window.canvas.settle()
        window.checking.settle()
    _save(window, FOLDER / name)


def _save(window: "Window", path: Path) -> None:
    """Saves a picture in few colours, so that the page loads fast."""
    from PySide6.QtGui import QImage

    from drawing.qt.thumbnails import few_colours

    plain = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    path.write_bytes(few_colours(plain, COLOURS))


if __name__ == "__main__":
    main()
