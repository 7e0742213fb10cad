"""Proposed decks keep every promise: three cities and goods a card, near and far, evenly used."""

import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from model.systems.crayon.economy import market as module
from model.systems.crayon.economy.deck import Card, deck_change, proposed_cards, usual_number
from model.systems.crayon.economy.judging import judged_deck
from model.systems.crayon.economy.market import NEAREST, THIRDS, Market, market_of
from model.systems.crayon.economy.proposing import CannotPropose
from model.systems.crayon.things.part import CrayonPart
from tests.generate.scenario import make_scenario
from tests.generate.systems.crayon.drafts import china_game_scenario
from tests.generate.systems.crayon.sound.scenario import sound_scenario
from tests.model.systems.crayon.economy.small_maps import market, plain

SEEDS = st.integers(0, 1 << 40)


@cache
def sound_market(number: int) -> Market:
    return market_of(sound_scenario(number))


def cards_of(scenario: Scenario) -> dict[str, Card]:
    return dict(scenario.part_as(CrayonPart).demands)


def asked(card: Card) -> frozenset[tuple[str, str]]:
    return frozenset((demand.city, demand.good) for demand in card)


@given(st.integers(0, 30), SEEDS, st.integers(1, 60))
@settings(max_examples=20)
def test_every_card_asks_for_three_goods_in_three_cities(map_: int, seed: int, size: int) -> None:
    one = sound_market(map_)
    cards = proposed_cards(one, size, seed)
    assert len(cards) == size == len({asked(card) for card in cards})
    for card in cards:
        assert len({demand.city for demand in card}) == 3
        assert len({demand.good for demand in card}) == 3
        for demand in card:
            fair = one.fair[demand.city, demand.good]
            assert demand.pays == fair.amount > fair.haul.track
            assert demand.good not in one.scenario.cities[demand.city].supplies
            assert fair.haul.mileposts >= NEAREST


@given(st.integers(0, 30), SEEDS)
@settings(max_examples=20)
def test_near_middle_and_far_are_in_balance_and_everything_is_used_evenly(
    map_: int, seed: int
) -> None:
    one = sound_market(map_)
    verdict = judged_deck(market_of(apply(one.scenario, deck_change(one, 45, seed, anew=True))))
    assert verdict.thirds == dict.fromkeys(THIRDS, 45)
    assert verdict.mixed_cards == 45
    assert verdict.within == len(verdict.judged) == 135
    for uses, wanted in (
        (verdict.cities, {wish.city for wish in one.wishes}),
        (verdict.goods, {wish.good for wish in one.wishes}),
    ):
        times = [uses[name] for name in wanted]
        assert min(times) > 0
        assert max(times) - min(times) <= 4


def test_on_a_large_map_cities_and_goods_differ_by_one_use_at_most() -> None:
    one = market_of(china_game_scenario())
    demands = [demand for card in proposed_cards(one, 136, 1) for demand in card]
    cities = Counter(demand.city for demand in demands)
    goods = Counter(demand.good for demand in demands)
    assert set(cities.values()) <= {7, 8}
    assert set(goods.values()) <= {16, 17}
    assert len({(demand.city, demand.good) for demand in demands}) == len(demands)


def test_the_same_seed_makes_the_same_deck_and_another_seed_another() -> None:
    one = sound_market(1)
    first = proposed_cards(one, 40, 7)
    assert proposed_cards(market_of(sound_scenario(1)), 40, 7) == first
    assert proposed_cards(one, 40, 8) != first


def test_a_deck_does_not_hang_on_the_order_in_which_python_keeps_sets() -> None:
    script = (
        "from model.bundled import bundled_scenarios as b\n"
        "from model.files.scenario_files import load\n"
        "from model.systems.crayon.economy.market import market_of\n"
        "from model.systems.crayon.economy.deck import proposed_cards\n"
        "print(proposed_cards(market_of(load(b()['tutorial'])), 40, 5))"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(Path.cwd())},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(told) == 1


def test_cards_that_are_there_stay_and_count() -> None:
    tutorial = load(bundled_scenarios()["tutorial"])
    one = market_of(tutorial)
    after = apply(tutorial, deck_change(one, 50, 3))
    old, new = cards_of(tutorial), cards_of(after)
    assert {name: new[name] for name in old} == old
    assert set(new) - set(old) == {str(number) for number in range(37, 51)}
    verdict = judged_deck(market_of(after))
    # Koralia had the fewest demands before, the three Major Cities the most.
    assert max(verdict.cities.values()) - min(verdict.cities.values()) <= 2
    assert len({asked(card) for card in new.values()}) == 50


