"""The land of a map that is drawn: what track can lie on, by the rules it has at the moment."""

from editor.edits.last_asked import last_asked
from model.boards.hexes import HexBoard
from model.rules.resolving import NoRules, rules_of
from model.rules.variants import as_played
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.track.land import Land, land_of


@last_asked
def land_now(scenario: Scenario) -> Land | None:
    """The land; None where there is no board of hexes, or no rules that can be read."""
    played = as_played(scenario)
    if not isinstance(played.board, HexBoard):
        return None
    try:
        return land_of(played, rules_of(played, AgeOfSteamRules))
    except NoRules:
        return None
