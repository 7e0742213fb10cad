"""What a click on a card or a hex means in Trains, and the cards by which an action is meant."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from engine.showing.card_zones import CardSpot
from engine.systems.trains.actions import kinds as act
from engine.systems.trains.showing.zones import (
    ASIDE,
    DISCARD,
    HAND,
    OTHERS,
    PLAY,
    SUPPLY,
    effect_asked,
    played,
)
from engine.systems.trains.state.play import Play
from engine.systems.trains.state.state import APPLY, Played
from model.notation import Cell
from model.systems.trains.effects import coins, deck, exchanging, hand, pieces

_FROM: Final[Mapping[type[Any], str]] = {
    deck.RevealTop: ASIDE,
    deck.TakeFromDiscard: DISCARD,
    deck.TopdeckFromPlay: PLAY,
    coins.CoinOfChosen: PLAY,
    exchanging.TrashFromHand: HAND,
    exchanging.GainSameAsShown: HAND,
    exchanging.Gain: SUPPLY,
}
"""Where the cards lie of which a part chooses one."""


def spots_of(play: Play, action: Any) -> Iterator[CardSpot]:
    """The cards that an action is about, where they lie."""
    match action:
        case act.PlayCard(card) | act.DiscardCard(card):
            yield CardSpot(HAND, card)
        case act.Buy(card):
            yield CardSpot(SUPPLY, card)
        case act.NameCard(card):
            yield CardSpot(SUPPLY if card in play.state.supply else OTHERS, card)
        case act.PutBack(place):
            yield from _aside(play, str(place))
        case act.Choose(card) if card != act.NONE:
            yield from _chosen(play, card)


def _chosen(play: Play, card: str) -> Iterator[CardSpot]:
    effect = effect_asked(play)
    zone = _FROM.get(type(effect))
    if isinstance(effect, exchanging.Copy):
        zone = HAND if effect.copy.from_ == "hand" else PLAY
    if zone == ASIDE:
        yield from _aside(play, card)
    elif zone == PLAY:
        called = play.has_text if isinstance(effect, exchanging.Copy) else _itself
        names = (name for name, one in played(play) if called(one) == card)
        yield from dict.fromkeys(CardSpot(PLAY, name) for name in names)
    elif zone is not None:
        yield CardSpot(zone, card)


def _itself(one: Played) -> str:
    return one.card


def _aside(play: Play, word: str) -> Iterator[CardSpot]:
    """A card that is looked at, by its name or by its place."""
    now = play.state.resolving
    aside = now.aside if now is not None else []
    if word.isdecimal() and 0 < int(word) <= len(aside):
        word = aside[int(word) - 1]
    yield CardSpot(ASIDE, word)


def with_card(play: Play, spot: CardSpot) -> act.TrainsAction | None:
    """What a click on a card would be now, whether it is allowed or not."""
    effect, name = effect_asked(play), spot.card.partition("/")[0]
    match spot.zone, effect:
        case "hand", hand.Discard():
            return act.DiscardCard(name)
        case "supply" | "others", deck.NameAndPeek():
            return act.NameCard(name)
        case "hand", None:
            return act.PlayCard(name)
        case "supply", None:
            return act.Buy(name)
        case _, None:
            return None
    return act.Choose(name)


def at_hex(play: Play, cell: Cell) -> act.TrainsAction:
    """What a click on a hex would be now, whether it is allowed or not."""
    if play.state.starter() is not None:
        return act.Start(cell)
    if isinstance(effect_asked(play), pieces.Station):
        return act.BuildStation(cell)
    return act.LayRail(cell)


def asks_whether(play: Play) -> bool:
    """Whether it is open that the played card is applied."""
    now = play.state.resolving
    return now is not None and now.asks == APPLY