def test_a_deck_proposed_anew_replaces_every_card() -> None:
    tutorial = load(bundled_scenarios()["tutorial"])
    after = apply(tutorial, deck_change(market_of(tutorial), 30, 3, anew=True))
    assert list(cards_of(after)) == [str(number) for number in range(1, 31)]
    back = deck_change(market_of(tutorial), 30, 3, anew=True).inverse()
    assert apply(after, back) == tutorial


def test_a_card_that_cannot_be_read_keeps_its_number() -> None:
    scenario = plain(more="demands:\n  7: [aston tea 20, byford salt 9, colby fish ?]\n")
    after = apply(scenario, deck_change(market_of(scenario), 3, 1))
    assert set(cards_of(after)) & {"1", "2", "7"} == set()
    assert len(cards_of(after)) == 3
    assert after.misfits == scenario.misfits


def test_as_many_cards_as_declared_or_as_the_printed_games_have_for_their_cities() -> None:
    assert usual_number(market_of(load(bundled_scenarios()["tutorial"]))) == 36
    assert usual_number(market_of(china_game_scenario())) == 136
    # Few cities still need hands for everybody, and cards to draw.
    assert usual_number(market()) == 3 * 3 + 20


@pytest.mark.parametrize(
    ("size", "why"),
    [(0, "from 1 to"), (-3, "from 1 to"), (5000, "from 1 to"), (20, "36 demand cards already")],
)
def test_a_deck_that_cannot_be_is_refused(size: int, why: str) -> None:
    one = market_of(load(bundled_scenarios()["tutorial"]))
    with pytest.raises(CannotPropose, match=why):
        deck_change(one, size, 1)


def test_a_map_with_too_few_cities_or_goods_is_refused_with_their_number() -> None:
    with pytest.raises(CannotPropose, match="2 goods that can come to 4 cities"):
        deck_change(market(("supplies: [tea]", ""), ("supplies: [salt]", "")), 5, 1)
    with pytest.raises(CannotPropose, match="0 goods"):
        deck_change(market_of(plain(("chips: 4", "chips: 0"))), 5, 1)


def test_a_small_map_runs_out_of_different_cards_and_says_so() -> None:
    with pytest.raises(CannotPropose, match="different cards were found"):
        deck_change(market(), 500, 1)


def test_goods_on_the_other_side_of_a_ferry_for_few_are_not_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where everybody can have enough else, nobody is shut out."""
    ferry = "ferries:\n- {id: f, ports: '7,1 10,1', cost: 4, max_players: 2}\n"
    strait = ("    ....................\n" * 3, "    ........__..........\n" * 3)
    supplies = ("supplies: [fish]", "supplies: [fish, tea, salt]")
    west = {("aston", "fish"), ("aston", "salt"), ("aston", "tea"), ("byford", "coal")}
    east = {("colby", "tea"), ("dunster", "salt")}
    monkeypatch.setattr(module, "ENOUGH", 1)
    assert _pairs(market(strait, supplies, more=ferry)) == west | east
    monkeypatch.setattr(module, "ENOUGH", 2)
    over = _pairs(market(strait, supplies, more=ferry)) - west - east
    assert over == {("colby", "coal"), ("colby", "fish"), ("dunster", "coal"), ("dunster", "fish")}


def _pairs(one: Market) -> set[tuple[str, str]]:
    return {(wish.city, wish.good) for wish in one.wishes}


@given(st.integers(0, 400), st.integers(3, 14), st.integers(3, 14), SEEDS)
@settings(max_examples=30)
def test_any_map_gives_a_deck_or_a_sentence(map_: int, cols: int, rows: int, seed: int) -> None:
    scenario = make_scenario(map_, cols, rows)
    try:
        one = market_of(scenario)
        after = apply(scenario, deck_change(one, 12, seed, anew=True))
    except CannotPropose:
        return
    assert len(cards_of(after)) == 12
    assert judged_deck(market_of(after)).within == 36


def test_rules_without_a_formula_have_no_deck_to_propose() -> None:
    scenario = plain(("preset: china-rails", "preset: china-rails, payouts: null"))
    with pytest.raises(CannotPropose, match="give them payouts"):
        deck_change(market_of(scenario), 5, 1)
