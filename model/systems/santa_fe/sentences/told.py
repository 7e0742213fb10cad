"""A scenario of Santa Fe for whoever tells of it: its names, its numbers and its rules."""

from collections.abc import Iterable

from model.boards.routes import RouteBoard
from model.forms.frozen import dataclass
from model.rules.resolving import resolve_rules
from model.rules.variants import as_played
from model.scenario.names_in_words import city_name, in_words, joined
from model.scenario.scenario import Scenario
from model.systems.santa_fe.rules.card_counts import copies_of
from model.systems.santa_fe.rules.santa_fe_rules import SantaFeRules
from model.systems.santa_fe.things.cards import Card
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart
from model.systems.santa_fe.things.railroad import Railroad
from model.wording.speech import tr


@dataclass(frozen=True, slots=True)
class Told:
    """A scenario as it is played, with its rules."""

    scenario: Scenario
    rules: SantaFeRules

    @property
    def part(self) -> SantaFePart:
        return self.scenario.part_as(SantaFePart)

    def railroad(self, key: str) -> str:
        known = self.part.railroads.get(key)
        return tr(known.name) if known is not None and known.name else key.upper()

    def city(self, key: str) -> str:
        return city_name(self.scenario, key)

    def card(self, key: str) -> str:
        """What players call a kind of cards."""
        known = self.part.cards.get(key)
        return tr(known.name) if known is not None and known.name else in_words(key)

    def cards(self, keys: Iterable[str], word: str = "or") -> str:
        return joined((self.card(key) for key in keys), word)

    def railroads(self, *, major: bool) -> list[Railroad]:
        return [one for one in self.part.railroads.values() if one.is_major == major]

    def cities(self) -> list[SantaFeCity]:
        """The cities that have cards."""
        found = (one for one in self.scenario.cities.values() if isinstance(one, SantaFeCity))
        return [one for one in found if one.value is not None]

    def kinds(self, of: str) -> list[Card]:
        return [card for card in self.part.cards.values() if card.of == of]

    def count(self, card: Card) -> int:
        """How many cards of a kind there are in the box."""
        match card.of:
            case "cities":
                return sum(copies_of(city, self.rules) for city in self.cities())
            case "none":
                return card.count
        return card.count * len(self.railroads(major=card.of == "majors"))

    def terrain(self) -> list[str]:
        """The kinds of terrain that lie in segments."""
        board = self.scenario.board
        lines = board.lines.values() if isinstance(board, RouteBoard) else ()
        return sorted({kind for line in lines for row in line.terrain for kind in row})


def told_of(scenario: Scenario) -> Told | None:
    """The scenario with its rules; None where it has none that can be read."""
    rules = resolve_rules(scenario).values
    return Told(as_played(scenario), rules) if isinstance(rules, SantaFeRules) else None
