"""The cheapest lines on an empty board, and how many links away homes are."""

import pytest

from model.systems.age_of_steam.lines.cheapest import cheapest_lines, tile_prices
from model.systems.age_of_steam.lines.first_tiles import FirstTiles
from model.systems.age_of_steam.lines.line import Line
from model.systems.age_of_steam.lines.reach import (
    links_of_one_build,
    links_to,
    most_builds,
    neighbours_in_links,
)
from model.systems.age_of_steam.track.land import Land
from model.systems.age_of_steam.track.shapes import bits
from tests.model.systems.age_of_steam.track.small_lands import land


def _line(on: Land, start: str, end: str, **how: object) -> Line:
    return cheapest_lines(FirstTiles(on), start, **how)[end]  # type: ignore[arg-type]


def test_a_line_through_a_town_costs_its_tile_and_counts_two_links() -> None:
    found = _line(land(["...^."]), "ash", "oak")

    assert (found.money, found.tiles, found.links) == (9, 3, 2)
    assert found.stops == ("ash", "elm", "oak")


def test_the_cheapest_line_goes_round_what_is_dear() -> None:
    steep = land(rules={"prices": {"terrain": {"mountain": {"cost": 9}}}})
    round_it = ["1,0", "1,1", "2,1", "3,1"]

    assert _cells(steep, _line(steep, "ash", "oak")) == round_it
    assert _line(steep, "ash", "oak", by="tiles").tiles == 3


def _cells(on: Land, line: Line) -> list[str]:
    return [str(on.cells[hex_]) for hex_ in line.hexes]


def test_a_link_does_not_run_through_a_town() -> None:
    found = _line(land(), "ash", "oak", through_towns=False)

    assert (found.money, found.links) == (9, 1)
    assert [str(land().cells[hex_]) for hex_ in found.hexes] == ["1,0", "1,1", "2,1", "3,1"]


def test_a_line_that_ends_in_a_town_pays_for_one_exit() -> None:
    there, back = _line(land(), "ash", "elm"), _line(land(), "elm", "ash")

    assert (there.money, there.hexes, there.stops) == (4, (1, 2), ("ash", "elm"))
    assert (back.money, back.hexes, back.stops) == (4, (2, 1), ("elm", "ash"))
    assert there.exits == (bits(0, 3), bits(3))


def test_no_line_runs_through_another_city_or_from_neighbour_to_neighbour() -> None:
    cities = [
        {"id": name, "name": name, "kind": "city", "at": at}
        for name, at in (("a", "0,0"), ("b", "1,0"), ("c", "3,0"))
    ]
    tiles = FirstTiles(land(["...."], cities))

    assert list(cheapest_lines(tiles, "a")) == []
    assert list(cheapest_lines(tiles, "b")) == ["c"]


def _row(*cities: str, **said: object) -> list[dict[str, object]]:
    """Cities named a, b, c ... at some cells; each may have something of its own."""
    return [
        {"id": name, "name": name, "kind": "city", "at": at, **said.get(name, {})}  # type: ignore[dict-item]
        for name, at in zip("abcd", cities, strict=False)
    ]


def test_a_line_may_go_through_cities_where_that_is_asked_but_through_no_terminus() -> None:
    on = land(["......."], _row("0,0", "3,0", "6,0"))
    through = _line(on, "a", "c", through_cities=True)

    assert (through.money, through.stops, through.sizes) == (8, ("a", "b", "c"), (2, 2))
    shut = land(["......."], _row("0,0", "3,0", "6,0", b={"pass": "never"}))
    assert "c" not in cheapest_lines(FirstTiles(shut), "a", through_cities=True)


def _ferry(**said: object) -> dict[str, object]:
    return {"id": "ferry", "ends": ["ash", "oak"], "cost": [3, 9], **said}


@pytest.mark.rule("AOM-SETUP-13")
def test_a_special_link_is_part_of_a_line_at_what_its_first_owner_pays() -> None:
    found = _line(land(special_links=[_ferry(builds=2)]), "ash", "oak")

    assert (found.money, found.claims, found.tiles, found.sizes) == (3, ("ferry",), 0, (2,))
    assert _line(land(special_links=[_ferry()]), "ash", "oak", claims=False).claims == ()


@pytest.mark.rule("AOM-SETUP-13")
@pytest.mark.parametrize(("requires", "money"), [("cities", 4), ("towns", 1), ("own-track", 4)])
def test_a_special_link_at_a_town_needs_what_it_says(requires: str, money: int) -> None:
    link = _ferry(ends=["ash", "elm"], cost=1, requires=requires)

    assert _line(land(special_links=[link]), "ash", "elm").money == money


@pytest.mark.rule("AOM-SETUP-13")
def test_a_link_that_needs_own_track_follows_track_in_the_town() -> None:
    link = _ferry(ends=["elm", "oak"], cost=1, requires="own-track")
    found = _line(land(special_links=[link]), "ash", "oak")

    assert (found.money, found.claims, found.stops) == (5, ("ferry",), ("ash", "elm", "oak"))
    assert _line(land(special_links=[link]), "oak", "ash").money == 5


