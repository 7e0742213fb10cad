"""What parts of cards are worth at this moment, with this hand, this coin and this board."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from engine.systems.trains.planning import uses
from engine.systems.trains.planning.outlook import Outlook
from engine.systems.trains.state.play import Play
from model.notation import Cell
from model.systems.trains.building import rails
from model.systems.trains.effects import coins, exchanging, hand, lasting, pieces
from model.systems.trains.effects import effect as nesting
from model.systems.trains.effects.words import ALL, ANY


class Now:
    """The turn of a player as it stands."""

    def __init__(self, play: Play, look: Outlook) -> None:
        self.play, self.look, self.table = play, look, play.table
        self.seat, self.coin = play.seat, play.state.coin

    # -- coin

    @cached_property
    def coming(self) -> int:
        """The coin that cards in hand will bring."""
        cards = self.table.cards
        return sum(cards[card].value for card in self.seat.hand if card in self.table.playable)

    def more(self, coin: int) -> float:
        """What so much more coin is worth, or less."""
        there = self.coin + self.coming
        look = self.look
        return look.spending(max(0, there + coin)) - look.spending(there)

    # -- rails and stations

    @cached_property
    def _builder(self) -> rails.Builder:
        return self.play.builder

    def rail(self, cell: Cell, builder: rails.Builder | None = None) -> float:
        """What a rail on a hex is worth, what it costs taken off."""
        price = rails.price(builder or self._builder, cell)
        waste = 0.0 if self.play.ignores_waste() else self.look.waste * price.waste
        return self.look.places.rail_gain(cell) + self.more(-price.coin) - waste

    def rails(self, number: int, waived: frozenset[str] = frozenset()) -> float:
        """What so many rails are worth, the best of those that can be paid."""
        builder = self._builder
        if waived:
            builder = builder._replace(waived=builder.waived | waived)
        found = sorted((self.rail(one, builder) for one in rails.affordable(builder)), reverse=True)
        return sum(found[:number]) if found else -9.0

    def stations(self, number: int) -> float:
        found = self.look.places.best_stations[:number]
        return sum(found) if found else -9.0

    # -- cards

    def card(self, card: str) -> float:
        """What a card in hand will still bring in this turn."""
        if card not in self.table.playable:
            return 0.0
        known = self.table.cards[card]
        parts = [one for one in known.effects if isinstance(one, _BOARD)]
        coin = self.look.coin * known.value
        if any(isinstance(one, _BUILDING) for one in parts):
            return coin + max(0.0, self.parts(parts))
        return max(coin, self.look.use(card))

    def parts(self, parts: Iterable[Any]) -> float:
        """What it is worth to apply some parts now, in their order."""
        total, waived, quiet = 0.0, frozenset[str](), self.play.ignores_waste()
        trashed = None
        for part in parts:
            match part:
                case lasting.WhileInPlay(lasting.Waive(items)):
                    waived |= frozenset(items)
                case lasting.WhileInPlay(lasting.IgnoreWaste()):
                    quiet = True
                case pieces.Rail(number):
                    total += self.rails(number, waived)
                    continue
                case pieces.GainWaste() if quiet:
                    continue
                case exchanging.TrashFromHand(category):
                    trashed = category
                case exchanging.Gain() if trashed is not None:
                    total += self.trade(trashed, part)
                    continue
            total += self.part(part)
        return total

    def part(self, part: Any) -> float:
        match part:
            case coins.Coin(number):
                return self.more(number) + 0.01
            case pieces.Rail(number):
                return self.rails(number)
            case pieces.Station(number):
                return self.stations(number)
            case hand.ReturnWaste(told):
                there = self.seat.hand.count(self.table.waste)
                most = there if told in (ANY, ALL) else min(int(told), there)
                return most * self.look.waste_in_hand
            case hand.Discard(told) if told != ANY:
                worth = sorted(map(self.card, self.seat.hand))
                return -sum(worth[: int(told)])
            case exchanging.TrashSelf():
                return -max(0.0, self._kept())
            case exchanging.TrashFromHand(category):
                return max(self._trashed(category), default=-9.0)
            case nesting.ChooseOne(options):
                return max((self.parts(one) for one in options), default=0.0)
            case nesting.Optional(inner):
                return max(0.0, self.parts(inner))
        return uses.of_part(self.look, part)

    def _kept(self) -> float:
        """What it is worth to keep the card that is being applied."""
        now = self.play.state.resolving
        if now is None or now.place is None:
            return 0.0
        return self.look.worth(self.seat.play[now.place].card)

    def _trashed(self, category: str) -> list[float]:
        found = self.play.of_category(self.seat.hand, category)
        return [self.trashing(card) for card in found]

    def trashing(self, card: str) -> float:
        """What it is worth that a card of the hand goes to the box."""
        return -self.look.worth(card) - self.card(card)

    def trade(self, category: str, part: exchanging.Gain) -> float:
        """What the best card is worth for one of a category, that one's loss taken off again."""
        cards = self.play.of_category(self.seat.hand, category)
        best = max((self.in_exchange(one, part) + self.trashing(one) for one in cards), default=0.0)
        return best - max(self._trashed(category), default=0.0)

    def in_exchange(self, card: str, part: exchanging.Gain) -> float:
        """What the best card is worth that comes for one that is trashed."""
        told, cards = part.gain, self.table.cards
        most = 999 if told.max_cost is None else told.max_cost
        if told.over_trashed is not None:
            most = min(most, cards[card].cost + told.over_trashed)
        found = [
            self.gaining(one, told.to)
            for one, left in self.play.piles_for(self.look.seat).items()
            if left and self.table.is_a(one, told.category) and cards[one].cost <= most
        ]
        return max(found, default=0.0)

    def gaining(self, card: str, to: str) -> float:
        """What it is worth to gain a card that is not bought."""
        now = self.look.use(card) if to == "hand" else 0.0
        return self.look.worth(card) + now


_BUILDING = (pieces.Rail, pieces.Station)
_BOARD = (*_BUILDING, pieces.GainWaste, lasting.WhileInPlay)
