"""A scenario as somebody reads it in a language: its things by the names that they have there."""

from dataclasses import fields, is_dataclass, replace
from typing import Any

from model.collection import Things
from model.scenario.scenario import Scenario

OWN = "own"
"""Under which key a thing keeps what the map itself calls it."""


def in_language(scenario: Scenario, language: str) -> Scenario:
    """The scenario with the names of a language, as far as the file has them, before its own.

    What the map calls a thing stays as its second name, so that both scripts are drawn.
    """
    if not language:
        return scenario
    changed = _told(scenario, language)
    if is_dataclass(scenario.part) and not isinstance(scenario.part, type):
        part = _told(scenario.part, language)
        changed |= {"part": replace(scenario.part, **part)} if part else {}
    return replace(scenario, **changed) if changed else scenario


def _told(whole: Any, language: str) -> dict[str, Any]:
    """The collections of a scenario, or of what its system adds, in which a name is another."""
    found: dict[str, Any] = {}
    for one in fields(whole):
        things = getattr(whole, one.name)
        if isinstance(things, Things):
            named = {key: _named(thing, language) for key, thing in things.items()}
            if any(named[key] is not things[key] for key in named):
                found[one.name] = Things(named)
    return found


def _named(thing: Any, language: str) -> Any:
    names = getattr(thing, "names", None)
    if not isinstance(names, Things) or not (said := _best(names, language)):
        return thing
    slot = "text" if hasattr(thing, "text") and not hasattr(thing, "name") else "name"
    others = {key: name for key, name in names.items() if name != said}
    own = getattr(thing, slot)
    if own and own != said:
        others = {OWN: own, **others}
    return replace(thing, **{slot: said, "names": Things(others)})


def _best(names: Things[str], language: str) -> str:
    """The name in a language; one of another kind of it is better than none."""
    near = (name for key, name in names.items() if key.partition("-")[0] == language)
    return names.get(language) or next(near, "")
