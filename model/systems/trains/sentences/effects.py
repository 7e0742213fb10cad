"""What cards do, a sentence for each part; made from the effects, so that they never differ."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from model.collection import Things
from model.scenario.names_in_words import counted, joined
from model.systems.trains.effects import coins, deck, effect, exchanging, hand, lasting, pieces
from model.systems.trains.things.card import Card
from model.wording.sentences import linked, within
from model.wording.speech import later, tr, trn

Cards = Mapping[str, Card]


CATEGORIES: Final = {
    "train": later("train card"),
    "action": later("action card"),
    "rail": later("rail-laying card"),
    "station": later("station card"),
    "waste": later("Waste"),
    "vp": later("card of points"),
}
_ONE: Final = {
    "train": later("a train card"),
    "action": later("an action card"),
    "rail": later("a rail-laying card"),
    "station": later("a station card"),
    "waste": later("Waste"),
    "vp": later("a card of points"),
}
_SEVERAL: Final = {
    "train": later("{n} train cards"),
    "action": later("{n} action cards"),
    "rail": later("{n} rail-laying cards"),
    "station": later("{n} station cards"),
    "waste": later("{n} Waste"),
    "vp": later("{n} cards of points"),
}
_TO: Final = {
    "hand": later("into your hand"),
    "gained": later("to your gained pile"),
    "deck": later("on top of your deck"),
    "discard": later("to your discard pile"),
}
_WAIVED: Final = {
    "river": later("rivers"),
    "mountain": later("mountains"),
    "city": later("cities and their stations"),
    "remote": later("remote places"),
    "foreign-coin": later("markers of others"),
    "all-but-remote": later("anything but remote places"),
}


def sentences(effects: Iterable[Any], cards: Cards | None = None) -> list[str]:
    """What some parts do, a sentence each."""
    return [sentence(one, cards) for one in effects]


def sentence(part: Any, cards: Cards | None = None) -> str:
    """What one part does."""
    return _TOLD[type(part)](part, cards or Things())


def card_sentences(card: Card, cards: Cards | None = None) -> list[str]:
    """What a card does: when it is played, when it is bought, and at the end."""
    found = card_effects(card, cards)
    if not card.buyable:
        found.append(tr("It cannot be bought."))
    return found


def card_effects(card: Card, cards: Cards | None = None) -> list[str]:
    """The same without that it may not be sold at all."""
    found = sentences(card.effects, cards)
    found += [
        tr("When bought: {sentence}", sentence=within(one)) for one in sentences(card.on_buy, cards)
    ]
    if card.points:
        found.append(
            trn("Worth {n} point at the end.", "Worth {n} points at the end.", card.points)
        )
    return found


def _a(category: str) -> str:
    return tr(_ONE[category])


def _to(place: str) -> str:
    return tr(_TO[place])


def _name(card: str, cards: Cards) -> str:
    known = cards.get(card)
    return known.title if known is not None else card


def _discard(part: hand.Discard, _cards: Cards) -> str:
    if part.discard == "any":
        return tr("Discard any number of cards.")
    return tr("Discard {cards}.", cards=counted(int(part.discard), "card"))


def _returned(part: hand.ReturnWaste, _cards: Cards) -> str:
    match part.return_waste:
        case "any":
            return tr("Return any number of Waste from your hand to the pile.")
        case "all":
            return tr("Return all Waste from your hand to the pile.")
    return tr("Return {n} Waste from your hand to the pile.", n=part.return_waste)


_ONE_CAME: Final = later(
    "Reveal cards of your deck until {cards} came; it goes {to}, the rest {rest}."
)
_SOME_CAME: Final = later(
    "Reveal cards of your deck until {cards} came; they go {to}, the rest {rest}."
)


def _until(part: deck.RevealUntil, _cards: Cards) -> str:
    told = part.reveal_until
    places = {"to": _to(told.to), "rest": _to(told.rest)}
    if told.count == 1:
        return tr(_ONE_CAME, cards=_a(told.category), **places)
    several = tr(_SEVERAL[told.category], n=told.count)
    return tr(_SOME_CAME, cards=several, **places)


_REVEALED: Final = {
    True: later("Reveal the top {cards} of your deck; {then}."),
    False: later("Look at the top {cards} of your deck; {then}."),
}
"""By whether everybody sees them."""


def _top(part: deck.RevealTop, _cards: Cards) -> str:
    told = part.reveal_top
    rest = _to("discard") if told.rest == "discard" else tr("back on top in any order")
    if told.take:
        then = tr("take up to {n} into your hand, the rest go {rest}", n=told.take, rest=rest)
    else:
        then = tr("they go {rest}", rest=rest)
    return tr(_REVEALED[told.public], cards=counted(told.cards, "card"), then=then)


def _peek(part: deck.PeekTop, _cards: Cards) -> str:
    places = {"top": tr("put it back"), "discard": tr("discard it")}
    what = joined(dict.fromkeys(places[one] for one in part.peek_top), "or")
    return tr("Look at the top card of your deck and {actions}.", actions=what)


_NAMED: Final = later(
    "Name a card and look at the top card of your deck; if it has that name it goes {hit}, "
    "else {miss}."
)


def _name_and_peek(part: deck.NameAndPeek, _cards: Cards) -> str:
    told = part.name_and_peek
    return tr(_NAMED, hit=_to(told.hit), miss=_to(told.miss))


def _from_discard(part: deck.TakeFromDiscard, _cards: Cards) -> str:
    told = part.take_from_discard
    return tr("Put {card} from your discard pile {to}.", card=_a(told.category), to=_to(told.to))


def _topdeck(part: deck.TopdeckFromPlay, _cards: Cards) -> str:
    card = _a(part.topdeck_from_play.category)
    if part.topdeck_from_play.optional:
        return tr("You may put {card} from your play area on top of your deck.", card=card)
    return tr("Put {card} from your play area on top of your deck.", card=card)


def _gain(part: exchanging.Gain, _cards: Cards) -> str:
    told, limits = part.gain, list[str]()
    if told.max_cost is not None:
        limits.append(tr("at most {cost}", cost=told.max_cost))
    if told.over_trashed is not None:
        limits.append(tr("at most {n} more than the trashed card", n=told.over_trashed))
    card, to = _a(told.category), _to(told.to)
    if not limits:
        return tr("Gain {card} {to}.", card=card, to=to)
    return tr("Gain {card} costing {limits} {to}.", card=card, limits=joined(limits), to=to)


def _same(part: exchanging.GainSameAsShown, _cards: Cards) -> str:
    told = part.gain_same_as_shown
    shown = later("Show {card} from your hand and gain another of the same name {to}.")
    return tr(shown, card=_a(told.category), to=_to(told.to))


def _copy(part: exchanging.Copy, _cards: Cards) -> str:
    card = _a(part.copy.category)
    if part.copy.from_ == "play":
        return tr("Does what {card} in your play area does.", card=card)
    return tr("Does what {card} in your hand does.", card=card)


def _waive(waived: Iterable[str]) -> str:
    words = [tr(_WAIVED[one]) for one in waived if one != "foreign-waste"]
    what = joined(words, "or")
    if "foreign-waste" not in waived:
        return tr("While this card is in play rails pay nothing for {what}.", what=what)
    if not words:
        return tr("While this card is in play bring no Waste beside markers of others.")
    both = later(
        "While this card is in play rails pay nothing for {what} and bring no Waste beside "
        "markers of others."
    )
    return tr(both, what=what)


def _lasting(part: lasting.WhileInPlay, cards: Cards) -> str:
    told = part.while_in_play
    match told:
        case lasting.Waive(waived):
            return _waive(waived)
        case lasting.CoinOnPlay(on):
            named = tr(CATEGORIES[on.category or "action"])
            which = _name(on.card, cards) if on.card else named
            each = later("Each {card} that you play later this turn brings {n} coin.")
            return tr(each, card=which, n=on.coin)
        case lasting.IgnoreWaste():
            return tr("While this card is in play you gain no Waste.")
    return tr("While this card is in play, cards that you buy may go on top of your deck.")


def _options(part: effect.ChooseOne, cards: Cards) -> str:
    ways = linked(later("{one}; or {other}"), (_together(one, cards) for one in part.choose_one))
    return tr("Choose one: {ways}.", ways=ways)


def _together(parts: Iterable[Any], cards: Cards) -> str:
    """Parts that are done or left as one, in one clause: "discard 1 card, then score 1 point"."""
    clauses = (within(one.rstrip(".。")) for one in sentences(parts, cards))
    return linked(later("{one}, then {other}"), clauses)


def _coin_if(part: coins.CoinIfInPlay, cards: Cards) -> str:
    told = part.coin_if_in_play
    card = _name(told.card, cards)
    return tr("Gain {n} coin if {card} is in your play area.", n=told.coin, card=card)


def _coin_of(part: coins.CoinOfChosen, _cards: Cards) -> str:
    chosen = later("Choose {card} in your play area and gain its value in coin.")
    return tr(chosen, card=_a(part.coin_of_chosen))


_TOLD: Final[Mapping[type[Any], Callable[[Any, Cards], str]]] = {
    coins.Coin: lambda one, _: tr("Gain {n} coin.", n=one.coin),
    coins.CoinOfChosen: _coin_of,
    coins.CoinIfInPlay: _coin_if,
    coins.CoinPerDiscarded: lambda one, _: tr("Gain {n} coin for each.", n=one.coin_per_discarded),
    coins.CoinPerReturned: lambda one, _: tr("Gain {n} coin for each.", n=one.coin_per_returned),
    pieces.Points: lambda one, _: trn("Score {n} point.", "Score {n} points.", one.vp),
    pieces.Rail: lambda one, _: trn("Lay {n} rail.", "Lay {n} rails.", one.rail),
    pieces.Station: lambda one, _: trn("Build {n} station.", "Build {n} stations.", one.station),
    pieces.GainWaste: lambda one, _: tr("Gain {n} Waste.", n=one.waste),
    hand.Draw: lambda one, _: trn("Draw {n} card.", "Draw {n} cards.", one.draw),
    hand.Discard: _discard,
    hand.DrawAsDiscarded: lambda one, _: trn(
        "Draw {n} card for each.", "Draw {n} cards for each.", one.draw_as_discarded
    ),
    hand.ReturnWaste: _returned,
    deck.RevealUntil: _until,
    deck.RevealTop: _top,
    deck.PeekTop: _peek,
    deck.NameAndPeek: _name_and_peek,
    deck.TakeFromDiscard: _from_discard,
    deck.TopdeckFromPlay: _topdeck,
    exchanging.TrashSelf: lambda _, __: tr("Trash this card."),
    exchanging.TrashFromHand: lambda one, _: tr(
        "Trash {card} from your hand.", card=_a(one.trash_from_hand)
    ),
    exchanging.Gain: _gain,
    exchanging.GainSameAsShown: _same,
    exchanging.Copy: _copy,
    lasting.WhileInPlay: _lasting,
    effect.ChooseOne: _options,
    effect.Optional: lambda one, cards: tr(
        "You may: {actions}.", actions=_together(one.optional, cards)
    ),
}
