"""Takes the pictures of docs/editor/tool-pictures.md: every tool of the editor at work on a map.

python docs/scripts/tool_pictures.py            all of them, light and dark, at one and at two times
python docs/scripts/tool_pictures.py --map southern-china   those that are taken on one map
python docs/scripts/tool_pictures.py --one dark  only that, at the scale that QT_SCALE_FACTOR says
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QRect  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from drawing.qt.thumbnails import few_colours  # noqa: E402
from editor.canvas.view import View  # noqa: E402
from editor.desk.desk import Desk  # noqa: E402
from editor.desk.toolbox import tools  # noqa: E402
from editor.document.document import Document  # noqa: E402
from editor.pointing.pointer import at  # noqa: E402
from editor.pointing.selection import Selection  # noqa: E402
from editor.preferences.looks import dress, map_theme  # noqa: E402
from editor.systems.scan import folder_of, system_of  # noqa: E402
from editor.window.window import Window  # noqa: E402
from model.bundled import bundled_scenarios  # noqa: E402
from model.files.scenario_files import open_file  # noqa: E402
from model.notation import Cell, Point  # noqa: E402
from model.systems import described  # noqa: E402

PICTURES = ROOT / "docs/pictures/editor"
PAGE = ROOT / "docs/editor/tool-pictures.md"
SIZE = (1280, 800)
PART = QRect(0, 0, 860, 560)
"""What is shown of a window with a tool: the tool, its palette, and the map under it."""
COLOURS = 64
HOVER = (
    *("colours", "growth", "cubes", "hex-price", "goods-reach"),
    *("city-values", "city-squares", "railroad-homes", "city-rooms"),
)
"""Tools that are shown before a click: what they say under the pointer is what matters."""

ELSEWHERE = ("trace", "artwork", "scenery")
"""Tools of which docs/editor/tracing.md has pictures."""


class Work(NamedTuple):
    """A map on which tools are shown, and where they are pressed and drawn to."""

    middle: Cell | Point
    step: int
    """How near the map is, in steps of its scale."""
    gesture: tuple[Cell | Point, ...]
    starts: Mapping[str, Cell | Point] = {}
    settings: Mapping[str, str] = {}


MAPS = {
    "china": Work(
        Cell(57, 40),
        12,
        (Cell(56, 40), Cell(58, 41), Cell(60, 42)),  # around Nanjing
        {
            "goods": Cell(58, 40),
            "select": Cell(54, 37),
            "ferry": Cell(62, 36),
            "link": Cell(61, 46),
            "stamp": Cell(55, 41),
        },
    ),
    "southern-china": Work(
        Cell(6, 4),
        8,
        (Cell(6, 1), Cell(6, 2), Cell(5, 3), Cell(4, 3), Cell(4, 4), Cell(3, 5)),
        {"hex-price": Cell(7, 3)},
        {"city-colour": "blue", "reach-colour": "red"},
    ),
    "western-usa": Work(
        Point(20_000, 18_500),
        7,
        (Point(22_230, 19_270), Point(22_800, 18_900), Point(23_300, 18_500)),  # from Amarillo
        {
            "city-values": Point.parse("18.58,21.87"),  # Albuquerque
            "city-squares": Point.parse("18.58,21.87"),
            "railroad-homes": Point.parse("20.3,14.74"),  # Denver
        },
        {"city-value": "6", "city-square": "up"},
    ),
    "kanto": Work(Cell(4, 3), 8, (Cell(4, 3),), settings={"city-room": "3"}),  # Shibuya
}
"""The first map on which a tool fits shows it; others are for tools that do not fit there."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="tool_pictures", description=__doc__)
    parser.add_argument("--one", choices=("light", "dark"))
    parser.add_argument("--map", choices=tuple(MAPS))
    said = parser.parse_args()
    maps = (said.map,) if said.map else tuple(MAPS)
    PICTURES.mkdir(parents=True, exist_ok=True)
    if said.one:
        for name in maps:
            _all(said.one, name)
        return 0
    for scale in ("1", "2"):
        for looks in ("light", "dark"):
            for name in maps:
                told = {**os.environ, "QT_SCALE_FACTOR": scale}
                command = [sys.executable, __file__, "--one", looks, "--map", name]
                subprocess.run(command, check=True, env=told)  # noqa: S603
    PAGE.write_text("\n".join(_page()) + "\n", encoding="utf-8")
    return 0


