"""A match without a window: pointing, dragging, refusing, taking back, and bots."""

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from editor.play.match.match import Match
from engine.bots import UMPIRE
from engine.showing.plans import Plan
from model.notation import Cell
from model.pieces.places import order_of
from tests.editor.play.conftest import Begin
from tests.engine.policies import aimless

VARIANTS = [
    (),
    ("additional-trains", "open-contracts", "restart"),
    ("track-trade", "borrowing"),
    ("backtracking", "crossgrading"),
]


def cell(text: str) -> Cell:
    return Cell.parse(text)


def click(match: Match, text: str) -> Match:
    meaning = match.at(cell(text))
    assert len(meaning.plans) == 1, meaning
    match.do(meaning.plans[0])
    return match


def press(match: Match, title: str) -> None:
    (offered,) = (one for one in match.offers.all if one.title == title)
    match.do(offered.plan)


def records(match: Match) -> list[str]:
    return [record.action for record in match.log().records]


# -- the contract


@pytest.mark.parametrize("variants", VARIANTS)
def test_whatever_can_be_done_is_offered_and_whatever_is_offered_can_be_done(
    begin: Begin, variants: tuple[str, ...]
) -> None:
    match, rng = begin("", "", "", seed=3, variants=variants), Random(f"{variants}")
    for _ in range(250):
        legal = list(match.game.actions())
        offers = match.offers
        assert [one.action for one in offers.all] == legal
        on_map = {id(one) for some in offers.at.values() for one in some}
        on_map |= {id(one) for some in offers.along.values() for one in some}
        for one in offers.all:
            assert one.title
            assert (one.where is None) == (id(one) not in on_map)
        _highlighted_can_be_done(match, rng)
        match.do(Plan((aimless(match.game, rng),)))
        if match.actor is None:
            break


def _highlighted_can_be_done(match: Match, rng: Random) -> None:
    cells = sorted(match.offers.at, key=order_of)
    for at in rng.sample(cells, min(3, len(cells))):
        plans = match.at(at).plans
        assert plans
        for plan in plans:
            game = match.game.copy()
            for action in plan.actions:
                assert game.why_not(action) is None
                game.play(action)


def test_every_legal_action_of_a_place_can_be_reached_with_the_pointer(begin: Begin) -> None:
    match = begin()
    for step, offered in match.offers.along.items():
        plans = match.along(*step).plans
        assert {plan.actions[0] for plan in plans} <= {one.action for one in offered}
        assert len({one.action.WORD for one in offered}) == len(plans)


# -- pointing


def test_a_click_on_a_far_milepost_lays_the_cheapest_line(begin: Begin) -> None:
    match = click(begin(), "8,4")
    assert records(match) == [
        "build 3,5 4,5",
        "build 4,5 5,5",
        "build 5,5 6,5",
        "build 6,5 7,4",
        "build 7,4 8,4",
    ]


def test_a_line_is_laid_as_far_as_the_money_goes(begin: Begin) -> None:
    match = click(begin(), "8,4")
    (plan,) = match.at(cell("14,5")).plans
    assert "1 section for 3 to Kestrel Bay is left" in plan.text
    assert "(CRY-TURN-05)" in plan.text
    assert match.do(plan).refusal is None
    assert len(records(match)) == 5 + len(plan.steps)


def test_a_drag_lays_section_after_section_as_one_step_of_undo(begin: Begin) -> None:
    match, way = begin(), [cell(text) for text in ("3,5", "4,5", "5,5", "6,5")]
    for number, (one, other) in enumerate(pairwise(way)):
        (plan,) = match.along(one, other).plans
        match.do(plan, goes_on=number > 0)
    assert records(match) == ["build 3,5 4,5", "build 4,5 5,5", "build 5,5 6,5"]
    assert match.undo()
    assert records(match) == []
    assert not match.can_undo


def test_a_drag_over_own_track_needs_nothing(begin: Begin) -> None:
    match = click(begin(), "4,5")
    meaning = match.along(cell("3,5"), cell("4,5"))
    assert meaning.plans == ()
    assert meaning.refusal is None


