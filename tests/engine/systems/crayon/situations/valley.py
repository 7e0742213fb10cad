"""One line through a small valley, on which the variations are tried.

West (2,2) - 3,2 - 4,2 - Mill (5,2) - 6,2 - 7,2 - Town (8,2) - 9,2 - East (10,2), all on clear
ground; Ford lies north of Mill at 5,0. Mill has coal, Town has wine, East has tea.
"""

from dataclasses import dataclass

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import game_on

BOARD = """
board:
  kind: mileposts
  size: [13, 5]
  legend: {".": clear}
  terrain: |
    .............
    .............
    .............
    .............
    .............
cities:
- {id: west, name: West, kind: major, at: "1,2", members: "1,2 2,2", supplies: [machines]}
- {id: east, name: East, kind: major, at: "11,2", members: "10,2 11,2", supplies: [tea]}
- {id: mill, name: Mill, kind: small, at: "5,2", supplies: [coal]}
- {id: ford, name: Ford, kind: small, at: "5,0", supplies: []}
- {id: town, name: Town, kind: medium, at: "8,2", supplies: [wine]}
goods:
- {id: coal, chips: 4}
- {id: machines, chips: 2}
- {id: tea, chips: 1}
- {id: wine, chips: 2}
"""
LINE = ("2,2 3,2", "3,2 4,2", "4,2 5,2", "5,2 6,2", "6,2 7,2", "7,2 8,2", "8,2 9,2", "9,2 10,2")
WEST_TO_MILL = "[{}]".format(", ".join(f'"{edge}"' for edge in LINE[:3]))
WEST_TO_TOWN = "[{}]".format(", ".join(f'"{edge}"' for edge in LINE[:6]))
WEST_TO_EAST = "[{}]".format(", ".join(f'"{edge}"' for edge in LINE))
MILL_TO_TOWN = "[{}]".format(", ".join(f'"{edge}"' for edge in LINE[3:6]))

SECOND_LINE = (
    '["2,2 2,1", "2,1 3,1", "3,1 4,1", "4,1 5,1", "5,1 6,1", "6,1 7,1", "7,1 8,1", "8,1 9,1", '
    '"9,1 10,2"]'
)
"""Another way from West to East, past all cities."""

DEMANDS = tuple(
    f"town coal {9 + card}, east coal {40 + card}, ford coal {80 + card}" for card in range(1, 31)
)
"""Card 1 pays 10 for coal in Town, card 2 pays 11, and so on."""

STRIKE = "{id: strike, name: Strike, duration: 1 turn, effects: [{effect: no-move, area: all}]}"
TAX = (
    "{id: tax, name: Tax, duration: instant, effects: "
    "[{effect: tax, table: {50: 5, more: 9}}, {effect: reveal-cash}]}"
)
WRECK = (
    "{id: wreck, name: Wreck, duration: instant, effects: "
    "[{effect: lose-load, area: all}, {effect: lose-turn, area: all}]}"
)
RUMOUR = "{id: rumour, name: Rumour, duration: instant, effects: [{effect: reveal-cash}]}"


@dataclass(frozen=True, slots=True)
class Valley:
    """What a situation in the valley adds to the board."""

    variants: str = ""
    rules: str = ""
    preset: str = "empire-builder"
    position: str = ""
    demands: tuple[str, ...] = DEMANDS
    events: tuple[str, ...] = ()
    more: str = ""
    """Further lines of the scenario, such as ferries."""

    def text(self) -> str:
        rules = f", {self.rules}" if self.rules else ""
        cards = "".join(f"  {number}: [{card}]\n" for number, card in enumerate(self.demands, 1))
        events = "".join(f"- {event}\n" for event in self.events)
        position = f"position: {{{self.position}}}\n" if self.position else ""
        return (
            f"{BOARD}rules: {{preset: {self.preset}{rules}}}\nvariants: [{self.variants}]\n"
            f"demands:\n{cards}" + (f"events:\n{events}" if events else "") + position + self.more
        )

    def game(self, players: int = 2, seed: int = 1) -> CrayonGame:
        return game_on(self.text(), players, seed)


def seat(
    cash: int = 20,
    track: str = "[]",
    at: str = "",
    *,
    came_from: str = "",
    loads: str = "",
    train: str = "freight",
    hand: str = "",
    more: str = "",
) -> str:
    """One seat of a position, as a scenario writes it."""
    where = f', at: "{at}"' if at else ""
    where += f', came_from: "{came_from}"' if came_from else ""
    cards = f", hand: [{hand}]" if hand else ""
    added = f", {more}" if more else ""
    return (
        f"{{cash: {cash}, track: {track}, trains: [{{type: {train}{where}, loads: [{loads}]}}]"
        f"{cards}{added}}}"
    )


def seats(*each: str) -> str:
    return f"seats: [{', '.join(each)}]"


def winners(game: CrayonGame) -> tuple[int, ...]:
    """Who has won; nobody while the game goes on."""
    return () if game.result is None else game.result.winners


def lying(game: CrayonGame) -> list[str]:
    """The goods that lie in cities."""
    return [one.good for one in game.state.lying]
