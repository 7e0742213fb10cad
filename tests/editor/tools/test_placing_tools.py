"""The tools that place things: cities, goods, labels, remarks, regions."""

from model.boards.terrain import TerrainBoard
from model.bundled import bundled_scenarios
from model.notation import Cell, Point
from model.scenario.scenario import Scenario
from tests.drawing.samples import loaded
from tests.editor.boards import plain
from tests.editor.edits.boards import route_scenario
from tests.editor.hands import click, desk_with, drag, key, labels, write


def tutorial() -> Scenario:
    return loaded(bundled_scenarios()["tutorial"])


def test_a_click_places_a_city_and_its_name_is_typed_on_the_map() -> None:
    desk = desk_with("city", plain(), city="medium")
    click(desk, Cell(5, 5))
    assert desk.wants_text
    write(desk, "Corby")
    key(desk, "Return")
    city = desk.scenario.cities["corby"]
    assert (city.name, city.kind, city.at) == ("Corby", "medium", Cell(5, 5))
    assert labels(desk) == ["add city Corby"]
    assert desk.selection.of("cities") == ("corby",)


def test_a_city_without_a_name_gets_one_that_no_other_has() -> None:
    desk = desk_with("city", plain())
    click(desk, Cell(5, 5))
    click(desk, Cell(6, 3))
    key(desk, "Return")
    names = [city.name for city in desk.scenario.cities.values()]
    assert len(names) == len(set(names)) == 4
    assert all(name.istitle() for name in names)
    assert len(labels(desk)) == 2


def test_backspace_takes_a_letter_of_the_name_back_and_esc_the_city() -> None:
    desk = desk_with("city", plain())
    click(desk, Cell(5, 5))
    write(desk, "Corbyx")
    key(desk, "Backspace")
    assert "corby" in desk.scenario.cities
    key(desk, "Escape")
    assert desk.scenario == plain()


def test_a_drag_makes_a_major_city_of_the_mileposts_it_passes() -> None:
    desk = desk_with("city", plain())
    drag(desk, Cell(5, 5), Cell(6, 5), Cell(6, 4))
    key(desk, "Return")
    city = next(one for one in desk.scenario.cities.values() if one.kind == "major")
    assert city.at == Cell(5, 5)
    assert set(city.members) == {Cell(5, 5), Cell(6, 5), Cell(6, 4)}


def test_a_click_on_a_city_selects_it_and_a_drag_moves_it() -> None:
    desk = desk_with("city", plain())
    click(desk, Cell(2, 2))
    assert desk.selection.of("cities") == ("aston",)
    assert labels(desk) == []
    drag(desk, Cell(2, 2), Cell(4, 2))
    assert desk.scenario.cities["aston"].at == Cell(4, 2)
    assert labels(desk) == ["move city Aston"]


def test_where_there_is_no_milepost_a_city_lies_overseas() -> None:
    desk = desk_with("city", tutorial())
    click(desk, Point(8200, 10600))
    key(desk, "Return")
    city = desk.scenario.cities[desk.selection.of("cities")[0]]
    assert city.overseas
    assert city.at is None
    assert city.xy == Point(8200, 10600)


def test_on_a_board_of_routes_a_city_stands_where_it_was_clicked() -> None:
    desk = desk_with("city", route_scenario())
    click(desk, Point(2000, 2000))
    write(desk, "Derby")
    key(desk, "Return")
    assert desk.scenario.cities["derby"].xy == Point(2000, 2000)
    assert not desk.scenario.cities["derby"].overseas


def test_goods_are_painted_onto_cities_and_taken_away_again() -> None:
    desk = desk_with("goods", tutorial(), good="coal")
    drag(desk, Cell(2, 1), Cell(2, 5))
    assert "coal" in desk.scenario.cities["brackenfold"].supplies
    assert "coal" in desk.scenario.cities["dunmarrow"].supplies
    assert len(labels(desk)) == 1
    click(desk, Cell(2, 1), "right")
    assert "coal" not in desk.scenario.cities["brackenfold"].supplies


def test_control_picks_the_goods_of_a_city_one_after_the_other() -> None:
    desk = desk_with("goods", tutorial(), good="coal")
    for good in ("timber", "wool", "timber"):
        click(desk, Cell(2, 1), ctrl=True)
        assert desk.settings.get("good") == good
    assert labels(desk) == []


def test_a_label_is_written_dragged_and_turned() -> None:
    desk = desk_with("label", plain(), label_size="large")
    click(desk, Point(5000, 5000))
    assert not desk.scenario.labels
    write(desk, "The Fens")
    key(desk, "Return")
    label = desk.scenario.labels["the-fens"]
    assert (label.text, label.size, label.at) == ("The Fens", "large", Point(5000, 5000))
    drag(desk, Point(5000, 5000), Point(7000, 6000))
    assert desk.scenario.labels["the-fens"].at == Point(7000, 6000)
    drag(desk, Point(7000, 6000), Point(9000, 8310), shift=True)
    assert desk.scenario.labels["the-fens"].angle == 45
    assert len(labels(desk)) == 3


def test_a_label_without_a_text_is_none() -> None:
    desk = desk_with("label", plain())
    click(desk, Point(5000, 5000))
    key(desk, "Return")
    assert desk.scenario == plain()
    assert labels(desk) == []


def test_the_name_of_a_city_can_be_dragged_where_one_wants_it() -> None:
    desk = desk_with("label", plain())
    drag(desk, Cell(2, 2), Point(4000, 3000))
    label = next(iter(desk.scenario.labels.values()))
    assert (label.of, label.at) == ("cities/aston", Point(4000, 3000))


def test_a_remark_is_pinned_to_a_cell_and_written_anew() -> None:
    desk = desk_with("remark", plain())
    click(desk, Cell(3, 3))
    write(desk, "Too dear")
    click(desk, Cell(3, 3))
    write(desk, "!")
    key(desk, "Return")
    remark = next(iter(desk.scenario.remarks.values()))
    assert (remark.text, remark.at) == ("Too dear!", Cell(3, 3))
    assert len(labels(desk)) == 2


def test_a_region_is_painted_by_brush_and_goes_on_with_the_next_stroke() -> None:
    desk = desk_with("region", plain())
    drag(desk, Cell(1, 1), Cell(3, 1))
    drag(desk, Cell(5, 1), Cell(6, 1))
    assert len(desk.scenario.regions) == 1
    region = next(iter(desk.scenario.regions.values()))
    assert len(region.cells) == 5
    drag(desk, Cell(1, 1), Cell(2, 1), button="right")
    assert len(next(iter(desk.scenario.regions.values())).cells) == 3


def test_a_region_by_lasso_holds_the_cells_inside() -> None:
    desk = desk_with("region", plain(), region_by="lasso")
    corners = [Point(800, 800), Point(4200, 800), Point(4200, 3200), Point(800, 3200)]
    drag(desk, *corners)
    region = next(iter(desk.scenario.regions.values()))
    board = desk.scenario.board
    assert isinstance(board, TerrainBoard)
    assert set(region.cells) == {Cell(c, r) for r in (1, 2, 3) for c in range(1, 5)} - {
        Cell(4, 1),
        Cell(4, 3),
    }
