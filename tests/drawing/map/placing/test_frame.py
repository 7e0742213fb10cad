"""The frame: numbers in a margin, a scale of exactly 100 mm, credits, a title out of the way."""

from dataclasses import replace

import pytest

from drawing.map.layers import coordinates, frame
from drawing.map.layers import margin as margin_layer
from drawing.map.placing.title_and_margin import free_margin, margin, neat_box, title_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Box, Curves, Move, Text, Texts
from drawing.text.metrics import place, width
from drawing.themes.theme import theme
from model.boards.hexes import HexBoard
from model.boards.terrain import Size, TerrainBoard
from model.scenario.scenario import Scenario
from model.wording.plain_text import LONGEST
from tests.drawing.samples import cell_maps, sheet_of
from tests.drawing.shapes.curve_spots import spots_of


def texts(sheet: Sheet) -> dict[str, Text]:
    drawn = (one for one in frame.batches(sheet) if isinstance(one, Texts))
    return {text.key: text for one in drawn for text in one.texts}


def ends_of_scale(sheet: Sheet) -> list[float]:
    """Where the marks at both ends of the scale stand."""
    return [
        step.to[0]
        for one in frame.batches(sheet)
        if isinstance(one, Curves) and one.key.startswith("scale")
        for curve in one.curves
        for step in curve
        if isinstance(step, Move)
    ]


@pytest.mark.parametrize("name", cell_maps())
def test_the_scale_measures_a_hundred_millimetres(name: str) -> None:
    sheet = sheet_of(name)
    left, right = ends_of_scale(sheet)
    assert right - left == pytest.approx(100, abs=1e-9)
    assert texts(sheet)["scale"].text == "100 mm"


def test_a_small_sheet_has_a_shorter_scale_or_none() -> None:
    small = replace(sheet_of("tutorial"), mm=5.0)
    left, right = ends_of_scale(small)
    assert right - left == pytest.approx(50)
    assert texts(small)["scale"].text == "50 mm"
    assert not ends_of_scale(replace(small, mm=1.0))


@pytest.mark.parametrize("name", cell_maps())
def test_a_title_on_the_map_covers_no_cell_and_no_city(name: str) -> None:
    sheet = sheet_of(name)
    title = title_of(sheet)
    assert title is not None
    board = sheet.scenario.board
    assert isinstance(board, TerrainBoard)
    spots = [sheet.spot(cell) for cell in board.cells()]
    spots += [spot for one in sheet.scenario.cities.values() if (spot := sheet.city_spot(one))]
    spots += [sheet.spot(label.at) for label in sheet.scenario.labels.values()]
    around = title.box.grown(0.5 * sheet.mm if title.is_inside else 0)
    assert not [spot for spot in spots if around.meets(Box(*spot, 0.01, 0.01))]
    assert width(title.text, title.size, "bold") < title.box.width or not title.is_inside


def test_a_map_without_room_has_its_title_in_the_margin() -> None:
    tutorial = title_of(sheet_of("tutorial"))
    assert tutorial is not None
    assert not tutorial.is_inside
    assert tutorial.box.bottom <= margin(sheet_of("tutorial"))
    china = title_of(sheet_of("china"))
    assert china is not None
    assert china.is_inside


def test_numbers_are_left_out_where_the_title_stands() -> None:
    sheet = sheet_of("tutorial")
    title = title_of(sheet)
    assert title is not None
    for text in _numbers(sheet):
        assert not title.box.meets(Box(text.at[0] - 1, text.at[1] - 1, 2, 1))


def _numbers(sheet: Sheet) -> list[Text]:
    return [
        text for one in coordinates.batches(sheet) if isinstance(one, Texts) for text in one.texts
    ]


@pytest.mark.parametrize("name", cell_maps())
def test_numbers_stand_in_the_margin(name: str) -> None:
    sheet = sheet_of(name)
    inside = neat_box(sheet)
    numbers = _numbers(sheet)
    assert len(numbers) > 10
    for text in numbers:
        x, y = text.at
        assert x < inside.x or y < inside.y
        assert text.size >= 1.8


def test_the_margin_covers_the_map_to_the_very_edge() -> None:
    sheet = sheet_of("tutorial")
    (margins,) = [one for one in margin_layer.batches(sheet) if isinstance(one, Curves)]
    spots = spots_of(margins.curves[0])
    assert min(x for x, _ in spots) < -1
    assert max(y for _, y in spots) > sheet.height + 1


def test_a_board_on_its_side_has_its_numbers_turned() -> None:
    board = HexBoard(Size(3, 5), {".": "clear"}, ("...",) * 5, orientation="flat")
    sheet = Sheet(Scenario(board=board), theme(), 24.0)
    above = sorted((t.at[0], t.text) for t in _numbers(sheet) if t.at[1] < margin(sheet))
    assert [text for _, text in above] == ["4", "3", "2", "1", "0"]


def test_credits_are_cut_to_what_there_is_room_for() -> None:
    sheet = sheet_of("tutorial")
    wordy = replace(sheet.scenario, credits="word " * 700, license="CC0-1.0")
    text = texts(replace(sheet, scenario=wordy))["credits"]
    assert text.text.endswith("…")
    assert width(text.text, text.size) < max(sheet.width, sheet.height)
    assert "credits" not in texts(replace(sheet, scenario=replace(wordy, credits="", license="")))


def test_credits_of_two_lines_are_shown_in_full() -> None:
    sheet = sheet_of("southern-china")
    said = " ".join(f"{number}th name of many" for number in range(18))
    wordy = replace(sheet.scenario, credits=said, license="CC0-1.0")
    drawn = [one for one in frame.batches(replace(sheet, scenario=wordy)) if isinstance(one, Texts)]
    lines = [text for one in drawn for text in one.texts if text.key == "credits"]
    assert " ".join(line.text for line in lines) == f"{said} · CC0-1.0"
    assert len(lines) > 1
    assert all(len(line.text) <= LONGEST for line in lines), "longer ones are cut by who draws them"
    boxes = [place(line).box() for line in lines]
    assert all(box.bottom <= sheet.height and box.right <= sheet.width for box in boxes)
    letters = min(line.at[1] - 0.76 * line.size for line in lines if not line.angle)
    assert letters > sheet.height - free_margin(sheet), "off the band around the map"


def test_long_and_wicked_titles_are_one_short_line() -> None:
    sheet = sheet_of("china")
    wicked = replace(sheet.scenario, title="<script>\u202e\n" * 90)
    title = title_of(replace(sheet, scenario=wicked))
    assert title is not None
    assert len(title.text) <= 60
    assert "\u202e" not in title.text
    assert title.box.right <= sheet.width


def test_a_map_without_a_name_has_no_title() -> None:
    assert title_of(Sheet(Scenario(), theme(), 9.0)) is None


@pytest.mark.parametrize("name", cell_maps())
def test_a_band_around_the_map_counts_off_its_numbers(name: str) -> None:
    sheet = sheet_of(name)
    dark, around = [one for one in coordinates.batches(sheet) if isinstance(one, Curves)]
    assert around.key == "band"
    box = neat_box(sheet)
    xs = {round(x, 6) for x, y in spots_of(dark.curves[0]) if y < box.y}
    above = [text.at[0] for text in _numbers(sheet) if text.at[1] < margin(sheet)]
    assert {round(x, 6) for x in above} <= xs
    inner = box.grown(-0.001)
    assert not [
        spot for spot in spots_of(dark.curves[0]) if inner.meets(Box(*spot, 0.0001, 0.0001))
    ]
