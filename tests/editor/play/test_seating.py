"""Who plays by default, what is proposed for a bare map, and why a scenario cannot be played."""

from dataclasses import replace

import pytest

from editor.play.match.match import Match
from editor.play.match.seating import prepared, usual_seating, variants_of
from engine.logs.game_log import SeatEntry
from engine.protocol import NotPlayable
from model.collection import Things
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.scenario.things import Players
from tests.generate.samples import bare


def test_you_play_against_one_greedy_bot(tutorial: Scenario) -> None:
    assert usual_seating(tutorial).seats == (SeatEntry("Red"), SeatEntry("Blue", "greedy"))
    three = replace(tutorial, players=Players(3, 4))
    assert [seat.bot for seat in usual_seating(three).seats] == ["", "greedy", "greedy"]


def test_a_map_without_goods_and_cards_is_played_all_the_same_and_says_so() -> None:
    scenario = bare()
    match = Match(scenario, usual_seating(scenario))
    assert match.facts(0).cards
    (remark,) = match.remarks
    goods, cards = len(match.scenario.goods), len(things_in(match.scenario, "demands"))
    assert f"{goods} goods, {cards} demand cards" in remark
    assert "not changed" in remark
    assert not scenario.goods


def test_a_map_that_has_everything_gets_nothing(tutorial: Scenario) -> None:
    assert prepared(tutorial) == (tutorial, ())


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"system": ""}, "name no system"),
        ({"system": "chess"}, "cannot be played yet"),
        ({"rules": Things({"preset": "nowhere"})}, "nowhere"),
        ({"cities": Things(), "goods": Things()}, "none can be proposed"),
        ({"board": None}, "no board of mileposts"),
        ({"players": Players(5, 2)}, "5 to 2 can play"),
    ],
)
def test_what_cannot_be_played_says_why(
    tutorial: Scenario, changes: dict[str, object], says: str
) -> None:
    scenario = replace(tutorial, **changes)  # type: ignore[arg-type]
    with pytest.raises(NotPlayable, match=says):
        Match(scenario, usual_seating(scenario))


def test_variants_have_titles_and_say_what_they_exclude(tutorial: Scenario) -> None:
    known = {one.name: one for one in variants_of(tutorial)}
    assert known["mercy"].title == "Mercy"
    assert "borrowing" in known["mercy"].excludes
    assert not known["mercy"].is_on
