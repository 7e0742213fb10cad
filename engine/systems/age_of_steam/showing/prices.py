"""What actions cost who has to act."""

from engine.protocol import Action
from engine.systems.age_of_steam.actions import kinds as act
from engine.systems.age_of_steam.actions import track_kinds as track
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.phases.building.claiming import cost_of_claim
from engine.systems.age_of_steam.phases.building.tiles import cost_of_tile
from engine.systems.age_of_steam.phases.choosing.availability import due
from engine.systems.age_of_steam.phases.ordering.buying import price as price_of_first


def price(game: AgeOfSteamGame, action: Action) -> int | None:
    """The price of an action; None where money has nothing to do with it."""
    is_building = game.state.phase == "build" and game.state.agreement is None
    match action:
        case act.Take(taken) if taken in game.table.actions:
            return due(game.position, game.position.actor, taken)
        case track.Lay() | track.Town() if is_building:
            return cost_of_tile(game.position, action)
        case track.Claim() if is_building:
            return cost_of_claim(game.position, action)
        case act.Pay():
            return price_of_first(game.position)
    return None
