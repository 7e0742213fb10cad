"""Games by lot go well, and a breach is found."""

from random import Random

import pytest

from engine.systems.trains.actions import kinds as act
from tests.engine.soak import replay, soak_one
from tests.engine.systems.trains.soaks.candidates import disagreements
from tests.engine.systems.trains.soaks.set_ups import SetUp, any_set_up
from tests.engine.systems.trains.soaks.watching import Watcher

BAY = SetUp("lantern-bay", 3, 5)


@pytest.mark.parametrize("number", range(6))
def test_a_game_by_lot_goes_well(number: int) -> None:
    report = soak_one(number, "trains")
    assert report.failures == []
    assert report.actions or any("not playable" not in one for one in report.endings)


def test_a_set_up_is_one_line_and_is_read_again() -> None:
    set_ups = [any_set_up(number) for number in range(12)]
    assert [SetUp.parse(str(one)) for one in set_ups] == set_ups
    assert any(one.kit for one in set_ups)
    assert any(one.after for one in set_ups)
    assert {one.map.partition("-")[0] for one in set_ups} >= {"made", "wild"}


def test_a_failure_can_be_played_again() -> None:
    assert replay("trains lantern-bay 3 5 - 7 0", []) == []


def test_stations_that_vanish_and_games_that_go_on_are_noticed() -> None:
    game = BAY.game()
    before, action = game.copy(), next(game.actions())
    happenings = game.play(action)
    assert Watcher(1).saw(before, action, happenings, game) == []
    before.state.stations["lantern"] = 2
    before.state.seats[1].points = 3
    found = Watcher(0).saw(before, action, happenings, game)
    assert {one.rule for one in found} == {"TRN-INV-09", "TRN-INV-11"}


def test_a_list_that_says_too_much_or_too_little_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = BAY.game()
    assert disagreements(game, Random(1)) == []
    legal = list(game.actions())
    monkeypatch.setattr(type(game), "actions", lambda *_: iter([*legal[1:], act.EndTurn()]))
    said = disagreements(game, Random(1))
    assert any("is legal and refused" in one for one in said)
    assert len(said) == 2 or any("is not refused" in one for one in said)
