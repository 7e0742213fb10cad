from dataclasses import replace

import pytest

from drawing.map.layers import cities
from drawing.map.marks.city_marks import city_symbol, disc_symbol, red_cells
from drawing.map.picture import picture_of
from drawing.map.placing.fixed_marks import city_boxes, milepost_boxes, signs_of
from drawing.map.placing.occupied import occupied
from drawing.map.placing.supplies import MOST, supplies_of, supply_boxes
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.rendering.svg import svg_of
from drawing.shapes.boxes import Net
from drawing.shapes.symbols import Box, Curves, Symbols, Texts
from drawing.themes.theme import theme
from model.boards.lattice import MilepostBoard
from model.collection import Things
from model.notation import Cell, Point
from model.scenario.scenario import Scenario
from model.scenario.things import City, Good
from tests.drawing.map.marks.route_samples import route_sheet
from tests.drawing.samples import game_maps, sheet_of

GAMES = {"tutorial": None, **game_maps()}


def game_sheet(name: str) -> Sheet:
    make = GAMES[name]
    if make is None:
        return sheet_of(name)
    scenario = make()
    return Sheet(scenario, theme(), usual_mm(scenario))


def with_city(city: City, name: str = "tutorial") -> Sheet:
    sheet = sheet_of(name)
    return replace(sheet, scenario=replace(sheet.scenario, cities=Things({city.id: city})))


def marks(sheet: Sheet) -> dict[str, int]:
    """How many marks of each name a map has."""
    found = [batch for batch in cities.batches(sheet) if isinstance(batch, Symbols)]
    return {batch.symbol.name: len(batch.spots) for batch in found}


def test_every_kind_of_city_has_a_shape_of_its_own() -> None:
    for symbol in (city_symbol, disc_symbol):
        shapes = {symbol(theme(), kind).shapes[-1].curve for kind in ("major", "medium", "small")}
        assert len(shapes) == 3


def test_the_tutorial_shows_all_its_cities() -> None:
    found = marks(sheet_of("tutorial"))
    assert (found["city-major"], found["city-medium"], found["city-small"]) == (3, 4, 5)


def test_a_major_city_lies_on_its_members_or_on_its_centre_and_ring() -> None:
    cells = red_cells(sheet_of("tutorial"))
    assert len(cells["astermoor"]) == 7
    assert set(cells["larkhaven"]) == {
        Cell(13, 8), Cell(14, 8), Cell(12, 9), Cell(13, 9), Cell(13, 10),
    }  # fmt: skip
    areas = [one for one in cities.batches(sheet_of("tutorial")) if isinstance(one, Curves)]
    assert [one.key for one in areas if one.key] == [
        "city astermoor", "city dunmarrow", "city larkhaven",
    ]  # fmt: skip


def test_cities_on_hexes_are_discs() -> None:
    found = marks(sheet_of("lantern-bay"))
    assert set(found) == {"city-city-disc", "city-remote-disc"}


def test_goods_lie_beside_their_cities_and_cover_nothing() -> None:
    for name in GAMES:
        sheet = game_sheet(name)
        boxes = supply_boxes(sheet)
        wanted = sum(len(city.supplies) for city in sheet.scenario.cities.values())
        assert len(boxes) == wanted > 10
        taken = Net([*milepost_boxes(sheet), *city_boxes(sheet).values()])
        taken.add(signed.box for signed in signs_of(sheet))
        for number, box in enumerate(boxes):
            assert not taken.meeting(box)
            assert not any(box.meets(other) for other in boxes[:number])


def test_what_is_occupied_holds_every_mark() -> None:
    sheet = sheet_of("tutorial")
    boxes = occupied(sheet)
    cells = sum(1 for _ in milepost_boxes(sheet))
    signs = len(signs_of(sheet))
    board = sheet.scenario.board
    assert isinstance(board, MilepostBoard)
    assert cells == len(list(board.cells()))
    # One port of the tutorial is in no city, and one in the area of a major one.
    assert len(boxes) == cells + 12 + 2 + signs + len(supply_boxes(sheet))


