"""Takes the pictures of docs/fan-map.md: the map of that page as it grows, on trial and played.

python docs/scripts/fan_map_pictures.py    all of them, into docs/pictures/fan-map
"""

import contextlib
import io
import json
import os
import re
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[2]
sys.path[0] = str(ROOT)

import yaml  # noqa: E402
from PySide6.QtCore import QEventLoop, QPoint, QRect, QTimer  # noqa: E402
from PySide6.QtGui import QImage, QPixmap  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from drawing.exporting.map_files import Look, map_picture  # noqa: E402
from drawing.map.sheet.overlay import Overlay  # noqa: E402
from drawing.qt.application import started  # noqa: E402
from drawing.qt.thumbnails import few_colours, thumbnail  # noqa: E402
from editor.document.document import Document  # noqa: E402
from editor.play.match.seating import Seating  # noqa: E402
from editor.play.window import open_play  # noqa: E402
from editor.pointing.pointer import at  # noqa: E402
from editor.preferences.looks import dress  # noqa: E402
from editor.window.window import Window  # noqa: E402
from engine.logs.game_log import SeatEntry  # noqa: E402
from engine.showing.plans import Plan  # noqa: E402
from milepost.__main__ import main as milepost  # noqa: E402
from model.notation import Cell, Point  # noqa: E402
from model.scenario.preset_things import read_over_preset  # noqa: E402
from model.scenario.scenario import Scenario  # noqa: E402
from model.scenario.scenario_form import read_scenario  # noqa: E402
from validator.pictures.use_on_maps import with_use  # noqa: E402

PAGE = ROOT / "docs/fan-map.md"
FOLDER = ROOT / "docs/pictures/fan-map"
folder = [FOLDER]
"""Where pictures are kept; the page of another board has its own."""
SIZE = (1180, 760)
COLOURS = 96
WIDE = 724
GAMES = 100
RELEASED = ("track-pencil",)
"""Tools whose work is seen once the button is let go."""
TURN = (
    *("issue 2", "issue 2", "issue 2", "bid 1", "pass", "pass"),
    *("take urbanization", "take locomotive", "take first-move"),
    *("lay 2,1 0-3", "town 3,1 0-3", "lay 4,1 0-3", "urbanize kyle a", "done"),
    *("claim dunn-ash", "done", "lay 7,5 0-3", "lay 8,5 2-3", "lay 8,6 0-5", "done"),
)


def said(page: Path = PAGE, name: str = "wold") -> dict[str, Any]:
    """The map that a page shows, as plain data."""
    text = page.read_text(encoding="utf-8")
    shown = re.search(rf"```yaml\n(# {name}\.milepost\.yaml\n.*?)```", text, re.DOTALL)
    if shown is None:
        raise SystemExit(f"{page}: shows no {name}.milepost.yaml")
    plain: dict[str, Any] = yaml.safe_load(shown[1])
    return plain


def scenario(plain: Mapping[str, Any]) -> Scenario:
    return read_over_preset(dict(plain), read_scenario(dict(plain)).presets)


