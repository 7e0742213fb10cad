"""What a player of Trains is asked, in words: which hex, which card, how many, or whether."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.systems.trains.showing.pointing import asks_whether
from engine.systems.trains.state.play import Play
from model.systems.trains.effects import coins, deck, effect, exchanging, hand, pieces
from model.systems.trains.sentences.effects import CATEGORIES, sentences


def question(play: Play, part: Any) -> str:
    """What a part of a card asks; empty where it asks for nothing."""
    told = _TOLD.get(type(part))
    return "" if told is None else told(play, part)


def whether(play: Play) -> str:
    """What a card would do that is not applied yet."""
    return f"{played_card(play)}: apply it, all of it, or leave it?"


def asked(play: Play, part: Any) -> str:
    """The card that is being applied, and what it asks."""
    if asks_whether(play):
        return whether(play)
    told = question(play, part)
    return f"{played_card(play)}: {told}" if told else ""


def played_card(play: Play) -> str:
    """The card whose text is being applied."""
    now = play.resolving
    place = now.place if now.place is not None and now.place < len(play.seat.play) else None
    text = now.at[0][0].partition(".")[0] if now.at else ""
    card = text if place is None else play.seat.play[place].card
    return play.table.name(card)


def _a(category: str) -> str:
    word = CATEGORIES[category]
    return word if category == "waste" else f"{'an' if word[0] == 'a' else 'a'} {word}"


def _nth(play: Play, whole: int, one: str) -> str:
    """`a rail`, or which of several it is."""
    return f"a {one}" if whole == 1 else f"{one} {whole - play.resolving.left + 1} of {whole}"


def _discard(play: Play, part: hand.Discard) -> str:
    left = play.resolving.left
    if part.discard == "any":
        done = play.resolving.count
        return f"choose cards of your hand to discard, one by one; {done} so far"
    return f"choose {left} {'cards' if left > 1 else 'card'} of your hand to discard"


def _top(play: Play, _part: deck.RevealTop) -> str:
    now = play.resolving
    if not now.count:
        return "which card goes back on the deck next? The last one lies on top"
    more = f" (up to {now.count} more)" if now.count > 1 else ""
    return f"choose a card to take into your hand, or none{more}"


def _peek(play: Play, _part: deck.PeekTop) -> str:
    aside = play.resolving.aside
    return f"{play.table.name(aside[0])} is on top; put it back, or discard it?" if aside else ""


def _topdeck(_play: Play, part: deck.TopdeckFromPlay) -> str:
    told = part.topdeck_from_play
    none = ", or none" if told.optional else ""
    return f"choose {_a(told.category)} in play that goes on top of your deck{none}"


def _gain(_play: Play, part: exchanging.Gain) -> str:
    return f"choose {_a(part.gain.category)} of the supply to gain"


def _copy(_play: Play, part: exchanging.Copy) -> str:
    where = "in play" if part.copy.from_ == "play" else "of your hand"
    return f"choose {_a(part.copy.category)} {where}; it does what that card does"


def _may(play: Play, part: effect.Optional) -> str:
    told = " ".join(sentences(part.optional, play.table.cards))
    return f"do you? {told}"


_TOLD: Final[Mapping[type[Any], Callable[[Play, Any], str]]] = {
    pieces.Rail: lambda play, one: f"choose a hex for {_nth(play, one.rail, 'rail')}",
    pieces.Station: lambda play, one: f"choose a city for {_nth(play, one.station, 'station')}",
    coins.CoinOfChosen: lambda _, one: (
        f"choose {_a(one.coin_of_chosen)} in play; you gain its value"
    ),
    hand.Discard: _discard,
    hand.ReturnWaste: lambda _, __: "how many Waste do you return?",
    deck.RevealTop: _top,
    deck.PeekTop: _peek,
    deck.NameAndPeek: lambda _, __: "name a card; then you look at the top of your deck",
    deck.TakeFromDiscard: lambda _, one: (
        f"choose {_a(one.take_from_discard.category)} of your discard pile"
    ),
    deck.TopdeckFromPlay: _topdeck,
    exchanging.TrashFromHand: lambda _, one: (
        f"choose {_a(one.trash_from_hand)} of your hand to trash"
    ),
    exchanging.Gain: _gain,
    exchanging.GainSameAsShown: lambda _, one: (
        f"show {_a(one.gain_same_as_shown.category)} of your hand; you gain another like it"
    ),
    exchanging.Copy: _copy,
    effect.ChooseOne: lambda _, __: "choose one",
    effect.Optional: _may,
}
"""What each part asks that asks anything."""
