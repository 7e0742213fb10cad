"""Tiny maps of Age of Steam for tests, and games on them."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import yaml

from engine.systems.age_of_steam.game.game import AgeOfSteamGame, new_game
from model.files.scenario_files import read_text
from model.scenario.scenario import Scenario

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")

HEAD = """\
format: 1
id: tiny
title: Tiny
system: age-of-steam
players: {min: 1, max: 8}
board: {kind: hexes, size: [5, 2], legend: {".": plain, "~": river, "^": mountain},
  terrain: "...^.\\n_~.._"}
"""
CITIES = """\
cities:
- {id: ash, name: Ash, kind: city, at: "0,0", colours: [blue], slots: [light-1]}
- {id: elm, name: Elm, kind: town, at: "2,0"}
- {id: oak, name: Oak, kind: city, at: "4,0", colours: [red], slots: [dark-2]}
"""
TURNS = "turns: {cases: [{when: {players: [1, 2]}, is: 3}], else: 4}"
WITHOUT_TRACK = "phases: [shares, order, actions, income, expenses, reduction, growth, advance]"
"""A turn in which nobody builds or moves."""


def map_text(rules: Sequence[str], more: str, cities: str, preset: str) -> str:
    """A file: the board of section 22 of the rules with these rules and keys."""
    said = _merged((TURNS, *rules))
    return f"{HEAD}{cities}{more}rules:\n  preset: {preset}\n{said}"


def _merged(rules: Sequence[str]) -> str:
    """Rules of which several may name the same key, as one block; what comes later changes more."""
    tree: dict[str, Any] = {}
    for rule in rules:
        for key, value in yaml.safe_load(rule).items():
            old = tree.get(key)
            joined = {**old, **value} if isinstance(old, dict) and key != "turns" else value
            tree[key] = joined
    text = yaml.safe_dump(tree, sort_keys=False, default_flow_style=None, width=1000)
    return "".join(f"  {line}\n" for line in text.splitlines())


@cache
def _scenario(text: str) -> Scenario:
    return read_text(text).scenario


def tiny(
    *rules: str, more: str = "", cities: str = CITIES, preset: str = "age-of-steam"
) -> Scenario:
    """The board with some rules, each a line or a block of the file."""
    found = _scenario(map_text(rules, more, cities, preset))
    assert not found.misfits, found.misfits
    return found


def game(
    players: int = 3,
    *rules: str,
    seed: int = 1,
    more: str = "",
    cities: str = CITIES,
    preset: str = "age-of-steam",
) -> AgeOfSteamGame:
    """A game without building and moving, by these rules."""
    said = rules if any(rule.startswith("phases") for rule in rules) else (WITHOUT_TRACK, *rules)
    scenario = tiny(*said, more=more, cities=cities, preset=preset)
    return new_game(scenario, NAMES[:players], seed)


def play(game: AgeOfSteamGame, *texts: str) -> list[Any]:
    """Plays actions as they are typed, and gives what happened."""
    return [one for text in texts for one in game.play(game.read(text))]


def legal(game: AgeOfSteamGame) -> list[str]:
    return [str(action) for action in game.actions()]


def refused(game: AgeOfSteamGame, text: str) -> str:
    """The rule by which an action is refused now; nothing if it is not."""
    refusal = game.why_not(game.read(text))
    assert (refusal is None) == (text in legal(game))
    return "" if refusal is None else refusal.rule
