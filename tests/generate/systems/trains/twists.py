"""Other rules, cards and variants than the preset's, by name: what boards may change."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.generate.systems.trains.draft import Plain

Twist = Callable[[Plain], None]


def _rules(*path: str, to: Any) -> Twist:
    def twist(plain: Plain) -> None:
        at = plain["rules"]
        for key in path[:-1]:
            at = at.setdefault(key, {})
        at[path[-1]] = to

    return twist


def _playing(key: str, to: Any) -> Twist:
    return _rules("playing", key, to=to)


def _variant(name: str) -> Twist:
    def twist(plain: Plain) -> None:
        plain.setdefault("variants", []).append(name)

    return twist


def _selecting(name: str) -> Twist:
    """A variant that says itself which kinds are played."""

    def twist(plain: Plain) -> None:
        plain["rules"].pop("supply", None)
        _variant(name)(plain)

    return twist


def _six_kinds(plain: Plain) -> None:
    """Smaller supplies, for which kits of eight are too large."""
    _rules("supply", "select", to={"count": 6, "each": 8})(plain)
    plain.pop("kits", None)


def _later_edition(plain: Plain) -> None:
    """Then every card copies from the hand."""
    _variant("later-edition")(plain)
    for card in plain.get("cards", ()):
        for effect in card["effects"]:
            if "copy" in effect:
                effect["copy"] = {**effect["copy"], "from": "hand"}


TWISTS: dict[str, Twist] = {
    "actions-left": _playing("effects", "actions-may-be-left"),
    "as-far-as-possible": _playing("effects", "as-far-as-possible"),
    "waste-played": _playing("waste_and_points", True),
    "late-needed": _playing("late_parts", "needed"),
    "no-empty-draw": _playing("empty_draw", False),
    "no-short-discard": _playing("short_discard", False),
    "no-short-reveal": _playing("short_reveal", False),
    "empty-choice": _playing("empty_choice", True),
    "shuffled-in": _playing("reshuffled", "shuffled"),
    "any-name": _playing("named", "any"),
    "late-card": _playing("late_card", True),
    "gained-is-bought": _playing("gained_is_bought", True),
    "waste-by-marker": _rules("costs", "foreign_waste_for", to="marker"),
    "digging-waives-waste": _rules("waiving", "foreign_waste", to=True),
    "foreign-on-remote": _rules("waiving", "foreign_on_remote", to=False),
    "dear-cities": _rules("costs", "city", to=2),
    "dear-mountains": _rules("costs", "terrain", to={"mountain": 3}),
    "small-hands": _rules("hand", to=4),
    "small-deck": _rules("start", "deck", to={"normal-train": 5}),
    "few-waste": _rules("supply", "always", to={"waste": 45}),
    "six-kinds": _six_kinds,
    "three-piles": _rules("end", "empty_piles", to=3),
    "no-track-end": _rules("end", "all_track", to=False),
    "no-stations-end": _rules("end", "all_stations", to=False),
    "steep-stations": _rules("scoring", "stations", to=[0, 1, 4, 9]),
    "first-seat": _rules("start", "first_player", to="first-seat"),
    "first-game": _selecting("first-game"),
    "tokyo-beginners": _selecting("tokyo-beginners"),
    "holiday-pass": _selecting("holiday-pass"),
    "later-edition": _later_edition,
    "ironworks-by-name": _variant("ironworks-by-name"),
}
_SELECTING = {"six-kinds", "tokyo-beginners", "holiday-pass", "first-game"}
AGAINST = (
    {"actions-left", "as-far-as-possible"},
    {"later-edition", "actions-left"},
    {"later-edition", "as-far-as-possible"},
    *({one, other} for one in _SELECTING for other in _SELECTING if one < other),
)
"""Twists of which a board has one at most."""


def some_twists(rng: Random, most: int) -> tuple[str, ...]:
    """Twists that go together."""
    found: list[str] = []
    for name in rng.sample(list(TWISTS), rng.randint(0, most)):
        if not any(name in pair and pair & set(found) for pair in AGAINST):
            found.append(name)
    return tuple(sorted(found))