def _all(looks: str, name: str) -> None:
    work = MAPS[name]
    os.environ["MILEPOST_DATA"] = tempfile.mkdtemp()
    application = QApplication.instance() or QApplication([])
    dress("dark" if looks == "dark" else "light")
    window = Window()
    window.resize(*SIZE)
    window.show()
    window.studio.settings.put("map-theme", "dark" if looks == "dark" else "classic")
    canvas = window.show_document(Document.open(Path(bundled_scenarios()[name])))
    canvas.look(map_theme(window.studio.settings))
    ending = f"{looks}{'@2x' if window.devicePixelRatioF() > 1 else ''}.png"
    spot = canvas.scene.sheet.spot(work.middle)

    def shoot(name: str) -> None:
        canvas.settle()
        window.checking.settle()
        application.processEvents()
        canvas.settle()
        application.processEvents()
        image = window.grab(PART).toImage()
        (PICTURES / f"{name}.{ending}").write_bytes(few_colours(image, COLOURS))

    application.processEvents()
    canvas.set_view(View(work.step).with_spot_at(spot, canvas.width() / 2, canvas.height() / 2))
    for key, value in work.settings.items():
        canvas.desk.set(key, value)
    for tool in _shown_on(name):
        if tools()[tool].fits(canvas.desk.scenario):
            _in_hand(canvas.desk, tool, work)
            shoot(f"tool-{tool}")
            canvas.desk.cancel()
            canvas.desk.document.go_to(0)
            canvas.desk.choose(Selection())
    for one in window.canvases.values():
        one.close_down()


def _shown_on(name: str) -> list[str]:
    """The tools that are shown on a map: all on the first, on others those of their own kind."""
    system = open_file(bundled_scenarios()[name]).scenario.system
    first = next(iter(MAPS))
    return [
        key
        for key, tool in tools().items()
        if (name == first and key not in ELSEWHERE)
        or system_of(type(tool).__module__) == folder_of(system)
        or (key == "route" and described(system).board == "routes")
    ]


def _in_hand(desk: Desk, name: str, work: Work) -> None:
    """A tool in the middle of a gesture, as far as it has one."""
    start = work.starts.get(name, work.gesture[0])
    if name == "stamp":
        desk.choose(Selection(frozenset(one for one in work.gesture if isinstance(one, Cell))))
    desk.use(name)
    desk.move(at(start, "move", ""))
    if name in HOVER:
        return
    desk.press(at(start))
    for cell in work.gesture[1:]:
        desk.move(at(cell, "move"))


def _page() -> Iterator[str]:
    yield "# The tools in pictures\n"
    yield "<!-- Written by `python docs/scripts/tool_pictures.py`. -->\n"
    yield "Every tool in the middle of its work on the bundled map of China, those of Age of Steam"
    yield "on Southern China, those of boards of routes on Western USA, that of Trains on Kanto, in"
    yield "a light and in a dark window. A click shows it for screens with twice the pixels. For"
    yield "tracing a picture, artwork and scenery there is [a page of their own](tracing.md).\n"
    for name, tool in tools().items():
        if (PICTURES / f"tool-{name}.light.png").exists():
            yield from _shown(
                f"tool-{name}", f"{tool.TITLE} ({tool.KEY})" if tool.KEY else tool.TITLE
            )


def _shown(name: str, title: str) -> Iterator[str]:
    yield f"## {title}\n"
    for looks in ("light", "dark"):
        path = f"../pictures/editor/{name}.{looks}"
        yield f"[![{title}, {looks}]({path}.png)]({path}@2x.png)\n"


if __name__ == "__main__":
    code = main()
    sys.stdout.flush()
    os._exit(code)
