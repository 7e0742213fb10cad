"""What an event strikes is drawn on the map while it is composed, and places are taken from it."""

import random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from editor.builder.builder import Builder
from editor.canvas.widget import Canvas
from editor.edits.thing_places import lines_of
from editor.pointing.sketch import EMPTY
from editor.systems.crayon.areas.area_input import AreaInput
from editor.systems.crayon.areas.struck import in_area, over_waters
from editor.window.window import Window
from engine.systems.crayon.state.table import Table
from model.bundled import bundled_scenarios
from model.files.scenario_files import read_text, text_after
from model.notation import Cell
from model.scenario.areas import Area
from model.systems.crayon.ground.ground import ground_of
from model.systems.crayon.things.part import CrayonPart
from tests.drawing.samples import loaded
from tests.editor.builder.hands import add, click, key, labels, program, row, settle, view
from tests.editor.systems.crayon.sheets.opened import building_on

CHINA = loaded(bundled_scenarios()["china"])
K = Qt.Key
GROUND = ground_of(CHINA)


def area(builder: Builder, number: int = 0) -> AreaInput:
    made = row(builder, number).inputs["area"]
    assert isinstance(made, AreaInput)
    return made


def on_map(canvas: Canvas, city: str) -> QPoint:
    at = canvas.desk.scenario.cities[city].at
    assert at is not None
    x, y = canvas.view.pixel(canvas.scene.sheet.spot(at))
    return QPoint(round(x), round(y))


def is_taking(canvas: Canvas) -> bool:
    """Asked anew each time, so that nobody takes it for what it was."""
    return canvas.desk.taking is not None


def lit_cells(window: Window) -> frozenset[object]:
    assert window.canvas is not None
    return frozenset(window.canvas.desk.lit.cells)


# -- the same as the engine


def test_what_is_drawn_is_what_the_game_strikes() -> None:
    table = Table(GROUND)
    events = CHINA.part_as(CrayonPart).events.values()
    areas = {one.area for event in events for one in event.effects if hasattr(one, "area")}
    names = sorted(CHINA.cities)
    rng = random.Random(7)
    areas |= {
        Area.parse(f"within({rng.randint(0, 6)}, cities({', '.join(rng.sample(names, 2))}))")
        for _ in range(20)
    }
    for one in areas - {Area.parse("all")}:
        drawn, struck = in_area(GROUND, one), table.ground_of(one)
        assert {table.network.index(cell) for cell in drawn.cells} == struck.cells
        cities = [CHINA.cities[name] for name in struck.cities]
        homes = {city.at or city.xy for city in cities} - {None}
        assert {*drawn.rings} == homes


def test_the_crossings_that_are_marked_are_those_that_a_flood_takes() -> None:
    table = Table(GROUND)
    waters = ("huang-he", "wei")
    drawn = [line.places for line in over_waters(GROUND, waters).lines if line.look == "bad"]
    pairs = [tuple(one for one in ends if isinstance(one, Cell)) for ends in drawn]
    numbers = {table.network.edge(one, other) for one, other in pairs}
    known = {edge for water in waters for edge in table.over[water]}
    assert numbers == known


# -- composed in the window


def test_an_area_is_composed_from_menus_and_drawn_at_once(qtbot: QtBot) -> None:
    window, builder = building_on(qtbot, CHINA, "black-dragon")
    add(builder, "no-build")
    line = area(builder, 1).lines[0]
    assert lit_cells(window) == frozenset(), "anywhere is not drawn"
    choose(line.kind, "region near")
    choose(line.region, "coast")
    assert program(builder)[1] == {"effect": "no-build", "area": "within(3, region(coast))"}
    coast = lit_cells(window)
    assert coast == frozenset(in_area(GROUND, Area.parse("within(3, region(coast))")).cells)
    click(area(builder, 1).more)
    last = area(builder, 1).lines[1]
    choose(last.kind, "cities near")
    choose(area(builder, 1).lines[1].join, "and")
    said = str(program(builder)[1]["area"])
    assert said.startswith("within(3, region(coast)) and within(3, cities(")
    assert lit_cells(window) < coast
    builder.close()
    assert window.canvas is not None
    assert window.canvas.desk.lit == EMPTY


def choose(box: QComboBox, value: str) -> None:
    """Chooses an entry of a menu by the keyboard, as the mouse does in its list."""
    box.setFocus()
    place = box.findData(value)
    assert place >= 0, value
    while box.currentIndex() != place:
        QTest.keyClick(box, K.Key_Down if box.currentIndex() < place else K.Key_Up)
    settle()


