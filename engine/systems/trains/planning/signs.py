"""What an outlook rests on: while it is the same, the outlook is the same."""

from typing import Any

from engine.systems.trains.planning.outlook import own_cards
from engine.systems.trains.state.play import Play


def signs(play: Play, seat: int) -> tuple[Any, ...]:
    """Everything that an outlook reads and that can change, as values of its own."""
    state = play.state
    return (
        play.table, seat, state.turn, sorted(own_cards(play, seat)), state.supply.copy(),
        state.stations.copy(), state.markers.copy(), state.seats[seat].markers.copy(),
        play.ignores_waste(),
    )  # fmt: skip
