"""What is printed on a board of Trains: places for stations, numbers, names, what its key says."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
import shapely

from drawing.map.labels.labels import labels_of, trouble
from drawing.map.marks.city_marks import placed_cities
from drawing.map.marks.hexes import hexagon_of
from drawing.map.picture import layer_batches, picture_of
from drawing.map.placing.key_rows import key_rows
from drawing.map.placing.map_key import key_of
from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.hexagons import Hexagon
from drawing.shapes.outlines import box_of
from drawing.shapes.symbols import Batch, Symbols, Text, Texts
from drawing.systems.trains.printed import skylines
from drawing.systems.trains.printed.hex_plan import HexPlan, plan_of
from drawing.systems.trains.printed.places import RIM
from drawing.systems.trains.printed.skylines import houses_of
from drawing.themes.theme import theme, theme_names
from model.notation import Cell
from model.systems.trains.things.city import TrainsCity
from tests.drawing.goods.test_icons import contrast
from tests.drawing.samples import sheet_of
from tests.drawing.systems.trains.boards import bay, box_around, changed, keyed


def bay_sheet(look: str = "classic") -> Sheet:
    return sheet_of("lantern-bay", look)


def texts_in(drawn: tuple[Batch, ...]) -> list[Text]:
    return [text for one in drawn if isinstance(one, Texts) for text in one.texts]


def symbols_in(drawn: tuple[Batch, ...], beginning: str) -> list[Symbols]:
    found = (one for one in drawn if isinstance(one, Symbols))
    return [one for one in found if one.symbol.name.startswith(beginning)]


def outline(hexagon: Hexagon) -> shapely.Polygon:
    return shapely.Polygon(hexagon.corners())


# -- places for stations, and numbers


@pytest.mark.rule("TRN-STATION-02")
def test_every_city_has_as_many_places_as_it_has_room() -> None:
    drawn = layer_batches("cities", bay_sheet())
    for city in bay().cities.values():
        assert isinstance(city, TrainsCity)
        places = keyed(drawn, f"place of {city.id}")
        assert len(places) == (0 if city.is_remote else city.room), city.id


@pytest.mark.rule("TRN-RAIL-04", "TRN-SCORE-03")
def test_every_remote_place_shows_its_number() -> None:
    drawn = layer_batches("cities", bay_sheet())
    texts = {text.key: text.text for text in texts_in(drawn)}
    remote = [one for one in bay().cities.values() if isinstance(one, TrainsCity) and one.is_remote]
    assert remote
    assert all(texts[f"number {one.id}"] == str(one.number) for one in remote)


def test_a_city_with_more_room_than_there_are_places_tells_its_number() -> None:
    city = bay().cities["exchange"]
    assert isinstance(city, TrainsCity)
    cities = bay().cities.put("exchange", replace(city, room=7))
    drawn = layer_batches("cities", replace(bay_sheet(), scenario=replace(bay(), cities=cities)))
    assert "×7" in [text.text for text in texts_in(drawn)]
    assert len(keyed(drawn, "place of exchange")) == 1


@pytest.mark.parametrize("flat", [False, True])
def test_what_lies_on_a_hex_lies_inside_it_and_apart(flat: bool) -> None:
    plan = HexPlan(Hexagon((0.0, 0.0), 24.0, flat))
    inside = outline(plan.hexagon)
    for count in (1, 2, 3):
        boxes = [*plan.slots(count), *plan.markers(4)]
        assert all(inside.contains(shapely.box(b.x, b.y, b.right, b.bottom)) for b in boxes)
        pairs = combinations([*boxes, plan.name_room], 2)
        assert not [pair for pair in pairs if pair[0].meets(pair[1])]


@pytest.mark.parametrize("flat", [False, True])
def test_the_plate_of_a_number_lies_on_its_hex_and_off_the_markers(flat: bool) -> None:
    plan = HexPlan(Hexagon((0.0, 0.0), 24.0, flat))
    (x, y), half = plan.number
    plate = shapely.Polygon([(x, y - half), (x + half, y), (x, y + half), (x - half, y)])
    assert outline(plan.hexagon).buffer(0.5).contains(plate)
    markers = [shapely.box(box.x, box.y, box.right, box.bottom) for box in plan.markers(4)]
    assert plate.intersection(shapely.union_all(markers)).area < 0.1


def test_eight_players_find_room_for_their_markers() -> None:
    boxes = HexPlan(Hexagon((0.0, 0.0), 24.0)).markers(8)
    assert len(boxes) == 8
    assert not [pair for pair in combinations(boxes, 2) if pair[0].meets(pair[1])]
    assert boxes[0].x > -12.0
    assert boxes[-1].right < 12.0


def test_houses_stay_inside_the_line_around_their_hexes_and_over_the_markers() -> None:
    plan = HexPlan(Hexagon((0.0, 0.0), 24.0))
    inside, low = shapely.Polygon(plan.hexagon.corners(RIM)), plan.markers(4)[0].y
    for room in (0, 1, 2, 3, 9):
        for house in houses_of(room):
            corners = skylines.outline(house)
            assert inside.contains(shapely.Polygon(corners)), (room, house)
            assert max(y for _, y in corners) < low


def placed(sheet: Sheet) -> list[tuple[TrainsCity, Cell]]:
    found = [one for one, _ in placed_cities(sheet) if isinstance(one, TrainsCity)]
    return [(one, one.at) for one in found if one.at is not None]


def test_cities_and_remote_places_are_told_apart_without_colour() -> None:
    for look in theme_names():
        city, remote = theme(look).ink("stop-city"), theme(look).ink("stop-remote")
        assert not city.dash
        assert remote.dash


@pytest.mark.parametrize("look", theme_names())
def test_names_and_stations_stand_out_from_what_they_lie_on(look: str) -> None:
    known = theme(look)
    for kind, style in (("city", "city-major"), ("remote", "city-small")):
        ground = known.ink(f"stop-{kind}").fill
        assert contrast(known.style(style).colour, ground) > 4.5
    assert contrast(known.ink("stop-station").fill, known.ink("icon-light").fill) > 7
    assert contrast(known.ink("stop-slot").fill, known.ink("stop-station").fill) > 7


# -- names


@pytest.mark.parametrize("look", theme_names())
def test_every_name_stands_in_its_hex_under_the_markers(look: str) -> None:
    sheet = bay_sheet(look)
    texts = labels_of(sheet).texts
    assert not trouble(sheet)
    assert {text.key for text in texts} >= {f"city {city}" for city in bay().cities}
    for city, at in placed(sheet):
        plan = plan_of(sheet, at)
        room, low = plan.name_room, max(box.bottom for box in plan.markers(4))
        for text in texts:
            if text.key == f"city {city.id}":
                box = box_around(text)
                assert box.x >= room.x - 0.01
                assert box.right <= room.right + 0.01
                assert box.y >= low


def test_a_small_map_leaves_names_to_the_rules_for_labels() -> None:
    small = replace(bay_sheet(), mm=8.0)
    drawn = layer_batches("cities", small)
    assert not symbols_in(drawn, "skyline")
    assert symbols_in(layer_batches("cities", bay_sheet()), "skyline")
    assert keyed(drawn, "place of exchange")
    hexes = {key.id: box_of(hexagon_of(small, at).corners()) for key, at in placed(small)}
    own = {text.key: text for text in labels_of(small).texts if text.key.startswith("city")}
    assert own
    assert not [k for k, t in own.items() if box_around(t).grown(-0.3).meets(hexes[k[5:]])]


# -- the key


def key(**rules: Any) -> dict[str, str]:
    sheet = bay_sheet() if not rules else replace(bay_sheet(), scenario=changed(bay(), **rules))
    return {row.name: row.price for row in key_rows(sheet)}


@pytest.mark.rule("TRN-RAIL-04", "TRN-SCORE-02", "TRN-SCORE-03")
def test_the_key_says_what_a_rail_costs_and_what_scores() -> None:
    assert key() == {
        "Field": "0", "River": "1", "Mountain": "2", "City": "1", "Remote place": "n",
        "Each station there": "+1", "Each marker of others, and 1 Waste": "+1",
        "Scores with 0, 1, 2, 3 stations": "0, 2, 4, 8", "Scores on a remote place": "n",
        "No rail across": "",
    }  # fmt: skip


def test_the_key_follows_the_rules_of_the_scenario() -> None:
    told = key(
        costs={"terrain": {"river": 3}, "remote": 2, "foreign": 0, "foreign_waste": 0},
        scoring={"stations": [1, 3, 5, 7]},
    )
    assert told["River"] == "3"
    assert told["Remote place"] == "2n"
    assert not [name for name in told if "others" in name]
    assert told["Scores with 0, 1, 2, 3 stations"] == "1, 3, 5, 7"


def test_without_rules_the_board_is_drawn_and_no_price_told() -> None:
    sheet = replace(bay_sheet(), scenario=changed(bay(), preset="nobody-knows"))
    assert layer_batches("cities", sheet)
    assert not any(row.price for row in key_rows(sheet))


def test_the_key_has_its_place_under_the_map() -> None:
    picture = picture_of(bay_sheet())
    assert picture.height > bay_sheet().height
    assert key_of(bay_sheet()) is None


def test_names_are_read_over_what_many_games_have_used() -> None:
    """Discs of use are dark; on the plain board letters need no rim."""
    sheet = bay_sheet()
    heat = Overlay(city_heat=dict.fromkeys(bay().cities, 1.0))
    cities = {f"city {city}" for city in bay().cities}
    for used, has_rim in ((Overlay(), False), (heat, True)):
        texts = labels_of(replace(sheet, overlay=used)).texts
        named = [text for text in texts if text.key in cities]
        assert named
        assert {bool(text.halo) for text in named} == {has_rim}
