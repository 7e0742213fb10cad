"""Takes the pictures of docs/routes-board.md: the board of that page as it grows, and played.

python docs/scripts/route_board_pictures.py    all of them, into docs/pictures/routes-board
"""

import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
HERE = Path(__file__).resolve().parent
sys.path[0] = str(HERE.parents[1])

from PySide6.QtWidgets import QApplication  # noqa: E402

from docs.scripts import fan_map_pictures as pictures  # noqa: E402
from drawing.qt.application import started  # noqa: E402
from editor.document.document import Document  # noqa: E402
from editor.panels.tables.cards import Cards  # noqa: E402
from editor.preferences.looks import dress  # noqa: E402
from editor.window.docks import show_panel  # noqa: E402
from editor.window.window import Window  # noqa: E402

PAGE = HERE.parent / "routes-board.md"
FOLDER = HERE.parent / "pictures/routes-board"
WIDER: dict[str, Any] = {"columns_for_ten": 24}
ROUND = ("play", "play", "play", "lay sf ash cove", "lay sp bay dale", "lay gn ash cove")


def bare(plain: Mapping[str, Any]) -> dict[str, Any]:
    """The board before anything is said of its cities and railroads."""
    cities = [pictures.without(city, "value", "squares") for city in plain["cities"]]
    rest = pictures.without(plain, "railroads", "cards", "boom_markers")
    return {**rest, "cities": cities}


def straight(plain: Mapping[str, Any]) -> dict[str, Any]:
    """The board before any line is bent, or said more of."""
    lines = [
        pictures.without(line, "bends", "terrain", "arrow") for line in plain["board"]["lines"]
    ]
    return {**bare(plain), "board": {**plain["board"], "lines": lines}}


def sheet(plain: Mapping[str, Any], table: str, row: str) -> None:
    """A window with a sheet beside the board."""
    window = Window()
    window.resize(*pictures.SIZE)
    window.show()
    canvas = window.show_document(Document(pictures.scenario(plain)))
    canvas.fit()
    show_panel(window, "cards")
    tables = window.panel("cards")
    if not isinstance(tables, Cards):
        raise SystemExit("there are no sheets")
    tables.tabs.setCurrentWidget(tables.views[table])
    tables.views[table].go_to(row)
    for _ in range(3):
        canvas.settle()
        window.checking.settle()
        QApplication.processEvents()
    pictures.save(window.grab(), "sheet")
    canvas.close_down()
    window.hide()


def main() -> int:
    os.environ["MILEPOST_DATA"] = tempfile.mkdtemp()
    FOLDER.mkdir(parents=True, exist_ok=True)
    pictures.folder[0] = FOLDER
    application = QApplication([])
    started()
    dress("light")
    plain = pictures.said(PAGE, "ash-and-bay")
    pictures.editor(straight(plain), "bend", "route", "21.75,7.75", "22.9,8.2", "23.2,8.0")
    pictures.editor(straight(plain), "lengths", "route", "10.25,6.0", route="lengths", **WIDER)
    pictures.editor(plain, "values", "city-values", "12.5,7.5", city_value="5")
    pictures.editor({**plain, "railroads": []}, "homes", "railroad-homes", "21.5,3.0")
    sheet(plain, "cards", "double-turn")
    pictures.game(plain, "play", ROUND)
    pictures.drawn(plain, "map")
    application.processEvents()
    return 0


if __name__ == "__main__":
    code = main()
    sys.stdout.flush()
    os._exit(code)
