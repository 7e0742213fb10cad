"""A game as its steps see it: the table, the state, the players, and chance."""

from collections.abc import Iterator

from engine.protocol import Chance, Happening
from engine.systems.santa_fe.state.state import Seat, State
from engine.systems.santa_fe.state.table import Table
from model import chance
from model.systems.santa_fe.things.city import SantaFeCity
from model.wording.speech import tr


class Play:
    """What every step works on."""

    def __init__(self, table: Table, state: State, names: tuple[str, ...]) -> None:
        self.table, self.state, self.names = table, state, names

    def copy(self) -> "Play":
        return Play(self.table, self.state.copy(), self.names)

    def seat(self, number: int) -> Seat:
        return self.state.seats[number]

    def shuffled(self, stream: str, things: list[str]) -> list[str]:
        return chance.shuffle(self.state.seed, self.state.counters, stream, things)

    def number(self, stream: str, choices: int) -> int:
        return chance.draw(self.state.seed, self.state.counters, stream, choices)

    def railroads(self) -> tuple[str, ...]:
        """The railroads whose track may be laid (SFR-SETUP-01)."""
        return self.table.railroads(self.state.short_lines)

    def value(self, city: SantaFeCity) -> int:
        """What a city is worth now: as its marker says, or as it is printed."""
        marker = self.table.part.boom_markers.get(self.state.boomed.get(city.id, ""))
        return marker.value if marker is not None else city.value or 0

    def is_in_two(self) -> bool:
        return self.state.players == 2

    def pay(self, seat: int, amount: int) -> int:
        """The bank pays what it has; says how much that was (SFR-OPEN-16)."""
        state = self.state
        paid = amount if state.bank is None else min(amount, state.bank)
        state.seats[seat].money += paid
        if state.bank is not None:
            state.bank -= paid
        return paid

    def charge(self, seat: int, amount: int) -> None:
        self.state.seats[seat].money -= amount
        if self.state.bank is not None:
            self.state.bank += amount

    def from_deck(self, seat: int | None) -> Iterator[Happening]:
        """The top card goes to a hand, or to the third player; Short Lines are shown.

        A Short Line is replaced from the deck, as long as there is one (SFR-DRAW-10, -12).
        """
        state, rules = self.state, self.table.rules.two_players
        while state.deck:
            card, state.deck = state.deck[0], state.deck[1:]
            state.piles = _one_less(state.piles)
            is_unseen = seat is None and rules.third_short_lines == "vanish"
            if self.table.is_short_line(card) and not is_unseen:
                yield self._shown(card)
                continue
            if seat is None:
                state.third = (*state.third, card)
                text = tr("A card is put aside for the third player")
                yield Happening("third", None, text, chance=None)
                yield Happening("card", None, text, chance=Chance("deck", card), told_to=())
            else:
                yield from self._into_hand(seat, card)
            return

    def _into_hand(self, seat: int, card: str) -> Iterator[Happening]:
        one = self.seat(seat)
        one.hand = (*one.hand, card)
        name, what = self.names[seat], self.table.card_name(card)
        yield Happening("drawn", seat, tr("{name} draws from the deck", name=name))
        text = tr("{name} finds {what}", name=name, what=what)
        yield Happening("card", seat, text, chance=Chance("deck", card), told_to=(seat,))

    def _shown(self, card: str) -> Happening:
        railroad = self.table.railroad_of(card)
        self.state.short_lines = tuple(sorted({*self.state.short_lines, railroad}))
        self.state.removed = (*self.state.removed, card)
        text = tr("{railroad} comes into play", railroad=self.table.land.name_of(railroad))
        return Happening("short-line", None, text, {"railroad": railroad}, Chance("deck", card))


def _one_less(piles: tuple[int, ...]) -> tuple[int, ...]:
    """The piles after the top card has gone."""
    for number, size in enumerate(piles):
        if size:
            return (*piles[:number], size - 1, *piles[number + 1 :])
    return piles
