"""A scenario of Trains for whoever tells of it: its cards, its kits and its rules as played."""

from model.boards.terrain import TerrainBoard
from model.forms.frozen import dataclass
from model.rules.resolving import resolve_rules
from model.rules.variants import as_played
from model.scenario.scenario import Scenario
from model.systems.trains.rules.card_counts import (
    kinds_to_choose,
    needed,
    numbers_of_players,
    pile_sizes,
)
from model.systems.trains.rules.trains_rules import TrainsRules
from model.systems.trains.things.card import Card
from model.systems.trains.things.part import TrainsPart


@dataclass(frozen=True, slots=True)
class Told:
    """A scenario as it is played, with its rules."""

    scenario: Scenario
    rules: TrainsRules

    @property
    def part(self) -> TrainsPart:
        return self.scenario.part_as(TrainsPart)

    def card(self, key: str) -> str:
        """What players call a card."""
        known = self.part.cards.get(key)
        return known.title if known is not None else key

    def counts(self) -> dict[str, int]:
        """How many cards of each kind a game needs."""
        return needed(self.part, self.rules, numbers_of_players(self.scenario))

    def piles(self, players: int) -> dict[str, int]:
        """How many cards the piles of every game have with so many players."""
        return pile_sizes(self.part, self.rules, players)

    def terrain(self) -> set[str]:
        """The kinds of terrain that are on the board."""
        board = self.scenario.board
        return set(board.kinds()) if isinstance(board, TerrainBoard) else set()

    def kinds(self) -> list[Card]:
        """The kinds of which some are chosen for a game."""
        return [self.part.cards[key] for key in kinds_to_choose(self.part, self.rules)]


def told_of(scenario: Scenario) -> Told | None:
    """The scenario with its rules; None where it has none that can be read."""
    rules = resolve_rules(scenario).values
    return Told(as_played(scenario), rules) if isinstance(rules, TrainsRules) else None
