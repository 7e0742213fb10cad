"""A game of Santa Fe as numbers for learning programs: everything that a seat knows of it."""

from collections.abc import Callable, Iterable, Sequence

from engine.learning.observation import Numbers
from engine.systems.santa_fe.game import SantaFeGame
from engine.systems.santa_fe.state.state import DRAW, LAY, MARKERS, PLAY, Seat

STEPS = (DRAW, PLAY, MARKERS, LAY)
MOST = 99_999
MOST_CARDS = 999

Part = tuple[Numbers, Callable[[SantaFeGame, int], list[int]]]


class Observer:
    """Numbers for games on one board, with one number of players.

    Cards, lines and railroads become numbers by their place in the scenario. Players come in the
    order in which they sit, the observing one first. Of the hands of others only what was taken
    openly is told, and how many cards they have; what all choose at once is told when it is open.
    """

    def __init__(self, game: SantaFeGame) -> None:
        table = game.table
        self._players = len(game.names)
        self._cities = tuple(dict.fromkeys(table.city_cards))
        self._special = tuple(dict.fromkeys(table.special_cards))
        self._lines = tuple(table.land.lines)
        self._railroads = {one: place for place, one in enumerate(table.land.railroads, 1)}
        self._markers = {one: place for place, one in enumerate(table.part.boom_markers, 1)}
        self._parts = self._all_parts(game)
        self.layout = tuple(numbers for numbers, _ in self._parts)

    def numbers(self, view: SantaFeGame, seat: int) -> Sequence[int]:
        found: list[int] = []
        for (_, _, least, most), part in self._parts:
            found += [min(max(value, least), most) for value in part(view, seat)]
        return found

    def _all_parts(self, game: SantaFeGame) -> list[Part]:
        players, cities, special = self._players, len(self._cities), len(self._special)
        lines, railroads = len(self._lines), len(self._railroads)
        segments = max((line.segments for line in game.table.land.lines.values()), default=1)
        return [
            (Numbers("turn", 6, 0, MOST), self._turn),
            (Numbers("seats", 6 * players, -MOST, MOST), self._seats),
            (Numbers("hand", cities, 0, MOST_CARDS), self._hand),
            (Numbers("taken", special * players, 0, MOST_CARDS), self._taken),
            (Numbers("open", special * players, 0, MOST_CARDS), self._open),
            (Numbers("tableaus", cities * players, 0, MOST_CARDS), self._tableaus),
            (Numbers("display", special, 0, MOST_CARDS), self._display),
            (Numbers("railroads", 3 * railroads, 0, MOST), self._come),
            (Numbers("lines", 3 * lines, 0, max(segments, railroads)), self._track),
            (Numbers("heads", railroads * len(game.table.land.cities), 0, 9), self._heads),
            (Numbers("markers", cities, 0, max(1, len(self._markers))), self._boomed),
        ]

    def _around(self, view: SantaFeGame, seat: int) -> list[Seat]:
        players = self._players
        return [view.state.seats[(seat + place) % players] for place in range(players)]

    # -- the parts

    def _turn(self, view: SantaFeGame, seat: int) -> list[int]:
        """The step, the round, the turn of laying, who acts, who is First Player, the deck."""
        state, players = view.state, self._players
        actor = players if view.actor is None else (view.actor - seat) % players
        first = (state.first - seat) % players
        return [
            *(STEPS.index(state.step), state.round, state.turn),
            *(actor, first, len(state.deck)),
        ]

    def _seats(self, view: SantaFeGame, seat: int) -> list[int]:
        """Money, points, cards in hand, pieces laid in both turns, whether the branch is used."""
        scores, players = view.scores(), self._players
        found: list[int] = []
        for place, one in enumerate(self._around(view, seat)):
            points = scores[(seat + place) % players]
            found += [one.money, points, len(one.hand), *one.laid, int(one.branched)]
        return found

    def _hand(self, view: SantaFeGame, seat: int) -> list[int]:
        return _counted(view.state.seats[seat].hand, self._cities)

    def _taken(self, view: SantaFeGame, seat: int) -> list[int]:
        """Special cards in everybody's hand, which were taken openly."""
        seats = self._around(view, seat)
        return [number for one in seats for number in _counted(one.hand, self._special)]

    def _open(self, view: SantaFeGame, seat: int) -> list[int]:
        """Special cards that were played in this round; nothing while they lie face down."""
        is_open = view.state.step in (MARKERS, LAY)
        played = [one.play if is_open else () for one in self._around(view, seat)]
        return [number for cards in played for number in _counted(cards, self._special)]

    def _tableaus(self, view: SantaFeGame, seat: int) -> list[int]:
        seats = self._around(view, seat)
        return [number for one in seats for number in _counted(one.tableau, self._cities)]

    def _display(self, view: SantaFeGame, seat: int) -> list[int]:
        return _counted(view.state.display, self._special)

    def _come(self, view: SantaFeGame, seat: int) -> list[int]:
        """Pieces left of each railroad, whether it may be laid, and its branches."""
        land, track, may = view.table.land, view.state.track, view.position.railroads()
        return [
            number
            for one in self._railroads
            for number in (track.left(land, one), int(one in may), track.branches.get(one, 0))
        ]

    def _track(self, view: SantaFeGame, seat: int) -> list[int]:
        """For every line whose it is, and how many pieces lie on it from either end."""
        pieces, found = view.state.track.pieces, list[int]()
        for line in self._lines:
            on = pieces.get(line)
            row = (0, 0, 0) if on is None else (self._railroads[on.railroad], on.from_a, on.from_b)
            found += row
        return found

    def _heads(self, view: SantaFeGame, seat: int) -> list[int]:
        heads = view.state.track.heads
        cities = view.table.land.cities
        return [heads.get(one, ()).count(city) for one in self._railroads for city in cities]

    def _boomed(self, view: SantaFeGame, seat: int) -> list[int]:
        boomed = view.state.boomed
        return [self._markers.get(boomed.get(city, ""), 0) for city in self._cities]


def _counted(cards: Iterable[str], kinds: Sequence[str]) -> list[int]:
    """How many of each kind are among some cards."""
    there = list(cards)
    return [there.count(kind) for kind in kinds]
