"""What a game of Trains tells about its cards and its board: purchases, piles, cities."""

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.playtests.tally import Counts, PlainTally
from engine.protocol import Action, Happening
from engine.systems.trains.game import TrainsGame
from engine.systems.trains.turns import ending

FIGURES = (
    "cards bought",
    "coin spent on cards",
    "rails",
    "coin spent on rails",
    "stations",
    "Waste gained",
    "Waste returned",
    "points on board",
    "points on cards",
    "points on track",
)
_ONE_EACH = {"rail": "rails", "station": "stations", "buys": "cards bought"}
"""What happens, and the figure that it raises by one."""


class Tally(PlainTally):
    """Counts along with one game; what lies where is read at its end."""

    def __init__(self, game: TrainsGame) -> None:
        super().__init__(game)
        self._trains = game
        self._counts: dict[str, Counter[str]] = {}
        self._figures: tuple[Counter[str], ...] = tuple(Counter() for _ in game.names)
        self._supply = tuple(game.state.supply)

    def note(self, happenings: Sequence[Happening], action: Action | None = None) -> None:
        for one in happenings:
            if one.seat is not None:
                self._noted(one, self._figures[one.seat])

    def _noted(self, one: Happening, figures: Counter[str]) -> None:
        if one.kind in _ONE_EACH:
            figures[_ONE_EACH[one.kind]] += 1
        match one.kind:
            case "buys":
                figures["coin spent on cards"] += one.facts["coin"]
                self._add("card bought", one.facts["card"])
                self._add("card rounds", one.facts["card"], self.round() or 0)
            case "gain":
                self._add("card gained", one.facts["card"])
            case "plays":
                self._add("card played", one.facts["card"])
            case "rail":
                figures["coin spent on rails"] += one.facts["coin"]
            case "waste":
                figures["Waste gained"] += one.facts.get("waste", 0)
            case "return":
                figures["Waste returned"] += one.facts["waste"]

    def _add(self, what: str, of: str, number: int = 1) -> None:
        self._counts.setdefault(what, Counter())[of] += number

    # -- what came out

    def seats(self) -> tuple[Mapping[str, int], ...]:
        for seat, figures in enumerate(self._figures):
            figures["points on board"] = ending.on_board(self._trains.game, seat)
            figures["points on track"] = self._trains.state.seats[seat].points
            rest = figures["points on board"] + figures["points on track"]
            figures["points on cards"] = self._trains.scores()[seat] - rest
        return tuple({name: figures[name] for name in FIGURES} for figures in self._figures)

    def counts(self) -> Counts:
        found: dict[str, Mapping[str, int]] = dict(self._counts)
        return {**super().counts(), **found, **self._piles(), **self._places(), **self._end()}

    def _piles(self) -> Counts:
        """Which piles there were, and which have run out."""
        supply = self._trains.state.supply
        emptied = {card: int(not supply[card]) for card in self._supply if card in supply}
        return {
            "card games": dict.fromkeys(self._supply, 1),
            "card emptied": emptied,
            **self._last_piles(),
        }

    def _last_piles(self) -> Counts:
        """Which piles have ended the game, if it was piles; all of them in one word as well."""
        result, kept = self._trains.result, self._trains.table.rules.end.not_counted
        if result is None or result.reason != ending.PILES:
            return {}
        supply = self._trains.state.supply
        empty = [card for card, left in supply.items() if not left and card not in kept]
        return {"card ended": dict.fromkeys(empty, 1), "piles": {" ".join(sorted(empty)): 1}}

    def _places(self) -> Counts:
        """Markers, stations and points in cities and remote places."""
        state, ground = self._trains.state, self._trains.table.land.ground
        markers = {ground[cell].city: n for cell, n in state.markers.items() if ground[cell].city}
        stations = {city: n for city, n in state.stations.items() if n}
        games = sorted({*markers, *stations})
        return {
            "city markers": dict(sorted(markers.items())),
            "city stations": dict(sorted(stations.items())),
            "city games": dict.fromkeys(games, 1),
        }

    def _end(self) -> Counts:
        """Which end it was."""
        if self._trains.result is None:
            return {}
        state, rules = self._trains.state, self._trains.table.rules
        placed = max(len(seat.markers) for seat in state.seats)
        built = sum(state.stations.values())
        ends = {
            "piles": ending.why_over(self._trains.game) == ending.PILES,
            "markers": rules.end.all_track and placed >= rules.markers.track,
            "stations": rules.end.all_stations and built >= rules.markers.stations,
        }
        return {"end": {name: int(found) for name, found in ends.items()}}