def test_the_row_in_hand_is_drawn_alone(qtbot: QtBot) -> None:
    window, builder = building_on(qtbot, CHINA, "earthquake")
    sizes = []
    for one in view(builder).rows:
        one.setFocus()
        settle()
        sizes.append(len(lit_cells(window)))
    near, far = Area.parse("within(4, cities(taiyuan))"), Area.parse("within(9, cities(taiyuan))")
    assert sizes[0] == len(in_area(GROUND, near).cells)
    assert sizes[-1] == len(in_area(GROUND, far).cells)


def test_cities_are_taken_from_the_map_until_escape(qtbot: QtBot) -> None:
    window, builder = building_on(qtbot, CHINA, "black-dragon")
    canvas = window.canvas
    assert canvas is not None
    before = canvas.desk.tool.NAME
    add(builder, "no-move")
    click(row(builder, 1).takes["area"])
    assert is_taking(canvas)
    QTest.mouseMove(canvas, on_map(canvas, "lhasa"))
    settle()
    assert canvas.desk.sketch.rings
    assert "Lhasa" in canvas.desk.hint
    for city in ("lhasa", "kunming", "lhasa"):
        QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=on_map(canvas, city))
        settle()
    assert program(builder)[1] == {"effect": "no-move", "area": "cities(kunming)"}
    assert labels(builder)[-3:] == [labels(builder)[-1]] * 3, "each click is a step"
    QTest.keyClick(canvas, K.Key_Escape)
    settle()
    assert not is_taking(canvas)
    assert before == canvas.desk.tool.NAME
    assert builder.isVisible()
    assert not canvas.desk.selection


def test_a_river_is_taken_from_the_map_for_a_flood(qtbot: QtBot) -> None:
    """The flood of the evening: a new event, its crossings and its rivers, nothing typed."""
    text = bundled_scenarios()["china"].read_text("utf-8")
    file = read_text(text)
    window, builder = building_on(qtbot, file.scenario, "black-dragon")
    canvas = window.canvas
    assert canvas is not None
    add(builder, "erase-crossing")
    waters = row(builder, 1).inputs["waters"]
    first = program(builder)[1]["waters"]
    waters.more.activated.emit(waters.more.findData("wei"))
    settle()
    assert program(builder)[1]["waters"] == sorted([*first, "wei"])
    click(row(builder, 1).takes["waters"])
    course = lines_of(canvas.desk.scenario, "waters", "yangtze")[0]
    spot = canvas.scene.sheet.spot(course[len(course) // 2])
    canvas.set_view(canvas.view.with_spot_at(spot, canvas.width() / 2, canvas.height() / 2))
    QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=canvas.rect().center())
    QTest.keyClick(canvas, K.Key_Escape)
    settle()
    assert "yangtze" in program(builder)[1]["waters"]
    assert any(line.look == "bad" for line in canvas.desk.lit.lines)
    said = text_after(file, builder.document.scenario)
    assert read_text(said).scenario == builder.document.scenario


def test_a_place_is_taken_by_keys_alone(qtbot: QtBot) -> None:
    window, builder = building_on(qtbot, CHINA, "black-dragon")
    canvas = window.canvas
    assert canvas is not None
    add(builder, "no-move")
    row(builder, 1).takes["area"].setFocus()
    key(K.Key_Space)
    at = CHINA.cities["lhasa"].at
    assert at is not None
    canvas.desk.put_cursor(at)
    QTest.keyClick(canvas, K.Key_Return)
    QTest.keyClick(canvas, K.Key_Escape)
    assert program(builder)[1] == {"effect": "no-move", "area": "cities(lhasa)"}


def test_another_tool_or_a_closed_builder_ends_the_taking(qtbot: QtBot) -> None:
    window, builder = building_on(qtbot, CHINA, "black-dragon")
    canvas = window.canvas
    assert canvas is not None
    add(builder, "no-move")
    click(row(builder, 1).takes["area"])
    canvas.desk.use("terrain")
    assert not is_taking(canvas)
    click(row(builder, 1).takes["area"])
    builder.close()
    assert not is_taking(canvas)


def test_other_areas_stay_text_and_are_drawn(qtbot: QtBot) -> None:
    window, builder = building_on(qtbot, CHINA, "black-dragon")
    add(builder, "no-move")
    made = area(builder, 1)
    said = "region(gobi) and (terrain(desert) or terrain(mountain))"
    made.edited.emit(said)
    settle()
    assert area(builder, 1).text.isVisible()
    assert area(builder, 1).text.text() == said
    assert lit_cells(window)
