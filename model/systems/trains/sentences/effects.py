"""What cards do, a sentence for each part; made from the effects, so that they never differ."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from model.collection import Things
from model.systems.trains.effects import coins, deck, effect, exchanging, hand, lasting, pieces
from model.systems.trains.things.card import Card

Cards = Mapping[str, Card]
CATEGORIES: Final = {
    "train": "train card",
    "action": "action card",
    "rail": "rail-laying card",
    "station": "station card",
    "waste": "Waste",
    "vp": "card of points",
}
_TO: Final = {
    "hand": "into your hand",
    "gained": "to your gained pile",
    "deck": "on top of your deck",
    "discard": "to your discard pile",
}
_WAIVED: Final = {
    "river": "rivers",
    "mountain": "mountains",
    "city": "cities and their stations",
    "remote": "remote places",
    "foreign-coin": "markers of others",
    "all-but-remote": "anything but remote places",
}


def sentences(effects: Iterable[Any], cards: Cards | None = None) -> list[str]:
    """What some parts do, a sentence each."""
    return [sentence(one, cards) for one in effects]


def sentence(part: Any, cards: Cards | None = None) -> str:
    """What one part does."""
    return _TOLD[type(part)](part, cards or Things())


def card_sentences(card: Card, cards: Cards | None = None) -> list[str]:
    """What a card does: when it is played, when it is bought, and at the end."""
    found = sentences(card.effects, cards)
    found += [f"When bought: {_in(one)}" for one in sentences(card.on_buy, cards)]
    if card.points:
        found.append(f"Worth {_some(card.points, 'point')} at the end.")
    if not card.buyable:
        found.append("It cannot be bought.")
    return found


def _in(words: str) -> str:
    return words[:1].lower() + words[1:]


def _some(number: Any, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def _a(category: str) -> str:
    word = CATEGORIES[category]
    return word if word == "Waste" else f"{'an' if word[0] == 'a' else 'a'} {word}"


def _many(category: str) -> str:
    """`train cards`, `cards of points`, `Waste`."""
    word = CATEGORIES[category]
    return word if word == "Waste" else word.replace("card", "cards")


def _name(card: str, cards: Cards) -> str:
    known = cards.get(card)
    return known.title if known is not None else card


def _discard(part: hand.Discard, _cards: Cards) -> str:
    if part.discard == "any":
        return "Discard any number of cards."
    return f"Discard {_some(part.discard, 'card')}."


def _returned(part: hand.ReturnWaste, _cards: Cards) -> str:
    many = {"any": "any number of", "all": "all"}.get(str(part.return_waste), part.return_waste)
    return f"Return {many} Waste from your hand to the pile."


def _until(part: deck.RevealUntil, _cards: Cards) -> str:
    told = part.reveal_until
    wanted = _a(told.category) if told.count == 1 else f"{told.count} {_many(told.category)}"
    where = f"{'it goes' if told.count == 1 else 'they go'} {_TO[told.to]}"
    return f"Reveal cards of your deck until {wanted} came; {where}, the rest {_TO[told.rest]}."


def _top(part: deck.RevealTop, _cards: Cards) -> str:
    told = part.reveal_top
    verb = "Reveal" if told.public else "Look at"
    seen = f"{verb} the top {_some(told.cards, 'card')} of your deck"
    rest = "to your discard pile" if told.rest == "discard" else "back on top in any order"
    taken = f"take up to {told.take} into your hand, the rest go {rest}"
    return f"{seen}; {taken if told.take else f'they go {rest}'}."


def _peek(part: deck.PeekTop, _cards: Cards) -> str:
    places = {"top": "put it back", "discard": "discard it"}
    what = " or ".join(dict.fromkeys(places[one] for one in part.peek_top))
    return f"Look at the top card of your deck and {what}."


def _name_and_peek(part: deck.NameAndPeek, _cards: Cards) -> str:
    told = part.name_and_peek
    where = f"if it has that name it goes {_TO[told.hit]}, else {_TO[told.miss]}"
    return f"Name a card and look at the top card of your deck; {where}."


def _from_discard(part: deck.TakeFromDiscard, _cards: Cards) -> str:
    told = part.take_from_discard
    return f"Put {_a(told.category)} from your discard pile {_TO[told.to]}."


def _topdeck(part: deck.TopdeckFromPlay, _cards: Cards) -> str:
    told = part.topdeck_from_play
    verb = "You may put" if told.optional else "Put"
    return f"{verb} {_a(told.category)} from your play area on top of your deck."


def _gain(part: exchanging.Gain, _cards: Cards) -> str:
    told, limits = part.gain, list[str]()
    if told.max_cost is not None:
        limits.append(f"at most {told.max_cost}")
    if told.over_trashed is not None:
        limits.append(f"at most {told.over_trashed} more than the trashed card")
    cost = f" costing {' and '.join(limits)}" if limits else ""
    return f"Gain {_a(told.category)}{cost} {_TO[told.to]}."


def _same(part: exchanging.GainSameAsShown, _cards: Cards) -> str:
    told = part.gain_same_as_shown
    shown = f"Show {_a(told.category)} from your hand"
    return f"{shown} and gain another of the same name {_TO[told.to]}."


def _copy(part: exchanging.Copy, _cards: Cards) -> str:
    where = "play area" if part.copy.from_ == "play" else "hand"
    return f"Does what {_a(part.copy.category)} in your {where} does."


def _waive(waived: Iterable[str]) -> str:
    words = [_WAIVED[one] for one in waived if one != "foreign-waste"]
    found = [f"rails pay nothing for {' or '.join(words)}"] if words else []
    found += ["bring no Waste beside markers of others"] if "foreign-waste" in waived else []
    return " and ".join(found)


def _lasting(part: lasting.WhileInPlay, cards: Cards) -> str:
    told = part.while_in_play
    match told:
        case lasting.Waive(waived):
            return f"While this card is in play {_waive(waived)}."
        case lasting.CoinOnPlay(on):
            which = _name(on.card, cards) if on.card else CATEGORIES[on.category or "action"]
            return f"Each {which} that you play later this turn brings {on.coin} coin."
        case lasting.IgnoreWaste():
            return "While this card is in play you gain no Waste."
    return "While this card is in play, cards that you buy may go on top of your deck."


def _options(part: effect.ChooseOne, cards: Cards) -> str:
    return f"Choose one: {'; or '.join(_together(one, cards) for one in part.choose_one)}."


def _together(parts: Iterable[Any], cards: Cards) -> str:
    """Parts that are done or left as one, in one clause: "discard 1 card, then score 1 point"."""
    return ", then ".join(_in(one.rstrip(".")) for one in sentences(parts, cards))


_TOLD: Final[Mapping[type[Any], Callable[[Any, Cards], str]]] = {
    coins.Coin: lambda one, _: f"Gain {one.coin} coin.",
    coins.CoinOfChosen: lambda one, _: (
        f"Choose {_a(one.coin_of_chosen)} in your play area and gain its value in coin."
    ),
    coins.CoinIfInPlay: lambda one, cards: (
        f"Gain {one.coin_if_in_play.coin} coin if {_name(one.coin_if_in_play.card, cards)} is in "
        "your play area."
    ),
    coins.CoinPerDiscarded: lambda one, _: f"Gain {one.coin_per_discarded} coin for each.",
    coins.CoinPerReturned: lambda one, _: f"Gain {one.coin_per_returned} coin for each.",
    pieces.Points: lambda one, _: f"Score {_some(one.vp, 'point')}.",
    pieces.Rail: lambda one, _: f"Lay {_some(one.rail, 'rail')}.",
    pieces.Station: lambda one, _: f"Build {_some(one.station, 'station')}.",
    pieces.GainWaste: lambda one, _: f"Gain {one.waste} Waste.",
    hand.Draw: lambda one, _: f"Draw {_some(one.draw, 'card')}.",
    hand.Discard: _discard,
    hand.DrawAsDiscarded: lambda one, _: f"Draw {_some(one.draw_as_discarded, 'card')} for each.",
    hand.ReturnWaste: _returned,
    deck.RevealUntil: _until,
    deck.RevealTop: _top,
    deck.PeekTop: _peek,
    deck.NameAndPeek: _name_and_peek,
    deck.TakeFromDiscard: _from_discard,
    deck.TopdeckFromPlay: _topdeck,
    exchanging.TrashSelf: lambda _, __: "Trash this card.",
    exchanging.TrashFromHand: lambda one, _: f"Trash {_a(one.trash_from_hand)} from your hand.",
    exchanging.Gain: _gain,
    exchanging.GainSameAsShown: _same,
    exchanging.Copy: _copy,
    lasting.WhileInPlay: _lasting,
    effect.ChooseOne: _options,
    effect.Optional: lambda one, cards: f"You may: {_together(one.optional, cards)}.",
}
