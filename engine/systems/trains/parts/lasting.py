"""Parts that hold while their card is in play."""

from collections.abc import Iterator

from engine.protocol import Happening
from engine.systems.trains.parts.part import Part
from engine.systems.trains.state.play import Play
from model.systems.trains.effects.lasting import CoinOnPlay, WhileInPlay


class Lasts(Part):
    """Something holds from now on (TRN-TURN-10)."""

    def begin(self, play: Play, effect: WhileInPlay) -> Iterator[Happening]:
        now = play.resolving
        if now.place is not None:
            text, number = now.at[-1]
            one = play.seat.play[now.place]
            play.seat.play[now.place] = one._replace(lasts=(*one.lasts, f"{text}.{number}"))
        yield from ()


def coin_on_play(play: Play, card: str) -> int:
    """What cards in play give for one that is played now (TRN-CARD-ironworks)."""
    coin = 0
    for one in play.lasting():
        if isinstance(one, CoinOnPlay):
            told = one.coin_on_play
            is_meant = card == told.card if told.card else _is_a(play, card, told.category)
            coin += told.coin if is_meant else 0
    return coin


def _is_a(play: Play, card: str, category: str | None) -> bool:
    return category is not None and play.table.is_a(card, category)
