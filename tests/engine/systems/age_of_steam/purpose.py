"""A simple player of Age of Steam: raises money in time, builds links, delivers what it can."""

from random import Random
from typing import Any

from engine.protocol import Action
from engine.systems.age_of_steam.game.game import AgeOfSteamGame

ENOUGH = 12
"""Who has less money at the beginning of a turn issues shares."""
TRIED = 8
"""How many ways of building are compared."""


def purposeful_action(game: AgeOfSteamGame, rng: Random) -> Action | None:
    """What such a player does now; None where he has no opinion."""
    groups: dict[str, list[Any]] = {}
    for action in game.actions():
        groups.setdefault(action.WORD, []).append(action)
    if "issue" in groups:
        return _shares(game, groups["issue"])
    if "pass" in groups and "bid" in groups:
        return rng.choice([groups["pass"][0], groups["bid"][0]])
    if game.state.phase == "build":
        return _track(game, groups, rng)
    for word in ("deliver", "via", "hop", "move", "overland"):
        if word in groups:
            return _any(groups[word], rng)
    if "engine" in groups and game.state.seats[game.actor or 0].rung < 2 and rng.random() < 0.5:
        return _any(groups["engine"], rng)
    return _any(groups["skip"], rng) if "skip" in groups else None


def _any(actions: list[Any], rng: Random) -> Action:
    found: Action = rng.choice(actions)
    return found


def _shares(game: AgeOfSteamGame, actions: list[Any]) -> Action:
    seat = game.state.seats[game.actor or 0]
    wanted = max(0, (ENOUGH - seat.cash + 4) // 5)
    found: Action = actions[min(wanted, len(actions) - 1)]
    return found


def _track(game: AgeOfSteamGame, groups: dict[str, list[Any]], rng: Random) -> Action | None:
    """What makes the most links of one's own, among some ways."""
    ways = [one for word in ("lay", "town", "claim", "urbanize") for one in groups.get(word, ())]
    if not ways or "keep" in groups or "nationalise" in groups:
        return None
    tried = rng.sample(ways, min(TRIED, len(ways)))
    worth = [(_links_after(game, one), number) for number, one in enumerate(tried)]
    best: Action = tried[max(worth)[1]]
    return best


def _links_after(game: AgeOfSteamGame, action: Any) -> int:
    seat, after = game.actor, game.copy()
    after.play(action)
    return sum(link.owner == seat for link in after.state.track.links())
