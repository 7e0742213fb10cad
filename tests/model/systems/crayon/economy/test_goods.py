"""Proposed goods keep every promise: enough sources, far apart, in places that fit them."""

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.boards import grid
from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import load, read_text
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from model.systems.crayon.economy.deck import proposed_cards
from model.systems.crayon.economy.goods import GoodsWanted, proposed_goods
from model.systems.crayon.economy.goods_list import ListedGood, bundled_goods, listed_goods
from model.systems.crayon.economy.hauls import supplies_of
from model.systems.crayon.economy.market import market_of
from model.systems.crayon.economy.proposing import CannotPropose
from model.systems.crayon.economy.sourcing import LEAST, MOST, SHARES
from model.systems.crayon.economy.surroundings import surroundings
from model.systems.crayon.ground.ground import ground_of
from tests.generate.scenario import make_scenario
from tests.generate.systems.crayon.drafts import china_game_scenario
from tests.generate.systems.crayon.sound.scenario import sound_scenario
from tests.model.systems.crayon.economy.small_maps import plain

SEEDS = st.integers(0, 1 << 40)


def bare(scenario: Scenario) -> Scenario:
    """A map without goods."""
    cities = {name: replace(city, supplies=()) for name, city in scenario.cities.items()}
    return replace(scenario, goods=Things(), cities=Things(cities))


@cache
def bare_china() -> Scenario:
    return bare(china_game_scenario())


@cache
def bare_sound(number: int) -> Scenario:
    return bare(sound_scenario(number))


def proposed(scenario: Scenario, **wanted: object) -> Scenario:
    return apply(scenario, proposed_goods(scenario, GoodsWanted(**wanted)).change)  # type: ignore[arg-type]


@given(st.integers(0, 20), SEEDS)
@settings(max_examples=20)
def test_every_good_has_its_sources_and_every_city_its_share(map_: int, seed: int) -> None:
    after = proposed(bare_sound(map_), seed=seed)
    sources = supplies_of(after)
    assert set(sources) == set(after.goods)
    assert all(LEAST <= len(cities) <= MOST for cities in sources.values())
    for city in after.cities.values():
        assert 1 <= len(city.supplies) <= SHARES[city.kind] + 1
    assert all(good.chips >= 2 for good in after.goods.values())


def test_a_map_of_printed_size_has_the_goods_and_chips_of_a_printed_game() -> None:
    after = proposed(bare_china())
    assert 25 <= len(after.goods) <= 31
    assert 90 <= sum(good.chips for good in after.goods.values()) <= 112
    assert {good.chips for good in after.goods.values()} <= {3, 4}
    assert {len(cities) for cities in supplies_of(after).values()} <= {2, 3, 4}
    kinds = {good.id: good.kind for good in bundled_goods()}
    assert len({kinds[name] for name in after.goods}) == 5


