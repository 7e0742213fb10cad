"""Which blocks of an Age of Steam file are used: fields that say something else than the base."""

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from model.systems.age_of_steam.conditions.cases import Cases
from model.systems.age_of_steam.conditions.selector import Selector

Block = tuple[str, str]
"""A class of the typed tree, and one of its fields as files write it."""


def blocks_used(value: Any, base: Any = None) -> Iterator[Block]:
    """What a value says that its counterpart of the base game, or a default, does not."""
    if isinstance(value, Cases):
        yield from (block for case in value.cases for block in _in_case(case.when, case.value))
        yield from blocks_used(value.otherwise)
    elif is_dataclass(value):
        yield from _in_record(value, base if type(base) is type(value) else None)
    elif isinstance(value, Mapping):
        known = base if isinstance(base, Mapping) else {}
        for key, one in value.items():
            yield from blocks_used(one, known.get(key))
    elif isinstance(value, tuple) and value != base:
        for one in value:
            yield from blocks_used(one)


def _in_case(when: Selector, value: Any) -> Iterator[Block]:
    yield from blocks_used(when)
    yield from blocks_used(value)


def _in_record(value: Any, base: Any) -> Iterator[Block]:
    for one in fields(value):
        said, usual = getattr(value, one.name), _usual(one) if base is None else None
        usual = getattr(base, one.name) if base is not None else usual
        if said != usual:
            yield type(value).__name__, one.name.removesuffix("_")
            yield from blocks_used(said, usual)


def _usual(one: Field[Any]) -> Any:
    if one.default_factory is not MISSING:
        return one.default_factory()
    return one.default


def all_blocks(hint: Any) -> set[Block]:
    """Every field that a type and all types below it have."""
    found: set[Block] = set()
    _collect(hint, found, set())
    return found


def _collect(hint: Any, found: set[Block], seen: set[Any]) -> None:
    if hint is Cases:
        _collect(Selector, found, seen)
    elif isinstance(hint, type) and is_dataclass(hint) and hint not in seen:
        seen.add(hint)
        for key, inner in get_type_hints(hint, include_extras=True).items():
            if any(one.name == key for one in fields(hint)):
                found.add((hint.__name__, key.removesuffix("_")))
                _collect(inner, found, seen)
    elif get_origin(hint) is not None:
        for inner in get_args(hint):
            if inner is not NoneType:
                _collect(inner, found, seen)
