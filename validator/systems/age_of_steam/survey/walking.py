"""Goes through a tree of rules: every record with the way to it, as files write that."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from model.systems.age_of_steam.conditions.cases import Cases
from model.systems.age_of_steam.conditions.place import Place
from model.systems.age_of_steam.conditions.selector import Selector
from validator.finding import Way

Said = tuple[Way, Any]


def records(value: Any, way: Way = ()) -> Iterator[Said]:
    """Every record of a tree and the way to it; what depends on the situation is gone through."""
    if isinstance(value, Cases):
        for place, case in enumerate(value.cases):
            yield from records(case.when, (*way, "cases", place, "when"))
            yield from records(case.value, (*way, "cases", place, "is"))
        yield from records(value.otherwise, (*way, "else"))
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from records(inner, (*way, key))
    elif isinstance(value, tuple):
        for place, inner in enumerate(value):
            yield from records(inner, (*way, place))
    elif is_dataclass(value) and not isinstance(value, type):
        yield way, value
        for field in fields(value):
            inner = getattr(value, field.name)
            yield from records(inner, (*way, field.name.removesuffix("_")))


def selectors(value: Any, way: Way = ()) -> Iterator[tuple[Way, Selector]]:
    """The situations that a tree tells apart; what one excludes belongs to it."""
    for route, one in records(value, way):
        if isinstance(one, Selector) and "not" not in route:
            yield route, one


def places(value: Any, way: Way = ()) -> Iterator[tuple[Way, Place]]:
    """The places that a tree speaks of, also those that are excluded."""
    for route, one in records(value, way):
        if isinstance(one, Place):
            yield route, one


def names_on(way: Way) -> tuple[str, ...]:
    """The names on a way, without the places in lists and the cases of a value."""
    skipped = ("cases", "is", "else", "when")
    return tuple([str(step) for step in way if isinstance(step, str) and step not in skipped])


def says(tree: Any, way: Way) -> bool:
    """Whether the rules of a scenario itself say what stands on a way, up to the first list."""
    for step in way:
        if isinstance(step, int):
            return True
        if not isinstance(tree, Mapping):
            return tree is not None
        if step not in tree:
            return False
        tree = tree[step]
    return True
