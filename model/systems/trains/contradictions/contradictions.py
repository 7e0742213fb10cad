"""What in a card contradicts itself, told from its program alone.

`contradictions(card)` is asked by checks and by whoever edits cards. It knows no board and no other
cards; what a part is good for in a given game says `idle_parts` beside it.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from model.scenario.references import Way
from model.systems.trains.contradictions.steps import Step, goes_with, steps_of
from model.systems.trains.effects import coins, deck, effect, exchanging, hand, lasting, pieces
from model.systems.trains.effects.nature import looks
from model.systems.trains.effects.words import ALL
from model.systems.trains.things.card import Card

NO_SOURCE, NOTHING_TRASHED = "no-source", "nothing-trashed"
GONE, ENDS_AT_ONCE, NONE_LEFT = "gone", "ends-at-once", "none-left"
NO_WASTE_COMES, WAIVED_ALREADY = "no-waste-comes", "waived-already"
NAMES_NO_CARDS, CATEGORY_AND_CARD = "names-no-cards", "category-and-card"
NO_DIFFERENCE, TOO_MANY_TAKEN, IN_PLAY_ITSELF = "no-difference", "too-many-taken", "in-play-itself"
SAME_OPTION, ONLY_WASTE, NOT_BOUGHT = "same-option", "only-waste", "not-bought"


class Contradiction(NamedTuple):
    """A part that cannot do what it says, or does nothing."""

    kind: str
    """Which of the words above it is."""
    way: Way
    """Where the part stands in the card: `effects 1`, `effects 0 choose_one 2 0`, `on_buy 0`."""
    sentence: str
    """Why, as a clause without the name of the card."""
    other: Way = ()
    """The part that it contradicts."""
    stops: bool = False
    """Whether it can never be applied, and with it the text in which it stands."""


_Found = Iterator[Contradiction]


def contradictions(card: Card) -> list[Contradiction]:
    """What contradicts itself in a card, in the order of its parts; nothing if all is in order."""
    found = [one for step in steps_of(card) for one in _of_step(step, card)]
    return [*found, *_of_buying(card)]


def _of_step(step: Step, card: Card) -> _Found:
    look = _LOOKED_AT.get(type(step.effect))
    if look is not None:
        yield from look(step, card)
    if not isinstance(step.effect, exchanging.TrashSelf):
        yield from _after_its_end(step)


def _of_buying(card: Card) -> _Found:
    if card.on_buy and not card.buyable:
        why = "it says what happens when it is bought, and it cannot be bought"
        yield Contradiction(NOT_BOUGHT, ("on_buy",), why, ("buyable",))


def _stops(step: Step) -> bool:
    """Whether the text fails with it: nothing has been drawn or looked at before."""
    return not any(looks(one.effect) for one in step.before)


# -- what refers to a part before


def _per_card(source: type[Any], per: tuple[type[Any], ...], words: str) -> Any:
    """Parts that count what the part directly before them has moved (TRN-CHK-17)."""

    def look(step: Step, _card: Card) -> _Found:
        before = [one for one in step.before if not isinstance(one.effect, per)]
        last = before[-1] if before else None
        is_fine = last is not None and isinstance(last.effect, source) and goes_with(last, step)
        if not is_fine:
            why = f"it counts cards, and the part before it does not {words} any"
            yield Contradiction(NO_SOURCE, step.way, why)

    return look


_PER_DISCARDED: Final = (coins.CoinPerDiscarded, hand.DrawAsDiscarded)
_discarded = _per_card(hand.Discard, _PER_DISCARDED, "discard")
_returned = _per_card(hand.ReturnWaste, (coins.CoinPerReturned,), "return")


def _gain(step: Step, _card: Card) -> _Found:
    """A price over that of a trashed card needs one (TRN-CHK-18)."""
    told = step.effect.gain
    is_said = any(isinstance(one.effect, exchanging.TrashFromHand) for one in step.before)
    if told.over_trashed is not None and not is_said:
        why = "it looks at what a trashed card cost, and no part before it trashes one of the hand"
        yield Contradiction(NOTHING_TRASHED, step.way, why, stops=_stops(step))


# -- a card that trashes itself


def _trash_self(step: Step, _card: Card) -> _Found:
    for first in step.surely(exchanging.TrashSelf):
        why = "the card has been trashed before"
        yield Contradiction(GONE, step.way, why, first.way, _stops(step))
        return
    for one in step.before:
        if isinstance(one.effect, lasting.WhileInPlay) and goes_with(step, one):
            between = step.before[step.before.index(one) + 1 :]
            if not any(_is_use(one.effect.while_in_play, other.effect) for other in between):
                why = "it holds while the card is in play, and the card trashes itself at once"
                yield Contradiction(ENDS_AT_ONCE, one.way, why, step.way)


def _after_its_end(step: Step) -> _Found:
    """Nothing lasts of a card that has been trashed."""
    if isinstance(step.effect, lasting.WhileInPlay):
        for first in step.surely(exchanging.TrashSelf):
            why = "it holds while the card is in play, and the card has trashed itself before"
            yield Contradiction(ENDS_AT_ONCE, step.way, why, first.way)
            return


def _is_use(told: Any, between: Any) -> bool:
    """Whether what lasts may matter to a part of the same card."""
    match told:
        case lasting.Waive():
            return isinstance(between, pieces.Rail | exchanging.Copy)
        case lasting.IgnoreWaste():
            return isinstance(between, pieces.GainWaste | pieces.Rail | exchanging.Copy)
    return False


# -- Waste


def _waste(step: Step, _card: Card) -> _Found:
    for one in step.surely(lasting.WhileInPlay):
        is_in_play = not any(step.surely(exchanging.TrashSelf))
        if isinstance(one.effect.while_in_play, lasting.IgnoreWaste) and is_in_play:
            why = "it brings Waste, and while the card is in play no Waste is gained"
            yield Contradiction(NO_WASTE_COMES, step.way, why, one.way)
            return


def _return(step: Step, _card: Card) -> _Found:
    yield from _none_left(step, step.effect.return_waste not in ("any", ALL))


def _trash(step: Step, _card: Card) -> _Found:
    if step.effect.trash_from_hand == "waste":
        yield from _none_left(step, is_needed=True)


def _none_left(step: Step, is_needed: bool) -> _Found:
    """All Waste of the hand has been returned, and no card has come since."""
    for one in step.surely(hand.ReturnWaste):
        since = step.before[step.before.index(one) + 1 :]
        if one.effect.return_waste == ALL and not any(_fills_hand(other.effect) for other in since):
            why = "all Waste of the hand has been returned before, and no card has come since"
            yield Contradiction(NONE_LEFT, step.way, why, one.way, is_needed and _stops(step))
            return


def _fills_hand(part: Any) -> bool:
    match part:
        case hand.Draw() | hand.DrawAsDiscarded() | exchanging.Copy():
            return True
        case deck.RevealUntil(told):
            return "hand" in (told.to, told.rest)
        case deck.RevealTop(told):
            return bool(told.take)
        case deck.NameAndPeek(told):
            return "hand" in (told.hit, told.miss)
        case deck.TakeFromDiscard(told):
            return bool(told.to == "hand")
        case exchanging.Gain(told) | exchanging.GainSameAsShown(told):
            return bool(told.to == "hand")
    return False


# -- what lasts


def _lasts(step: Step, _card: Card) -> _Found:
    match step.effect.while_in_play:
        case lasting.Waive(waived):
            yield from _waived(step, waived)
        case lasting.CoinOnPlay(told) if not told.card and told.category is None:
            why = "it says of no cards that they bring coin: neither `category` nor `card`"
            yield Contradiction(NAMES_NO_CARDS, step.way, why)
        case lasting.CoinOnPlay(told) if told.card and told.category is not None:
            why = "it names a card and a category, and only the card counts"
            yield Contradiction(CATEGORY_AND_CARD, step.way, why)


_IN_ALL: Final = ("river", "mountain", "city")
"""What `all-but-remote` holds for certain; of other players' markers the rules say it."""


