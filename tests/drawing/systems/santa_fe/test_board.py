"""What is printed on a board of Santa Fe: spaces that keep apart, values, squares, home bases."""

from collections import Counter
from itertools import combinations

import pytest
import shapely

from drawing.map.labels.labels import labels_of, trouble
from drawing.map.marks.city_marks import half_width, placed_cities
from drawing.map.marks.route_lines import laid_lines
from drawing.map.marks.route_spaces import space_boxes, space_of
from drawing.map.picture import layer_batches
from drawing.map.placing.key_rows import key_rows
from drawing.map.placing.map_key import key_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.boxes import Net
from drawing.systems.santa_fe.printed.city_tags import city_tags
from drawing.systems.santa_fe.railroads.livery import liveries
from drawing.themes.theme import theme_names
from tests.drawing.map.marks.route_samples import route_sheet
from tests.drawing.samples import sheet_of
from tests.drawing.shapes.curve_spots import spots_of
from tests.drawing.systems.santa_fe.boards import keyed, prairie_sheet, texts_of
from tests.engine.systems.santa_fe.games import scenario_with

BOARDS = [sheet_of("western-usa"), prairie_sheet()]


def spaces(sheet: Sheet) -> list[shapely.Polygon]:
    return [
        shapely.Polygon(spots_of(space_of(sheet, laid, number)))
        for laid in laid_lines(sheet)
        for number in range(laid.line.segments)
    ]


@pytest.mark.parametrize("sheet", BOARDS)
def test_no_space_runs_into_another_or_into_a_city(sheet: Sheet) -> None:
    found = spaces(sheet)
    discs = [shapely.Point(at).buffer(half_width(sheet, one)) for one, at in placed_cities(sheet)]
    tree = shapely.STRtree([*found, *discs])
    for number, space in enumerate(found):
        near = [other for other in tree.query(space, "intersects") if other != number]
        assert not near


@pytest.mark.parametrize("sheet", BOARDS)
def test_every_space_is_long_enough_for_a_piece(sheet: Sheet) -> None:
    assert min(space.length / 2 for space in spaces(sheet)) > 2.5 * 4.0


@pytest.mark.parametrize("sheet", BOARDS)
def test_squares_and_home_bases_lie_beside_their_cities_and_hide_nothing(sheet: Sheet) -> None:
    tags = city_tags(sheet)
    cities = sheet.scenario.cities.values()
    wanted = Counter({city.id: len(getattr(city, "squares", ())) for city in cities})
    wanted.update(one.home for one in sheet.scenario.part.railroads.values())
    assert Counter(tag.city for tag in tags) == +wanted
    lines = Net(space_boxes(sheet))
    assert not [tag for tag in tags if lines.meeting(tag.box)]
    assert not [pair for pair in combinations(tags, 2) if pair[0].box.meets(pair[1].box)]


@pytest.mark.parametrize("sheet", BOARDS)
def test_every_name_has_a_clear_place(sheet: Sheet) -> None:
    assert not trouble(sheet)
    named = {text.key for text in labels_of(sheet).texts}
    assert named >= {f"city {city}" for city in sheet.scenario.cities}


def test_values_are_written_on_their_cities() -> None:
    drawn = layer_batches("cities", prairie_sheet())
    values = sorted(text.text for text in texts_of(drawn) if text.key == "value")
    assert values == sorted("2345677356")
    assert len(keyed(drawn, "home of")) == 3
    assert len(keyed(drawn, "square of")) == 4


def test_nine_railroads_are_told_apart_without_colours() -> None:
    found = liveries(sheet_of("western-usa").scenario).values()
    assert len({one.stripes for one in found}) == len({one.letters for one in found}) == 9
    assert [one.letters for one in found][:2] == ["GN", "KP"]


def test_letters_of_railroads_are_made_of_their_names_and_never_the_same() -> None:
    named = scenario_with(
        railroads=[
            {"id": "sf", "name": "Central Valley"},
            {"id": "central", "name": "Central Valley", "track": 4, "home": "cask"},
            {"id": "northern", "name": "Great Northern", "track": 4, "home": "cask", "colour": "?"},
        ]
    )
    found = liveries(named)
    assert found["central"].letters == "CV"
    assert found["northern"].letters not in ("GN", "CV")
    assert found["northern"].colour.startswith("#")


@pytest.mark.parametrize("look", theme_names())
def test_black_and_white_railroads_have_a_rim_that_is_seen(look: str) -> None:
    sheet = sheet_of("western-usa", look)
    found = liveries(sheet.scenario)
    rims = {one.id: one.rim(sheet.theme) for one in found.values()}
    ground = sheet.theme.ink("land").fill
    assert rims["sp"] != found["sp"].colour
    assert rims["tp"] != found["tp"].colour
    if look == "dark":
        assert rims["tp"] > ground > rims["sp"]


def test_the_key_tells_every_railroad_and_every_sign() -> None:
    sheet = sheet_of("western-usa")
    names = [row.name for row in key_rows(sheet)]
    assert names[:9] == [
        "Great Northern, 25",
        "Kansas Pacific, 17",
        "Santa Fe, 32",
        "Southern Pacific, 30",
        "Union Pacific, 24",
        "Denver & Rio Grande Western, 6",
        "Rock Island, 11",
        "Texas Pacific, 8",
        "Western Pacific, 7",
    ]
    assert names[-3:] == ["Begun this way only", "Mountain", "River"]
    assert "$4 when its major arrives" in names
    assert key_of(sheet) is not None


def test_the_key_has_the_prices_of_terrain_where_they_are_paid() -> None:
    sheet = prairie_sheet(scenario=scenario_with(variants=("terrain",)))
    assert {"Mountain, $1", "River, $1"} <= {row.name for row in key_rows(sheet)}


def test_lines_without_a_system_are_drawn_as_before() -> None:
    assert layer_batches("cities", route_sheet())
