"""Games on made-up boards go well, and a breach is found."""

from random import Random

import pytest

from engine.systems.santa_fe.actions import kinds as act
from tests.engine.soak import replay, soak_one
from tests.engine.systems.santa_fe.candidates import disagreements
from tests.engine.systems.santa_fe.set_ups import SetUp, any_set_up
from tests.engine.systems.santa_fe.watching import Watcher


@pytest.mark.parametrize("number", range(6))
def test_a_game_by_lot_goes_well(number: int) -> None:
    report = soak_one(number, "santa-fe")
    assert report.failures == []
    assert report.actions or any("not playable" not in one for one in report.endings)


def test_a_set_up_is_one_line_and_is_read_again() -> None:
    for number in range(12):
        set_up = any_set_up(number)
        assert SetUp.parse(str(set_up)) == set_up


def test_a_failure_can_be_played_again() -> None:
    assert replay("santa-fe prairie 3 5 - - 0", []) == []


def test_money_from_nowhere_is_noticed() -> None:
    game = SetUp("prairie", 3, 5).game()
    before, action = game.copy(), next(game.actions())
    happenings = game.play(action)
    assert Watcher(1).saw(before, action, happenings, game) == []
    game.state.seats[1].money += 1
    found = Watcher(0).saw(before, action, happenings, game)
    assert "SFR-INV-12" in {one.rule for one in found}


def test_a_list_that_says_too_much_or_too_little_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = SetUp("prairie", 3, 5).game()
    assert disagreements(game, Random(1)) == []
    legal = list(game.actions())
    monkeypatch.setattr(type(game), "actions", lambda *_: iter([*legal[1:], act.Stop()]))
    said = disagreements(game, Random(1))
    assert any("is legal and refused" in one for one in said)
    assert any("is not refused" in one for one in said)