def _waived(step: Step, waived: tuple[str, ...]) -> _Found:
    known: dict[str, Way] = {}
    for one in step.surely(lasting.WhileInPlay):
        if isinstance(one.effect.while_in_play, lasting.Waive):
            known |= dict.fromkeys(_all_of(one.effect.while_in_play.waive), one.way)
    twice = [one for n, one in enumerate(waived) if one in known or one in waived[:n]]
    if "all-but-remote" in waived:
        twice += [one for one in waived if one in _IN_ALL and one not in twice]
    if twice:
        what = " and ".join(dict.fromkeys(twice))
        other = next((known[one] for one in twice if one in known), ())
        yield Contradiction(WAIVED_ALREADY, step.way, f"{what} is waived already", other)


def _all_of(waived: tuple[str, ...]) -> tuple[str, ...]:
    return (*waived, *_IN_ALL) if "all-but-remote" in waived else waived


# -- parts that make no difference


def _peek(step: Step, _card: Card) -> _Found:
    places = step.effect.peek_top
    if len(set(places)) < len(places):
        why = f"it names the same place twice: {places[0]}"
        yield Contradiction(NO_DIFFERENCE, step.way, why)


def _name(step: Step, _card: Card) -> _Found:
    told = step.effect.name_and_peek
    if told.hit == told.miss:
        why = f"the card goes to the same place, {told.hit}, whether it was named or not"
        yield Contradiction(NO_DIFFERENCE, step.way, why)


