"""Takes pictures of the editor on the map of China: every panel, and a game.

python docs/scripts/panel_pictures.py         all: those of docs/editor/panels.md, light and dark,
                                              once and twice as large, a line of a board of routes
                                              for docs/editor/editor-tools.md, and that of
                                              docs/play.md, into docs/pictures/editor
python docs/scripts/panel_pictures.py play    only the game
python docs/scripts/panel_pictures.py steam   only the tables of Age of Steam; santa-fe, trains
                                              and china are those of the other games
python docs/scripts/panel_pictures.py trains  those of Trains, and the builder of its cards
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from editor.window.window import Window

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs/pictures/editor"
SIZE = (1360, 860)
ROUTES = FOLDER / "west.milepost.yaml"
LIGHT_1, DARK_2 = ("light", "1"), ("dark", "2")
SHEETS = {
    "china": ("china", "china"),
    "steam": ("age-of-steam", "southern-china"),
    "santa-fe": ("santa-fe", "western-usa"),
    "trains": ("trains", "kanto"),
}
"""What the picture of all tables of a game is called, and the map it is taken on."""
TABLE = 560
"""How wide the dock of a table is."""
IN_A_ROW = 3
BUILT_IN, BUILT = "trains", "station-crew"
"""The game whose builder is shown, and the card on which it is."""
GAP = 10
COLOURS = 160


def main() -> None:
    match sys.argv[1:]:
        case ["light" | "dark" as looks, scale]:
            take(looks, scale)
        case ["game"]:
            take_game()
        case ["play"]:
            _by_itself("1", "game")
        case ["sheets", "light" | "dark" as looks, scale, game]:
            take_sheets(looks, scale, SHEETS[game])
        case ["builder", "light" | "dark" as looks, scale]:
            take_builder(looks, scale)
        case ["steam" | "santa-fe" | "trains" | "china" as game]:
            for one in (LIGHT_1, DARK_2):
                _sheets(one, game)
        case _:
            for one in (LIGHT_1, DARK_2):
                _by_itself(one[1], *one)
                for game in SHEETS:
                    _sheets(one, game)
            _by_itself("1", "game")


def _sheets(look: tuple[str, str], game: str) -> None:
    """Takes the sheets of a game, and what its cards are built with."""
    _by_itself(look[1], "sheets", *look, game)
    if game == BUILT_IN:
        _by_itself(look[1], "builder", *look)


def _by_itself(scale: str, *wish: str) -> None:
    """Takes pictures in a program of its own: the scale is one for the whole of a program."""
    around = {**os.environ, "QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-P", __file__, *wish]
    subprocess.run(command, env=around, cwd=ROOT, check=True)  # noqa: S603 (ourselves)


def take(looks: str, scale: str) -> None:
    """Takes all pictures in one look and size."""
    from PySide6.QtWidgets import QApplication

    from editor.preferences.looks import dress
    from editor.window.window import Window
    from model.bundled import bundled_scenarios

    application = QApplication([])
    dress("dark" if looks == "dark" else "light")
    window = Window()
    window.resize(*SIZE)
    window.show()
    window.open_path(bundled_scenarios()["china"])
    FOLDER.mkdir(parents=True, exist_ok=True)
    _with_problems(window)
    _save(_seen(window, window), f"panels-{looks}-{scale}x.png")
    beside = [_seen(window, window.docks[name]) for name in _shown_in_turn(window)]
    _save(_joined(beside), f"properties-{looks}-{scale}x.png")
    _with_prices(window)
    _save(_seen(window, window), f"prices-{looks}-{scale}x.png")
    _close_all(window)
    window.open_path(ROUTES)
    _save(_with_a_line(window), f"routes-{looks}-{scale}x.png")
    _close_all(window)
    window.close()
    application.processEvents()


def take_sheets(looks: str, scale: str, what: tuple[str, str]) -> None:
    """Takes every table of a map that has something in it, in one look and size."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication

    from editor.panels.sheets.found_sheets import more_tables
    from editor.panels.tables.cards import Cards
    from editor.preferences.looks import dress
    from editor.window.docks import show_panel
    from editor.window.window import Window
    from model.bundled import bundled_scenarios

    application = QApplication([])
    dress("dark" if looks == "dark" else "light")
    window = Window()
    window.resize(*SIZE)
    window.show()
    called, board = what
    window.open_path(bundled_scenarios()[board])
    show_panel(window, "cards")
    window.resizeDocks([window.docks["cards"]], [TABLE], Qt.Orientation.Horizontal)
    cards, seen = window.panel("cards"), []
    desk = window.studio.desk
    if not isinstance(cards, Cards) or desk is None:
        raise SystemExit("there are no sheets")
    for name in more_tables(desk.scenario):
        cards.open_table(name)
    for view in cards.views.values():
        cards.tabs.setCurrentWidget(view)
        rows = view.model.rows
        if not rows:
            continue
        view.go_to(rows[min(3, len(rows) - 1)])
        if view.beside is not None:
            cards.ask()
            _rest(8000)
            view.beside.rows_wanted.emit([rows[min(3, len(rows) - 1)]])
        seen.append(_seen(window, window.docks["cards"]))
    in_rows = [_joined(seen[n : n + IN_A_ROW]) for n in range(0, len(seen), IN_A_ROW)]
    _save(_joined(in_rows, below=True), f"{called}-sheets-{looks}-{scale}x.png")
    _close_all(window)
    window.close()
    application.processEvents()


