"""Trains that run along a row of the map: how they are run, where they stand, what turns pass."""

from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.state.state import Train
from tests.engine.systems.crayon.situations.situation import play


def train_of(game: CrayonGame, seat: int = 0) -> Train:
    return game.state.seats[seat].trains[0]


def place_of(game: CrayonGame, seat: int = 0) -> str:
    return str(game.table.cells[train_of(game, seat).at])


def cash_of(game: CrayonGame, seat: int = 0) -> int:
    return game.state.seats[seat].cash


def run(game: CrayonGame, column: int, row: int = 1) -> None:
    """Runs the mover's first train along a row to a column."""
    at = game.table.cells[game.state.mover.trains[0].at].col
    step = 1 if column > at else -1
    for near in range(at + step, column + step, step):
        play(game, f"move {near},{row}")


def pass_turns(game: CrayonGame, times: int = 1) -> None:
    """Ends turns in which nothing more is done."""
    for _ in range(times):
        if game.state.turn.phase == "operations":
            play(game, "done")
        play(game, "end")
