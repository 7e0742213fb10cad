"""Takes pictures of games in the play window, for docs/play.md, into docs/pictures/editor.

python docs/scripts/play_pictures.py    of Age of Steam a stroke that is being drawn, and a
                                        delivery that is looked at; of Santa Fe cards that are
                                        drawn, and track that is laid; of Trains a rail that can be
                                        laid, at a table of cards
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from editor.play.table import Table
    from editor.play.window import PlayWindow

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs/pictures/editor"
SIZE = (1280, 860)
LIGHT_1, DARK_2 = ("light", "1"), ("dark", "2")
COLOURS = 160
GAMES = ("steam", "santa-fe", "trains")
BEFORE = (
    *("issue 4", "issue 4", "issue 4", "bid 2", "bid 3", "pass", "pass"),
    *("take urbanization", "take production", "take first-move", "urbanize hengyang a"),
)
BUILT = (
    *("lay 6,2 2-5", "lay 4,3 0-2", "lay 4,4 2-5", "done"),
    *("lay 9,3 2-4", "town 9,2 1-5", "lay 9,1 2-5", "done"),
    *("lay 8,8 1-3", "lay 8,9 2-4", "done", "engine", "engine", "engine", "skip"),
)


ROUND = ("play", "play", "play", *("lay",) * 6)
"""A first round of Santa Fe: each time the first that begins so."""
DRAWN = ("draw double-turn", "draw branch", "draw deck")
STARTS = ("start 4,2", "start 5,4", "start 5,2")
TURN = ("play normal-train", "play express-train", "play station-expansion", "play rail-laying")
"""What is played in each turn of Trains as often as it can be, in this order."""
BOUGHT = ("limited-express-train", "station-expansion", "express-train", "rail-laying")
TURNS = 19
LAID = ("play double-turn|play",) * 3


def main() -> None:
    if sys.argv[1:2] == ["here"]:
        takes = {"steam": take, "santa-fe": take_santa_fe, "trains": take_trains}
        takes[sys.argv[2]](*sys.argv[3:])
        return
    wishes = [(game, *one) for game in GAMES for one in (LIGHT_1, DARK_2)]
    for game, looks, scale in wishes:
        around = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
        command = [sys.executable, "-P", __file__, "here", game, looks, scale]
        subprocess.run(command, env=around, cwd=ROOT, check=True)  # noqa: S603 (ourselves)


def take_santa_fe(looks: str, scale: str) -> None:
    """A hand that is filled, and a segment at which several railroads may lay."""
    window = _seated("western-usa", looks, 3)
    table = window.table
    if table is None:
        raise SystemExit("no game could begin")
    _play(table, *ROUND)
    _save(window.grab(), f"play-drawing-{looks}-{scale}x.png")
    _play(table, *DRAWN, *LAID)
    several = max(table.match.offers.at.items(), key=lambda at: (len(at[1]), str(at[0])))[0]
    table.pointer.clicked(several)
    _rest(300)
    table.pointer.look(table.pointer.card.buttons[0].plan)
    _rest(300)
    _save(window.grab(), f"play-laying-{looks}-{scale}x.png")
    window.discard()


def take_trains(looks: str, scale: str) -> None:
    """A rail that can be laid, with the hexes and what they cost."""
    window = _seated("kanto", looks, 7)
    table = window.table
    if table is None:
        raise SystemExit("no game could begin")
    for text in STARTS:
        _do(table, text)
    for _ in range(TURNS):
        _turn(table)
    while _do(table, "play normal-train|play express-train"):
        pass
    _do(table, "play rail-laying")
    _show(table)
    _save(window.grab(), f"play-rail-{looks}-{scale}x.png")
    window.discard()


def _turn(table: "Table") -> None:
    """All that can be played is played and applied, then the dearest card is bought."""
    for card in TURN:
        while _do(table, card):
            if _do(table, "apply"):
                _do(table, "rail|station")
    for card in BOUGHT:
        if _do(table, f"buy {card}"):
            break
    _do(table, "leave")
    _do(table, "end|pass")


def _do(table: "Table", text: str) -> bool:
    """Does the first action that begins so; whether there was one."""
    from engine.showing.plans import Plan

    if table.match.awaited is not None:
        table.match.lift_curtain()
    actions = list(table.match.game.actions())
    found = [one for begin in text.split("|") for one in actions if str(one).startswith(begin)]
    return bool(found) and table.match.do(Plan((found[0],))).refusal is None


def _show(table: "Table") -> None:
    if table.match.awaited is not None:
        table.match.lift_curtain()
    table.show_all()
    _rest(9000)


def _seated(board: str, looks: str, seed: int = 1) -> "PlayWindow":
    """Three people at a bundled map."""
    from PySide6.QtWidgets import QApplication

    from drawing.qt.application import started
    from editor.play.match.seating import Seating
    from editor.play.window import open_play
    from editor.preferences.looks import dress
    from engine.logs.game_log import SeatEntry
    from model.bundled import bundled_scenarios
    from model.files.scenario_files import load

    _ = QApplication.instance() or QApplication([])
    started()
    dress("dark" if looks == "dark" else "light")
    path = bundled_scenarios()[board]
    window = open_play(load(path), str(path.parent))
    window.resize(*SIZE)
    window.start(Seating(tuple(SeatEntry(name, "") for name in ("Ann", "Bob", "Cid")), seed))
    return window


def take(looks: str, scale: str) -> None:
    """Plays to each moment, and saves what the window shows then."""
    window = _seated("southern-china", looks)
    if window.table is None:
        raise SystemExit("no game could begin")
    _play(window.table, *BEFORE)
    _draw(window.table, "6,1", "6,2", "5,3")
    _save(window.grab(), f"play-stroke-{looks}-{scale}x.png")
    window.table.pointer.sketched(())
    _play(window.table, *BUILT)
    _look(window.table, "changsha")
    _save(window.grab(), f"play-delivery-{looks}-{scale}x.png")
    window.discard()


def _play(table: "Table", *texts: str) -> None:
    from engine.showing.plans import Plan

    match = table.match
    for text in texts:
        if match.awaited is not None:
            match.lift_curtain()
        known = [
            one
            for begin in text.split("|")
            for one in match.game.actions()
            if str(one).startswith(begin)
        ]
        done = match.do(Plan((known[0] if known else match.game.read(text),)))
        if done.refusal is not None:
            raise SystemExit(f"{text}: {done.refusal}")
    if match.awaited is not None:
        match.lift_curtain()
    table.show_all()
    _rest(5000)


def _draw(table: "Table", *cells: str) -> None:
    """Draws over cells, and does not let go."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    from model.notation import Cell

    board = table.board
    points = [board.point_of(Cell.parse(text)) for text in cells]
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=points[0])
    for point in points:
        QTest.mouseMove(board, point)
    _rest(300)


def _look(table: "Table", city: str) -> None:
    """Clicks on a city, and points at the first of its deliveries."""
    from model.pieces.places import AtCity

    table.pointer.clicked(AtCity(city))
    _rest(300)
    table.pointer.look(table.pointer.card.buttons[0].plan)
    _rest(300)


def _rest(milliseconds: int) -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _save(picture: "QPixmap", name: str) -> None:
    """Saves a picture in few colours, so that the page loads fast."""
    from PySide6.QtGui import QImage

    from drawing.qt.thumbnails import few_colours

    plain = picture.toImage().convertToFormat(QImage.Format.Format_RGB32)
    (FOLDER / name).write_bytes(few_colours(plain, COLOURS))


if __name__ == "__main__":
    main()
