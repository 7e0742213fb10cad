"""Which effects last is said once, in the model; here it is seen that they do in play."""

import typing
from typing import Any

import pytest

from engine.systems.crayon.events.at_the_draw import AT_THE_DRAW
from engine.systems.crayon.state import weather
from engine.systems.crayon.state.weather import Weather
from model.systems.crayon.things import effects as fx
from tests.engine.systems.crayon.situations.long_line import long_line, seat

KINDS = typing.get_args(typing.get_args(fx.Effect)[0])
NEEDS = {
    "erase-crossing": ", waters: []",
    "close-crossing": ", waters: []",
    "bonus": ", amount: 1",
    "tax": ", table: {more: 0}",
    "rekind": ", kind: river",
}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.WORD)
def test_an_effect_is_in_force_while_its_card_is_in_play_if_it_lasts(kind: Any) -> None:
    word = kind.WORD
    effects = f"[{{effect: {word}{NEEDS.get(word, '')}}}]"
    event = f"- {{id: card, name: Card, duration: 1 turn, effects: {effects}}}"
    game = long_line(seat("9,1"), seat(), events=event)
    effect = game.table.events["card"].effects[0]
    assert isinstance(effect, kind)
    lasts = list(weather._entries(game.table, game.state, "card", effect)) != []
    assert lasts is (kind in fx.LASTING)
    assert lasts or kind in AT_THE_DRAW


def test_everything_that_can_be_in_force_comes_from_an_effect() -> None:
    assert len(Weather.__dataclass_fields__) == len(fx.LASTING)
