"""Saved games whose move cannot have happened are answered with a sentence."""

from typing import Any

import pytest

from engine.protocol import NotPlayable
from engine.systems.age_of_steam.resuming import game_from_plain
from tests.engine.systems.age_of_steam.maps import play
from tests.engine.systems.age_of_steam.phases.moving.goods_games import goods_game


@pytest.mark.parametrize(
    "change",
    [
        {"colour": "blue"},
        {"start": "nowhere"},
        {"start": 3},
        {"links": -1},
        {"links": 0},
        {"steps": ["oak"]},
        {"steps": ["elm", "ash"]},
        {"steps": "elm"},
        {"is_second": True, "seen": ["nowhere"]},
        {"is_second": 1},
        {"more": 1},
    ],
    ids=str,
)
def test_a_journey_that_cannot_be(change: dict[str, Any]) -> None:
    game = goods_game("ash-elm 1, elm-oak 2", {"ash": "red"})
    play(game, "move red ash", "via elm")
    plain = game.to_plain()
    plain["doing"]["journey"].update(change)
    with pytest.raises(NotPlayable) as told:
        game_from_plain(game.scenario, plain)
    assert str(told.value)


@pytest.mark.parametrize("doing", [None, [], {"queue": [9]}, {"queue": "1"}, {"journey": 1}])
def test_a_phase_that_cannot_be_so(doing: Any) -> None:
    plain = goods_game("ash-oak 1", {"ash": "red"}).to_plain()
    with pytest.raises(NotPlayable):
        game_from_plain(goods_game("ash-oak 1", {}).scenario, {**plain, "doing": doing})