def test_a_milepost_box_is_as_large_as_its_mark() -> None:
    sheet = sheet_of("tutorial")
    widths = {round(box.width, 2) for box in milepost_boxes(sheet)}
    assert len(widths) > 1
    assert max(widths) < sheet.mm / 2


def test_a_city_without_a_place_is_not_drawn() -> None:
    city = City(id="lost", name="Lost", kind="major", supplies=("coal",))
    sheet = with_city(city)
    assert not list(cities.batches(sheet))
    assert not supplies_of(sheet)


@pytest.mark.parametrize("at", [Cell(0, 0), Cell(9999, 9999), Cell(5, 5)])
def test_a_major_city_may_stand_anywhere(at: Cell) -> None:
    sheet = with_city(City(id="far", name="Far", kind="major", at=at, supplies=("coal",)))
    assert marks(sheet)["city-major"] == 1


def test_supplies_that_name_no_good_are_shown_by_their_ids() -> None:
    city = City(id="a", name="A", kind="small", at=Cell(5, 5), supplies=("unheard-of",))
    (icon,) = supplies_of(with_city(city))
    assert icon.good == Good(id="unheard-of")
    texts = [one for one in cities.batches(with_city(city)) if isinstance(one, Texts)]
    assert [text.text for batch in texts for text in batch.texts] == ["UO"]


@pytest.mark.parametrize(("name", "shown"), [("tutorial", MOST), ("south-china", 6)])
def test_of_forty_goods_some_are_shown_and_the_others_counted(name: str, shown: int) -> None:
    goods = tuple(f"good-{number}" for number in range(40))
    city = City(id="a", name="A", kind="small", at=Cell(8, 8), supplies=goods)
    icons = supplies_of(with_city(city, name))
    assert len(icons) == shown
    assert icons[-1].good is None
    assert icons[-1].more == 40 - (shown - 1)
    assert len({icon.spot for icon in icons}) == shown


def test_forty_goods_beside_a_free_city_lie_apart() -> None:
    goods = tuple(f"good-{number}" for number in range(40))
    city = City(id="a", name="A", kind="small", xy=Point(8000, 8000), supplies=goods)
    boxes = supply_boxes(with_city(city))
    assert len(boxes) == MOST
    assert not any(box.meets(other) for n, box in enumerate(boxes) for other in boxes[:n])


def test_names_that_never_end_do_not_break_the_picture() -> None:
    long = '<b>&"' + "x" * 495
    city = City(id="a", name=long, kind="medium", at=Cell(5, 5), supplies=(long,))
    sheet = with_city(city)
    goods = Things({long: Good(id=long, name=long, colour=long, icon=long)})
    sheet = replace(sheet, scenario=replace(sheet.scenario, goods=goods))
    assert "<b>" not in svg_of(picture_of(sheet))


def test_goods_keep_off_the_lines_of_a_board_of_routes() -> None:
    sheet = route_sheet()
    assert len(supplies_of(sheet)) == 3
    inside = sheet.box
    assert all(box.x > 0 and box.right < inside.right for box in supply_boxes(sheet))


def test_a_scenario_without_a_board_shows_its_free_cities() -> None:
    city = City(id="a", name="A", kind="medium", xy=Point(1000, 1000), supplies=("coal",))
    scenario = Scenario(id="bare", cities=Things({"a": city}))
    sheet = Sheet(scenario, theme(), usual_mm(scenario))
    assert marks(sheet) == {"city-medium": 1, "good coal": 1}


def test_a_net_finds_what_a_box_meets() -> None:
    boxes = [Box(x * 7.0, y * 7.0, 5.0, 5.0) for x in range(6) for y in range(6)]
    net = Net(boxes)
    for box in (Box(4, 4, 9, 2), Box(5, 5, 2, 2), Box(-9, -9, 60, 60)):
        assert net.meeting(box) == sum(box.meets(other) for other in boxes)
