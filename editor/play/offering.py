"""Whether a game is offered at all: what can be told at once, without making a game."""

from editor.words import tr
from engine.registry import playable_systems
from model.rules.troubles import troubles_in
from model.scenario.scenario import Scenario


def why_no_game(scenario: Scenario) -> str:
    """Why a game could only be refused; empty where it can be tried."""
    if scenario.system and scenario.system not in playable_systems():
        return tr("Milepost has no rules to play this map by.")
    for trouble in troubles_in(scenario):
        text = trouble.text
        return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
    if scenario.players.max < max(1, scenario.players.min):
        return tr("The map allows no number of players.")
    return ""
