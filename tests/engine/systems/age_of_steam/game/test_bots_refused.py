"""Bots are refused by name on maps that only people can play."""

import pytest

from engine.bots import NoSuchBot
from engine.hosting.host import Host
from engine.logs.game_log import SeatEntry
from engine.logs.session import begin
from engine.playtests.playtest import Order, play_one
from engine.protocol import NotPlayable
from tests.engine.systems.age_of_steam.maps import tiny

SEATS = [SeatEntry("Ann"), SeatEntry("Bob", "random-legal")]
HOUSE = 'house_rules: ["Who passes Elm pays its mayor."]\n'


@pytest.mark.rule("AOM-GEN-09")
@pytest.mark.parametrize(
    ("rules", "more", "why"),
    [((), HOUSE, "house rules"), (("modules: [toll]",), "", "the module toll")],
)
def test_a_bot_is_refused_by_name(rules: tuple[str, ...], more: str, why: str) -> None:
    scenario = tiny(*rules, more=more)
    with pytest.raises(NoSuchBot, match=f"random-legal cannot play this: .*{why}"):
        Host(begin(scenario, SEATS, 1))
    people = [SeatEntry("Ann"), SeatEntry("Bob")]
    assert Host(begin(scenario, people, 1)).people == (0, 1)
    with pytest.raises(NotPlayable, match=why):
        play_one(Order(scenario, ("random-legal", "random-legal"), 1, 1), 0)


def test_bots_play_all_other_maps() -> None:
    assert Host(begin(tiny(), SEATS, 1)).people == (0,)
