"""A game as its steps see it: the table, the state, the players, chance, and moving cards."""

from collections.abc import Iterator, Mapping

from engine.protocol import Chance, Happening
from engine.systems.trains.state.state import Played, Resolving, Seat, State
from engine.systems.trains.state.table import Table
from model import chance
from model.systems.trains.building.rails import Builder
from model.systems.trains.effects.lasting import BuyToDeckTop, IgnoreWaste, Waive
from model.wording.speech import tr


class Play:
    """What every step works on."""

    def __init__(self, table: Table, state: State, names: tuple[str, ...]) -> None:
        self.table, self.state, self.names = table, state, names

    def copy(self) -> "Play":
        return Play(self.table, self.state.copy(), self.names)

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.state.seats[self.state.actor]

    @property
    def name(self) -> str:
        return self.names[self.state.actor]

    @property
    def resolving(self) -> Resolving:
        """The card that is being applied; there must be one."""
        found = self.state.resolving
        if found is None:
            raise LookupError("no card is being applied")
        return found

    @property
    def builder(self) -> Builder:
        """The player as somebody who lays rails."""
        state, own = self.state, self.seat.markers
        return Builder(
            self.table.land, own, state.markers, state.stations, self.waived(), state.coin
        )

    def told(self, kind: str, text: str, **facts: int | str) -> Happening:
        """Something that the player does and everybody sees."""
        return Happening(kind, self.state.actor, f"{self.name} {text}", facts)

    def piles_for(self, seat: int) -> Mapping[str, int]:
        """The piles, empty ones too, but for those that a seat is barred from."""
        supply, barred = self.state.supply, self.table.barred.get(seat)
        if not barred:
            return supply
        return {card: left for card, left in supply.items() if card not in barred}

    # -- what holds while cards are in play

    def lasting(self) -> list[object]:
        """What holds for the player now, as often as cards say it."""
        effects = self.table.effects
        return [effects[address].while_in_play for one in self.seat.play for address in one.lasts]

    def waived(self) -> frozenset[str]:
        """The items that a rail does not cost now (TRN-RAIL-11)."""
        found: set[str] = set()
        for one in self.lasting():
            if isinstance(one, Waive):
                found.update(one.waive)
        return frozenset(found)

    def ignores_waste(self) -> bool:
        return any(isinstance(one, IgnoreWaste) for one in self.lasting())

    def buys_to_deck(self) -> bool:
        return any(isinstance(one, BuyToDeckTop) for one in self.lasting())

    def in_play(self, category: str) -> list[str]:
        """The kinds of cards of a category in the own play area."""
        is_a = self.table.is_a
        return list(dict.fromkeys(o.card for o in self.seat.play if is_a(o.card, category)))

    def of_category(self, cards: list[str], category: str) -> list[str]:
        """The kinds of cards of a category among some."""
        is_a = self.table.is_a
        return [card for card in dict.fromkeys(cards) if is_a(card, category)]

    def has_text(self, one: Played) -> str:
        """The card whose text a played card has, if it has any (TRN-CARD-stationmaster-office)."""
        return one.copies or one.card

    # -- chance

    def shuffled(self, stream: str, things: list[str]) -> list[str]:
        """Things in an order of chance, or in the one that a position has told."""
        state = self.state
        if not state.shuffles:
            return chance.shuffle(state.seed, state.counters, stream, things)
        told, state.shuffles = state.shuffles[0], state.shuffles[1:]
        left, found = list(things), list[str]()
        for card in told:
            if card in left:
                left.remove(card)
                found.append(card)
        return [*found, *chance.shuffle(state.seed, state.counters, stream, left)]

    def number(self, stream: str, choices: int) -> int:
        return chance.draw(self.state.seed, self.state.counters, stream, choices)

    # -- decks

    def refill(self) -> Iterator[Happening]:
        """An empty deck is made anew of the discard pile, when a card is needed (TRN-DRAW-02)."""
        seat = self.seat
        if not seat.deck and seat.discard:
            stream = f"deck-{self.state.actor + 1}"
            seat.deck = self.shuffled(stream, seat.discard)[::-1]
            seat.discard, seat.seen = [], 0
            yield self.told("shuffle", f"shuffles {len(seat.deck)} cards")

    def top(self, most: int, into: list[str]) -> Iterator[Happening]:
        """The top cards, as far as there are any, one by one (TRN-DRAW-01 to -03)."""
        seat = self.seat
        while len(into) < most:
            if not seat.deck:
                yield from self.refill()
                if not seat.deck:
                    return
            into.append(seat.deck.pop())
            seat.seen = max(0, seat.seen - 1)

    def draw(self, number: int) -> Iterator[Happening]:
        """Draws cards into the hand."""
        drawn: list[str] = []
        yield from self.top(number, drawn)
        self.seat.hand += drawn
        many = tr("1 card") if len(drawn) == 1 else tr("{drawn} cards", drawn=len(drawn))
        yield self.told("draw", f"draws {many}")
        if drawn:
            yield self.privately("drawn", "finds", drawn)

    def privately(self, kind: str, verb: str, cards: list[str]) -> Happening:
        """What chance brought, told to the player alone."""
        actor = self.state.actor
        what = ", ".join(map(self.table.name, cards))
        text = f"{self.name} {verb} {what}"
        return Happening(
            kind, actor, text, chance=Chance("deck", " ".join(cards)), told_to=(actor,)
        )

    def put(self, card: str, where: str) -> None:
        """Puts a card of the player somewhere."""
        seat = self.seat
        match where:
            case "hand":
                seat.hand.append(card)
            case "gained":
                seat.gained.append(card)
            case "deck":
                seat.deck.append(card)
                seat.seen += 1
            case _:
                seat.discard.append(card)

    # -- Waste and the box

    def gain_waste(self, number: int) -> Iterator[Happening]:
        """Waste comes to the gained pile, if there is any (TRN-WASTE-01, -02)."""
        state, waste = self.state, self.table.waste
        if self.ignores_waste():
            if number:
                yield self.told("waste", "gains no Waste")
            return
        gained = min(number, state.supply.get(waste, 0))
        if gained:
            state.supply[waste] -= gained
            self.seat.gained += [waste] * gained
            yield self.told("waste", f"gains {gained} Waste", waste=gained)

    def return_waste(self, number: int) -> Iterator[Happening]:
        """Waste goes from the hand back to its pile (TRN-WASTE-04)."""
        waste, hand = self.table.waste, self.seat.hand
        for _ in range(number):
            hand.remove(waste)
        self.state.supply[waste] = self.state.supply.get(waste, 0) + number
        yield self.told("return", f"returns {number} Waste", waste=number)

    def trash(self, card: str) -> None:
        """A card goes to the box, but Waste to its pile (TRN-WASTE-05)."""
        pile = self.state.supply if card == self.table.waste else self.state.box
        pile[card] = pile.get(card, 0) + 1

    def leave_play(self, place: int) -> Played:
        """Takes a card out of the play area; whatever it did for as long as it lay there ends."""
        found = self.seat.play.pop(place)
        now = self.state.resolving
        if now is not None and now.place is not None:
            if place == now.place:
                now.place = None
            elif place < now.place:
                now.place -= 1
        return found
