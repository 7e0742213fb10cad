"""In a build, what is listed is exactly what is not refused; and a build can be saved anywhere."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.systems.age_of_steam.actions import track_kinds as kinds
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.invariants.one_state import all_broken
from engine.systems.age_of_steam.resuming import game_from_plain as resumed
from model.boards.hexes import HexBoard
from model.systems.age_of_steam.track.shapes import SHAPES, SIDES, tile_of_sections, tiles_of_exits
from tests.engine.systems.age_of_steam.phases.building.games import building

ISLES: dict[str, Any] = {
    "terrain": ("...~.", ".^..w", "w...."),
    "cities": [
        {"id": "ash", "name": "Ash", "kind": "city", "at": "0,0", "slots": ["light-1"]},
        {"id": "bay", "name": "Bay", "kind": "city", "at": "4,0", "members": "4,0 3,0"},
        {"id": "cob", "name": "Cob", "kind": "city", "at": "3,2", "tags": ["free-port"]},
        {"id": "elm", "name": "Elm", "kind": "town", "at": "1,1"},
        {"id": "fir", "name": "Fir", "kind": "town", "at": "2,1", "tags": ["mill"]},
    ],
    "link_groups": [{"id": "sea", "per_player_per_turn": 1}],
    "special_links": [
        {"id": "ferry", "ends": ["ash", "cob"], "cost": [4, 6], "owners": 2, "group": "sea"},
        {"id": "road", "ends": ["bay", "fir"], "cost": 2, "requires": "own-track"},
        {"id": "canal", "ends": ["ash", "elm"], "cost": 1, "requires": "towns", "group": "sea"},
    ],
}
ACTIONS = [
    {"id": "surveyor", "effects": [{"discount": {"tile": "cheapest", "cut": "free"}}]},
    {"id": "mayor", "must_use": True, "effects": [{"urbanize": 2}, {"surcharge": 1}]},
    {"id": "engineer", "must_use": True},
]
RULES: dict[str, dict[str, Any]] = {
    "base": {},
    "nothing unfinished": {
        "build": {"unfinished": {"max": 0}},
        "urbanization": {"cubes": {"bag": 1}},
    },
    "hanging together": {"build": {"contiguous": {"mode": "own"}, "no_duplicates": "anybody"}},
    "at the end": {"build": {"connectivity_check": "end-of-build"}},
    "cities first": {
        "urbanization": {
            "builds": 1,
            "timing": "first",
            "needs_track": "any",
            "spoke_links": [{"towns": {"tag": "mill"}, "to": {"kind": "city"}, "cost": 2}],
        },
        "build": {"limit": {"turn": True, "max": 4}, "surcharges": [{"nth": [0, 1, 2]}]},
    },
    "few discs": {"discs": {"per_player": 2, "overflow": "refuse"}},
    "southern": {"preset": "southern-china", "discs": {"per_player": 3}},
    "southern otherwise": {
        "preset": "southern-china",
        "discs": {"per_player": 2},
        "build": {"unfinished": {"max": 2, "keep": "choice"}},
        "nationalisation": {
            "voluntary": True,
            "may_drop_unfinished": True,
            "after_abandon": False,
            "on_impossible": "drop",
            "protect": "build",
            "gives_presence": True,
        },
        "urbanization": {"may_decline": True, "single_spoke": "special-link"},
    },
}


def a_game(name: str, seed: int) -> AgeOfSteamGame:
    rules = dict(RULES[name])
    preset = rules.pop("preset", "age-of-steam")
    said = rules if preset != "age-of-steam" else {"actions": {"list": ACTIONS}, **rules}
    return building(said, seed=seed, preset=preset, **ISLES)


def candidates(game: AgeOfSteamGame) -> Iterator[Any]:
    """Whatever could be typed in a build, lawful or not."""
    board = game.scenario.board
    assert isinstance(board, HexBoard)
    for cell in board.cells():
        for sections in tile_of_sections():
            yield kinds.Lay(cell, tuple(sorted((SIDES[s][0], SIDES[s][1]) for s in sections)))
        for exits, tiles in tiles_of_exits().items():
            for tile in ("", *tiles):
                yield kinds.Town(cell, SIDES[exits], tile)
        yield from (kinds.Keep(f"{cell}/{side}") for side in range(6))
    for town in game.table.land.stops:
        yield from (kinds.Urbanize(town, key) for key in "abh")
    yield from map(kinds.Claim, [*game.table.land.special, *game.state.track.spokes, "none"])
    yield from map(kinds.Spend, game.table.benefits)
    track = game.state.track
    yield from (kinds.Nationalise(track.name_of(link)) for link in track.links())
    yield from (kinds.Rollback(), kinds.Done())


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", RULES)
def test_what_is_listed_is_what_is_not_refused(name: str, seed: int) -> None:
    game, chance = a_game(name, seed), Random(seed)
    for step in range(60):
        if game.actor is None:
            break
        if step % 20 == seed and (step < 20 or name != "at the end"):
            _agree(game)
        actions = list(game.actions())
        assert actions, game.to_plain()
        _play_one(game, chance, actions)
        assert all_broken(game.position) == []


def _agree(game: AgeOfSteamGame) -> None:
    listed = [str(action) for action in game.actions()]
    assert len(listed) == len(set(listed))
    wanted = [str(one) for one in candidates(game) if game.why_not(one) is None]
    urbanize = {one for one in listed if one.startswith("urbanize") and one[-1] not in "abh"}
    assert set(listed) - urbanize == set(wanted)
    again = resumed(game.scenario, game.to_plain())
    assert [str(action) for action in again.actions()] == listed
    assert again.to_plain() == game.to_plain()


def _play_one(game: AgeOfSteamGame, chance: Random, actions: list[Any]) -> None:
    """Plays at random, but builds more often than not.

    Between two builds players may hold other actions, as if they had chosen again.
    """
    builds = [one for one in actions if one.WORD not in ("done", "rollback")]
    action = chance.choice(builds if builds and chance.random() < 0.8 else actions)
    assert str(game.read(str(action))) == str(action)
    game.play(action)
    if game.state.doing is not None and not game.state.doing.builds and chance.random() < 0.6:
        held = chance.sample([*game.table.actions, ""], len(game.state.seats))
        for player, other in zip(game.state.seats, held, strict=True):
            player.action = other
            for token in game.table.rules.tokens:
                player.tokens = {token: 1}


def test_all_tiles_are_known() -> None:
    assert len(SHAPES) == 15
