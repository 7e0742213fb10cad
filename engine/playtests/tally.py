"""What is counted while a game is played.

A system may count more, by a `Tally` in its `statistics.py`, and show it by its `topics.py`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from engine.protocol import Action, Game, Happening
from engine.showing.player_aid import aid_of
from model.pieces.places import canonical
from model.scenario.scenario import Scenario
from model.systems import part_of

PLACES = "places"
"""What is counted of a system that counts nothing of its own: pieces by their place."""
Counts = Mapping[str, Mapping[str, int]]
"""Numbers by what is counted and by what it is counted of: `delivered`, `beijing`, 7."""


class Topic(NamedTuple):
    """A table of what was counted over all games: the first column names a thing."""

    name: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str | int, ...], ...]
    said: int = 0
    """How many of the last columns were not counted but tell what the scenario says."""


class Tally(Protocol):
    """Counts along with one game."""

    def note(self, happenings: Sequence[Happening], action: Action | None = None) -> None: ...
    def round(self) -> int | None:
        """The round that is being played; None where nobody counts them."""
        ...

    def order(self) -> tuple[int, ...]:
        """The seats in the order of play."""
        ...

    def seats(self) -> tuple[Mapping[str, int], ...]:
        """Figures of each player, such as deliveries."""
        ...

    def counts(self) -> Counts: ...


class PlainTally:
    """For systems that count nothing of their own: rounds are those that the aid tells.

    What is used of a map is told by the pieces that lie there at the end.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._players = len(game.names)
        self._order = tuple(aid_of(game.system).order(game))
        """At the beginning: what a place at the table is worth is asked of that."""

    def note(self, happenings: Sequence[Happening], action: Action | None = None) -> None:
        pass

    def round(self) -> int | None:
        return aid_of(self._game.system).round(self._game)

    def order(self) -> tuple[int, ...]:
        return self._order

    def seats(self) -> tuple[Mapping[str, int], ...]:
        return tuple({} for _ in range(self._players))

    def counts(self) -> Counts:
        pieces, board = aid_of(self._game.system).pieces(self._game), self._game.scenario.board
        counts = Counter(str(canonical(piece.place, board)) for piece in pieces)
        return {PLACES: counts} if pieces else {}


def tally_for(game: Game) -> Tally:
    """A tally that counts along with a game from now on."""
    module = part_of("engine", game.system, "statistics")
    tally: Tally = PlainTally(game) if module is None else module.Tally(game)
    return tally


def topics_for(scenario: Scenario, counts: Counts) -> tuple[Topic, ...]:
    """What the system makes of the numbers of many games."""
    module = part_of("engine", scenario.system, "topics")
    topics: tuple[Topic, ...] = (
        _places(counts) if module is None else module.topics(scenario, counts)
    )
    return topics


def _places(counts: Counts) -> tuple[Topic, ...]:
    """What lay where at the end of the games, the most first."""
    found = sorted(counts.get(PLACES, {}).items(), key=lambda one: (-one[1], one[0]))
    return (Topic(PLACES, "Places", ("place", "pieces"), tuple(found)),) if found else ()
