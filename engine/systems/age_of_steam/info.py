"""The Age of Steam system for the registry."""

from engine.protocol import Game, Refusal, System
from engine.systems.age_of_steam.game.game import AgeOfSteamGame, new_game
from engine.systems.age_of_steam.invariants.one_state import all_broken
from engine.systems.age_of_steam.resuming import game_from_plain
from engine.systems.age_of_steam.table.table import reserved_modules
from model.scenario.scenario import Scenario


def broken(game: Game) -> list[Refusal]:
    """The invariants that a game breaks: none, unless something is wrong."""
    return all_broken(game.position) if isinstance(game, AgeOfSteamGame) else []


def why_no_bots(scenario: Scenario) -> str:
    """Bots know no rules that people must agree on (AOM-GEN-09)."""
    if scenario.house_rules:
        return "it has house rules, which people keep by agreement"
    modules = reserved_modules(scenario)
    return f"the module {modules[0]} is played by agreement" if modules else ""


SYSTEM = System(
    name="age-of-steam",
    title="Age of Steam",
    rules_version=1,
    new_game=new_game,
    resume=game_from_plain,
    check=broken,
    why_no_bots=why_no_bots,
    score="points",
)
