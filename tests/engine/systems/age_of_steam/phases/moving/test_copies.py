"""Copies of a game in Move Goods know nothing of each other."""

import pytest

from tests.engine.systems.age_of_steam.maps import legal, play
from tests.engine.systems.age_of_steam.phases.moving.goods_games import goods_game

CARTS = ("modules: [teleport]", "teleports: [{id: carts, mode: overland, range: 4, free: true}]")


@pytest.mark.rule("INV-AOS-24")
@pytest.mark.parametrize("way", [("move red ash", "via oak"), ("overland red ash oak",)])
def test_what_is_moved_in_one_still_lies_in_the_other(way: tuple[str, ...]) -> None:
    game = goods_game("ash-oak 1", {"ash": "red"}, *CARTS)
    listed = legal(game)
    copy = game.copy()
    play(game, *way)
    assert legal(copy) == listed
    assert [copy.why_not(copy.read(text)) for text in listed] == [None] * len(listed)
