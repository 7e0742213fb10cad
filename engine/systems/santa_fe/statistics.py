"""What a game of Santa Fe tells about its board: cities, railroads, bonuses, cards."""

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.playtests.tally import Counts, PlainTally
from engine.protocol import Action, Happening
from engine.systems.santa_fe.game import SantaFeGame
from engine.systems.santa_fe.state.table import Table

FIGURES = (
    "pieces laid",
    "connections",
    "earned by bonuses",
    "City cards played",
    "special cards played",
    "branches begun",
    "cards exchanged",
)


class Tally(PlainTally):
    """Counts along with one game; how far railroads have come is read at its end."""

    def __init__(self, game: SantaFeGame) -> None:
        super().__init__(game)
        self._santa_fe = game
        self._counts: dict[str, Counter[str]] = {}
        self._figures: tuple[Counter[str], ...] = tuple(Counter() for _ in game.names)

    def note(self, happenings: Sequence[Happening], action: Action | None = None) -> None:
        for one in happenings:
            if one.seat is not None:
                self._noted(one, self._figures[one.seat])

    def _noted(self, one: Happening, figures: Counter[str]) -> None:
        match one.kind:
            case "lay":
                figures["pieces laid"] += 1
                figures["branches begun"] += one.facts["is_branch"]
                self._add("railroad laid", one.facts["railroad"])
                self._add("line laid", one.facts["line"])
            case "connect":
                figures["connections"] += 1
                figures["earned by bonuses"] += one.facts["bonus"]
                self._add("city bonus", one.facts["city"], one.facts["bonus"])
                self._add("railroad bonus", one.facts["railroad"], one.facts["bonus"])
            case "plays":
                self._played(one, figures)
            case "exchange":
                figures["cards exchanged"] += one.facts["cards"]

    def _played(self, one: Happening, figures: Counter[str]) -> None:
        table: Table = self._santa_fe.table
        for card in one.facts["cards"]:
            is_city = table.is_city(card)
            figures["City cards played" if is_city else "special cards played"] += 1
            self._add("card played", table.kind(card).id)
            if is_city:
                self._add("city played", card)

    def _add(self, what: str, of: str, number: int = 1) -> None:
        self._counts.setdefault(what, Counter())[of] += number

    # -- what came out

    def seats(self) -> tuple[Mapping[str, int], ...]:
        return tuple({name: figures[name] for name in FIGURES} for figures in self._figures)

    def counts(self) -> Counts:
        found: dict[str, Mapping[str, int]] = dict(self._counts)
        return {**super().counts(), **found, **self._come_to(), **self._lines()}

    def _come_to(self) -> Counts:
        """How far railroads have come, and which cities they have."""
        land, track = self._santa_fe.table.land, self._santa_fe.state.track
        reached = {one: track.connected(land, one) for one in land.railroads}
        cities = Counter(city for some in reached.values() for city in some)
        return {
            "railroad cities": {one: len(some) for one, some in reached.items()},
            "railroad left": {one: track.left(land, one) for one in land.railroads},
            "railroad unfinished": {
                one: int(track.left(land, one) > 0 and bool(track.laid(one)))
                for one in land.railroads
            },
            "railroad games": {one: int(bool(track.laid(one))) for one in land.railroads},
            "city railroads": dict(sorted(cities.items())),
            "city games": dict.fromkeys(sorted(cities), 1),
        }

    def _lines(self) -> Counts:
        """The lines on which track lies, and those of them that are finished."""
        land, track = self._santa_fe.table.land, self._santa_fe.state.track
        begun = [key for key in land.lines if key in track.pieces]
        return {
            "line begun": dict.fromkeys(begun, 1),
            "line finished": {key: int(track.is_complete(land, key)) for key in begun},
        }
