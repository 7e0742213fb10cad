"""Crayon games to draw in tests of all pictures."""

from tests.generate.systems.crayon.drafts import china_game_scenario, north_america_game_scenario

GAMES = {"china": china_game_scenario, "north-america": north_america_game_scenario}
