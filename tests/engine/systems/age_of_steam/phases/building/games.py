"""Games in which players only build: small boards, and the rules that a test wants."""

import json
from typing import Any

from engine.systems.age_of_steam.game.game import AgeOfSteamGame, new_game
from model.files.scenario_files import read_text
from model.scenario.scenario import Scenario

NAMES = ("Ann", "Bob", "Cid")
ONLY_BUILD = ["build", "advance"]
CITIES: list[dict[str, Any]] = [
    {"id": "ash", "name": "Ash", "kind": "city", "at": "0,0", "colours": ["blue"], "slots": []},
    {"id": "elm", "name": "Elm", "kind": "town", "at": "2,0"},
    {"id": "oak", "name": "Oak", "kind": "city", "at": "4,0", "colours": ["red"], "slots": []},
]
"""The stops of section 22 of the rules page."""
WIDE: dict[str, Any] = {
    "terrain": ("......", "......", "......", "......"),
    "cities": [
        {"id": "ash", "name": "Ash", "kind": "city", "at": "0,1"},
        {"id": "elm", "name": "Elm", "kind": "town", "at": "3,1"},
        {"id": "oak", "name": "Oak", "kind": "city", "at": "5,2"},
    ],
}
"""Plain all over: Ash in the west, the town Elm in the middle, Oak in the east."""


def scenario(
    rules: dict[str, Any] | None = None,
    terrain: tuple[str, ...] = ("...^.", "_~.._"),
    cities: list[dict[str, Any]] | None = None,
    preset: str = "age-of-steam",
    **keys: Any,
) -> Scenario:
    """A map whose turns are building and nothing else."""
    said = {
        "format": 1,
        "id": "only-building",
        "title": "Only Building",
        "system": "age-of-steam",
        "players": {"min": 1, "max": 4},
        "rules": {
            "preset": preset,
            "phases": ONLY_BUILD,
            "turns": 9,
            "start": {"cash": 40},
            **(rules or {}),
        },
        "board": {
            "kind": "hexes",
            "size": [max(map(len, terrain)), len(terrain)],
            "legend": {".": "plain", "~": "river", "^": "mountain", "w": "water"},
            "terrain": "\n".join(terrain),
        },
        "cities": CITIES if cities is None else cities,
        **keys,
    }
    found = read_text(json.dumps(said)).scenario
    assert not found.misfits, found.misfits
    return found


def building(
    rules: dict[str, Any] | None = None, *, players: int = 2, seed: int = 1, **more: Any
) -> AgeOfSteamGame:
    """A game that begins with the build of the first player."""
    return new_game(scenario(rules, **more), NAMES[:players], seed)


def play(game: AgeOfSteamGame, *texts: str) -> list[Any]:
    """Plays actions as they are typed, and gives what happened."""
    return [one for text in texts for one in game.play(game.read(text))]


def legal(game: AgeOfSteamGame) -> list[str]:
    return [str(action) for action in game.actions()]


def refused(game: AgeOfSteamGame, text: str) -> str:
    """The rule by which an action is refused now; nothing if it is not."""
    refusal = game.why_not(game.read(text))
    assert (refusal is None) == (text in legal(game)), (text, refusal)
    return "" if refusal is None else refusal.rule


def cash(game: AgeOfSteamGame, seat: int | None = None) -> int:
    """What the actor, or a seat, has."""
    seat = game.actor if seat is None else seat
    assert seat is not None
    return game.state.seats[seat].cash


def links(game: AgeOfSteamGame) -> list[tuple[str, int, int]]:
    """All links: name, owner, sections."""
    track = game.state.track
    return [(track.name_of(link), link.owner, link.sections) for link in track.links()]


def hold(game: AgeOfSteamGame, action: str, seat: int | None = None) -> None:
    """Lets a player hold a special action, as if it had been chosen."""
    seat = game.actor if seat is None else seat
    assert seat is not None
    game.state.seats[seat].action = action