def test_what_is_refused_says_why_and_by_which_rule(begin: Begin) -> None:
    match = begin()
    refusal = match.along(cell("6,5"), cell("7,5")).refusal
    assert refusal is not None
    assert refusal.rule == "CRY-BUILD-02"
    beside = match.at(cell("0,0")).refusal
    assert beside is not None
    assert "no milepost" in beside.sentence


def to_operations(match: Match) -> Match:
    click(match, "8,4")
    for _ in range(4):
        press(match, "End the turn")
    return match


def test_a_train_is_placed_run_far_and_refused_where_no_track_leads(begin: Begin) -> None:
    match = click(to_operations(begin()), "8,4")
    assert records(match)[-1] == "place 8,4"
    click(match, "4,5")
    assert records(match)[-4:] == ["move 7,4", "move 6,5", "move 5,5", "move 4,5"]
    refusal = match.at(cell("7,1")).refusal
    assert refusal is not None
    assert refusal.rule == "CRY-MOVE-01"
    built = match.along(cell("8,4"), cell("8,3")).refusal
    assert built is not None
    assert built.rule == "CRY-TURN-01"


def test_the_track_of_another_is_run_for_rent_which_is_said(begin: Begin) -> None:
    match = to_operations(begin())
    press(match, "On to building")
    press(match, "End the turn")
    (place,) = (p for p in match.at(cell("8,4")).plans if str(p.actions[0]) == "place 8,4")
    match.do(place)
    (plan,) = match.at(cell("3,5")).plans
    assert "over the track of Ann it is 5 mileposts for 4 a turn" in plan.text
    match.do(plan)
    assert any("Bob pays Ann 4" in line for _, lines in match.story.told() for line in lines)


def test_a_hint_names_the_place_and_what_a_click_does(begin: Begin) -> None:
    match, at = begin(), cell("8,4")
    assert match.hint(at, match.at(at)).startswith("Wendmere (8,4): 5 sections for 9")


# -- taking back


def test_nothing_is_taken_back_past_another_players_turn(begin: Begin) -> None:
    match = click(begin(), "8,4")
    press(match, "End the turn")
    assert not match.can_undo
    assert not match.undo()


def test_the_story_forgets_what_was_taken_back(begin: Begin) -> None:
    match = begin()
    before = match.story.told()
    click(match, "8,4")
    assert any("Ann builds 5 sections" in line for line in match.story.told()[-1][1])
    match.undo()
    assert match.story.told() == before


# -- bots


def test_bots_finish_a_game_of_their_own(begin: Begin) -> None:
    match = begin("greedy", "greedy")
    assert not match.offers.all
    while match.is_bots_turn:
        match.step_bot()
    assert match.actor is None
    assert match.game.result is not None


def test_while_a_bot_thinks_nothing_is_offered_and_a_click_says_so(begin: Begin) -> None:
    match = begin("greedy", "")
    assert match.is_bots_turn
    assert match.offers.all == ()
    refusal = match.at(cell("8,4")).refusal
    assert refusal is not None
    assert "Ann is thinking" in refusal.sentence
    assert match.viewer == 1


@pytest.mark.parametrize("seed", [1, 2])
def test_a_person_who_points_anywhere_never_breaks_a_game(begin: Begin, seed: int) -> None:
    """Random clicks and buttons against a bot: every plan that is offered begins with a move."""
    match, rng = begin("", "greedy", seed=seed), Random(seed)
    ways: list[Callable[[], Plan | None]] = [lambda: _pointed(match, rng), lambda: _any(match, rng)]
    for _ in range(150):
        while match.is_bots_turn:
            match.step_bot()
        if match.actor is None:
            break
        plan = rng.choice(ways)()
        if plan is not None:
            assert match.do(plan).happenings, plan


def _pointed(match: Match, rng: Random) -> Plan | None:
    meaning = match.at(Cell(rng.randrange(18), rng.randrange(14)))
    assert bool(meaning.plans) != (meaning.refusal is not None)
    return rng.choice(meaning.plans) if meaning.plans else None


def _any(match: Match, rng: Random) -> Plan:
    return rng.choice([one for one in match.offers.all if one.action.GROUP != UMPIRE]).plan
