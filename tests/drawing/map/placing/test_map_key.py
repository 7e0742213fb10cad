"""The key of a map: every mark that is on it, with its price, and nothing covered."""

from dataclasses import replace

import pytest

from drawing.map.layers import frame
from drawing.map.marks.terrain_marks import looks
from drawing.map.placing.fixed_marks import written_boxes
from drawing.map.placing.key_rows import PRICES
from drawing.map.placing.map_key import key_batches, key_of, with_room_for_key
from drawing.map.placing.title_and_margin import neat_box, title_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Box, Curves, Symbols, Text, Texts
from drawing.text.metrics import cap_height, width
from drawing.themes.theme import theme, theme_names
from model.boards.hexes import HexBoard
from model.boards.terrain import TerrainBoard
from model.scenario.scenario import Scenario
from tests.drawing.map.marks.route_samples import route_sheet
from tests.drawing.samples import sheet_of

WITH_KEY = ("china", "north-america", "osaka", "tokyo", "south-china")


def texts(sheet: Sheet) -> list[Text]:
    key = key_of(sheet)
    assert key is not None
    drawn = [one for one in key_batches(sheet, key) if isinstance(one, Texts)]
    return [text for one in drawn for text in one.texts]


@pytest.mark.parametrize("name", WITH_KEY)
def test_a_key_tells_every_kind_of_terrain_and_of_city(name: str) -> None:
    sheet = sheet_of(name)
    key, board = key_of(sheet), sheet.scenario.board
    assert key is not None
    assert isinstance(board, TerrainBoard)
    plain = [row for row in key.rows if row.sample is None]
    assert {row.kind for row in plain if not row.is_city} == set(board.kinds()) - {"sea"}
    cities = {city.kind for city in sheet.scenario.cities.values()}
    assert {row.kind for row in key.rows if row.is_city} == cities
    assert key.rows[0].name == "Clear"


@pytest.mark.parametrize("name", WITH_KEY)
def test_a_key_covers_no_cell_no_city_and_no_title(name: str) -> None:
    sheet = sheet_of(name)
    key, title, board = key_of(sheet), title_of(sheet), sheet.scenario.board
    assert key is not None
    assert title is not None
    assert isinstance(board, TerrainBoard)
    assert not key.box.meets(title.box)
    around = key.box.grown(0.4 * sheet.mm)
    spots = [sheet.spot(cell) for cell in board.cells()]
    spots += [spot for one in sheet.scenario.cities.values() if (spot := sheet.city_spot(one))]
    assert not [spot for spot in spots if around.meets(Box(*spot, 0.01, 0.01))]
    assert key.box in written_boxes(sheet)
    page = neat_box(sheet)
    assert page.x < key.box.x
    assert key.box.right < page.right
    assert page.y < key.box.y
    assert key.box.bottom < page.bottom


@pytest.mark.parametrize("name", WITH_KEY)
def test_the_words_of_a_key_fit_and_can_be_read(name: str) -> None:
    sheet = sheet_of(name)
    key = key_of(sheet)
    assert key is not None
    for text in texts(sheet):
        assert cap_height(text.size) >= 1.8
        long = width(text.text, text.size, text.face)
        left = text.at[0] if text.anchor == "start" else text.at[0] - long
        assert left >= key.box.x
        assert left + long <= key.box.right


def test_prices_are_told_where_there_are_rules() -> None:
    written = [text.text for text in texts(sheet_of("north-america"))]
    assert written[:3] == [PRICES, "Clear", "1"]
    assert written[written.index("Mountain") + 1] == "2"
    assert PRICES not in [text.text for text in texts(sheet_of("tokyo"))]


def test_a_map_without_room_has_no_key() -> None:
    assert key_of(sheet_of("tutorial")) is None
    assert key_of(route_sheet()) is None
    assert key_of(Sheet(Scenario(), theme(), 10.0)) is None


def test_a_small_map_has_no_key_that_cannot_be_read() -> None:
    for mm in (0.5, 1.0, 3.0):
        key = key_of(replace(sheet_of("tokyo"), mm=mm))
        assert key is None or cap_height(key.size) >= 1.8


@pytest.mark.parametrize("look", theme_names())
def test_the_frame_shows_samples_of_what_the_key_tells(look: str) -> None:
    sheet = sheet_of("osaka", look)
    key = key_of(sheet)
    assert key is not None
    assert isinstance(sheet.scenario.board, HexBoard)
    drawn = list(frame.batches(sheet))
    assert [one for one in drawn if isinstance(one, Curves) and one.key == "key"]
    symbols = [one for one in drawn if isinstance(one, Symbols)]
    plain = [row for row in key.rows if row.sample is None]
    drawn_as_line = sum(looks(row.kind) == "river" for row in plain)
    marks = [one for one in symbols if one.symbol.name.startswith("mark-")]
    assert len(marks) == len(plain) - 1 - drawn_as_line, "a clear hex is empty"
    assert len(plain) < len(key.rows), "a system has signs of its own"
    assert all(key.box.grown(-1).meets(Box(*one.spots[0], 0.1, 0.1)) for one in symbols)


def test_in_a_key_of_one_line_prices_stand_by_their_own_words() -> None:
    sheet = with_room_for_key(sheet_of("danube"))
    key = key_of(sheet)
    assert key is not None
    assert key.deep == 1
    drawn = {text.text: text for text in texts(sheet)}
    plain, price = drawn["Plain"], drawn["2"]
    end = plain.at[0] + width("Plain", plain.size)
    start = price.at[0] - width("2", price.size, "bold")
    assert 0 < start - end < key.step
    assert price.at[0] + key.step < drawn["River"].at[0]
