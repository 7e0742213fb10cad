"""How far railroads come on an empty board, with which lines, and what it costs."""

from dataclasses import replace
from functools import cache

from model.collection import freeze
from model.rules.resolving import rules_of
from model.scenario.scenario import Scenario
from model.systems.santa_fe.rules.santa_fe_rules import SantaFeRules
from model.systems.santa_fe.things.part import SantaFePart
from model.systems.santa_fe.track.land import Land
from model.systems.santa_fe.track.reach import (
    line_price,
    pieces_for_all,
    pieces_to,
    reached_by,
    startable,
    ways_from,
)
from tests.generate.systems.santa_fe.made_boards import made_board


def land_of(scenario: Scenario) -> Land:
    return Land(scenario, rules_of(scenario, SantaFeRules))


@cache
def western() -> Scenario:
    from tests.generate.samples import western_lines

    return western_lines()


def with_prices(scope: str) -> Land:
    prices = {"mountain": 1, "river": 1}
    rules = freeze({"preset": "santa-fe-rails", "terrain": {"prices": prices, "scope": scope}})
    return land_of(replace(western(), rules=rules))


def test_arrows_count_unless_they_are_not_to() -> None:
    land = land_of(western())
    assert pieces_to(land, ["omaha"])["kansas-city"] == 1
    assert pieces_to(land, ["omaha"], by_arrows=False)["chicago"] == 4
    assert pieces_to(land, ["omaha"])["chicago"] > 4


def test_the_nearest_of_several_homes_counts() -> None:
    land = land_of(western())
    assert pieces_to(land, ["chicago", "new-orleans"])["houston"] == 3
    assert pieces_to(land, ["atlantis"]) == {}


def test_a_way_names_its_lines_in_order() -> None:
    way = ways_from(land_of(western()), ["milwaukee"])["fargo"]
    assert [line.id for line in way.lines] == ["milwaukee-minneapolis", "minneapolis-fargo"]
    assert (way.pieces, way.price) == (5, 0)


def test_of_ways_with_as_many_pieces_the_cheapest_is_taken() -> None:
    land = with_prices("segment")
    for city, way in ways_from(land, ["denver"]).items():
        assert way.pieces == sum(line.segments for line in way.lines), city
    assert ways_from(land, ["denver"])["grand-junction"].price == 2


def test_prices_of_a_line_by_what_the_rules_say() -> None:
    for scope, price in (("segment", 3), ("line-each-piece", 6), ("line-once", 2)):
        land = with_prices(scope)
        assert line_price(land, land.lines["boise-portland"], "boise") == price
    assert line_price(land_of(western()), land.lines["boise-portland"], "boise") == 0


def test_a_railroad_reaches_what_it_has_pieces_for() -> None:
    land = land_of(western())
    tp = western().part_as(SantaFePart).railroads["tp"]
    reached = reached_by(land, tp)
    assert reached["new-orleans"] == 0
    assert max(reached.values()) <= tp.track
    assert "seattle" not in reached
    assert reached_by(land, replace(tp, home="")) == {}


def test_lines_that_can_be_started() -> None:
    land = land_of(western())
    assert [line.id for line in startable(land, "milwaukee")] == [
        "chicago-milwaukee",
        "milwaukee-minneapolis",
    ]
    assert "milwaukee-minneapolis" not in [line.id for line in startable(land, "minneapolis")]


def test_all_cities_need_no_more_pieces_than_there_are_segments() -> None:
    for seed in range(12):
        land = land_of(made_board(seed))
        whole = sum(line.segments for line in land.lines.values())
        assert len(land.cities) - len(land.railroads) <= pieces_for_all(land) <= whole
