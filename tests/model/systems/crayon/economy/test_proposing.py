"""Proposals as an editor asks for them: a scenario in, a change out, and undo takes it back."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import load
from model.scenario.change import Change, apply
from model.scenario.scenario import Scenario
from model.systems.crayon.economy.proposing import (
    CannotPropose,
    deck_proposed,
    events_proposed,
    goods_proposed,
    lacking_to_play,
    made_playable,
    payouts_balanced,
)
from model.systems.crayon.things.part import CrayonPart
from tests.generate.samples import bare

TUTORIAL = load(bundled_scenarios()["tutorial"])
PROPOSALS: list[Callable[[Scenario], Change]] = [
    goods_proposed,
    deck_proposed,
    events_proposed,
    payouts_balanced,
]


def test_a_game_is_proposed_step_by_step_and_taken_back() -> None:
    scenario, done = bare(), []
    for propose in PROPOSALS:
        change = propose(scenario)
        scenario = apply(scenario, change)
        done.append(change)
    part = scenario.part_as(CrayonPart)
    # As many as the tutorial declares.
    assert sum(good.chips for good in scenario.goods.values()) == 30
    assert (len(part.demands), len(part.events)) == (36, 8)
    assert not done[-1]
    for change in reversed(done):
        scenario = apply(scenario, change.inverse())
    assert scenario == bare()


def test_a_game_that_is_whole_needs_nothing() -> None:
    assert [bool(propose(TUTORIAL)) for propose in PROPOSALS] == [False] * 4


def test_only_what_is_asked_for_is_proposed() -> None:
    assert len(deck_proposed(TUTORIAL, cards=38).steps) == 2
    assert len(events_proposed(TUTORIAL, events=9).steps) == 1
    assert goods_proposed(TUTORIAL, number=9, chips=33).steps
    assert len(deck_proposed(TUTORIAL, anew=True, seed=2).steps) == 36
    assert {step.route[1] for step in payouts_balanced(TUTORIAL, band=0, only=["5"]).steps} <= {"5"}


@pytest.mark.parametrize("propose", PROPOSALS)
def test_other_games_have_other_economies(propose: Callable[[Scenario], Change]) -> None:
    with pytest.raises(CannotPropose, match="crayon maps alone"):
        propose(replace(TUTORIAL, system="trains", part=None))


def test_a_bare_map_is_made_playable_and_one_that_has_all_is_left_alone() -> None:
    assert lacking_to_play(bare()) == "goods"
    scenario, added = made_playable(bare())
    assert not lacking_to_play(scenario)
    assert scenario.goods
    assert scenario.part_as(CrayonPart).demands
    assert len(added) == 2
    assert made_playable(TUTORIAL) == (TUTORIAL, ())
    only_cards = replace(TUTORIAL, part=replace(TUTORIAL.part_as(CrayonPart), demands=Things()))
    assert lacking_to_play(only_cards) == "cards"
    playable, added = made_playable(only_cards)
    assert playable.goods == TUTORIAL.goods
    assert len(added) == 1
