"""The tools that choose, fill, pick, measure and stamp."""

from dataclasses import replace

import pytest

from editor.edits.fragments import copied
from editor.pointing.pointer import at
from editor.pointing.selection import Selection
from model.boards.terrain import TerrainBoard
from model.bundled import bundled_scenarios
from model.collection import Things
from model.notation import Cell, Point
from model.scenario.scenario import Scenario
from model.scenario.things import Label, Region
from tests.drawing.samples import loaded
from tests.editor.boards import plain
from tests.editor.edits.boards import board_of, lattice, on, route_scenario
from tests.editor.hands import click, desk_with, drag, key, labels

ROWS = ("..^^..", "..^^..", "......", "^.....")


def hilly() -> Scenario:
    return on(lattice(*ROWS))


def layered() -> Scenario:
    """Aston with a region and a label on its cell."""
    region = Region(id="shire", name="Shire", cells=(Cell(2, 2), Cell(3, 2)))
    label = Label(id="word", text="Word", at=Point(2100, 2100))
    return replace(plain(), regions=Things({"shire": region}), labels=Things({"word": label}))


def test_a_click_selects_and_the_next_goes_on_to_what_lies_below() -> None:
    desk = desk_with("select", layered())
    seen = []
    for _ in range(5):
        click(desk, Cell(2, 2))
        seen.append(desk.selection)
    things = [one for chosen in seen[:3] for one in chosen.things]
    assert things[0] == ("cities", "aston")
    assert set(things) == {("cities", "aston"), ("regions", "shire"), ("labels", "word")}
    assert seen[3] == Selection(frozenset({Cell(2, 2)}))
    assert seen[4] == seen[0]


def test_a_click_on_the_ground_of_a_country_chooses_the_cell_and_the_next_the_country() -> None:
    cells = tuple(Cell(col, row) for col in range(5) for row in range(5))
    country = Region(id="shire", name="Shire", cells=cells)
    desk = desk_with("select", replace(plain(), regions=Things({"shire": country})))
    desk.move(at(Cell(4, 1), "move"))
    assert "Shire" not in desk.hint
    click(desk, Cell(4, 1))
    assert desk.selection == Selection(frozenset({Cell(4, 1)}))
    click(desk, Cell(4, 1))
    assert desk.selection.of("regions") == ("shire",)
    desk.choose(Selection())
    desk.set("select-what", "things")
    click(desk, Cell(4, 1))
    assert desk.selection.of("regions") == ("shire",)


def test_shift_adds_a_thing_and_control_takes_it_out() -> None:
    desk = desk_with("select", plain())
    click(desk, Cell(2, 2))
    click(desk, Cell(8, 6), shift=True)
    assert desk.selection.of("cities") == ("aston", "barrow")
    click(desk, Cell(2, 2), ctrl=True)
    assert desk.selection.of("cities") == ("barrow",)


def test_a_drag_on_a_selected_thing_moves_all_that_is_selected() -> None:
    desk = desk_with("select", plain())
    click(desk, Cell(2, 2))
    click(desk, Cell(8, 6), shift=True)
    drag(desk, Cell(2, 2), Cell(3, 2))
    assert desk.scenario.cities["aston"].at == Cell(3, 2)
    assert desk.scenario.cities["barrow"].at == Cell(9, 6)
    assert labels(desk) == ["move 2 things"]


def test_a_drag_within_a_selected_country_selects_and_does_not_move_it() -> None:
    cells = tuple(Cell(col, row) for col in range(5) for row in range(5))
    country = Region(id="shire", name="Shire", cells=cells)
    desk = desk_with("select", replace(plain(), regions=Things({"shire": country})))
    desk.choose(Selection(things=frozenset({("regions", "shire")})))
    drag(desk, Cell(1, 1), Cell(3, 3))
    assert labels(desk) == []
    assert desk.selection.cells


def test_what_would_leave_the_board_stays_and_the_desk_says_why() -> None:
    desk = desk_with("select", plain())
    click(desk, Cell(2, 2))
    drag(desk, Cell(2, 2), Cell(2, 30))
    assert desk.scenario == plain()
    assert "leave the board" in desk.said
    assert not desk.is_busy


def test_selected_cells_move_with_everything_on_them() -> None:
    desk = desk_with("select", plain())
    drag(desk, Point(1600, 1600), Point(2400, 2400))
    assert desk.selection.cells == {Cell(2, 2)}
    drag(desk, Cell(2, 2), Cell(5, 2))
    assert desk.scenario.cities["aston"].at == Cell(5, 2)
    assert desk.selection.cells == {Cell(5, 2)}
    assert not board_of(desk.scenario).has(Cell(2, 2))


