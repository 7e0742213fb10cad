"""The ground of a Trains board: what rails cost from hex to hex while nobody has built yet."""

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

from model.abilities.ground import NoGround, PricedLine, PricePart
from model.amounts_in_words import counted, listed
from model.boards.hexes import HexBoard
from model.forms.frozen import dataclass
from model.notation import Cell
from model.rules.resolving import NoRules, rules_of
from model.rules.variants import as_played
from model.scenario.scenario import Scenario
from model.systems.trains.building.land import Land
from model.systems.trains.building.ways import price_of, reached_from, way_to
from model.systems.trains.effects.lasting import Waive, WhileInPlay
from model.systems.trains.rules.trains_rules import TrainsRules
from model.systems.trains.things.part import TrainsPart

MOST_HEXES = 10_000
"""On larger boards no ways are looked for."""
MOST_NOTES = 12
"""With so many sets of waivers the way is priced again."""


@dataclass(frozen=True, slots=True, eq=False)
class TrainsGround:
    """A board without markers and stations."""

    scenario: Scenario
    land: Land
    part: TrainsPart

    @property
    def unit(self) -> str:
        """What prices are counted in (TRN-RAIL-04)."""
        return "coin"

    @property
    def place_word(self) -> str:
        """Where a line begins and ends."""
        return "hex"

    def has(self, cell: Cell) -> bool:
        """Whether a line can begin or end at a hex."""
        return cell in self.land.open

    def price_at(self, cell: Cell) -> int | None:
        """What a rail on a hex costs; None where nobody builds."""
        return price_of(self.land, cell) if cell in self.land.open else None

    def cells_of(self, city: str) -> tuple[Cell, ...]:
        """The hex of a city or remote place."""
        known = self.scenario.cities.get(city)
        at = known.at if known is not None else None
        return (at,) if at is not None and at in self.land.ground else ()

    def cheapest(self, here: Collection[Cell], there: Collection[Cell]) -> PricedLine | None:
        """The cheapest rails from a marker on one hex to another; None where none can lead."""
        found = reached_from(self.land, here)
        goals = [cell for cell in there if cell in found]
        if not goals:
            return None
        goal = min(goals, key=lambda cell: found[cell])
        way, rails = way_to(found, goal), found[goal].rails
        notes, waived = _waived(self, here, goal, found[goal].coin)
        return PricedLine(
            total=found[goal].coin,
            length=counted(rails, "rail"),
            parts=tuple(_parts(self.land, way[1:])),
            way=tuple(way),
            notes=(*notes, *_too_long(self.land, rails)),
            data={"rails": rails, "way": list(map(str, way)), "with": waived},
        )

    def after(self, scenario: Scenario) -> "TrainsGround":
        """The ground of a later scenario."""
        return ground_of(scenario)


def ground_of(scenario: Scenario) -> TrainsGround:
    """The ground of a scenario; NoGround where it has no rules, or no board of hexes."""
    played = as_played(scenario)
    try:
        rules = rules_of(played, TrainsRules)
    except NoRules as trouble:
        raise NoGround(str(trouble)) from None
    board = played.board
    if not isinstance(board, HexBoard):
        raise NoGround("this scenario has no board of hexes to build on")
    if board.size.cols * board.size.rows > MOST_HEXES:
        raise NoGround(f"ways are looked for on boards of up to {MOST_HEXES:,} hexes")
    return TrainsGround(scenario, Land(played, rules), played.part_as(TrainsPart))


def _parts(land: Land, way: list[Cell]) -> Iterator[PricePart]:
    """What its price is made of, what is alike together."""
    numbers = Counter(_word(land, cell) for cell in way)
    prices = Counter[str]()
    for cell in way:
        prices[_word(land, cell)] += price_of(land, cell)
    for word, number in numbers.items():
        yield PricePart(word, number, prices[word])


def _word(land: Land, cell: Cell) -> str:
    one = land.ground[cell]
    if one.number:
        return f"remote place {land.name_of(cell)}"
    return "city" if one.room else one.terrain


def _waived(
    ground: TrainsGround, here: Collection[Cell], goal: Cell, usual: int
) -> tuple[list[str], dict[str, int]]:
    """What it costs with cards in play that waive something, where that is less (TRN-RAIL-11)."""
    notes, data = list[str](), dict[str, int]()
    for waived, cards in list(_waivers(ground.part).items())[:MOST_NOTES]:
        coin = reached_from(ground.land, here, waived)[goal].coin
        if coin < usual:
            names = [ground.part.cards[card].title for card in cards]
            notes.append(f"with {listed(names)} in play it costs {coin}")
            data |= dict.fromkeys(cards, coin)
    return notes, data


def _waivers(part: TrainsPart) -> dict[frozenset[str], list[str]]:
    """The cards that waive something while they are in play, by what they waive."""
    found: dict[frozenset[str], list[str]] = {}
    for key, card in part.cards.items():
        waived = frozenset(item for one in card.effects for item in _items(one))
        if waived:
            found.setdefault(waived, []).append(key)
    return found


def _items(effect: Any) -> tuple[str, ...]:
    is_lasting = isinstance(effect, WhileInPlay) and isinstance(effect.while_in_play, Waive)
    return effect.while_in_play.waive if is_lasting else ()


def _too_long(land: Land, rails: int) -> Iterator[str]:
    most = land.rules.markers.track
    if rails + 1 > most:
        yield f"it takes {rails + 1} markers, and a player has {most}"
