"""Takes the pictures of docs/trains-board.md: the board and the cards of that page, and a game.

python docs/scripts/trains_board_pictures.py    all of them, into docs/pictures/trains-board
"""

import contextlib
import io
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
HERE = Path(__file__).resolve().parent
sys.path[0] = str(HERE.parents[1])

import yaml  # noqa: E402
from PySide6.QtCore import QPoint, QRect, QSize, Qt  # noqa: E402
from PySide6.QtGui import QPainter, QPixmap  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from docs.scripts import fan_map_pictures as pictures  # noqa: E402
from drawing.map.sheet.overlay import Overlay  # noqa: E402
from drawing.qt.application import started  # noqa: E402
from editor.document.document import Document  # noqa: E402
from editor.panels.tables.cards import Cards  # noqa: E402
from editor.preferences.looks import dress  # noqa: E402
from editor.window.docks import show_panel  # noqa: E402
from editor.window.window import Window  # noqa: E402
from milepost.__main__ import main as milepost  # noqa: E402
from validator.pictures.use_on_maps import with_use  # noqa: E402

PAGE = HERE.parent / "trains-board.md"
FOLDER = HERE.parent / "pictures/trains-board"
CARD, GAP = QSize(248, 347), 12
BLEED = 3 / 69
"""The part of the width of a card for shops that is cut off on each side."""
SOON = 1500
"""Milliseconds until the printed card is drawn."""
POSITION = {
    "first": 1,
    "actor": 1,
    "seats": [
        {
            "markers": "2,1 2,2",
            "hand": ["dredger", "coal-quay", "excursion-train", "normal-train", "waste"],
        },
        {"markers": "5,3 4,3"},
        {"markers": "5,5"},
    ],
    "stations": {"cley": 1, "kell": 2},
}
"""A turn in which the Dredger can be played."""


def bare(plain: Mapping[str, Any]) -> dict[str, Any]:
    """The board before there are cards, a kit and rules for it."""
    return {**pictures.without(plain, "cards", "kits"), "rules": {"preset": "trains"}}


def land(plain: Mapping[str, Any]) -> dict[str, Any]:
    return pictures.without(bare(plain), "cities", "blocked")


def half_settled(plain: Mapping[str, Any]) -> dict[str, Any]:
    """The board with the cities that have room for one station."""
    small = [one for one in plain["cities"] if one["kind"] == "city" and "room" not in one]
    return {**pictures.without(bare(plain), "blocked"), "cities": small}


def opened(plain: Mapping[str, Any]) -> tuple[Window, Cards]:
    """A window on the board, with its sheets in front."""
    window = Window()
    window.resize(*pictures.SIZE)
    window.show()
    canvas = window.show_document(Document(pictures.scenario(plain)))
    canvas.fit()
    show_panel(window, "cards")
    tables = window.panel("cards")
    if not isinstance(tables, Cards):
        raise SystemExit("there are no sheets")
    return window, tables


def close(window: Window) -> None:
    if window.canvas is not None:
        window.canvas.close_down()
    window.hide()


def sheet(plain: Mapping[str, Any], table: str, row: str) -> None:
    """A window with a sheet beside the board."""
    window, tables = opened(plain)
    tables.tabs.setCurrentWidget(tables.views[table])
    tables.views[table].go_to(row)
    for _ in range(3):
        if window.canvas is not None:
            window.canvas.settle()
        window.checking.settle()
        QApplication.processEvents()
    pictures.save(window.grab(), "kit")
    close(window)


def builder(plain: Mapping[str, Any], card: str) -> None:
    """The builder on a card, once the card is drawn."""
    window, tables = opened(plain)
    view = tables.views["cards"]
    tables.tabs.setCurrentWidget(view)
    view.go_to(card)
    view.build()
    made = tables.building.builder
    if made is None:
        raise SystemExit("no builder came")
    made.resize(1040, 720)
    pictures.rest(SOON)
    pictures.save(made.grab(), "builder")
    close(window)


def cards(plain: Mapping[str, Any], *names: str) -> None:
    """Cards as they are printed, without their bleed, side by side."""
    folder = Path(tempfile.mkdtemp())
    file = folder / "board.milepost.yaml"
    file.write_text(yaml.safe_dump(dict(plain)), encoding="utf-8")
    with contextlib.redirect_stdout(io.StringIO()):
        wish = ("--only", "cards", "--images", "-o", str(folder))
        if milepost(["print", str(file), *wish]):
            raise SystemExit("no cards were printed")
    whole = QPixmap(GAP + len(names) * (CARD.width() + GAP), CARD.height() + 2 * GAP)
    whole.fill(Qt.GlobalColor.white)
    painter = QPainter(whole)
    for number, name in enumerate(names):
        one = QPixmap(str(folder / f"card-images/{name}-1.png"))
        rim = round(one.width() * BLEED)
        inside = one.rect().adjusted(rim, rim, -rim, -rim)
        spot = QPoint(GAP + number * (CARD.width() + GAP), GAP)
        painter.drawPixmap(QRect(spot, CARD), one, inside)
        painter.setPen(Qt.GlobalColor.gray)
        painter.drawRect(QRect(spot, CARD))
    painter.end()
    pictures.save(whole, "cards")


def main() -> int:
    os.environ["MILEPOST_DATA"] = tempfile.mkdtemp()
    FOLDER.mkdir(parents=True, exist_ok=True)
    pictures.folder[0] = FOLDER
    application = QApplication([])
    started()
    dress("light")
    plain = pictures.said(PAGE, "gull-sound")
    pictures.editor(land(plain), "land", "terrain", "5,0", "5,1", "5,2", terrain="river")
    pictures.editor(half_settled(plain), "cities", "city", "5,3", city="city", city_room="2")
    builder(plain, "dredger")
    sheet(plain, "kits", "harbour")
    cards(plain, "coal-quay", "dredger", "excursion-train")
    pictures.game(
        {**plain, "position": POSITION},
        "play",
        ("play normal-train", "play coal-quay", "apply", "option 1", "play dredger"),
    )
    pictures.drawn(plain, "map")
    used = with_use(Overlay(), pictures.played(plain), pictures.scenario(plain))
    pictures.drawn(plain, "use", used)
    application.processEvents()
    return 0


if __name__ == "__main__":
    code = main()
    sys.stdout.flush()
    os._exit(code)
