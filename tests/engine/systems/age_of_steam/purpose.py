"""What a player of Age of Steam with a purpose does: money ahead, short lines, long deliveries."""

from random import Random

from engine.protocol import Action, Game
from engine.systems.age_of_steam.actions import goods_kinds as goods
from engine.systems.age_of_steam.actions import kinds as act
from engine.systems.age_of_steam.actions import track_kinds as track
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.phases.expenses import expenses

WORDS = ("deliver", "via", "hop", "move", "overland", "claim", "lay", "town", "urbanize", "place")
"""What is done first, if it can be done."""


def purposeful_action(game: Game, rng: Random) -> Action | None:
    """The action of a careful player; None where anything will do."""
    if not isinstance(game, AgeOfSteamGame):
        return None
    groups: dict[str, list[Action]] = {}
    for action in game.actions():
        groups.setdefault(action.WORD, []).append(action)
    if "issue" in groups:
        return _issue(game, len(groups["issue"]) - 1)
    if "pass" in groups and "move" not in groups:
        return act.Pass()
    if game.state.phase == "build" and "done" in groups and not _has_money(game):
        return track.Done()
    if game.state.phase == "build" and "lay" in groups:
        return _best(game, [*groups["lay"], *groups.get("town", ())], rng)
    for word in WORDS:
        if word in groups:
            return rng.choice(groups[word])
    return goods.Engine() if "engine" in groups and rng.random() < 0.2 else None


def _best(game: AgeOfSteamGame, builds: list[Action], rng: Random) -> Action:
    """Of some builds the one that joins most, or leaves least unfinished."""
    seat, tried = game.position.actor, rng.sample(builds, min(12, len(builds)))

    def worth(action: Action) -> tuple[int, int]:
        after = game.copy()
        after.play(action)
        links = sum(link.owner == seat for link in after.state.track.links())
        return links, -len(after.state.track.unfinished(seat))

    return max(tried, key=worth)


def _owed(game: AgeOfSteamGame) -> int:
    seat = game.position.actor
    return max(0, expenses(game.position, seat) - game.state.seats[seat].income)


def _issue(game: AgeOfSteamGame, most: int) -> Action:
    """As many shares as the next expenses and some track cost."""
    wanted = _owed(game) + 12 - game.position.mover.cash
    return act.Issue(max(0, min(most, -(-wanted // 5))))


def _has_money(game: AgeOfSteamGame) -> bool:
    return game.position.mover.cash > _owed(game) + 5