@pytest.mark.parametrize(("shape", "size"), [("wand", 4), ("same", 5)])
def test_wand_and_same_kind_select_cells(shape: str, size: int) -> None:
    desk = desk_with("select", hilly(), select=shape)
    click(desk, Cell(2, 0))
    assert len(desk.selection.cells) == size
    click(desk, Cell(0, 3), shift=True)
    assert len(desk.selection.cells) == 5
    click(desk, Cell(0, 3), ctrl=True)
    assert len(desk.selection.cells) == (4 if shape == "wand" else 0)


def test_both_keys_intersect() -> None:
    desk = desk_with("select", hilly())
    drag(desk, Point(-500, -500), Point(2200, 3500))
    desk.set("select", "same")
    click(desk, Cell(2, 0), shift=True, ctrl=True)
    assert desk.selection.cells == {Cell(2, 0), Cell(0, 3)}


def test_a_lasso_goes_around_cells() -> None:
    desk = desk_with("select", hilly(), select="lasso")
    drag(desk, Point(-500, -400), Point(2400, -400), Point(-500, 2400))
    assert Cell(0, 0) in desk.selection.cells
    assert Cell(3, 2) not in desk.selection.cells


def test_things_are_selected_in_an_area_and_by_kind() -> None:
    desk = desk_with("select", plain(), select_what="things")
    drag(desk, Point(500, 500), Point(4000, 4000))
    assert desk.selection == Selection(things=frozenset({("cities", "aston")}))
    desk.set("select", "wand")
    click(desk, Cell(2, 2))
    assert desk.selection.of("cities") == ("aston", "barrow")
    desk.set("select", "same")
    click(desk, Cell(2, 2))
    assert desk.selection.of("cities") == ("aston",)


def test_on_a_board_of_routes_an_area_selects_cities_and_lines() -> None:
    desk = desk_with("select", route_scenario())
    drag(desk, Point(-500, -500), Point(4500, 500))
    assert desk.selection.of("cities") == ("aston", "beck")
    assert desk.selection.of("lines") == ("aston-beck",)


def test_fill_paints_what_hangs_together_within_the_selection() -> None:
    desk = desk_with("fill", hilly(), terrain="sea")
    click(desk, Cell(2, 0))
    assert board_of(desk.scenario).kinds()["sea"] == 4
    desk.choose(Selection(frozenset({Cell(0, 0), Cell(1, 0)})))
    click(desk, Cell(0, 0))
    assert board_of(desk.scenario).kinds()["sea"] == 6
    assert len(labels(desk)) == 2


def test_the_picker_takes_over_what_is_clicked_with_its_tool() -> None:
    scenario = loaded(bundled_scenarios()["tutorial"])
    desk = desk_with("picker", scenario)
    click(desk, Cell(8, 4))
    assert (desk.tool.NAME, desk.settings.get("city")) == ("city", "medium")
    desk.use("picker")
    click(desk, Cell(10, 5))
    assert (desk.tool.NAME, desk.settings.get("terrain")) == ("terrain", "mountain")


def test_the_measure_tells_steps_and_price_of_two_places() -> None:
    desk = desk_with("measure", loaded(bundled_scenarios()["tutorial"]))
    click(desk, Cell(2, 5))
    click(desk, Cell(6, 7))
    assert desk.measured == (Cell(2, 5), Cell(6, 7))
    note = desk.sketch.notes[0].text
    assert note.startswith("5 steps")
    assert "clear" in note
    key(desk, "Escape")
    assert desk.measured is None


def test_the_measure_counts_segments_on_a_board_of_routes() -> None:
    desk = desk_with("measure", route_scenario())
    click(desk, Point(0, 0))
    click(desk, Point(4000, 3000))
    assert desk.sketch.notes[0].text == "Aston – Corby: 5 segments"


def test_a_stamp_puts_down_a_piece_of_the_map_as_it_is_held() -> None:
    desk = desk_with("stamp", plain())
    desk.fragment = copied(desk.scenario, {Cell(2, 2)})
    click(desk, Cell(5, 5))
    click(desk, Cell(7, 3))
    assert [city.at for city in desk.scenario.cities.values() if city.name == "Aston"] == [
        Cell(2, 2),
        Cell(5, 5),
        Cell(7, 3),
    ]
    assert labels(desk) == ["paste", "paste"]
    key(desk, "Escape")
    assert desk.tool.NAME == "select"


def test_the_hand_changes_nothing() -> None:
    desk = desk_with("pan", plain())
    drag(desk, Cell(2, 2), Cell(5, 5))
    assert isinstance(desk.scenario.board, TerrainBoard)
    assert desk.scenario == plain()
