"""What a player of Trains is asked, in words: which hex, which card, how many, or whether."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.systems.trains.showing.pointing import asks_whether
from engine.systems.trains.state.play import Play
from model.systems.trains.effects import coins, deck, effect, exchanging, hand, pieces
from model.systems.trains.sentences.effects import CATEGORIES, sentences
from model.wording.speech import tr


def question(play: Play, part: Any) -> str:
    """What a part of a card asks; empty where it asks for nothing."""
    told = _TOLD.get(type(part))
    return "" if told is None else told(play, part)


def whether(play: Play) -> str:
    """What a card would do that is not applied yet."""
    return tr("{played_card}: apply it, all of it, or leave it?", played_card=played_card(play))


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
    return (
        f"a {one}"
        if whole == 1
        else tr(
            "{one} {whole} of {whole2}",
            one=one,
            whole=whole - play.resolving.left + 1,
            whole2=whole,
        )
    )


def _discard(play: Play, part: hand.Discard) -> str:
    left = play.resolving.left
    if part.discard == "any":
        done = play.resolving.count
        return tr("choose cards of your hand to discard, one by one; {done} so far", done=done)
    return (
        tr("choose {left} cards of your hand to discard", left=left)
        if left > 1
        else tr("choose {left} card of your hand to discard", left=left)
    )


def _top(play: Play, _part: deck.RevealTop) -> str:
    now = play.resolving
    if not now.count:
        return tr("which card goes back on the deck next? The last one lies on top")
    more = tr(" (up to {count} more)", count=now.count) if now.count > 1 else ""
    return tr("choose a card to take into your hand, or none{more}", more=more)


def _peek(play: Play, _part: deck.PeekTop) -> str:
    aside = play.resolving.aside
    return (
        tr("{aside} is on top; put it back, or discard it?", aside=play.table.name(aside[0]))
        if aside
        else ""
    )


def _topdeck(_play: Play, part: deck.TopdeckFromPlay) -> str:
    told = part.topdeck_from_play
    none = tr(", or none") if told.optional else ""
    return tr(
        "choose {a} in play that goes on top of your deck{none}", a=_a(told.category), none=none
    )


def _gain(_play: Play, part: exchanging.Gain) -> str:
    return tr("choose {a} of the supply to gain", a=_a(part.gain.category))


def _copy(_play: Play, part: exchanging.Copy) -> str:
    where = tr("in play") if part.copy.from_ == "play" else tr("of your hand")
    return tr(
        "choose {a} {where}; it does what that card does", a=_a(part.copy.category), where=where
    )


def _may(play: Play, part: effect.Optional) -> str:
    told = " ".join(sentences(part.optional, play.table.cards))
    return tr("do you? {told}", told=told)


_TOLD: Final[Mapping[type[Any], Callable[[Play, Any], str]]] = {
    pieces.Rail: lambda play, one: tr("choose a hex for {nth}", nth=_nth(play, one.rail, "rail")),
    pieces.Station: lambda play, one: tr(
        "choose a city for {nth}", nth=_nth(play, one.station, "station")
    ),
    coins.CoinOfChosen: lambda _, one: tr(
        "choose {a} in play; you gain its value", a=_a(one.coin_of_chosen)
    ),
    hand.Discard: _discard,
    hand.ReturnWaste: lambda _, __: tr("how many Waste do you return?"),
    deck.RevealTop: _top,
    deck.PeekTop: _peek,
    deck.NameAndPeek: lambda _, __: tr("name a card; then you look at the top of your deck"),
    deck.TakeFromDiscard: lambda _, one: tr(
        "choose {a} of your discard pile", a=_a(one.take_from_discard.category)
    ),
    deck.TopdeckFromPlay: _topdeck,
    exchanging.TrashFromHand: lambda _, one: tr(
        "choose {a} of your hand to trash", a=_a(one.trash_from_hand)
    ),
    exchanging.Gain: _gain,
    exchanging.GainSameAsShown: lambda _, one: tr(
        "show {a} of your hand; you gain another like it", a=_a(one.gain_same_as_shown.category)
    ),
    exchanging.Copy: _copy,
    effect.ChooseOne: lambda _, __: tr("choose one"),
    effect.Optional: _may,
}
"""What each part asks that asks anything."""