def without(plain: Mapping[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in plain.items() if key not in keys}


def bare(plain: Mapping[str, Any]) -> dict[str, Any]:
    """The map before anything is said of its cities."""
    cities = [without(city, "colours", "slots") for city in plain["cities"]]
    return {**without(plain, "cells", "special_links"), "cities": cities}


# -- windows


def editor(plain: Mapping[str, Any], name: str, tool: str, *way: str, **settings: str) -> None:
    """A tool at work along a way, and the map beside it; the whole window where it has none."""
    window = Window()
    window.resize(*SIZE)
    window.show()
    canvas = window.show_document(Document(scenario(plain)))
    canvas.fit()
    desk = canvas.desk
    for key, value in settings.items():
        desk.set(key.replace("_", "-"), value)
    desk.use(tool)
    cells = [Point.parse(text) if "." in text else Cell.parse(text) for text in way]
    for number, cell in enumerate(cells):
        desk.move(at(cell, "move", "" if number == 0 else "left"))
        if number == 0 and len(cells) > 1:
            desk.press(at(cell))
    if tool in RELEASED:
        desk.release(at(cells[-1], "release"))
    for _ in range(3):
        canvas.settle()
        window.checking.settle()
        QApplication.processEvents()
    corner = canvas.mapTo(window, canvas.rect().bottomRight())
    save(window.grab(QRect(QPoint(), corner)) if cells else window.grab(), name)
    desk.cancel()
    canvas.close_down()
    window.hide()


def game(plain: Mapping[str, Any], name: str, texts: Sequence[str] = TURN) -> None:
    """Three people in the middle of their first turn."""
    window = open_play(scenario(plain), str(FOLDER))
    window.resize(*SIZE)
    window.start(Seating(tuple(SeatEntry(name, "") for name in ("Ann", "Bob", "Cid"))))
    table = window.table
    if table is None:
        raise SystemExit("no game could begin")
    play(table.match, texts)
    table.show_all()
    rest_until_still(window)
    save(window.grab(), name)
    window.discard()


def play(match: Any, texts: Sequence[str]) -> None:
    for text in texts:
        if match.awaited is not None:
            match.lift_curtain()
        known = [one for one in match.game.actions() if str(one).startswith(text)]
        done = match.do(Plan((known[0] if known else match.game.read(text),)))
        if done.refusal is not None:
            raise SystemExit(f"{text}: {done.refusal}")
    if match.awaited is not None:
        match.lift_curtain()


def rest(milliseconds: int) -> None:
    """Lets the window go on, and with it the thread that draws the map."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def rest_until_still(window: QWidget) -> None:
    """Until the map is drawn, and nothing changes any more."""
    rest(3000)
    before, now = QImage(), window.grab().toImage()
    while before != now:
        rest(3000)
        before, now = now, window.grab().toImage()


def save(picture: QPixmap, name: str) -> None:
    plain = picture.toImage().convertToFormat(QImage.Format.Format_RGB32)
    (folder[0] / f"{name}.png").write_bytes(few_colours(plain, COLOURS))


# -- pictures of the map


def drawn(plain: Mapping[str, Any], name: str, overlay: Overlay | None = None) -> None:
    picture = map_picture(scenario(plain), folder[0], Look(), overlay)
    (folder[0] / f"{name}.png").write_bytes(thumbnail(picture, WIDE))


def played(plain: Mapping[str, Any]) -> dict[str, Any]:
    """What `milepost playtest` answers about the map."""
    file, told = Path(tempfile.mkdtemp()) / "wold.milepost.yaml", io.StringIO()
    file.write_text(yaml.safe_dump(dict(plain)), encoding="utf-8")
    with contextlib.redirect_stdout(told):
        milepost(["playtest", str(file), "--games", str(GAMES), "--players", "3", "--json"])
    answer: dict[str, Any] = json.loads(told.getvalue())
    return answer


def main() -> int:
    os.environ["MILEPOST_DATA"] = tempfile.mkdtemp()
    FOLDER.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    started()
    dress("light")
    plain = said()
    land = without(plain, "cities", "cells", "special_links")
    editor(land, "land", "terrain", "8,6", "8,5", "9,5", "10,5", terrain="river")
    editor(bare(plain), "stops", "city", city="town")
    editor(plain, "growth", "growth", "6,5")
    editor(plain, "trial", "track-pencil", "1,1", "2,1", "3,1", "4,1", "5,1")
    editor(plain, "reach", "goods-reach", "9,6", reach_colour="blue")
    game(plain, "play")
    drawn(plain, "map")
    drawn(plain, "use", with_use(Overlay(), played(plain), scenario(plain)))
    application.processEvents()
    return 0


if __name__ == "__main__":
    code = main()
    sys.stdout.flush()
    os._exit(code)
