"""A game of Trains as numbers for learning programs: everything that a seat knows of it."""

from collections.abc import Callable, Iterable, Sequence

from engine.learning.observation import Numbers
from engine.systems.trains.game import TrainsGame
from engine.systems.trains.hiding import is_open_to
from engine.systems.trains.planning.outlook import own_cards
from engine.systems.trains.state.state import APPLY, Seat

MOST = 99_999
MOST_CARDS = 9_999
KNOWN = 6
"""So many cards on top of the own deck are told where the player has seen them."""

Part = tuple[Numbers, Callable[[TrainsGame, int], list[int]]]


class Observer:
    """Numbers for games on one board, with one number of players.

    Cards, hexes and cities become numbers by their place in the scenario. Players come in the order
    in which they sit, the observing one first. Of the others it is told which cards they have, not
    which of them are in hand, in the deck or discarded.
    """

    def __init__(self, game: TrainsGame) -> None:
        table = game.table
        self._players = len(game.names)
        self._cards = tuple(table.cards)
        self._places = {card: place for place, card in enumerate(self._cards, 1)}
        self._cells = tuple(sorted(table.land.open))
        self._cities = tuple(table.land.cities)
        self._parts = self._all_parts()
        self.layout = tuple(numbers for numbers, _ in self._parts)

    def numbers(self, view: TrainsGame, seat: int) -> Sequence[int]:
        found: list[int] = []
        for (_, _, least, most), part in self._parts:
            found += [min(max(value, least), most) for value in part(view, seat)]
        return found

    def _all_parts(self) -> list[Part]:
        players, cards = self._players, len(self._cards)
        return [
            (Numbers("turn", 5, 0, MOST), self._turn),
            (Numbers("applying", 6, -1, MOST), self._applying),
            (Numbers("seats", 8 * players, -MOST, MOST), self._seats),
            (Numbers("hand", cards, 0, MOST_CARDS), self._hand),
            (Numbers("discard", cards, 0, MOST_CARDS), self._discard),
            (Numbers("deck", KNOWN, 0, cards), self._deck),
            (Numbers("cards", cards * players, 0, MOST_CARDS), self._owned),
            (Numbers("play", cards, 0, MOST_CARDS), self._in_play),
            (Numbers("gained", cards, 0, MOST_CARDS), self._gained),
            (Numbers("aside", cards, 0, MOST_CARDS), self._aside),
            (Numbers("supply", cards, -1, MOST_CARDS), self._supply),
            (Numbers("markers", len(self._cells) * players, 0, 1), self._markers),
            (Numbers("stations", len(self._cities), 0, MOST_CARDS), self._stations),
        ]

    def _around(self, view: TrainsGame, seat: int) -> list[Seat]:
        players = self._players
        return [view.state.seats[(seat + place) % players] for place in range(players)]

    # -- the parts

    def _turn(self, view: TrainsGame, seat: int) -> list[int]:
        """The turn, its coin, whether anything was done in it, who acts, who began."""
        state, players = view.state, self._players
        actor = players if view.actor is None else (view.actor - seat) % players
        return [state.turn, state.coin, int(state.acted), actor, (state.first - seat) % players]

    def _applying(self, view: TrainsGame, seat: int) -> list[int]:
        """Whether a card is applied (1: it is asked if), which, which part, what is left of it."""
        now = view.state.resolving
        if now is None or not now.at:
            return [0, 0, 0, 0, 0, -1]
        text, number = now.at[-1]
        card = self._places.get(text.partition(".")[0], 0)
        trashed = -1 if now.trashed is None else now.trashed
        return [1 if now.asks == APPLY else 2, card, number, now.left, now.count, trashed]

    def _seats(self, view: TrainsGame, seat: int) -> list[int]:
        """Score, points on the track, markers, and how many cards lie where."""
        scores, players = view.scores(), self._players
        found: list[int] = []
        for place, one in enumerate(self._around(view, seat)):
            sizes = map(len, (one.markers, one.hand, one.deck, one.discard, one.play, one.gained))
            found += [scores[(seat + place) % players], one.points, *sizes]
        return found

    def _hand(self, view: TrainsGame, seat: int) -> list[int]:
        return self._counted(view.state.seats[seat].hand)

    def _discard(self, view: TrainsGame, seat: int) -> list[int]:
        return self._counted(view.state.seats[seat].discard)

    def _deck(self, view: TrainsGame, seat: int) -> list[int]:
        """The top cards as far as the player has seen them, 0 where not."""
        own = view.state.seats[seat]
        known = own.deck[::-1][: min(own.seen, KNOWN)]
        return [*(self._places[card] for card in known), *[0] * (KNOWN - len(known))]

    def _owned(self, view: TrainsGame, seat: int) -> list[int]:
        seats = [(seat + place) % self._players for place in range(self._players)]
        return [n for one in seats for n in self._counted(own_cards(view.game, one))]

    def _in_play(self, view: TrainsGame, seat: int) -> list[int]:
        """The play area of whose turn it is."""
        return self._counted(one.card for one in view.game.seat.play)

    def _gained(self, view: TrainsGame, seat: int) -> list[int]:
        return self._counted(view.game.seat.gained)

    def _aside(self, view: TrainsGame, seat: int) -> list[int]:
        """Cards that were revealed, if the observing player sees them."""
        now = view.state.resolving
        is_seen = now is not None and is_open_to(view.game, seat)
        return self._counted(now.aside if now is not None and is_seen else ())

    def _supply(self, view: TrainsGame, seat: int) -> list[int]:
        """How many cards each pile has, -1 where there is none."""
        return [view.state.supply.get(card, -1) for card in self._cards]

    def _markers(self, view: TrainsGame, seat: int) -> list[int]:
        seats = self._around(view, seat)
        return [int(cell in one.markers) for one in seats for cell in self._cells]

    def _stations(self, view: TrainsGame, seat: int) -> list[int]:
        return [view.state.stations.get(city, 0) for city in self._cities]

    def _counted(self, cards: Iterable[str]) -> list[int]:
        """How many of each kind are among some cards."""
        there = list(cards)
        return [there.count(kind) for kind in self._cards]
