"""Beacons for the registry."""

from engine.systems.beacons.game import BeaconsGame, new_game, resumed

from engine.protocol import Game, Refusal, System


def broken(game: Game) -> list[Refusal]:
    """Invariants that do not hold: oil is never owed."""
    assert isinstance(game, BeaconsGame)
    return [Refusal("INV-BCN-01", "oil is owed") for oil in game.night.oil if oil < 0]


SYSTEM = System(
    name="beacons",
    title="Beacons",
    rules_version=1,
    new_game=new_game,
    resume=resumed,
    check=broken,
    score="points",
)
