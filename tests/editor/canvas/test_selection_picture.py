"""A large selection is painted once, and shown as if it were painted each time."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from drawing.themes.theme import theme
from editor.canvas import selection_picture
from editor.canvas.overlay import Overlay
from editor.canvas.widget import Canvas
from editor.desk.desk import Desk
from editor.document.document import Document
from editor.pointing.selection import Selection
from model.boards.terrain import TerrainBoard
from model.bundled import bundled_scenarios
from model.notation import Cell
from model.scenario.change import difference
from model.scenario.collections import collection_names, things_in
from model.scenario.scenario import Scenario
from tests.drawing.samples import loaded

NEARLY = 6
"""What the order of blending changes in a colour."""


def everything(scenario: Scenario) -> Selection:
    """All cells, and all things that have a place."""
    board = scenario.board
    assert isinstance(board, TerrainBoard)
    cells = frozenset(board.cells())
    pairs = (
        (room, key)
        for room in collection_names(scenario.system)
        for key in things_in(scenario, room)
    )
    return Selection(cells, frozenset(pairs))


@pytest.fixture
def canvas(qtbot: QtBot) -> Canvas:
    made = Canvas(Desk(Document(loaded(bundled_scenarios()["tutorial"]))), theme())
    qtbot.addWidget(made, before_close_func=lambda widget: widget.close_down())
    made.resize(500, 400)
    made.show()
    made.settle()
    made.desk.choose(everything(made.desk.scenario))
    made.settle()
    return made


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many things were painted each time."""
    counts: list[int] = []
    things = Overlay.things

    def counted(self: Overlay, places: object) -> None:
        counts.append(len(list(places)))  # type: ignore[call-overload]
        things(self, places)  # type: ignore[arg-type]

    monkeypatch.setattr(Overlay, "things", counted)
    return counts


def as_if_painted_each_time(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> QImage:
    kept = canvas._chosen._kept
    with monkeypatch.context() as now:
        now.setattr(selection_picture, "A_LITTLE", 10**9)
        image = canvas.grab().toImage()
    canvas._chosen._kept = kept
    return image


def same(one: QImage, other: QImage) -> bool:
    """Whether two pictures look alike."""
    if one.size() != other.size():
        return False
    points = ((x, y) for x in range(0, one.width(), 3) for y in range(0, one.height(), 3))
    for x, y in points:
        mine, theirs = one.pixelColor(x, y), other.pixelColor(x, y)
        apart = (mine.red() - theirs.red(), mine.green() - theirs.green())
        if max(map(abs, (*apart, mine.blue() - theirs.blue()))) > NEARLY:
            return False
    return True


def test_a_picture_looks_as_if_it_were_painted_each_time(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = canvas.grab().toImage()
    assert same(bare, as_if_painted_each_time(canvas, monkeypatch))
    canvas.zoom(5)
    canvas.settle()
    assert same(canvas.grab().toImage(), as_if_painted_each_time(canvas, monkeypatch))
    kept = canvas._chosen._kept
    canvas.set_view(canvas.view.moved(-60, 35))
    canvas.settle()
    assert same(canvas.grab().toImage(), as_if_painted_each_time(canvas, monkeypatch))
    assert canvas._chosen._kept is kept is not None, "the same picture, moved"
    canvas.desk.choose(Selection())
    assert not same(bare, canvas.grab().toImage())


def test_nothing_is_painted_again_while_the_pointer_moves(
    canvas: Canvas, painted: list[int]
) -> None:
    canvas.grab()
    painted.clear()
    for _ in range(5):
        canvas.update()
        canvas.grab()
    canvas.set_view(canvas.view.moved(40, -30))
    canvas.grab()
    assert painted == []
    canvas.set_view(canvas.view.moved(400, 0))
    canvas.grab()
    assert len(painted) == 1, "what comes into view is painted"


def test_painting_terrain_leaves_the_picture_and_moving_a_thing_does_not(
    canvas: Canvas, painted: list[int]
) -> None:
    desk = canvas.desk
    canvas.grab()
    painted.clear()
    board = desk.scenario.board
    assert isinstance(board, TerrainBoard)
    kind = "alpine" if board.kind_at(Cell(5, 5)) != "alpine" else "clear"
    hill = replace(desk.scenario, board=board.with_painted({Cell(5, 5): kind}))
    desk.document.apply(difference(desk.scenario, hill, "hill"))
    canvas.grab()
    assert painted == []
    name, city = next((k, c) for k, c in desk.scenario.cities.items() if c.kind == "small")
    assert city.at is not None
    away = replace(city, at=Cell(city.at.col + 1, city.at.row))
    cities = type(desk.scenario.cities)({**desk.scenario.cities, name: away})
    moved = replace(desk.scenario, cities=cities)
    desk.document.apply(difference(desk.scenario, moved, "move"))
    canvas.grab()
    assert len(painted) == 1