def _from_discard(step: Step, _card: Card) -> _Found:
    if step.effect.take_from_discard.to == "discard":
        why = "it takes a card from the discard pile, and puts it back there"
        yield Contradiction(NO_DIFFERENCE, step.way, why)


def _top(step: Step, _card: Card) -> _Found:
    told = step.effect.reveal_top
    if told.take > told.cards:
        why = f"it lets {told.take} cards be taken, and shows {told.cards}"
        yield Contradiction(TOO_MANY_TAKEN, step.way, why)


def _if_in_play(step: Step, card: Card) -> _Found:
    is_there = not any(isinstance(one.effect, exchanging.TrashSelf) for one in step.before)
    if step.effect.coin_if_in_play.card == card.id and is_there:
        why = "it asks whether the card itself is in play, which it is: plain `coin` says the same"
        yield Contradiction(IN_PLAY_ITSELF, step.way, why)


# -- options


def _options(step: Step, _card: Card) -> _Found:
    options = step.effect.choose_one
    for number, option in enumerate(options):
        way: Way = (*step.way, "choose_one", number)
        if option in options[:number]:
            first = options.index(option)
            why = f"option {number + 1} is the same as option {first + 1}"
            yield Contradiction(SAME_OPTION, way, why, (*step.way, "choose_one", first))
        elif _is_only_waste(option):
            why = f"option {number + 1} brings nothing but Waste"
            yield Contradiction(ONLY_WASTE, way, why)


def _optional(step: Step, _card: Card) -> _Found:
    if _is_only_waste(step.effect.optional):
        why = "what the player may leave brings nothing but Waste"
        yield Contradiction(ONLY_WASTE, step.way, why)


def _is_only_waste(text: tuple[Any, ...]) -> bool:
    return bool(text) and all(isinstance(one, pieces.GainWaste) for one in text)


_LOOKED_AT: Final[dict[type[Any], Callable[[Step, Card], _Found]]] = {
    coins.CoinPerDiscarded: _discarded,
    hand.DrawAsDiscarded: _discarded,
    coins.CoinPerReturned: _returned,
    coins.CoinIfInPlay: _if_in_play,
    exchanging.Gain: _gain,
    exchanging.TrashSelf: _trash_self,
    exchanging.TrashFromHand: _trash,
    pieces.GainWaste: _waste,
    hand.ReturnWaste: _return,
    lasting.WhileInPlay: _lasts,
    deck.PeekTop: _peek,
    deck.NameAndPeek: _name,
    deck.TakeFromDiscard: _from_discard,
    deck.RevealTop: _top,
    effect.ChooseOne: _options,
    effect.Optional: _optional,
}
"""What is looked at in each kind of part."""
