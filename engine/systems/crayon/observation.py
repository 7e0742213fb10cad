"""A crayon game as numbers for learning programs: everything that a seat knows of it."""

from collections.abc import Callable, Iterable, Sequence

from engine.learning.observation import Numbers
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.state.state import Seat, Train
from model.systems.crayon.network.network import edge_key

PHASES = ("build-round", "operations", "building", "lost")
MOST_MONEY = 99_999
MOST_ROUNDS = 9_999


class Observer:
    """Numbers for games on one table, with one number of players.

    Names become numbers by their place in the scenario, from 1 on; 0 means nothing. Players come
    in the order in which they sit, the observing one first.
    """

    def __init__(self, game: CrayonGame) -> None:
        table, rules = game.table, game.table.rules
        self._players = len(game.names)
        self._kinds = _numbered(rules.trains)
        self._cities = _numbered(game.scenario.cities)
        self._goods = _numbered(table.chips)
        self._rights = (*table.ferries, *table.links)
        self._events = tuple(table.events)
        self._edges = {
            edge: place
            for place, edge in enumerate(
                sorted({edge_key(a, b) for a, near in enumerate(table.ways) for b in near})
            )
        }
        self._trains = max(len(rules.start.trains), *(len(s.trains) for s in game.state.seats))
        self._capacity = max(train.capacity for train in rules.trains.values())
        self._hand = rules.turn.hand_size
        self._demands = max((len(card.demands) for card in table.cards.values()), default=0)
        self._parts = self._all_parts(game)
        self.layout = tuple(numbers for numbers, _ in self._parts)

    def numbers(self, view: CrayonGame, seat: int) -> Sequence[int]:
        found: list[int] = []
        for (_, count, least, most), part in self._parts:
            values = part(view, seat)
            found += [min(max(value, least), most) for value in values[:count]]
            found += [0] * (count - len(values))
        return found

    def _all_parts(
        self, game: CrayonGame
    ) -> list[tuple[Numbers, Callable[[CrayonGame, int], list[int]]]]:
        players, milepost = self._players, len(game.table.cells)
        names = max(len(self._kinds), len(self._goods), len(self._cities), milepost)
        train, card = 6 + self._capacity, 3 * self._demands
        return [
            (Numbers("turn", 6, 0, MOST_ROUNDS), self._turn),
            (Numbers("to-win", 2 + players, 0, MOST_MONEY), self._to_win),
            (Numbers("money", 2 * players, -MOST_MONEY, MOST_MONEY), self._money),
            (Numbers("trains", players * self._trains * train, 0, names), self._all_trains),
            (Numbers("hands", players * self._hand * card, 0, MOST_MONEY), self._hands),
            (Numbers("lost-turns", players, 0, 99), self._lost_turns),
            (Numbers("tray", len(self._goods), 0, 999), self._tray),
            (Numbers("events", len(self._events), 0, 100), self._in_play),
            (Numbers("rights", players * len(self._rights), 0, 1), self._owned),
            (Numbers("track", len(self._edges), 0, players), self._track),
        ]

    # -- the parts

    def _seats(self, view: CrayonGame, seat: int) -> list[Seat]:
        return [view.state.seats[other] for other in view.state.from_seat(seat)]

    def _turn(self, view: CrayonGame, seat: int) -> list[int]:
        """Whose turn it is, who acts, the phase, the round, what was spent, who began."""
        state, turn, players = view.state, view.state.turn, self._players
        actor = players if view.actor is None else (view.actor - seat) % players
        first = (state.first - seat) % players
        phase = PHASES.index(turn.phase)
        return [(turn.seat - seat) % players, actor, phase, turn.round, turn.spent, first]

    def _to_win(self, view: CrayonGame, seat: int) -> list[int]:
        state = view.state
        declared = [int(other in state.declared) for other in state.from_seat(seat)]
        return [state.win_cash, int(state.cash_public), *declared]

    def _money(self, view: CrayonGame, seat: int) -> list[int]:
        """Cash, as far as the seat knows it, and debts."""
        seats = self._seats(view, seat)
        return [number for one in seats for number in (one.cash, sum(one.debts))]

    def _all_trains(self, view: CrayonGame, seat: int) -> list[int]:
        found: list[int] = []
        for player in self._seats(view, seat):
            trains = player.trains[: self._trains]
            found += [number for train in trains for number in self._train(train)]
            found += [0] * ((self._trains - len(trains)) * (6 + self._capacity))
        return found

    def _train(self, train: Train) -> list[int]:
        """Its kind, where it is and came from, its moves left, whether it waits or is slow."""
        loads = [self._goods.get(good, 0) for good in train.loads[: self._capacity]]
        head = [self._kinds.get(train.type, 0), train.at, train.came_from, max(0, train.left)]
        marks = [int(train.waits), int(train.halved or train.half_next)]
        return [*head, *marks, *loads, *[0] * (self._capacity - len(loads))]

    def _hands(self, view: CrayonGame, seat: int) -> list[int]:
        """City, good and payout of every demand in everybody's hand."""
        found: list[int] = []
        for player in self._seats(view, seat):
            hand = player.hand[: self._hand]
            for card in hand:
                demands = view.table.cards[card].demands
                for one in demands:
                    city, good = self._cities.get(one.city, 0), self._goods.get(one.good, 0)
                    found += [city, good, one.pays]
                found += [0] * (3 * (self._demands - len(demands)))
            found += [0] * ((self._hand - len(hand)) * 3 * self._demands)
        return found

    def _lost_turns(self, view: CrayonGame, seat: int) -> list[int]:
        return [one.lost_turns for one in self._seats(view, seat)]

    def _tray(self, view: CrayonGame, seat: int) -> list[int]:
        return [view.state.tray.get(good, 0) for good in self._goods]

    def _in_play(self, view: CrayonGame, seat: int) -> list[int]:
        """For every event how many turns it still lasts, and 1 more: 0 means not in play."""
        lasts = {one.event: (one.turns or 0) + 1 for one in view.state.in_play}
        return [lasts.get(event, int(event in view.state.rains)) for event in self._events]

    def _owned(self, view: CrayonGame, seat: int) -> list[int]:
        track, order = view.state.track, view.state.from_seat(seat)
        return [int(track.owns(other, name)) for other in order for name in self._rights]

    def _track(self, view: CrayonGame, seat: int) -> list[int]:
        """For every section that can be built whose it is: 0 nobody's, 1 own, 2 the next one's."""
        found, players = [0] * len(self._edges), self._players
        for edge, owner in view.state.track.sections.items():
            if edge in self._edges:
                found[self._edges[edge]] = (owner - seat) % players + 1
        return found


def _numbered(names: Iterable[str]) -> dict[str, int]:
    return {name: place for place, name in enumerate(names, 1)}