def take_builder(looks: str, scale: str) -> None:
    """Takes the builder of what cards do, while a word is chosen for one more part."""
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QApplication

    from editor.panels.tables.cards import Cards
    from editor.preferences.looks import dress
    from editor.window.docks import show_panel
    from editor.window.window import Window
    from model.bundled import bundled_scenarios

    application = QApplication([])
    dress("dark" if looks == "dark" else "light")
    window = Window()
    window.resize(*SIZE)
    window.show()
    window.open_path(bundled_scenarios()[SHEETS[BUILT_IN][1]])
    show_panel(window, "cards")
    cards = window.panel("cards")
    if not isinstance(cards, Cards):
        raise SystemExit("there are no sheets")
    cards.tabs.setCurrentWidget(cards.views["cards"])
    cards.views["cards"].go_to(BUILT)
    cards.views["cards"].build()
    made = cards.building.builder
    if made is None:
        raise SystemExit("no builder came")
    _rest(2500)  # until the card is drawn
    view = made.views["effects"]
    view.picking.pick_new(view.add)
    _rest(500)
    picture, ratio = made.grab(), made.devicePixelRatioF()
    painter = QPainter(picture)
    corner = view.add.mapTo(made, view.add.rect().bottomLeft())
    painter.drawPixmap(corner, view.picking.picker.grab())
    painter.end()
    picture.setDevicePixelRatio(ratio)
    _save(picture.toImage(), f"builder-{looks}-{scale}x.png")
    view.picking.picker.close()
    _close_all(window)
    window.close()
    application.processEvents()


def _close_all(window: "Window") -> None:
    for desk in list(window.canvases):
        window.close_document(desk)


def _with_a_line(window: "Window") -> "QImage":
    """A board of routes with a line in the properties, and the tool for lines in hand."""
    from editor.edits.line_positions import laid
    from editor.panels.properties.properties_panel import Properties
    from editor.pointing.pointer import Pointer
    from editor.pointing.selection import Selection

    desk, properties = window.studio.desk, window.panel("properties")
    if desk is not None and isinstance(properties, Properties):
        window.docks["properties"].raise_()
        desk.use("route")
        desk.choose(Selection(things=frozenset({("lines", "ogden-denver")})))
        desk.move(Pointer("move", *laid(desk.scenario)["yuma-el-paso"].middle))
    return _seen(window, window)


def take_game() -> None:
    """Takes the picture of a game against a bot, which has moved."""
    from PySide6.QtWidgets import QApplication

    from drawing.qt.application import started
    from editor.play.window import open_play
    from editor.preferences.looks import dress
    from model.bundled import bundled_scenarios
    from model.files.scenario_files import load

    application = QApplication([])
    started()
    dress("light")
    path = bundled_scenarios()["china"]
    window = open_play(load(path), str(path.parent))
    window.resize(*SIZE)
    window.seats.start.click()
    table = window.table
    if table is None:
        raise SystemExit("no game could begin")
    while table.bots.is_busy or table.match.is_bots_turn:
        _rest(200)
    _rest(4000)
    _save(window.grab().toImage(), "play.png")
    window.discard()
    application.processEvents()


