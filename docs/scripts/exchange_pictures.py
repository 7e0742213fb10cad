"""Takes the pictures of docs/editor/in-and-out.md: import, export and print preview.

python docs/scripts/exchange_pictures.py             light once, and dark twice as large
python docs/scripts/exchange_pictures.py dark 2      only that
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from editor.window.window import Window

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs/pictures/editor"
COLOURS = 160
LOOKS = (("light", "1"), ("dark", "2"))
SIZE = (1120, 720)
PATIENCE = 120.0
"""Seconds for the workshop, which draws beside the window."""
SHEET = """\
name,col,row,size,supplies,name_zh,mayor
Aston,2,2,l,coal; iron ore,阿斯顿,Ada
Byford,9,3,s,fish,,Bea
Colby,5,8,m,,,
"""


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

    from editor.document.document import Document
    from editor.preferences.looks import dress
    from editor.window.window import Window
    from model.bundled import bundled_scenarios
    from model.files.scenario_files import load

    folder = Path(tempfile.mkdtemp())
    os.environ["MILEPOST_DATA"] = str(folder / "data")
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    dress("dark" if looks == "dark" else "light")
    window = Window()
    window.show()
    window.show_document(Document(load(bundled_scenarios()["tutorial"])))
    _import(window, folder, f"import-{looks}-{scale}x.png")
    _export(window, f"export-{looks}-{scale}x.png")
    _print(window, f"print-{looks}-{scale}x.png")
    for desk in list(window.canvases):
        window.close_document(desk)


def _import(window: "Window", folder: Path, name: str) -> None:
    path = folder / "cities.csv"
    path.write_text(SHEET, encoding="utf-8")
    dialog = window.importer.ask(path)
    dialog.resize(*SIZE)
    _until(lambda: dialog.answer is not None and not dialog.progress.isVisible())
    # A folder of this machine belongs into no picture.
    field = dialog.form.inputs["sheet"]
    field.blockSignals(True)
    field.line.setText("cities.csv")  # type: ignore[union-attr]
    field.blockSignals(False)
    _shoot(dialog, name)


def _export(window: "Window", name: str) -> None:
    desk = window.studio.desk
    if desk is None:
        raise SystemExit("no map is open")
    dialog = window.exporter.ask(desk)
    dialog.format.setCurrentIndex(dialog.format.findData("geojson"))
    _shoot(dialog, name)


def _print(window: "Window", name: str) -> None:
    desk = window.studio.desk
    if desk is None:
        raise SystemExit("no map is open")
    dialog = window.printing.ask(desk)
    dialog.resize(*SIZE)
    _until(lambda: dialog.sheets.count() > 0 and not dialog.progress.isVisible())
    dialog.sheets.setCurrentRow(2)
    _until(lambda: dialog.preview.has_picture)
    _shoot(dialog, name)


def _until(is_so: Callable[[], bool]) -> None:
    from PySide6.QtWidgets import QApplication

    end = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > end:
            raise SystemExit("the workshop does not answer")
        QApplication.processEvents()
        time.sleep(0.02)


def _shoot(dialog: "QDialog", name: str) -> None:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication

    from drawing.qt.thumbnails import few_colours

    end = time.monotonic() + 1
    _until(lambda: time.monotonic() > end)
    QApplication.processEvents()
    # In few colours, so that the page loads fast.
    plain = dialog.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    (FOLDER / name).write_bytes(few_colours(plain, COLOURS))
    dialog.reject()


if __name__ == "__main__":
    main()
