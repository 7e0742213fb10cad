"""What is printed on a board: colours, growth, start cubes, prices, special links, the key."""

import pytest
import shapely

from drawing.map.marks.crossing_signs import crossings
from drawing.map.placing.key_rows import key_rows, prices_of
from drawing.shapes.symbols import Close, Curves, Symbols
from drawing.systems.age_of_steam.tiles.goods_colours import goods_colours
from tests.drawing.systems.age_of_steam.boards import keys_of, layer, sheet_with, words_of


def _city(**said: object) -> list[dict[str, object]]:
    return [{"id": "ash", "name": "Ash", "kind": "city", "at": "1,0", **said}]


def _hex_keys(**said: object) -> list[str]:
    return keys_of(layer(sheet_with(terrain=["...", "..."], cities=_city(**said)), "city_hexes"))


def test_a_city_hex_has_a_segment_for_each_colour() -> None:
    assert _hex_keys(colours=["red"]) == ["city ash takes red", "city rim"]
    assert _hex_keys(colours=["red", "blue"]) == [
        "city ash takes blue", "city ash takes red", "city rim",
    ]  # fmt: skip


def test_a_city_of_all_colours_shows_all_and_one_of_none_is_grey() -> None:
    assert len(_hex_keys(colours="all")) == 5 + 1
    assert len(_hex_keys(colours={"except": ["red"]})) == 4 + 1
    assert _hex_keys(colours="none") == ["city ash takes nothing", "city rim"]


def test_a_city_of_random_colour_asks() -> None:
    sheet = sheet_with(terrain=["..."], cities=_city(colours="random"))

    assert words_of(layer(sheet, "city_hexes")) == ["?"]


def test_every_hex_of_a_city_is_coloured() -> None:
    keys = _hex_keys(colours=["red"], members="1,0 2,0")

    assert keys == ["city ash takes red", "city rim"] * 2


def test_the_segments_of_a_hex_fill_it() -> None:
    sheet = sheet_with(terrain=["..."], cities=_city(colours="all"))
    drawn = [one for one in layer(sheet, "city_hexes") if isinstance(one, Curves)]
    areas = [_polygon(one) for one in drawn if one.ink.fill]
    whole = _polygon(next(one for one in drawn if not one.ink.fill))

    assert sum(area.area for area in areas) == pytest.approx(whole.area)
    assert shapely.union_all(areas).symmetric_difference(whole).area < 0.01


def _polygon(drawn: Curves) -> shapely.Polygon:
    steps = drawn.curves[0]
    return shapely.Polygon([step.to for step in steps if not isinstance(step, Close)])


def test_each_colour_has_a_letter_of_its_own() -> None:
    assert goods_colours(sheet_with()).signs == {
        "black": "B", "blue": "L", "purple": "P", "red": "R", "yellow": "Y",
    }  # fmt: skip


def test_a_plate_shows_growth_light_before_dark_and_the_cubes_of_the_start() -> None:
    sheet = sheet_with(terrain=["..."], cities=_city(slots=["dark-2", "light-5"], cubes=3))
    found = layer(sheet, "cities")

    assert words_of(found) == ["5", "2"]
    assert keys_of(found).count("start cube") == 3


def test_cubes_by_player_and_fixed_ones_are_told() -> None:
    cubes = {"draw": 1, "per_player": 1, "fixed": ["red"]}
    found = layer(sheet_with(terrain=["..."], cities=_city(cubes=cubes)), "cities")

    assert words_of(found) == ["+1/P", "R"]
    assert keys_of(found).count("start cube") == 2


def test_towns_have_discs_and_a_cross_where_no_track_may_lie() -> None:
    town = {"id": "elm", "name": "Elm", "kind": "town", "at": "1,0", "no_track": True}
    found = layer(sheet_with(terrain=["..."], cities=[town]), "cities")

    assert [one.symbol.name for one in found if isinstance(one, Symbols)] == ["city-town-disc"]
    assert "no track" in keys_of(found)


def test_prices_and_openings_are_printed_on_hexes() -> None:
    cells = {"1,0": {"price": 6, "first_tile": "simple"}, "2,1": {"open_from": 3}}
    found = layer(sheet_with(cells=cells), "hex_signs")

    assert words_of(found) == ["$6", "T3+"]
    assert keys_of(found).count("simple") == 1


def test_sides_of_water_are_drawn() -> None:
    found = layer(sheet_with(cells={"2,1": {"water_sides": [0, 1]}}), "hex_signs")

    (sides,) = [one for one in found if isinstance(one, Curves)]
    assert len(sides.curves) == 2


@pytest.mark.parametrize(
    ("said", "price"),
    [
        ({"cost": 8}, "$8"),
        ({"cost": [2, 4], "owners": 2}, "$2/4"),
        ({"cost": 3, "step": 1}, "$3+1"),
    ],
)
def test_a_special_link_tells_what_it_costs(said: dict[str, object], price: str) -> None:
    link = {"id": "ferry", "ends": ["ash", "oak"], **said}
    (crossing,) = crossings(sheet_with(special_links=[link]))

    assert crossing.price == price
    assert crossing.points == 1
    assert crossing.pawns == (2 if said.get("owners") else 0)


def test_a_special_link_of_stops_that_are_not_there_is_left_out() -> None:
    link = {"id": "ferry", "ends": ["ash", "elsewhere"], "cost": 8}

    assert crossings(sheet_with(special_links=[link])) == []


def test_the_key_tells_prices_and_signs() -> None:
    sheet = sheet_with(cells={"1,0": {"price": 6}}, rules={"prices": {"town": {"base": 2}}})

    assert prices_of(sheet).terrain == {"plain": "2", "river": "3", "mountain": "4"}
    assert [row.name for row in key_rows(sheet)] == [
        "Plain", "River", "Mountain", "City", "Town",
        "Cubes at the start", "Price of the first tile",
    ]  # fmt: skip
    assert {row.name: row.price for row in key_rows(sheet)}["Town"] == "2+1"


def test_the_key_of_a_map_with_one_price_tells_that() -> None:
    prices = prices_of(sheet_with(rules={"prices": {"flat": 3}}))

    assert set(prices.terrain.values()) == {"3"}


def test_a_crowded_map_has_no_small_print() -> None:
    sheet = sheet_with(mm=6.0, cells={"1,0": {"price": 6}})

    for name in ("city_hexes", "cities", "hex_signs"):
        assert words_of(layer(sheet, name)) == []
