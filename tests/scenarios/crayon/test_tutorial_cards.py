"""The cards of the tutorial: demands worth their track, events that show what they can do."""

from collections import Counter
from itertools import pairwise

import pytest

from model.scenario.scenario import Scenario
from model.systems.crayon.ground.areas_on_ground import where
from model.systems.crayon.ground.ground import CrayonGround
from model.systems.crayon.things.effects import LoseTurn, NoPickup, Tax
from model.systems.crayon.things.part import CrayonPart
from model.systems.crayon.victory.scenario_victory import victory_of
from tests.scenarios.crayon.ways import (
    demands_of,
    line_between,
    nearest_supply,
)

MAJORS = ("astermoor", "dunmarrow", "larkhaven")
NEAR, FAR = 5, 10


class TestTheDemandCards:
    def test_are_enough_for_all_players(self, tutorial: Scenario, part: CrayonPart) -> None:
        assert len(part.demands) >= 3 * tutorial.players.max + 20

    def test_each_name_three_cities_and_three_goods(self, part: CrayonPart) -> None:
        for number, card in part.demands.items():
            assert len(card) == 3, number
            assert len({demand.city for demand in card}) == 3, number
            assert len({demand.good for demand in card}) == 3, number

    def test_ask_no_city_for_its_own_goods(self, tutorial: Scenario, part: CrayonPart) -> None:
        for demand in demands_of(part):
            assert demand.good not in tutorial.cities[demand.city].supplies, str(demand)

    def test_ask_for_every_good_everywhere(self, tutorial: Scenario, part: CrayonPart) -> None:
        goods = Counter(demand.good for demand in demands_of(part))
        cities = Counter(demand.city for demand in demands_of(part))

        assert goods.keys() == tutorial.goods.keys()
        assert cities.keys() == tutorial.cities.keys()
        assert max(goods.values()) <= 2 * min(goods.values())
        assert min(cities[major] for major in MAJORS) == max(cities.values())

    def test_each_have_a_near_a_middle_and_a_far_demand(
        self, ground: CrayonGround, part: CrayonPart
    ) -> None:
        for number, card in part.demands.items():
            near, middle, far = (nearest_supply(ground, demand)[0] for demand in card)
            assert near <= NEAR < middle < FAR <= far, number

    def test_pay_more_than_the_track_they_need(
        self, ground: CrayonGround, part: CrayonPart
    ) -> None:
        for demand in set(demands_of(part)):
            _, supply = nearest_supply(ground, demand)
            cities = ground.scenario.cities
            overseas = cities[supply].overseas or cities[demand.city].overseas
            fare = part.links["koralia-line"].cost if overseas else 0
            track = line_between(ground, ground.network, supply, demand.city)
            assert demand.pays > track.total + fare, str(demand)

    def test_pay_more_for_longer_ways(self, part: CrayonPart) -> None:
        near, middle, far = (
            [demand.pays for demand in demands]
            for demands in zip(*part.demands.values(), strict=True)
        )

        assert max(near) < min(far)
        assert min(near) < min(middle) < min(far)
        assert max(near) < max(middle) < max(far)

    def test_give_every_major_city_short_deliveries_to_begin_with(
        self, ground: CrayonGround, part: CrayonPart
    ) -> None:
        half = ground.rules.start.cash // 2
        for city in MAJORS:
            demands = [card[0] for card in part.demands.values() if card[0].city == city]
            supplies = {nearest_supply(ground, demand)[1] for demand in demands}
            ways = [line_between(ground, ground.network, supply, city) for supply in supplies]
            assert len([way for way in ways if way.total <= half]) >= 2, city


class TestTheGame:
    def test_can_be_won_with_track_that_the_first_money_pays(self, ground: CrayonGround) -> None:
        victory = victory_of(ground)

        assert victory is not None
        assert 15 <= victory.total <= ground.rules.start.cash

    def test_wants_all_major_cities_on_one_line(self, ground: CrayonGround) -> None:
        assert ground.rules.win.majors == len(MAJORS)

    def test_is_won_after_about_ten_deliveries(
        self, ground: CrayonGround, part: CrayonPart
    ) -> None:
        payouts = [demand.pays for demand in demands_of(part)]

        assert 6 <= ground.rules.win.cash / (sum(payouts) / len(payouts)) <= 12


class TestTheEvents:
    def test_show_what_events_can_do(self, part: CrayonPart) -> None:
        words = {effect.WORD for event in part.events.values() for effect in event.effects}

        assert 6 <= len(part.events) <= 8
        assert len(words) >= 12

    def test_flood_rivers(self, tutorial: Scenario, part: CrayonPart) -> None:
        named = [e for event in part.events.values() for e in event.effects if hasattr(e, "waters")]

        assert named
        for effect in named:
            assert {tutorial.waters[water].kind for water in effect.waters} == {"river"}

    def test_strike_in_the_cities_of_the_coast_alone(
        self, ground: CrayonGround, part: CrayonPart
    ) -> None:
        (area,) = (e.area for e in part.events["dock-strike"].effects if isinstance(e, NoPickup))

        assert where(ground, area).cities == {
            "gannet-point",
            "kestrel-bay",
            "larkhaven",
            "wendmouth",
        }

    def test_derail_trains_near_few_cities(self, ground: CrayonGround, part: CrayonPart) -> None:
        (area,) = (e.area for e in part.events["derailment"].effects if isinstance(e, LoseTurn))
        near = where(ground, area).cities

        assert "wendmere" in near
        assert 2 * len(near) < len(ground.scenario.cities)

    def test_tax_without_gaps_and_never_more_than_one_has(self, part: CrayonPart) -> None:
        (table,) = (e.table for e in part.events["rail-tax"].effects if isinstance(e, Tax))
        steps = sorted(int(cash) for cash in table if cash != "more")
        taxes = [*(table[str(cash)] for cash in steps), table["more"]]

        assert all(less < more for less, more in pairwise(taxes))
        assert all(tax <= above + 1 for above, tax in zip(steps, taxes[1:], strict=True))
        assert taxes[0] == 0

    @pytest.mark.parametrize("event", ["derailment", "rail-tax"])
    def test_that_strike_at_once_leave_nothing_behind(self, part: CrayonPart, event: str) -> None:
        at_once = {"lose-load", "lose-turn", "tax", "reveal-cash"}

        assert part.events[event].duration.kind == "instant"
        assert {effect.WORD for effect in part.events[event].effects} <= at_once

    def test_that_close_or_pay_something_last_for_turns(self, part: CrayonPart) -> None:
        lasting = {"half-rate", "no-move", "no-build", "no-pickup", "no-delivery", "bonus"}
        lasting |= {"no-link", "close-crossing"}
        for event in part.events.values():
            if lasting & {effect.WORD for effect in event.effects}:
                assert event.duration.kind == "turns", event.id

    def test_tell_players_what_happens(self, part: CrayonPart) -> None:
        assert all(event.text for event in part.events.values())
