"""Takes the pictures of docs/editor/tracing.md: a scan that is traced, artwork, and scenery.

python docs/scripts/tracing_pictures.py             light once, and dark twice as large
python docs/scripts/tracing_pictures.py dark 2      only that
"""

import math
import os
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from editor.window.window import Window

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs/pictures/editor"
SIZE = (1360, 860)
LOOKS = (("light", "1"), ("dark", "2"))
TURNED, SCALED, SHIFTED = 7.0, 0.7, (330.0, 60.0)
PLACES = ("brackenfold", "astermoor", "gannet-point")
"""Cities that are pinned."""
NOT_YET, EAST = ("kestrel-bay", "vinehall"), 9
"""What is not drawn yet."""
COLOURS = 160


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

    from editor.pointing.pointer import Pointer
    from editor.pointing.selection import Selection
    from editor.preferences.looks import dress, map_theme
    from editor.window.window import Window

    folder = Path(tempfile.mkdtemp())
    os.environ["MILEPOST_DATA"] = str(folder / "data")
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    dress("dark" if looks == "dark" else "light")
    path = folder / "valley.milepost.yaml"
    path.write_text(_half_drawn(), encoding="utf-8")
    window = Window()
    window.resize(*SIZE)
    window.show()
    window.studio.settings.put("map-theme", "dark" if looks == "dark" else "classic")
    canvas = window.open_path(path)
    if canvas is None:
        raise SystemExit("no map could be opened")
    canvas.look(map_theme(window.studio.settings))
    window.incoming.take(canvas.desk, _scan(folder))
    _pin(window)
    _shoot(window, f"tracing-{looks}-{scale}x.png")
    window.close_document(canvas.desk)
    canvas = window.open_path(_with_a_rose(folder))
    if canvas is None:
        raise SystemExit("no map could be opened")
    canvas.look(map_theme(window.studio.settings))
    canvas.desk.use("artwork")
    canvas.desk.choose(Selection(things=frozenset({("art", "compass-rose")})))
    window.docks["tracing"].hide()
    window.show_panel("properties")
    canvas.desk.move(Pointer("move", 15.0, 1.0))
    _shoot(window, f"artwork-{looks}-{scale}x.png")
    _with_a_neighbour(window)
    _shoot(window, f"scenery-{looks}-{scale}x.png")
    window.close_document(canvas.desk)


def _with_a_neighbour(window: "Window") -> None:
    """Draws a land in the south, and is about to go on with it."""
    from editor.pointing.pointer import at
    from model.notation import Point

    desk = window.studio.desk
    if desk is None:
        return
    desk.use("scenery")
    desk.set("scenery", "neighbour")
    desk.set("scenery-name", "Sarn")
    spots = ((5.4, 13.6), (6.3, 12.7), (7.6, 12.4), (8.9, 12.9), (9.6, 13.6))
    for x, y in spots:
        desk.press(at(Point(round(1000 * x), round(1000 * y))))
    desk.move(at(Point(7500, 14100), "move", ""))


def _shoot(window: "Window", name: str) -> None:
    from PySide6.QtWidgets import QApplication

    for _ in range(3):
        QApplication.processEvents()
        if window.canvas is not None:
            window.canvas.settle()
        window.checking.settle()
    _save(window.grab().toImage(), name)


def _with_a_rose(folder: Path) -> Path:
    """The map of the tutorial with a compass rose in its bay, and a neighbour in the west."""
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF

    from model.bundled import bundled_scenarios
    from model.collection import Things
    from model.files.scenario_files import load, new_text
    from model.notation import Point
    from model.scenario.things import Art

    rose = QImage(600, 600, QImage.Format.Format_ARGB32)
    rose.fill(0)
    painter = QPainter(rose)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(300, 300)
    for turn in range(8):
        far, near = (280.0, 60.0) if turn % 2 == 0 else (170.0, 60.0)
        for side, ink in ((-1, "#30343a"), (1, "#f4efe2")):
            painter.setBrush(QColor(ink))
            half = near * math.sin(math.pi / 8) * side
            points = [QPointF(0, 0), QPointF(0, -far), QPointF(half * 1.6, -near)]
            painter.drawPolygon(QPolygonF(points))
        painter.rotate(45)
    painter.end()
    rose.save(str(folder / "compass.png"))
    art = Art(
        id="compass-rose", file="./compass.png", at=Point(14280, 250), width=1500, height=1732,
        layer="over", angle=12,
    )  # fmt: skip
    scenario = replace(load(bundled_scenarios()["tutorial"]), art=Things({art.id: art}))
    path = folder / "rose.milepost.yaml"
    path.write_text(new_text(scenario), encoding="utf-8")
    return path


def _scan(folder: Path) -> Path:
    """The map as somebody has scanned it from paper."""
    from PySide6.QtGui import QImage, QPainter

    from milepost.__main__ import main as milepost

    drawn, scanned = folder / "drawn.png", folder / "board-1987.png"
    if milepost(["render", "tutorial", "-o", str(drawn)]):
        raise SystemExit("the map could not be drawn")
    image = QImage(str(drawn))
    scan = QImage(image.size(), QImage.Format.Format_RGB32)
    scan.fill(0xE9DFC7)
    painter = QPainter(scan)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(*SHIFTED)
    painter.rotate(TURNED)
    painter.scale(SCALED, SCALED)
    painter.drawImage(0, 0, image)
    painter.end()
    scan.save(str(scanned))
    return scanned


def _pin(window: "Window") -> None:
    """Clicks on cities of the scan, and on their places; the last is a little beside."""
    from drawing.qt.png import DPI, MM_PER_INCH
    from editor.pointing.pointer import Pointer, at

    desk, canvas = window.studio.desk, window.canvas
    if desk is None or canvas is None:
        return
    dots, turn = SCALED * DPI / MM_PER_INCH, math.radians(TURNED)
    for number, name in enumerate(PLACES):
        cell = desk.scenario.cities[name].at
        if cell is None:
            continue
        x, y = (part * dots + 4 * number for part in canvas.scene.sheet.spot(cell))
        pixel = (
            SHIFTED[0] + x * math.cos(turn) - y * math.sin(turn),
            SHIFTED[1] + x * math.sin(turn) + y * math.cos(turn),
        )
        desk.press(Pointer("press", *desk.tracing.fit.at(pixel), "left"))
        desk.press(at(cell))


def _half_drawn() -> str:
    """The map while it is drawn: in the east there is nothing yet but clear land."""
    from editor.edits.painting import painted
    from editor.edits.things import deleted
    from model.boards.terrain import TerrainBoard
    from model.bundled import bundled_scenarios
    from model.files.scenario_files import load, new_text
    from model.scenario.change import apply

    scenario = load(bundled_scenarios()["tutorial"])
    gone = [("cities", name) for name in NOT_YET] + [("waters", "alder-beck")]
    scenario = apply(scenario, deleted(scenario, gone, with_references=True))
    board = scenario.board
    if isinstance(board, TerrainBoard):
        east = [cell for cell in board.cells() if cell.col >= EAST and board.has(cell)]
        scenario = apply(scenario, painted(scenario, east, "clear"))
    return new_text(scenario)


def _save(image: "QImage", name: str) -> None:
    """Saves a picture in few colours, so that the page loads fast."""
    from PySide6.QtGui import QImage

    from drawing.qt.thumbnails import few_colours

    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    (FOLDER / name).write_bytes(few_colours(plain, COLOURS))


if __name__ == "__main__":
    main()
