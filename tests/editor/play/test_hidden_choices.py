"""A match in which several choose in the same step: each is offered its own choices only."""

import pytest

from editor.play.match.match import Match
from editor.play.match.seating import Prepared, Seating
from engine.logs.game_log import SeatEntry
from engine.showing.plans import Plan
from model.scenario.scenario import Scenario
from tests.engine.finding_hideout import gulch as gulch  # noqa: PLC0414 (a fixture)

SEATS = (SeatEntry("Cy", "random-legal"), SeatEntry("Ada"), SeatEntry("Ben"))


@pytest.fixture
def match(gulch: Scenario) -> Match:
    begun = Match(Prepared(gulch), Seating(SEATS, 5))
    begun.step_bot()
    return begun


def do(match: Match, text: str) -> None:
    """Lets the person act who is asked, and has come to the screen."""
    match.lift_curtain()
    assert match.do(Plan((match.game.read(text),))).refusal is None


def test_each_person_is_offered_its_own_choices(match: Match) -> None:
    assert (match.actor, match.viewer, match.is_bots_turn) == (1, None, False)
    match.lift_curtain()
    assert match.viewer == 1
    assert [one.title for one in match.offers.all] == ["hide 1", "hide 2", "hide 3"]
    do(match, "hide 2")
    assert match.awaited == 2
    do(match, "hide 3")
    assert [one.seat for one in match.log().records] == [0, 1, 2]
    assert match.actor == 0


def test_the_story_tells_a_choice_when_all_have_chosen(match: Match) -> None:
    do(match, "hide 2")
    assert match.story.told()[-1] == (1, ("Ada has chosen",))
    do(match, "hide 3")
    assert any("Ada in 2, Ben in 3" in line for line in match.story.told()[-1][1])


def test_nothing_can_be_done_under_the_curtain(match: Match) -> None:
    assert match.awaited == 1
    assert match.offers.all == ()
    done = match.do(Plan((match.game.read("hide 1"),)))
    assert done.refusal is not None
    assert "Ada comes next" in str(done.refusal)
    assert match.log().records == ()
    assert not match.can_undo


def test_a_choice_that_is_taken_back_is_not_told_and_all_else_is(match: Match) -> None:
    do(match, "hide 2")
    match.take_back_choice()
    assert match.awaited == 1
    assert match.news() == [(0, ("Cy has chosen",))]
    do(match, "hide 1")
    do(match, "hide 3")
    told = [line for _, lines in match.news() for line in lines]
    assert [line for line in told if "chosen" in line] == [
        "Cy has chosen",
        "Ada has chosen",
        "Ben has chosen",
    ]
    assert sum("Ada in 1, Ben in 3" in line for line in told) == 1


def test_of_three_who_choose_the_last_one_takes_it_back(gulch: Scenario) -> None:
    seats = tuple(map(SeatEntry, ("Ada", "Ben", "Di")))
    match = Match(Prepared(gulch), Seating(seats, 5))
    do(match, "hide 1")
    do(match, "hide 2")
    match.take_back_choice()
    assert (match.awaited, match.news()) == (1, [(0, ("Ada has chosen",))])
    match.take_back_choice()
    assert (match.awaited, match.news()) == (0, [])
