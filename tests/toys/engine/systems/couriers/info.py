"""Couriers for the registry."""

from engine.systems.couriers.game import new_game, resumed

from engine.protocol import System

SYSTEM = System(
    name="couriers",
    title="Couriers",
    rules_version=1,
    new_game=new_game,
    resume=resumed,
    score="gold",
)
