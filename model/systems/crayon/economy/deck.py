"""Proposing demand cards: near, middle and far on each, and every city and good in its turn."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

from model.chance import shuffle
from model.forms.form import Step
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.systems.crayon.economy.market import THIRDS, Market, Wish
from model.systems.crayon.economy.proposing import CannotPropose
from model.systems.crayon.things.part import CrayonPart, Demand

MOST_CARDS: Final = 2000
LOOKED_AT: Final = 12
"""For each demand so many of the cities are looked at that were asked for least."""
UNEVEN: Final = 3
"""A city may be on so many cards more than another for the sake of near, middle and far."""
SWEEPS: Final = 2
"""How often all new cards are gone through once more for something that is used less."""
SPARE_CARDS: Final = 20
"""A deck has so many cards beyond the hands of all players, or the same ones keep coming back."""

Card = tuple[Demand, ...]


def usual_number(market: Market) -> int:
    """How many cards a map should have: as declared, or in the proportion of the printed games.

    They have 136 cards for 52 cities.
    """
    rules = market.ground.rules
    if rules.declared.demand_cards is not None:
        return rules.declared.demand_cards
    hands = rules.turn.hand_size * market.scenario.players.max
    return max(-(-len(market.scenario.cities) * 136 // 52), hands + SPARE_CARDS)


def deck_change(market: Market, number: int, seed: int, *, anew: bool = False) -> Change:
    """The change that gives a scenario so many demand cards; those it has stay unless anew."""
    old: dict[str, Card] = dict(market.scenario.part_as(CrayonPart).demands)
    kept = {} if anew else old
    _refuse(number, len(kept))
    cards = proposed_cards(market, number - len(kept), seed, list(kept.values()))
    # Cards that cannot be read keep their numbers, too.
    unread = [one.route[1] for one in market.scenario.misfits.values() if len(one.route) > 1]
    numbers = _free_numbers([*kept, *unread], len(cards))
    made = {name: list(map(str, card)) for name, card in zip(numbers, cards, strict=True)}
    steps = [] if not anew else _gone(market.scenario, set(old) - set(made))
    for name, card in made.items():
        before = list(map(str, old[name])) if name in old else None
        if before != card:
            steps.append(Step(("demands", name), before, card))
    return Change(f"propose {len(cards)} demand cards", tuple(steps))


def _refuse(number: int, kept: int) -> None:
    if not 0 < number <= MOST_CARDS:
        raise CannotPropose(f"a deck has from 1 to {MOST_CARDS} cards, not {number}")
    if number < kept:
        raise CannotPropose(
            f"there are {kept} demand cards already, and {number} are asked for: "
            "take some away, or propose them all anew"
        )


def _gone(scenario: Scenario, names: set[str]) -> list[Step]:
    demands = scenario.part_as(CrayonPart).demands
    return [
        Step(("demands", name), list(map(str, demands[name])), None)
        for name in demands
        if name in names
    ]


def _free_numbers(kept: Iterable[str], count: int) -> list[str]:
    taken = [int(name) for name in kept if name.isascii() and name.isdecimal()]
    first = max(taken, default=0) + 1
    return [str(number) for number in range(first, first + count)]


def proposed_cards(market: Market, number: int, seed: int, kept: Sequence[Card] = ()) -> list[Card]:
    """New cards, each with three demands in three cities for three goods."""
    making = _Making(market, seed, kept)
    for place in range(number):
        making.add_card(place)
    for _ in range(SWEEPS):
        making.sweep()
    return [making.card(wishes) for wishes in making.cards]


class _Making:
    """A deck while it is made, and how often everything on it is used."""

    def __init__(self, market: Market, seed: int, kept: Sequence[Card]) -> None:
        self._market = market
        wishes = shuffle(seed, {}, "deck", list(market.wishes))
        self._by_city: list[dict[str, list[Wish]]] = [{} for _ in THIRDS]
        for wish in wishes:
            third = self._by_city[market.third(wish.fair)]
            third.setdefault(wish.city, []).append(wish)
        self._rank = {wish: place for place, wish in enumerate(wishes)}
        self._asking = Counter(wish.city for wish in wishes)
        self._weights = len(self._asking), len({w.good for w in wishes})
        if min(self._weights) < len(THIRDS):
            raise CannotPropose(
                "a card asks for three goods in three cities, and the map has "
                f"{self._weights[1]} goods that can come to {self._weights[0]} cities"
            )
        demands = [demand for card in kept for demand in card]
        self._cities = Counter(demand.city for demand in demands)
        self._goods = Counter(demand.good for demand in demands)
        self._pairs = Counter((demand.city, demand.good) for demand in demands)
        self._known = {_asks(card) for card in kept}
        self.cards: list[list[Wish]] = []

    def card(self, wishes: Sequence[Wish]) -> Card:
        """A card as it is written: the nearest demand first."""
        ordered = sorted(wishes, key=lambda wish: (wish.fair.haul.mileposts, wish))
        return tuple([wish.demand for wish in ordered])

    def add_card(self, place: int) -> None:
        """One card more; the third that is chosen first has most to choose from, so they rotate."""
        wishes: list[Wish] = []
        for turn in range(len(THIRDS)):
            wish = self._best((place + turn) % len(THIRDS), wishes, is_last=turn == 2)
            if wish is None:
                raise CannotPropose(
                    f"no more than {place} different cards were found for this map: ask for fewer, "
                    "or let more cities supply more goods"
                )
            self._use(wish, 1)
            wishes.append(wish)
        self._known.add(_asks(wishes))
        self.cards.append(wishes)

    def sweep(self) -> None:
        """Every demand once more: perhaps a city or good was used less in the end."""
        for wishes in self.cards:
            self._known.discard(_asks(wishes))
            for place, wish in enumerate(wishes):
                self._use(wish, -1)
                others = wishes[:place] + wishes[place + 1 :]
                wishes[place] = self._best(self._market.third(wish.fair), others, True) or wish
                self._use(wishes[place], 1)
            self._known.add(_asks(wishes))

    def _use(self, wish: Wish, times: int) -> None:
        self._cities[wish.city] += times
        self._goods[wish.good] += times
        self._pairs[wish.city, wish.good] += times

    def _best(self, third: int, wishes: Sequence[Wish], is_last: bool) -> Wish | None:
        """What is used least so far, at this distance where there is such a thing.

        Where only cities lie at this distance that are on far more cards than others, the next
        distance is looked at, too.
        """
        least = self._least(_cities(wishes))
        found: list[Wish] = []
        for place in sorted(range(len(THIRDS)), key=lambda other: abs(other - third)):
            cities = islice(self._possible(place, wishes, is_last), LOOKED_AT)
            best = min([wish for city in cities for wish in city], key=self._wear, default=None)
            if best is not None and self._cities[best.city] <= least + UNEVEN:
                return best
            found += [best] if best is not None else []
        return min(found, key=self._wear, default=None)

    def _least(self, without: set[str]) -> int:
        """How often the city is asked for that has been asked for least, and could be more."""
        uses = self._cities
        left = (uses[c] for c, has in self._asking.items() if c not in without and uses[c] < has)
        return min(left, default=max(uses.values(), default=0))

    def _possible(self, third: int, wishes: Sequence[Wish], is_last: bool) -> Iterator[list[Wish]]:
        """What may join the others on a card, city by city, those asked for least first."""
        cities, goods = _cities(wishes), {wish.good for wish in wishes}
        by_city = self._by_city[third]
        for city in sorted(by_city, key=lambda city: self._cities[city]):
            if city not in cities:
                fitting = [wish for wish in by_city[city] if wish.good not in goods]
                if is_last:
                    fitting = [w for w in fitting if _asks([*wishes, w]) not in self._known]
                if fitting:
                    yield fitting

    def _wear(self, wish: Wish) -> tuple[int, int, int]:
        """How worn a demand is: its very words, its city and its good, each by its fair share."""
        cities, goods = self._weights
        used = self._cities[wish.city] * cities + self._goods[wish.good] * goods
        return self._pairs[wish.city, wish.good], used, self._rank[wish]


def _cities(wishes: Iterable[Wish]) -> set[str]:
    return {wish.city for wish in wishes}


def _asks(card: Iterable[Demand | Wish]) -> frozenset[tuple[str, str]]:
    return frozenset((demand.city, demand.good) for demand in card)
