"""What a player of Trains thinks at one moment: how long it goes on, and what things are worth."""

from collections import Counter
from functools import cached_property
from typing import Any, Final

from engine.systems.trains.planning import uses
from engine.systems.trains.planning.clock import turns_left
from engine.systems.trains.planning.places import Places
from engine.systems.trains.planning.style import Style
from engine.systems.trains.state.play import Play
from model.systems.trains.effects.pieces import GainWaste

FAR_OFF: Final = 25.0
"""More turns than so many are not planned for."""
DOUBTED: Final = 1.25
"""What an action card that nobody trusts is worth less, besides what is reckoned of it."""


class Outlook:
    """Values in points for one seat; they hold as long as no card, piece or pile changes."""

    def __init__(self, play: Play, seat: int, style: Style) -> None:
        self.play, self.seat, self.style = play, seat, style
        self.table, self.cards = play.table, play.table.cards
        self.own = Counter(own_cards(play, seat))
        self.size = max(1, self.own.total())
        self.turns = turns_left(play, style)
        self.places = Places(play, seat, style, self.turns)
        self._worth: dict[str, float] = {}
        self._use: dict[str, float] = {}
        self._spending = [0.0]
        self._bought: list[str | None] = [None]

    # -- how often cards come

    def share(self, category: str) -> float:
        """Which part of the own cards is of a category."""
        is_a = self.table.is_a
        return sum(n for card, n in self.own.items() if is_a(card, category)) / self.size

    @cached_property
    def seen_a_turn(self) -> float:
        return float(self.table.rules.hand)

    @cached_property
    def comes(self) -> float:
        """How often a card that is gained now will be in hand."""
        hand = self.seen_a_turn
        turns = self.turns - self.size / (2 * hand)
        if turns <= 0:
            return 0.0
        return turns * hand / (self.size + self.style.growth * turns)

    # -- what a use is worth

    @cached_property
    def coin(self) -> float:
        """What a coin of a turn to come is worth."""
        return self.style.coin + self.style.early * min(self.turns, FAR_OFF)

    @cached_property
    def rail(self) -> float:
        """What a rail of a turn to come is worth, what it costs taken off."""
        return self._next(self.places.best_rails, "rail", self.markers_left)

    @cached_property
    def station(self) -> float:
        """What a station of a turn to come is worth."""
        left = self.table.rules.markers.stations - sum(self.play.state.stations.values())
        return self.style.stations * self._next(self.places.best_stations, "station", left)

    @cached_property
    def markers_left(self) -> int:
        return self.table.rules.markers.track - len(self.places.seat.markers)

    def _next(self, gains: list[float], category: str, left: int) -> float:
        """The mean of those that will come to be used."""
        if not self.style.builds or not left or not gains:
            return 0.0
        wanted = 1 + int(self.style.fan * self.comes * self.share(category) * self.size)
        return max(0.0, sum(gains[:wanted]) / wanted) if gains[0] > 0 else 0.0

    @cached_property
    def drawn(self) -> float:
        """What a card drawn from the own deck is worth, on average."""
        total = sum(n * max(0.0, uses.plain(self, card)) for card, n in self.own.items())
        return self.style.drawn * total / self.size

    @cached_property
    def waste(self) -> float:
        """What a Waste costs that is gained now."""
        return self.style.waste * self.comes * self.drawn

    @cached_property
    def waste_in_hand(self) -> float:
        """What it is worth that a Waste in hand goes back to its pile."""
        return self.style.thin * self.waste

    def use(self, card: str) -> float:
        """What it is worth to play a card in a usual turn."""
        if card not in self._use:
            self._use[card] = 0.0  # a card that copies itself ends here
            self._use[card] = uses.of_card(self, card)
        return self._use[card]

    # -- what cards are worth

    def worth(self, card: str) -> float:
        """What it is worth to have one more of a card from now on."""
        if card not in self._worth:
            self._worth[card] = self._worked_out(card)
        return self._worth[card]

    def _worked_out(self, card: str) -> float:
        known = self.cards[card]
        times = self.comes
        if uses.is_used_once(known):
            times = min(1.0, times)
        gain = times * self.use(card) - self.comes * self.drawn
        return gain + known.points

    def bought(self, card: str) -> float:
        """What it is worth to buy a card, but for its coin."""
        worth = self.worth(card) + sum(self._on_buy(one) for one in self.cards[card].on_buy)
        trust = self.style.actions
        if trust == 1.0 or not self.table.is_a(card, "action"):
            return worth
        return min(worth, trust * worth - (1 - trust) * DOUBTED)

    def _on_buy(self, effect: Any) -> float:
        if isinstance(effect, GainWaste) and self.play.ignores_waste():
            return 0.0
        return uses.of_part(self, effect)

    # -- what coin buys

    def spending(self, coin: int) -> float:
        """What the best purchases for so much coin are worth."""
        self._spend_to(coin)
        return self._spending[coin]

    def purchase(self, coin: int) -> str | None:
        """The dearest card of the best purchases for so much coin."""
        self._spend_to(coin)
        found = [card for card in self._free if self.bought(card) > 0]
        return found[0] if found else self._bought[coin]

    @cached_property
    def offers(self) -> list[tuple[int, float, str]]:
        """Cost and worth of what may be bought and is worth it."""
        found = []
        for card, left in self.play.piles_for(self.seat).items():
            known = self.cards[card]
            if left and known.buyable and self._is_wanted(known.categories):
                found.append((known.cost, self.bought(card), card))
        return [one for one in found if one[1] > 0]

    def _is_wanted(self, categories: tuple[str, ...]) -> bool:
        return not self.style.buys or any(one in self.style.buys for one in categories)

    @cached_property
    def _free(self) -> list[str]:
        return [card for cost, _, card in self.offers if cost <= 0]

    def _spend_to(self, coin: int) -> None:
        for at in range(len(self._spending), coin + 1):
            best, card = self._spending[at - 1], self._bought[at - 1]
            for cost, worth, one in self.offers:
                if 0 < cost <= at and self._spending[at - cost] + worth > best:
                    best, card = self._spending[at - cost] + worth, one
            self._spending.append(best)
            self._bought.append(card)


def own_cards(play: Play, number: int) -> list[str]:
    """Every card of a player, wherever it lies."""
    seat, now = play.state.seats[number], play.state.resolving
    aside = now.aside if now is not None and number == play.state.actor else []
    return [
        *seat.hand, *seat.deck, *seat.discard, *seat.gained, *aside,
        *(one.card for one in seat.play),
    ]  # fmt: skip