@pytest.mark.rule("AOS-BUILD-10")
def test_a_town_without_a_disc_is_not_passed() -> None:
    found = _line(land(rules={"town_discs": 0}), "ash", "oak")

    assert found.stops == ("ash", "oak")
    assert _line(land(rules={"town_discs": 0}), "ash", "elm").money == 4


def test_a_line_does_not_cross_itself_where_no_tile_turns_sharply() -> None:
    """Both cities are left through 3,3 alone, and a line that turns round would lie there twice."""
    walls = ["3,2 4,2", "2,2 3,2", "2,1 3,2", "3,1 3,2", "2,3 3,4", "2,3 2,4", "1,3 2,3", "2,2 2,3"]
    cities = _row("2,3", "3,2")
    sharp = land(["......."] * 7, cities, blocked=walls)
    gentle = land(["......."] * 7, cities, blocked=walls, rules={"tiles": {"s3": 0}})

    assert _line(sharp, "a", "b").money == 2
    assert "b" not in cheapest_lines(FirstTiles(gentle), "a")


def test_every_hex_tells_what_track_to_it_costs() -> None:
    on = land()
    prices = {
        str(on.cells[hex_]): price for hex_, price in tile_prices(FirstTiles(on), "ash").items()
    }

    assert prices == {"1,0": 2, "1,1": 5, "2,0": 4, "2,1": 7, "3,0": 9, "3,1": 9}
    assert FirstTiles(on).least(2) == 2


@pytest.mark.rule("AOS-BOARD-05")
def test_a_line_keeps_off_blocked_edges() -> None:
    assert _line(land(blocked=["0,0 1,0"]), "elm", "oak").money == 6
    assert "ash" not in cheapest_lines(FirstTiles(land(blocked=["0,0 1,0"])), "elm")


@pytest.mark.rule("SC-BUILD-03")
def test_a_marked_hex_costs_what_is_written_there_even_on_water() -> None:
    on = land(["..w.."], cells={"2,0": {"price": 6}}, cities=_two("0,0", "4,0"))

    assert _line(on, "a", "b").money == 10


@pytest.mark.rule("AOM-BUILD-04")
def test_only_the_tiles_of_a_terrain_lie_there() -> None:
    bog = {"prices": {"terrain": {"bog": {"cost": 1, "tiles": ["s1"]}}}}
    on = land(["..b.."], legend={".": "plain", "b": "bog"}, rules=bog, cities=_two("0,0", "4,0"))
    tiles = FirstTiles(on)

    assert tiles.price(2, bits(0, 3)) == 1
    assert tiles.price(2, bits(3, 4)) is None


@pytest.mark.rule("AOM-BUILD-04")
def test_a_section_between_two_sides_of_water_is_refused() -> None:
    rules = {"prices": {"terrain": {"half": {"sides": {"land": 3, "water": 6}}}}}
    legend = {".": "plain", "h": "half"}
    on = land(
        ["...", ".h.", "..."],
        _two("0,0", "2,2"),
        legend=legend,
        rules=rules,
        cells={"1,1": {"water_sides": [0, 1]}},
    )
    tiles, here = FirstTiles(on), 4

    assert tiles.price(here, bits(3, 4)) == 3
    assert tiles.price(here, bits(0, 3)) == 6
    assert tiles.price(here, bits(0, 1)) is None


def _two(one: str, other: str) -> list[dict[str, object]]:
    pairs = (("a", one), ("b", other))
    return [{"id": name, "name": name, "kind": "city", "at": at} for name, at in pairs]


def test_links_of_one_build_have_no_more_tiles_than_it() -> None:
    assert list(links_of_one_build(land(), 3)) == [("ash", "elm"), ("elm", "oak")]
    assert ("ash", "oak") in links_of_one_build(land(), 4)


def test_special_links_join_stops_too() -> None:
    ferry = {"id": "ferry", "ends": ["ash", "oak"], "cost": 8}

    assert neighbours_in_links(land(special_links=[ferry]), 3)["ash"] == {"elm", "oak"}


def test_homes_are_so_many_links_away() -> None:
    near = neighbours_in_links(land(), 3)

    assert links_to(near, "ash", {"oak"}) == 2
    assert links_to(near, "oak", {"oak"}) is None
    assert links_to(near, "ash", {"ash", "elm"}) == 1


@pytest.mark.parametrize(
    ("limit", "most"),
    [
        (3, 3),
        ({"turn": True, "max": 5}, 5),
        ({"cases": [{"when": {"turn": 1}, "is": 4}], "else": 2}, 4),
    ],
)
def test_a_build_has_so_many_tiles_at_most(limit: object, most: int) -> None:
    assert most_builds(land(rules={"build": {"limit": limit}}).rules) == most
