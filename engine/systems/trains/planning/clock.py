"""How many turns of each player are still to come: whichever end of the game is nearest."""

from typing import Final

from engine.systems.trains.planning.style import Style
from engine.systems.trains.state.play import Play

MOST: Final = 50.0
"""So many rounds nobody plans for, and a game that lasts longer comes to its end soon."""
LEAST: Final = 2.0
MEMORY: Final = 6
"""So many rounds count what is usual, against those that were played."""


def turns_left(play: Play, style: Style) -> float:
    """How many turns a player has after this one, as far as anybody can tell."""
    state, rules = play.state, play.table.rules
    rounds = (state.turn - 1) / state.players
    found = [max(LEAST, MOST - rounds)]
    if rules.end.all_track:
        most = max(len(seat.markers) for seat in state.seats)
        pace = (most + style.rail_pace * MEMORY) / (rounds + MEMORY)
        found.append((rules.markers.track - most) / pace)
    if rules.end.all_stations:
        placed = sum(state.stations.values())
        pace = (placed + style.station_pace * state.players * MEMORY) / (rounds + MEMORY)
        found.append((rules.markers.stations - placed) / pace)
    if rules.end.empty_piles:
        found.append(cards_to_end(play) / (style.buy_pace * state.players))
    return max(0.0, min(found))


def cards_to_end(play: Play) -> int:
    """How many cards must at least be bought until enough piles are empty."""
    end = play.table.rules.end
    piles = sorted(n for card, n in play.state.supply.items() if card not in end.not_counted)
    return sum(piles[: end.empty_piles])