def _with_problems(window: "Window") -> None:
    """Plants two slips, and goes to one of them."""
    from model.forms.form import Step
    from model.scenario.change import Change

    document = window.studio.document
    if document is None:
        return
    supplies = ("cities", "shanghai", "supplies", "coals")
    document.apply(Change("coals in Shanghai", (Step(supplies, None, True),)))
    at = str(document.scenario.cities["beijing"].at)
    document.apply(Change("move Beijing", (Step(("cities", "beijing", "at"), at, "8,8"),)))
    window.checking.settle()
    window.checking.choose_next()
    window.checking.choose_next()
    if window.studio.desk is not None:
        window.studio.desk.use("terrain")


def _with_prices(window: "Window") -> None:
    """Takes the slips back, pins Wuhan and points at Kunming."""
    from editor.pointing.pointer import at

    desk, canvas = window.studio.desk, window.canvas
    if desk is None or canvas is None:
        return
    desk.document.go_to(0)
    window.checking.settle()
    ends = [desk.scenario.cities[name].at for name in ("wuhan", "kunming", "xining")]
    wuhan, kunming, xining = (end for end in ends if end is not None)
    desk.use("select")
    desk.pin_at(wuhan)
    canvas.prices.colour(True)
    canvas.show_cells([wuhan, kunming, xining], closer=True)
    desk.move(at(kunming, "move", ""))
    canvas.searching.settle()
    window.docks["properties"].raise_()
    _rest(600)


def _shown_in_turn(window: "Window") -> Iterator[str]:
    """Brings the panels to what is to be seen of them, one after the other."""
    from editor.panels.properties.properties_panel import Properties
    from editor.pointing.selection import NOTHING, Selection

    desk, properties = window.studio.desk, window.panel("properties")
    if desk is None or not isinstance(properties, Properties):
        return
    desk.choose(Selection(things=frozenset({("cities", "beijing")})))
    yield "properties"
    desk.choose(Selection(things=frozenset({("cities", "beijing"), ("cities", "datong")})))
    yield "properties"
    desk.choose(NOTHING)
    properties.tabs.setCurrentIndex(1)
    properties.rules.sections["cost"].open()
    yield "properties"
    yield "layers"


def _seen(window: "Window", widget: object) -> "QImage":
    """A picture of a widget once everything is painted."""
    from PySide6.QtWidgets import QDockWidget, QWidget

    from editor.window.docks import show_panel

    if isinstance(widget, QDockWidget):
        show_panel(window, widget.objectName().removeprefix("dock-"))
    _rest(300)
    if window.canvas is not None:
        window.canvas.settle()
    return widget.grab().toImage() if isinstance(widget, QWidget) else window.grab().toImage()


def _rest(milliseconds: int) -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _joined(images: "list[QImage]", *, below: bool = False) -> "QImage":
    """Pictures beside or below each other."""
    from PySide6.QtGui import QImage, QPainter

    for image in images:
        image.setDevicePixelRatio(1)
    wide, high = [image.width() for image in images], [image.height() for image in images]
    gaps = GAP * (len(images) - 1)
    width = max(wide) if below else sum(wide) + gaps
    height = sum(high) + gaps if below else max(high)
    joined = QImage(width, height, QImage.Format.Format_RGB32)
    joined.fill(0xFFFFFF)
    painter, left, top = QPainter(joined), 0, 0
    for image in images:
        painter.drawImage(left, top, image)
        if below:
            top += image.height() + GAP
        else:
            left += image.width() + GAP
    painter.end()
    return joined


def _save(image: "QImage", name: str) -> None:
    """Saves a picture in few colours, so that the page loads fast."""
    from PySide6.QtGui import QImage

    from drawing.qt.thumbnails import few_colours

    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    (FOLDER / name).write_bytes(few_colours(plain, COLOURS))


if __name__ == "__main__":
    main()
