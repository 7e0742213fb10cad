"""Parts that give coin."""

from collections.abc import Iterator

from engine.protocol import Happening, Refusal
from engine.systems.trains.actions import kinds as act
from engine.systems.trains.parts.part import Part, decided
from engine.systems.trains.state.play import Play
from model.systems.trains.effects.coins import (
    Coin,
    CoinIfInPlay,
    CoinOfChosen,
    CoinPerDiscarded,
    CoinPerReturned,
)
from model.systems.trains.sentences.effects import CATEGORIES
from model.wording.speech import tr


def gain(play: Play, coin: int) -> Iterator[Happening]:
    """Coin comes to the player."""
    if coin:
        play.state.coin += coin
        yield play.told("coin", f"gains {coin} coin")


class GivesCoin(Part):
    """So much coin."""

    def begin(self, play: Play, effect: Coin) -> Iterator[Happening]:
        yield from gain(play, effect.coin)


class GivesValue(Part):
    """The printed value of a card in play (TRN-CARD-amusement-park)."""

    def why_not(self, play: Play, effect: CoinOfChosen) -> Refusal | None:
        if play.in_play(effect.coin_of_chosen):
            return None
        word = CATEGORIES[effect.coin_of_chosen]
        return Refusal("TRN-PLAY-04", tr("there is no {word} in the play area", word=word))

    def begin(self, play: Play, effect: CoinOfChosen) -> Iterator[Happening]:
        play.resolving.left = 1
        yield from ()

    def choices(self, play: Play, effect: CoinOfChosen) -> list[act.TrainsAction]:
        return [act.Choose(card) for card in play.in_play(effect.coin_of_chosen)]

    def done(self, play: Play, effect: CoinOfChosen, action: act.Choose) -> Iterator[Happening]:
        decided(play)
        yield play.told("chooses", f"chooses {play.table.name(action.card)}")
        yield from gain(play, play.table.cards[action.card].value)


class GivesIfInPlay(Part):
    """Coin if a card is in play (TRN-CARD-rapid-train)."""

    def why_not(self, play: Play, effect: CoinIfInPlay) -> Refusal | None:
        card = effect.coin_if_in_play.card
        if play.table.rules.playing.late_card or _is_there(play, card):
            return None
        return Refusal(
            "TRN-PLAY-04", tr("{card} is not in the play area", card=play.table.name(card))
        )

    def begin(self, play: Play, effect: CoinIfInPlay) -> Iterator[Happening]:
        told, now = effect.coin_if_in_play, play.resolving
        if _is_there(play, told.card):
            yield from gain(play, told.coin)
        elif now.place is not None:
            text, number = now.at[-1]
            one = play.seat.play[now.place]
            play.seat.play[now.place] = one._replace(waits=(*one.waits, f"{text}.{number}"))


def _is_there(play: Play, card: str) -> bool:
    return any(one.card == card for one in play.seat.play)


class GivesPerDiscarded(Part):
    """Coin for what the part before has discarded."""

    def begin(self, play: Play, effect: CoinPerDiscarded) -> Iterator[Happening]:
        yield from gain(play, effect.coin_per_discarded * play.resolving.count)


class GivesPerReturned(Part):
    """Coin for what the part before has returned."""

    def begin(self, play: Play, effect: CoinPerReturned) -> Iterator[Happening]:
        yield from gain(play, effect.coin_per_returned * play.resolving.count)
