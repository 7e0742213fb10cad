"""A board of routes drawn with mouse and keys alone, from an empty window to a valid file."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.edits.line_positions import laid
from editor.map_dialogs.find_bar import Find
from editor.map_dialogs.question_bar import Question
from editor.map_dialogs.rename_bar import Rename
from editor.panels.problems.listing import place as place_of
from editor.panels.properties.properties_panel import Properties
from editor.studio.live_checking import places_of
from editor.window.status_line import status_line
from model.boards import grid
from model.boards.routes import Line, RouteBoard
from model.files.scenario_files import load
from model.notation import Point
from model.scenario.scenario import Scenario
from tests.editor.hand import CTRL, SHIFT, Hand
from tests.editor.whole_program.test_building_a_map import save
from tests.editor.windows import large_window
from validator.finding import Finding, Severity

MOST_EVENTS = 200
Key = Qt.Key
CITIES = {
    "Portland": (1.5, 1.5), "Ogden": (7, 4.5), "Reno": (3.5, 6), "Fresno": (3, 9.5),
    "Yuma": (6.5, 12.5), "Denver": (11.5, 6.5), "Albuquerque": (10.5, 10.5), "El Paso": (11, 13.5),
    "Kansas City": (16.5, 7.5), "Omaha": (16, 4), "Chicago": (21, 3.5), "Houston": (17, 13),
}  # fmt: skip
"""Where the cities lie, in columns and rows."""
LINES = (
    (4, "Portland Reno"), (4, "Portland Ogden"), (4, "Ogden Denver"), (4, "Omaha Chicago"),
    (3, "Reno Ogden"), (3, "Reno Fresno"), (3, "Fresno Yuma"), (3, "Denver Albuquerque"),
    (3, "Kansas_City Omaha"), (3, "Yuma Albuquerque"), (3, "Yuma El_Paso"),
    (2, "Albuquerque El_Paso"),
    (5, "Denver Kansas_City"), (5, "Denver Kansas_City"), (5, "Albuquerque Kansas_City"),
    (5, "Kansas_City Chicago"), (6, "Kansas_City Houston"), (6, "El_Paso Houston"),
)  # fmt: skip
"""Lines with their segments; two cities that stand twice are joined by twins."""


def place(name: str) -> Point:
    x, y = CITIES[name.replace("_", " ")]
    return Point(round(x * 1000), round(y * 1000))


def key_of(*names: str) -> str:
    return "-".join(name.lower().replace(" ", "-").replace("_", "-") for name in names)


def board_of(scenario: Scenario) -> RouteBoard:
    assert isinstance(scenario.board, RouteBoard)
    return scenario.board


def line(hand: Hand, key: str) -> Line:
    return board_of(hand.canvas.desk.scenario).lines[key]


def on(hand: Hand, key: str, segment: int) -> Point:
    """The middle of a segment, counted from 1, where it is drawn now."""
    spots = laid(hand.canvas.desk.scenario)[key].stretch(segment - 1)
    one, other = spots[(len(spots) - 1) // 2], spots[len(spots) // 2]
    return Point((one.x + other.x) // 2, (one.y + other.y) // 2)


def begin(qtbot: QtBot) -> Hand:
    window = large_window(qtbot)
    hand = Hand(window)
    hand.begin(24, 16, template="santa-fe")
    hand.canvas.settle()
    return hand


def place_cities(hand: Hand) -> None:
    hand.key(Key.Key_O)
    for name in CITIES:
        hand.click(place(name))
        hand.type(name)
        hand.key(Key.Key_Return)


def draw_lines(hand: Hand) -> None:
    """From city to city; the length is set by the keys of the slider."""
    length = hand.window.panels["palette"].inputs["segments"]  # type: ignore[attr-defined]
    for segments, names in LINES:
        while length.value() != segments:
            length.setFocus()
            hand.key(Key.Key_Right if length.value() < segments else Key.Key_Left)
        hand.drag(*(place(name) for name in names.split()))


def draw_terrain(hand: Hand) -> None:
    """Mountains around Denver, rivers and a desert; an arrow; one segment more and one less."""
    hand.choose("route", "terrain")
    for key, segment in (("ogden-denver", 3), ("ogden-denver", 4), ("reno-ogden", 2)):
        hand.click(on(hand, key, segment))
    hand.choose("segment-terrain", "river")
    hand.click(on(hand, "kansas-city-houston", 2), on(hand, "omaha-chicago", 2))
    hand.click(on(hand, "ogden-denver", 3))
    hand.choose("segment-terrain", "desert")
    hand.click(on(hand, "yuma-albuquerque", 2), on(hand, "fresno-yuma", 3))
    hand.right(on(hand, "fresno-yuma", 3))
    hand.choose("route", "arrow")
    hand.click(on(hand, "denver-kansas-city-2", 3))
    hand.choose("route", "segments")
    hand.click(on(hand, "portland-ogden", 2))
    hand.right(on(hand, "portland-reno", 2))
    hand.choose("route", "lines")


def form(hand: Hand) -> Properties:
    panel = hand.window.panels["properties"]
    assert isinstance(panel, Properties)
    return panel


def drawn(qtbot: QtBot) -> Hand:
    hand = begin(qtbot)
    place_cities(hand)
    draw_lines(hand)
    draw_terrain(hand)
    _drawn[:] = [hand.canvas.desk.scenario]
    return hand


_drawn: list[Scenario] = []
"""The board that a hand drew: a value, which serves every test that begins with it."""


def board_drawn(qtbot: QtBot) -> Scenario:
    if not _drawn:
        hand = drawn(qtbot)
        hand.window.close_document(hand.canvas.desk)
        hand.window.hide()
    return _drawn[0]


def window_on_board(qtbot: QtBot) -> Hand:
    scenario = board_drawn(qtbot)
    hand = Hand(large_window(qtbot))
    hand.window.show_document(Document(scenario))
    hand.canvas.settle()
    hand.window.activateWindow()
    hand.canvas.setFocus()
    QApplication.processEvents()
    return hand


def test_a_board_of_routes_is_drawn_with_mouse_and_keys_and_is_valid(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = drawn(qtbot)
    path = tmp_path / "west.milepost.yaml"
    save(hand, path)
    scenario = load(path)
    assert scenario == hand.canvas.desk.scenario
    assert [city.name for city in scenario.cities.values()] == sorted(CITIES)
    lines = board_of(scenario).lines
    assert len(lines) == len(LINES) == 18
    assert [one.id for one in board_of(scenario).between("denver", "kansas-city")] == [
        "denver-kansas-city",
        "denver-kansas-city-2",
    ]
    assert lines["ogden-denver"].terrain == ((), (), ("mountain", "river"), ("mountain",))
    assert lines["fresno-yuma"].terrain == ()
    assert lines["denver-kansas-city-2"].arrow == "a>b"
    assert lines["denver-kansas-city"].arrow is None
    assert (lines["portland-ogden"].segments, lines["portland-reno"].segments) == (5, 3)
    hand.window.checking.settle()
    about_drawing = [one for one in hand.window.checking.findings if one.route[:1] == ("board",)]
    assert [one.code for one in about_drawing if one.severity == Severity.ERROR] == []
    assert hand.events <= MOST_EVENTS
    with capsys.disabled():
        print(f"\na board of routes: {hand.events} events")  # noqa: T201


def test_what_a_designer_does_about_lines_can_all_be_taken_back(qtbot: QtBot) -> None:
    hand = window_on_board(qtbot)
    desk, window = hand.canvas.desk, hand.window
    start, steps = desk.scenario, len(desk.document.history.steps)
    # A city is moved, and its lines go along.
    hand.key(Key.Key_R)
    hand.click(place("Omaha"))
    before = laid(start)["omaha-chicago"].spots
    hand.drag(place("Omaha"), Point(16000, 2500))
    assert laid(desk.scenario)["omaha-chicago"].spots != before
    # One twin is chosen by a click, and edited.
    hand.click(on(hand, "denver-kansas-city-2", 2))
    assert desk.selection.things == {("lines", "denver-kansas-city-2")}
    assert form(hand).title.text() == "Denver – Kansas City (2)"
    arrow = form(hand).form.inputs["arrow"]
    assert isinstance(arrow, QComboBox)
    assert arrow.currentText() == "Denver → Kansas City"
    # It is renamed.
    window.qt_actions["edit.rename"].trigger()
    (bar,) = window.findChildren(Rename)
    bar.id.setText("upper")
    bar.rename()
    assert line(hand, "upper").arrow == "a>b"
    # Everything that hangs together, copied and put down beside; then taken back.
    hand.key(Key.Key_W)
    hand.click(on(hand, "upper", 2))
    assert len(desk.selection.things) == len(CITIES) + len(LINES)
    window.qt_actions["edit.copy"].trigger()
    window.qt_actions["edit.paste"].trigger()
    hand.key(Key.Key_Z)
    hand.click(place("Houston"))
    assert len(board_of(desk.scenario).lines) == 2 * len(LINES)
    hand.key(Key.Key_Escape)
    hand.key(Key.Key_Z, CTRL)
    assert len(board_of(desk.scenario).lines) == len(LINES)
    # A city goes with the lines that name it, once that is told.
    hand.key(Key.Key_R)
    hand.click(place("Yuma"))
    hand.key(Key.Key_Delete)
    (asked,) = window.findChildren(Question)
    assert "line Yuma – El Paso" in asked.words.text()
    hand.press(next(one for one in asked.findChildren(QPushButton) if one.text() == "Delete all"))
    assert not board_of(desk.scenario).lines_at("yuma")
    # Without a screen nobody else brings the window to the front again.
    window.activateWindow()
    QApplication.processEvents()
    hand.canvas.setFocus()
    while len(desk.document.history.steps[: desk.document.history.position]) > steps:
        hand.key(Key.Key_Z, CTRL)
    assert desk.scenario == start


def test_a_line_is_found_measured_and_gone_to(qtbot: QtBot) -> None:
    hand = window_on_board(qtbot)
    desk, window = hand.canvas.desk, hand.window
    window.qt_actions["edit.find"].trigger()
    (bar,) = window.findChildren(Find)
    hand.type("yuma el")
    assert bar.list.item(0).text().startswith("line Yuma – El Paso")
    hand.key(Key.Key_Return)
    assert desk.selection.things == {("lines", "yuma-el-paso")}
    hand.key(Key.Key_M)
    hand.click(place("Portland"), place("Denver"))
    assert desk.sketch.notes[0].text.startswith("Portland – Denver: 9 segments, 2 × mountain")
    hand.click(place("Kansas City"), place("Denver"))
    assert desk.sketch.notes[0].text == "Kansas City – Denver: 5 segments"
    hand.key(Key.Key_Escape)
    # A line whose city is no more is a problem with a place.
    hand.key(Key.Key_R)
    hand.click(place("Houston"))
    window.qt_actions["edit.delete"].trigger()
    (asked,) = window.findChildren(Question)
    hand.press(
        next(one for one in asked.findChildren(QPushButton) if one.text() == "Keep references")
    )
    window.checking.settle()
    of_lines = [one for one in window.checking.findings if one.route[:2] == ("board", "lines")]
    found = [one for one in of_lines if one.severity == Severity.ERROR]
    assert len(found) == 1
    hand.canvas.zoom(20)
    window.checking.choose(found[0])
    assert place_of(found[0], desk.scenario) == "line El Paso – houston"
    assert desk.selection.things == {("lines", "el-paso-houston")}
    mark = next(one for one in hand.canvas.marks if one.is_chosen)
    assert mark.at == desk.scenario.cities["el-paso"].xy, "at the city that is left"
    x, y = hand.canvas.view.pixel(hand.canvas.scene.sheet.spot(mark.at))
    assert hand.canvas.rect().contains(round(x), round(y))


def test_a_problem_of_a_board_of_routes_has_its_place_on_the_line_or_the_city(
    qtbot: QtBot,
) -> None:
    scenario = board_drawn(qtbot)
    told = Finding(message="", route=("board", "lines", "reno-ogden"))
    (middle,) = places_of(scenario, told)
    assert grid.position(middle) == pytest.approx(laid(scenario)["reno-ogden"].middle, abs=0.002)
    at_city = replace(told, route=("cities", "reno", "supplies", 0))
    assert places_of(scenario, at_city) == [scenario.cities["reno"].xy]


def test_arrow_keys_go_from_city_to_city_and_return_clicks(qtbot: QtBot) -> None:
    hand = window_on_board(qtbot)
    desk = hand.canvas.desk
    hand.key(Key.Key_V)
    hand.canvas.setFocus()
    hand.key(Key.Key_Right)
    where = {name: desk.scenario.cities[key_of(name)].xy for name in CITIES}
    assert desk.cursor == where["Denver"], "in the middle"
    for key, name in (
        (Key.Key_Right, "Kansas City"), (Key.Key_Up, "Omaha"), (Key.Key_Right, "Chicago"),
        (Key.Key_Right, "Chicago"), (Key.Key_Left, "Omaha"), (Key.Key_Left, "Denver"),
        (Key.Key_Down, "Albuquerque"),
    ):  # fmt: skip
        hand.key(key)
        assert desk.cursor == where[name], name
    assert "·   Albuquerque" in status_line(desk)
    hand.key(Key.Key_Return)
    assert desk.selection.things == {("cities", "albuquerque")}
    assert not hand.canvas.grab().isNull()


def test_many_lines_are_edited_at_once(qtbot: QtBot) -> None:
    hand = window_on_board(qtbot)
    hand.key(Key.Key_R)
    hand.click(on(hand, "yuma-el-paso", 1))
    hand.click(on(hand, "yuma-albuquerque", 1), held=SHIFT)
    assert form(hand).title.text() == "2 × line"
    form(hand).form.inputs["segments"].setValue(4)
    assert {line(hand, key).segments for key in ("yuma-el-paso", "yuma-albuquerque")} == {4}
    hand.canvas.setFocus()
    hand.key(Key.Key_Z, CTRL)
    assert line(hand, "yuma-el-paso").segments == 3
