"""What things have from the preset: whether a map changes them, and the way back."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Literal

from editor.edits.thing_names import called_all
from editor.words import tr
from model.collection import Things
from model.scenario.change import Change, difference
from model.scenario.collections import things_in, with_things
from model.scenario.preset_things import held_by, preset_named, read_over_preset
from model.scenario.scenario import Scenario

Origin = Literal["own", "held", "changed"]
"""Of the map's own, as the preset has it, or of the preset with changes of the map."""


def origin(scenario: Scenario, collection: str, key: str) -> Origin:
    """Where a thing comes from."""
    held = things_held(scenario, collection)
    if key not in held:
        return "own"
    is_same = things_in(scenario, collection).get(key) == held[key]
    return "held" if is_same and not _misfits(scenario, collection, key) else "changed"


def taken_away(scenario: Scenario, collection: str) -> Sequence[str]:
    """The things of the preset that a map does without."""
    there = things_in(scenario, collection)
    return tuple(key for key in things_held(scenario, collection) if key not in there)


def as_held(scenario: Scenario, collection: str, keys: Iterable[str]) -> Change:
    """The change by which things are as the preset has them, those too that were taken away."""
    held, things = things_held(scenario, collection), things_in(scenario, collection)
    wanted = [key for key in keys if key in held]
    for key in wanted:
        things = things.put(key, held[key])
    lost = [name for key in wanted for name in _misfits(scenario, collection, key)]
    after = with_things(scenario, collection, things)
    named = called_all(after, [(collection, key) for key in wanted])
    return difference(
        scenario, _without_misfits(after, lost), tr("{thing} as in the preset").format(thing=named)
    )


def is_over_preset(scenario: Scenario, collection: str) -> bool:
    """Whether a preset holds things of a collection, so that a map only changes them."""
    return collection in held_by(scenario)


def things_held(scenario: Scenario, collection: str) -> Things[Any]:
    """The things of a collection as the preset alone has them."""
    preset = preset_named(scenario.system, scenario.rules)
    bare = _bare(scenario.system, preset, scenario.presets)
    return things_in(bare, collection) if is_over_preset(scenario, collection) else Things()


@lru_cache(maxsize=8)
def _bare(system: str, preset: str, presets: Things[Any]) -> Scenario:
    """A scenario with no more than its preset holds."""
    return read_over_preset({"system": system, "rules": {"preset": preset}}, presets)


def _misfits(scenario: Scenario, collection: str, key: str) -> list[str]:
    """What is said of a thing and cannot be understood."""
    return [
        name for name, misfit in scenario.misfits.items() if misfit.route[:2] == (collection, key)
    ]


def _without_misfits(scenario: Scenario, names: Sequence[str]) -> Scenario:
    from dataclasses import replace

    misfits = scenario.misfits
    for name in names:
        misfits = misfits.drop(name)
    return scenario if misfits is scenario.misfits else replace(scenario, misfits=misfits)