def test_the_sources_of_a_good_lie_far_from_each_other() -> None:
    """Further than those of goods that chance had given away."""
    after = proposed(bare_china())
    cells = {city.id: city.at for city in after.cities.values() if city.at is not None}

    def nearest(cities: tuple[str, ...]) -> int:
        on_map = [cells[city] for city in cities if city in cells]
        return min(
            (grid.distance(a, b) for a in on_map for b in on_map if a != b),
            default=0,
        )

    apart = sorted(nearest(cities) for cities in supplies_of(after).values())
    names = list(cells)
    shuffled = sorted(
        nearest((names[n % 50], names[(n * 7 + 3) % 50], names[(n * 11 + 8) % 50]))
        for n in range(len(apart))
    )
    assert sum(apart) > sum(shuffled)
    assert apart[len(apart) // 4] >= 6


def test_goods_come_from_where_they_fit() -> None:
    scenario = bare_china()
    around = surroundings(ground_of(scenario))
    sources = proposed_goods(scenario, GoodsWanted()).sources
    fits = sorted(source.fit for source in sources)
    assert fits[len(fits) // 2] >= 70
    likes = {good.id: good.likes for good in bundled_goods()}
    for source in sources:
        for feature in source.because:
            assert feature in likes[source.good]
            assert around[source.city][feature] >= 50
    fish = [source.city for source in sources if source.good == "fish"]
    assert all(around[city]["coast"] for city in fish)


def test_warm_goods_grow_where_it_is_warm() -> None:
    north = set(proposed(bare_china(), latitudes=(70, 55)).goods)
    south = set(proposed(bare_china(), latitudes=(20, 5)).goods)
    warm = {good.id for good in bundled_goods() if good.likes.get("warm", 0) >= 4}
    warm |= {good.id for good in bundled_goods() if "tropics" in good.likes}
    assert not north & warm
    assert len(south & warm) >= 3


def test_the_same_seed_proposes_the_same() -> None:
    scenario = bare_sound(2)
    first = proposed_goods(scenario, GoodsWanted(seed=5))
    assert proposed_goods(bare(sound_scenario(2)), GoodsWanted(seed=5)) == first
    assert any(proposed_goods(scenario, GoodsWanted(seed=n)) != first for n in range(3))


def test_what_a_map_has_stays() -> None:
    tutorial = load(bundled_scenarios()["tutorial"])
    assert not proposed_goods(tutorial, GoodsWanted()).change
    after = proposed(tutorial, number=10, chips=38)
    assert {name: after.goods[name] for name in tutorial.goods} == dict(tutorial.goods)
    assert len(after.goods) == 10
    assert sum(good.chips for good in after.goods.values()) == 38
    for name, city in tutorial.cities.items():
        assert set(city.supplies) <= set(after.cities[name].supplies)


def test_cities_that_supply_nothing_come_before_those_that_do() -> None:
    scenario = plain(("supplies: [tea]", "supplies: []"), ("supplies: [salt]", ""))
    after = proposed(scenario)
    assert after.cities["aston"].supplies == ("coal",)
    assert after.cities["byford"].supplies == ("fish",)
    assert {*after.cities["colby"].supplies, *after.cities["dunster"].supplies} >= {"salt", "tea"}
    assert set(after.goods) > {"coal", "fish", "salt", "tea"}


def test_a_list_of_ones_own_with_hints() -> None:
    text = b"""\
goods:
- {id: gears, name: Brass Gears, likes: [city], chips: 5, sources: 2}
- {id: pearls, likes: {coast: 2, warm: 1}, cities: [byford]}
- sand
"""
    listed = listed_goods(text, "own.yaml")
    assert listed[2] == ListedGood(id="sand")
    scenario = bare_sound(4)
    city = next(iter(scenario.cities))
    listed = (listed[0], replace(listed[1], cities=(city,)), listed[2])
    after = proposed(scenario, listed=listed)
    assert set(after.goods) == {"gears", "pearls", "sand"}
    assert after.goods["gears"].name == "Brass Gears"
    assert after.goods["gears"].chips == 5
    assert len(supplies_of(after)["gears"]) == 2
    assert "pearls" in after.cities[city].supplies
    # More cities than three goods would usually serve: all of them supply something.
    assert all(one.supplies for one in after.cities.values() if one.kind == "small")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "1 to 200"),
        (b"goods: []\n", "1 to 200"),
        (b"goods: [Coal]\n", "not an id"),
        (b"goods: [coal, coal]\n", "coal is listed twice"),
        (b"goods: [{id: coal, like: [coast]}]\n", "like is none of"),
        (b"goods: [{id: coal, likes: [moon]}]\n", "moon is none of"),
        (b"goods: [{id: coal, likes: {coast: 0}}]\n", "from 1 to 100"),
        (b"goods: [{id: coal, likes: far}]\n", "likes is a list"),
        (b"goods: [{id: coal, chips: many}]\n", "chips is a number"),
        (b"goods: [{id: coal, cities: here}]\n", "cities is a list"),
        (b"goods: [{id: coal, name: 7}]\n", "name is a short text"),
        (b"goods: [7]\n", "is no entry such as"),
    ],
)
def test_a_list_that_cannot_be_read_is_refused_with_its_place(text: bytes, why: str) -> None:
    with pytest.raises(CannotPropose, match=why):
        listed_goods(text, "own.yaml")


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        (GoodsWanted(number=0), "from 1 to"),
        (GoodsWanted(number=3), "4 goods already"),
        (GoodsWanted(number=199), "with those of the list"),
        (GoodsWanted(number=8, chips=20), "too few for 8 goods"),
        (GoodsWanted(listed=(ListedGood(id="gold", cities=("eldorado",)),)), "no such city"),
    ],
)
def test_what_cannot_be_is_refused(wanted: GoodsWanted, why: str) -> None:
    with pytest.raises(CannotPropose, match=why):
        proposed_goods(plain(), wanted)


@pytest.mark.parametrize("cities", [0, 1])
def test_a_map_with_hardly_a_city_is_refused(cities: int) -> None:
    few = Things(dict(list(plain().cities.items())[:cities]))
    with pytest.raises(CannotPropose, match="too few"):
        proposed_goods(replace(plain(), cities=few), GoodsWanted())


@given(st.integers(0, 400), st.integers(3, 14), st.integers(3, 14), SEEDS)
@settings(max_examples=25)
def test_any_map_gives_goods_or_a_sentence(map_: int, cols: int, rows: int, seed: int) -> None:
    scenario = make_scenario(map_, cols, rows)
    for one in (scenario, bare(scenario)):
        try:
            after = proposed(one, seed=seed)
        except CannotPropose:
            continue
        assert set(one.goods) <= set(after.goods)
        assert all(good in supplies_of(after) for good in after.goods)
        uses = Counter(good for city in after.cities.values() for good in city.supplies)
        assert all(uses[name] >= 1 for name in after.goods)


def test_nine_hundred_cities_are_work_for_seconds_only() -> None:
    terrain = "".join(f"    {'.' * 60}\n" for _ in range(60))
    cities = "".join(
        f"- {{id: c{n}, name: City {n}, kind: {'major' if n == 0 else 'small'}, "
        f'at: "{n % 30 * 2},{n // 30 * 2}"}}\n'
        for n in range(900)
    )
    text = (
        "format: 1\nid: many\ntitle: Many\nsystem: crayon\nrules: {preset: china-rails}\n"
        "board:\n  kind: mileposts\n  size: [60, 60]\n"
        f'  legend: {{".": clear}}\n  terrain: |\n{terrain}cities:\n{cities}'
    )
    after = proposed(read_text(text, "many").scenario, number=24)
    assert len(after.goods) == 24
    assert all(city.supplies for city in after.cities.values())
    cards = proposed_cards(market_of(after), 30, 1)
    uses = Counter(demand.city for card in cards for demand in card)
    assert set(uses.values()) == {1}
