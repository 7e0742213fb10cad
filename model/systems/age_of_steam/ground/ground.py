"""The ground of an Age of Steam scenario: its land without track, and the lines between stops."""

from collections.abc import Collection

from model.abilities.ground import NoGround, PricedLine
from model.boards.hexes import HexBoard
from model.forms.frozen import dataclass
from model.notation import Cell
from model.rules.resolving import NoRules, rules_of
from model.rules.variants import as_played
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.lines.cheapest import MOST_HEXES, cheapest_lines
from model.systems.age_of_steam.lines.first_tiles import FirstTiles
from model.systems.age_of_steam.lines.line import Line
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.track.land import NONE, Land, land_of


@dataclass(frozen=True, slots=True, eq=False)
class AgeOfSteamGround:
    """A board without track, and what the first tiles on it cost."""

    scenario: Scenario
    tiles: FirstTiles

    @property
    def land(self) -> Land:
        return self.tiles.land

    @property
    def unit(self) -> str:
        """What prices are counted in (AOS-COMP-09)."""
        return "dollars"

    @property
    def place_word(self) -> str:
        """Where a line begins and ends."""
        return "stop"

    def has(self, cell: Cell) -> bool:
        """Whether a line can begin or end at a cell: at a city or a town."""
        return bool(self.stop_at(cell))

    def stop_at(self, cell: Cell) -> str:
        """The city or town that stands on a cell, or nothing."""
        here = self.land.hex_at(cell)
        return "" if here == NONE else self.land.stop_at(here)

    def price_at(self, cell: Cell) -> int | None:
        """What the cheapest first tile on a hex costs; None where no tile can lie."""
        here = self.land.hex_at(cell)
        return None if here == NONE else self.tiles.least(here)

    def cells_of(self, city: str) -> tuple[Cell, ...]:
        """The hexes of a city or town."""
        number = self.land.number.get(city)
        hexes = () if number is None else self.land.hexes_of[number]
        return tuple([self.land.cells[here] for here in hexes])

    def line(self, start: str, goal: str) -> Line | None:
        """The cheapest line between two stops; None where they cannot be joined."""
        return cheapest_lines(self.tiles, start, through_cities=True, goal=goal).get(goal)

    def link(self, start: str, goal: str) -> Line | None:
        """The cheapest single link between two stops, without any other on the way."""
        return cheapest_lines(self.tiles, start, through_towns=False, goal=goal).get(goal)

    def cheapest(self, here: Collection[Cell], there: Collection[Cell]) -> PricedLine | None:
        """The cheapest line between two stops, told; None where they cannot be joined."""
        from model.systems.age_of_steam.ground.told_lines import told_line

        starts, goals = ({self.stop_at(cell) for cell in cells} - {""} for cells in (here, there))
        if len(starts) != 1 or len(goals) != 1 or starts == goals:
            return None
        return told_line(self, starts.pop(), goals.pop())

    def after(self, scenario: Scenario) -> "AgeOfSteamGround":
        """The ground of a later scenario."""
        return ground_of(scenario)


def ground_of(scenario: Scenario) -> AgeOfSteamGround:
    """The ground of a scenario; NoGround where it has no rules, or no board of hexes for lines."""
    played = as_played(scenario)
    try:
        rules = rules_of(played, AgeOfSteamRules)
    except NoRules as trouble:
        raise NoGround(str(trouble)) from None
    board = played.board
    if not isinstance(board, HexBoard):
        raise NoGround("this scenario has no board of hexes to build on")
    if board.size.cols * board.size.rows > MOST_HEXES:
        raise NoGround(f"lines are looked for on boards of up to {MOST_HEXES:,} hexes")
    return AgeOfSteamGround(scenario, FirstTiles(land_of(played, rules)))
