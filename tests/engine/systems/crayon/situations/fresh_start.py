"""A small country without a position, so that games on it begin with the whole set-up."""

from collections.abc import Mapping

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import game_on

LAND = """
board:
  kind: mileposts
  size: [12, 7]
  legend: {".": clear}
  terrain: |
    ............
    ............
    ............
    ............
    ............
    ............
    ............
cities:
- {id: aston, name: Aston, kind: major, at: "2,3", supplies: [coal]}
- {id: easton, name: Easton, kind: major, at: "9,3"}
goods:
- {id: coal, chips: 3}
"""
EVENTS = """
events:
- {id: festival, name: Festival, count: 6, duration: 1 turn, effects: []}
"""
CARDS = 24


def payouts(card: int) -> tuple[int, int, int]:
    """What a demand card of this country pays: no two cards pay the same."""
    return 10 * card + 1, 10 * card + 2, 10 * card + 3


def fresh(
    preset: str,
    *,
    players: int = 3,
    seed: int = 1,
    rules: str = "",
    pays: Mapping[int, tuple[int, ...]] | None = None,
    events: str = EVENTS,
    variants: str = "",
) -> CrayonGame:
    """A game that has just been set up; cards pay what `pays` says, or each its own sums."""
    cards = pays or {card: payouts(card) for card in range(1, CARDS + 1)}
    demands = "".join(
        f"  {card}: [{', '.join(f'easton coal {pay}' for pay in each)}]\n"
        for card, each in cards.items()
    )
    chosen = f"rules: {{preset: {preset}{', ' if rules else ''}{rules}}}\n"
    added = f"variants: [{variants}]\n" if variants else ""
    return game_on(f"{chosen}{added}{LAND}demands:\n{demands}{events}", players, seed)


def hand_values(game: CrayonGame) -> list[list[int]]:
    """For each seat the payouts in hand, highest first."""
    cards = game.table.cards
    return [
        sorted((one.pays for card in seat.hand for one in cards[card].demands), reverse=True)
        for seat in game.state.seats
    ]


def told(game: CrayonGame, of: str) -> list[tuple[int, str]]:
    """What chance answered in the set-up: the seats that asked, and what came out."""
    return [
        (one.seat, one.chance.result)
        for one in game.opening()
        if one.chance is not None and one.chance.of == of and one.seat is not None
    ]
