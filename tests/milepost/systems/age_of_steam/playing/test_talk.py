"""What lines mean that are typed at the terminal."""

import pytest

from milepost.playing.examples import help_lines
from milepost.playing.talk import talk_of
from milepost.terminal.say import Refusal
from tests.engine.systems.age_of_steam.phases.moving.goods_games import goods_game


def test_a_whole_move_is_typed_in_one_line() -> None:
    game, talk = goods_game("ash-elm 1, elm-oak 2", {"ash": "red"}), talk_of("age-of-steam")
    plan = talk.plan(game, "move red ash via elm,oak", None)
    assert plan is not None
    assert [str(action) for action in plan.actions] == ["move red ash", "via elm", "via oak"]
    assert talk.plan(game, "engine", None) is None
    with pytest.raises(Refusal, match="AOS-GOODS-03"):
        talk.plan(game, "move blue ash via elm", None)


def test_help_shows_a_whole_move_with_names_of_the_map() -> None:
    lines = help_lines(talk_of("age-of-steam").examples(goods_game("", {})))
    assert any(line.startswith("move black ash via bay,elm") for line in lines)
