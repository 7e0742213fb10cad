"""What changed of the things of a Santa Fe board, in the words of its players."""

from collections.abc import Sequence
from typing import Any

from model.amounts_in_words import counted
from model.forms.form import Step
from model.scenario.scenario import Scenario
from model.systems.santa_fe.things.part import SantaFePart

_AMOUNTS = {
    ("railroads", "track"): ("piece of track", "pieces of track"),
    ("cities", "cards"): ("City card", "City cards"),
    ("cards", "count"): ("card", "cards"),
    ("boom_markers", "count"): ("marker", "markers"),
    ("cards", "markers"): ("Boomtown marker to place", "Boomtown markers to place"),
}
_SAID = {
    ("cities", "value"): "is worth {} now, not {}",
    ("cards", "price"): "costs {} now, not {}",
    ("cards", "bonus"): "multiplies bonuses by {} now, not by {}",
    ("boom_markers", "value"): "makes cities worth {} now, not {}",
    ("boom_markers", "on_value"): "lies on cities of the value {} now, not {}",
    ("railroads", "kind"): "is {} now, not {}",
}
_KINDS = {"major": "a major", "short": "a short line", None: "a major"}


def sentence(step: Step, both: Sequence[Scenario]) -> str | None:
    """What a step does to a thing; None where the plain words will do."""
    if step.route[2:3] == ("squares",):
        return _square(step, both)
    if len(step.route) != 3:
        return None
    place = (step.route[0], step.route[2])
    if place == ("railroads", "home"):
        old, new = (
            _city(one, plain) for one, plain in zip(both, (step.before, step.after), strict=True)
        )
        return f"begins in {new} now, not in {old}"
    if place in _AMOUNTS and isinstance(step.after, int):
        old = "as many as the rules say" if step.before is None else step.before
        return f"{counted(step.after, *_AMOUNTS[place])} now, not {old}"
    if place in _SAID:
        return _SAID[place].format(*(_shown(place, one) for one in (step.after, step.before)))
    return None


def _shown(place: tuple[str, str], plain: Any) -> str:
    if place[1] == "kind":
        return _KINDS.get(plain, str(plain))
    return "nothing" if plain is None else str(plain)


def _city(scenario: Scenario, key: Any) -> str:
    city = scenario.cities.get(str(key))
    return (city.name or city.id) if city is not None else str(key or "no city")


def _square(step: Step, both: Sequence[Scenario]) -> str | None:
    """A square that came or went; where all did, the plain words will do."""
    if len(step.route) != 4:
        return None
    name = _railroad(both[1 if step.after else 0], step.route[3])
    return f"shows the square of {name} {'now' if step.after else 'no longer'}"


def _railroad(scenario: Scenario, key: str) -> str:
    part = scenario.part
    found = part.railroads.get(key) if isinstance(part, SantaFePart) else None
    return (found.name or key.upper()) if found is not None else key.upper()


SENTENCES = dict.fromkeys(("cities", "railroads", "cards", "boom_markers"), sentence)
"""Collections whose changes are told in words of their own."""
