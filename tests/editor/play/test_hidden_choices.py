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
    match.do(Plan((match.game.read(text),)))


def test_each_person_is_offered_its_own_choices(match: Match) -> None:
    assert (match.actor, match.viewer, match.is_bots_turn) == (1, 1, False)
    assert [one.title for one in match.offers.all] == ["hide 1", "hide 2", "hide 3"]
    do(match, "hide 2")
    assert (match.actor, match.viewer) == (2, 2)
    do(match, "hide 3")
    assert [one.seat for one in match.log().records] == [0, 1, 2]
    assert match.actor == 0


def test_the_story_tells_a_choice_when_all_have_chosen(match: Match) -> None:
    do(match, "hide 2")
    assert match.story.told()[-1] == (1, ("Ada has chosen",))
    do(match, "hide 3")
    assert any("Ada in 2, Ben in 3" in line for line in match.story.told()[-1][1])
