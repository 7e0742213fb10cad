"""What can be proposed for a scenario as anybody can ask for it, whatever its system."""

from dataclasses import replace

import pytest

from model.abilities.proposals import CannotPropose, CardsWish, GoodsWish, proposals_of
from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import load
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from model.scenario.things import City

TUTORIAL = load(bundled_scenarios()["tutorial"])
CRAYON = proposals_of("crayon")


def test_goods_are_proposed_up_to_a_number_each_with_its_reasons() -> None:
    proposal = CRAYON.goods(TUTORIAL, GoodsWish(number=14, seed=3))
    after = apply(TUTORIAL, proposal.change)
    assert len(after.goods) == 14
    assert {one.good for one in proposal.reasons} == {*after.goods} - {*TUTORIAL.goods}


def test_cards_are_added_up_to_a_number_and_payouts_put_right() -> None:
    more = CRAYON.cards(TUTORIAL, CardsWish(number=60)).change
    assert len(apply(TUTORIAL, more).part.demands) == 60
    assert not CRAYON.cards(TUTORIAL, CardsWish(rebalance=True, band=100)).change


def test_what_a_game_lacks_is_proposed_until_it_can_be_played() -> None:
    bare = replace(TUTORIAL, part=None, cities=_idle(TUTORIAL), goods=Things())
    assert CRAYON.lacking_to_play(bare) == "goods"
    playable, added = CRAYON.made_playable(bare)
    assert CRAYON.lacking_to_play(playable) == ""
    assert len(added) == 2


def _idle(scenario: Scenario) -> Things[City]:
    return Things({key: replace(city, supplies=()) for key, city in scenario.cities.items()})


def test_a_system_without_proposals_says_so_and_needs_none_to_play() -> None:
    bare = Scenario(system="bare")
    nothing = proposals_of("bare")
    with pytest.raises(CannotPropose, match="games of bare have no goods that could be proposed"):
        nothing.goods(bare, GoodsWish())
    with pytest.raises(CannotPropose, match="games of bare have no cards"):
        nothing.cards(bare, CardsWish())
    with pytest.raises(CannotPropose, match="names no system"):
        nothing.goods(Scenario(), GoodsWish())
    assert nothing.lacking_to_play(bare) == ""
    assert nothing.made_playable(bare) == (bare, ())
