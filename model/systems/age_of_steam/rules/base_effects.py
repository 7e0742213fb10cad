"""What the seven actions of the base game do, where a list of actions says nothing else."""

from typing import Any

from model.systems.age_of_steam.rules.action_rules import SpecialAction
from model.systems.age_of_steam.rules.effects import (
    Auction,
    BuildLimit,
    EngineUp,
    First,
    Producing,
    Production,
    Urbanize,
)

BASE_EFFECTS: dict[str, tuple[Any, ...]] = {
    "first-move": (First(("move",)),),
    "first-build": (First(("build",)),),
    "engineer": (BuildLimit(4),),
    "locomotive": (EngineUp(1),),
    "urbanization": (Urbanize(1),),
    "production": (Production(Producing()),),
    "turn-order-pass": (Auction("pass-once"),),
}
"""AOS-ACTION-02 to -08."""


def effects_said(action: SpecialAction) -> Any:
    """The effects of an action, which may depend on the situation: its own or the base ones."""
    if action.effects is not None:
        return action.effects
    return BASE_EFFECTS.get(action.id, ())
