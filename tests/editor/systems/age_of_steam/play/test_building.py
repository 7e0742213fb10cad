"""Building with the mouse: strokes, tiles that are chosen, New Cities, special links."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from editor.play.window import PlayWindow
from model.notation import Cell
from model.pieces.places import AtLine
from tests.editor.play.mouse import LEFT, Mouse


def test_a_stroke_lays_tiles_and_is_one_step_of_undo(building: Mouse, window: PlayWindow) -> None:
    before = building.records
    building.draw("6,1", "6,2", "5,3")
    assert building.records == [*before, "lay 6,2 2-5", "town 5,3 5"]
    assert building.gestures == 1
    window.undo.trigger()
    assert building.records == before


def test_the_ghost_shows_its_price_while_it_is_drawn(building: Mouse) -> None:
    board = building.table.board
    building.begin("6,1", "6,2", "5,3")
    assert board.marks.plan is not None
    assert board.marks.plan.short.startswith("$5")
    assert board.marks.cells == {Cell(6, 2), Cell(5, 3)}
    assert board.marks.refused is None
    building.move(board, board.mapToGlobal(board.point_of(Cell(6, 2))), LEFT)
    assert board.marks.cells == {Cell(6, 2)}, "going back takes a step back"
    building.end("6,2")
    assert building.records[-1] == "lay 6,2 2-5"
    assert board.marks.cells == frozenset()


@pytest.mark.rule("AOS-BUILD-01")
def test_a_stroke_lays_what_is_allowed_and_says_why_it_goes_no_further(
    building: Mouse, window: PlayWindow
) -> None:
    before = building.records
    building.begin("6,1", "6,2", "5,3", "4,3", "4,4")
    marks = building.table.board.marks
    assert marks.refused == Cell(4, 4)
    assert marks.plan is not None
    assert "AOS-BUILD-01" in marks.plan.short
    building.end("4,4")
    assert building.records[len(before) :] == ["lay 6,2 2-5", "town 5,3 3-5", "lay 4,3 0-2"]
    assert "AOS-BUILD-01" in building.refusal
    window.undo.trigger()
    assert building.records == before
    assert building.refusal == ""


def test_a_stroke_whose_first_tile_is_refused_lays_nothing(building: Mouse) -> None:
    before = building.records
    building.begin("6,1", "6,0")
    assert building.table.board.marks.refused == Cell(6, 0)
    building.end("6,0")
    assert building.records == before
    assert building.refusal


def test_the_wheel_and_keys_change_the_tile(building: Mouse) -> None:
    board, step = building.table.board, building.table.board.view.step
    building.begin("6,1", "6,2", "5,3")
    shown = [str(board.marks.plan.actions[-1]) if board.marks.plan else ""]
    for _ in range(2):
        building.wheel(-1)
        shown.append(str(board.marks.plan.actions[-1]) if board.marks.plan else "")
    QTest.keyClick(board, Qt.Key.Key_Up)
    assert board.marks.plan is not None
    assert str(board.marks.plan.actions[-1]) == shown[1]
    assert len(set(shown)) == 3
    assert board.view.step == step, "the map does not zoom meanwhile"
    building.end("5,3")
    assert building.records[-1] == shown[1]


def test_escape_gives_a_stroke_up(building: Mouse) -> None:
    before = building.records
    building.begin("6,1", "6,2", "5,3")
    QTest.keyClick(building.table.board, Qt.Key.Key_Escape)
    building.end("5,3")
    assert building.records == before
    assert building.table.board.marks.cells == frozenset()


def test_a_drag_where_nothing_can_begin_moves_the_map(building: Mouse) -> None:
    board = building.table.board
    before = board.view.dx
    building.draw("6,5", "8,5")
    assert board.view.dx != before
    assert building.records[-1] == "take first-move"


def test_a_click_on_a_hex_offers_the_tiles_that_fit_as_pictures(building: Mouse) -> None:
    building.click("7,2")
    assert [button.text() for button in building.choices] == ["$2"] * 5
    assert all(not button.icon().isNull() for button in building.choices)
    QApplication.sendEvent(building.choices[1], QEvent(QEvent.Type.Enter))
    assert building.table.board.marks.cells == {Cell(7, 2)}
    building.choose(1)
    assert building.records[-1].startswith("lay 7,2 ")
    assert not building.table.pointer.card.isVisible()
    assert building.gestures == 2


def test_a_click_beside_puts_the_choices_away(building: Mouse) -> None:
    building.click("7,2")
    assert building.choices
    building.click("7,4")
    assert not building.choices
    assert building.refusal == ""
    building.click("7,2")
    QTest.keyClick(building.table.board, Qt.Key.Key_Escape)
    assert not building.choices


@pytest.mark.rule("AOS-BUILD-15")
def test_a_click_where_nothing_fits_says_why(building: Mouse) -> None:
    building.click("7,4")
    assert "AOS-BUILD-15" in building.refusal


def test_a_new_city_is_dragged_onto_its_town(building: Mouse) -> None:
    building.carry("New City B", "hengyang")
    assert building.records[-1] == "urbanize hengyang b"
    assert not building.table.buttons.things, "there is only one"


def test_a_new_city_is_taken_and_put_down_by_two_clicks(building: Mouse) -> None:
    chips = building.table.buttons.things[0].chips
    building.press(chips["New City C"])
    assert chips["New City C"].isChecked()
    aims = building.table.board.marks.aims
    assert {Cell(5, 3), Cell(9, 2)} <= set(aims)
    building.click("ji-an")
    assert building.records[-1] == "urbanize ji-an c"


def test_a_new_city_that_is_let_go_elsewhere_stays_in_the_panel(building: Mouse) -> None:
    before = building.records
    building.carry("New City B", "7,4")
    assert building.records == before
    assert "cannot be put there" in building.refusal
    chips = building.table.buttons.things[0].chips
    assert not chips["New City B"].isChecked()
    building.press(chips["New City B"])
    building.press(chips["New City B"])
    assert not chips["New City B"].isChecked()
    assert not building.table.board.marks.aims


def test_a_click_on_a_town_offers_its_new_cities_too(building: Mouse) -> None:
    building.click("hengyang")
    texts = [button.text() for button in building.choices]
    assert texts[:2] == ["Takes red", "Takes blue"]
    building.choose(0)
    assert building.records[-1] == "urbanize hengyang a"


def test_a_special_link_is_bought_by_a_click_on_it(building: Mouse) -> None:
    building.click(AtLine("ferry-shenzhen"))
    assert building.records[-1] == "claim ferry-shenzhen"


def test_who_points_at_a_hex_is_told_how_much_fits_there(building: Mouse) -> None:
    board, table = building.table.board, building.table
    building.move(board, board.mapToGlobal(board.point_of(Cell(7, 2))))
    table.pointer.show_meaning()
    assert board.marks.plan is not None
    assert board.marks.plan.short == "5 choices from $2 …"
