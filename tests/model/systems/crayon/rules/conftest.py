"""The bundled presets of the crayon system, as the tests of their values ask for them."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

import pytest

from model.collection import freeze, thaw
from model.rules.resolving import ResolvedRules, resolve_rules
from model.scenario.scenario import Scenario
from model.systems.crayon.rules.crayon_rules import CrayonRules


def leaves(value: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    if is_dataclass(value) and not isinstance(value, type):
        value = {field.name: getattr(value, field.name) for field in fields(value)}
    if isinstance(value, Mapping) and value:
        for key, inner in value.items():
            yield from leaves(inner, f"{place}.{key}" if place else key)
    else:
        yield place, thaw(value) if isinstance(value, Mapping) else value


@cache
def resolved(preset: str, *switched_on: str) -> ResolvedRules:
    changes = freeze({"preset": preset})
    return resolve_rules(Scenario(system="crayon", rules=changes, variants=switched_on))


@cache
def rules(preset: str, *switched_on: str) -> CrayonRules:
    found = resolved(preset, *switched_on)
    assert found.troubles == ()
    assert isinstance(found.values, CrayonRules)
    return found.values


@cache
def values(preset: str, *switched_on: str) -> dict[str, Any]:
    return dict(leaves(rules(preset, *switched_on)))


class Presets:
    """Rules of a bundled preset with some of its variants switched on."""

    def rules(self, preset: str, *switched_on: str) -> CrayonRules:
        return rules(preset, *switched_on)

    def leaves(self, preset: str, *switched_on: str) -> dict[str, Any]:
        """Every single value by its place, such as `win.cash`."""
        return values(preset, *switched_on)

    def variants(self, preset: str) -> dict[str, dict[str, Any]]:
        offered: dict[str, dict[str, Any]] = thaw(resolved(preset).variants)
        return offered


@pytest.fixture(scope="session")
def presets() -> Presets:
    return Presets()
