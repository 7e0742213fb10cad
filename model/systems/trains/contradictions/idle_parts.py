"""What in a card does nothing in games with a given board and given cards.

`contradictions` beside it looks at the card alone; here it is asked whether there is a river that
Steel bridge could cross, or a train that Wagon factory could gain.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from model.systems.trains.contradictions.contradictions import Contradiction
from model.systems.trains.contradictions.steps import Step, steps_of
from model.systems.trains.contradictions.waivers import Bill, idle_waiver
from model.systems.trains.effects import coins, deck, exchanging, lasting, pieces
from model.systems.trains.effects.nature import looks
from model.systems.trains.things.card import Card

NOTHING_WAIVED, NO_SUCH_CARD, NO_SUCH_PILE = "nothing-waived", "no-such-card", "no-such-pile"
NOTHING_TO_COPY, NO_STATIONS = "nothing-to-copy", "no-stations"


class Setting:
    """The board and the cards of some games."""

    def __init__(self, cards: Mapping[str, Card], supply: frozenset[str], bill: Bill) -> None:
        self.cards = cards
        """Every kind that players can come to hold."""
        self.supply = supply
        """The kinds that have a pile."""
        self.bill = bill
        """What rails can cost on the board."""

    @cached_property
    def _by_category(self) -> Mapping[str, list[Card]]:
        found: dict[str, list[Card]] = {}
        for card in self.cards.values():
            for category in card.categories:
                found.setdefault(category, []).append(card)
        return found

    def of(self, category: str) -> Sequence[Card]:
        """The cards of a category."""
        return self._by_category.get(category, ())

    def piles(self, category: str) -> list[Card]:
        """Those of them that have a pile with cards."""
        return [card for card in self.of(category) if card.id in self.supply and card.count]

    @cached_property
    def copied(self) -> frozenset[str]:
        """The cards with a text of their own; that of a copy has no end."""
        return frozenset(key for key, card in self.cards.items() if _has_text(card))


_Found = Iterator[Contradiction]


def idle_parts(card: Card, setting: Setting) -> list[Contradiction]:
    """What of a card does nothing in a setting, in the order of its parts."""
    return [one for step in steps_of(card) for one in _of_step(step, card, setting)]


def is_idle(card: Card, setting: Setting) -> bool:
    """Whether nothing of what a card does when it is played can ever be done."""
    found = idle_parts(card, setting)
    if any(one.stops and len(one.way) == 2 for one in found):
        return True
    idle = {one.way for one in found}
    return bool(card.effects) and all(step.way in idle for step in steps_of(card))


def _of_step(step: Step, card: Card, setting: Setting) -> _Found:
    look = _LOOKED_AT.get(type(step.effect))
    if look is not None:
        yield from look(step, card, setting)


def _told(kind: str, step: Step, why: str, *, stops: bool = True) -> Contradiction:
    is_first = not any(looks(one.effect) for one in step.before)
    return Contradiction(kind, step.way, why, stops=stops and is_first)


def _lasts(step: Step, _card: Card, setting: Setting) -> _Found:
    match step.effect.while_in_play:
        case lasting.Waive(waived):
            whys = [why for one in waived if (why := idle_waiver(one, setting.bill))]
            if whys:
                yield _told(NOTHING_WAIVED, step, "; ".join(whys), stops=False)
        case lasting.CoinOnPlay(told):
            if told.card and told.card not in setting.cards:
                yield _told(NO_SUCH_CARD, step, _not_here(told.card), stops=False)
            elif not told.card and told.category and not setting.of(told.category):
                yield _told(NO_SUCH_CARD, step, _none_of(told.category), stops=False)


def _not_here(card: str) -> str:
    return f"it asks for {card}, which such a game does not have"


def _none_of(category: str) -> str:
    return f"such a game has no card of the category {category}"


def _needs_card(category_of: Callable[[Any], str], *, stops: bool = True) -> Any:
    """Parts that need a card of a category somewhere with the player."""

    def look(step: Step, _card: Card, setting: Setting) -> _Found:
        category = category_of(step.effect)
        if not setting.of(category):
            yield _told(NO_SUCH_CARD, step, _none_of(category), stops=stops)

    return look


def _chosen(step: Step, _card: Card, setting: Setting) -> _Found:
    category = step.effect.coin_of_chosen
    found = setting.of(category)
    if not any(card.value for card in found):
        why = f"no card of the category {category} brings coin" if found else _none_of(category)
        yield _told(NO_SUCH_CARD, step, why, stops=not found)


def _if_in_play(step: Step, _card: Card, setting: Setting) -> _Found:
    told = step.effect.coin_if_in_play
    if told.card not in setting.cards:
        yield _told(NO_SUCH_CARD, step, _not_here(told.card))


def _gain(step: Step, _card: Card, setting: Setting) -> _Found:
    told = step.effect.gain
    piles = setting.piles(told.category)
    if not piles:
        why = f"there is no pile of the category {told.category} to gain from"
        yield _told(NO_SUCH_PILE, step, why)
    elif (most := _most(step, setting)) is not None and all(one.cost > most for one in piles):
        cheapest = min(one.cost for one in piles)
        why = f"it gains what costs {most} at most, and the cheapest pile costs {cheapest}"
        yield _told(NO_SUCH_PILE, step, why)


def _most(step: Step, setting: Setting) -> int | None:
    """What a gained card may cost at most; None where there is no limit."""
    told = step.effect.gain
    limits = [] if told.max_cost is None else [told.max_cost]
    trashed = [
        one.effect for one in step.before if isinstance(one.effect, exchanging.TrashFromHand)
    ]
    if told.over_trashed is not None and trashed:
        costs = [card.cost for one in trashed for card in setting.of(one.trash_from_hand)]
        limits.append(max(costs, default=0) + told.over_trashed)
    return min(limits, default=None)


def _gain_same(step: Step, _card: Card, setting: Setting) -> _Found:
    category = step.effect.gain_same_as_shown.category
    if not setting.piles(category):
        why = f"there is no pile of the category {category} to gain from"
        yield _told(NO_SUCH_PILE, step, why)


def _copy(step: Step, card: Card, setting: Setting) -> _Found:
    category = step.effect.copy.category
    known = setting.copied
    if not any(one.id in known and one.id != card.id for one in setting.of(category)):
        why = f"such a game has no other card of the category {category} that does anything"
        yield _told(NOTHING_TO_COPY, step, why)


def _has_text(card: Card) -> bool:
    """Whether a card has a text of its own; that of a copy has no end."""
    steps = steps_of(card)
    return bool(steps) and not any(isinstance(one.effect, exchanging.Copy) for one in steps)


def _station(step: Step, _card: Card, setting: Setting) -> _Found:
    if not setting.bill.stations:
        yield _told(NO_STATIONS, step, "the game has no stations")
    elif not setting.bill.has_cities:
        yield _told(NO_STATIONS, step, "the board has no city with room for a station")


_LOOKED_AT: Final[dict[type[Any], Callable[[Step, Card, Setting], _Found]]] = {
    lasting.WhileInPlay: _lasts,
    coins.CoinOfChosen: _chosen,
    coins.CoinIfInPlay: _if_in_play,
    deck.RevealUntil: _needs_card(lambda effect: effect.reveal_until.category, stops=False),
    deck.TakeFromDiscard: _needs_card(lambda effect: effect.take_from_discard.category),
    deck.TopdeckFromPlay: _needs_card(lambda effect: effect.topdeck_from_play.category),
    exchanging.TrashFromHand: _needs_card(lambda effect: effect.trash_from_hand),
    exchanging.Gain: _gain,
    exchanging.GainSameAsShown: _gain_same,
    exchanging.Copy: _copy,
    pieces.Station: _station,
}
"""What is looked at in each kind of part."""
