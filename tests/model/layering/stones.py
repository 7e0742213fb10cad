"""A small system whose things and rules have lists of every kind, for tests of layers."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import model.systems
from model.collection import Things, freeze
from model.forms.hints import Id
from model.scenario.references import Reference, Visit, each, replaced
from model.scenario.scenario import Scenario
from model.systems.system import SystemModel

PRESET = "./stones.preset.yaml"


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One of the steps of a stone, which come in order though they have ids."""

    id: Id
    far: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Stone:
    """A card with things of both kinds inside it."""

    id: Id
    name: str = ""
    count: int = 1
    onto: Id = ""
    """Another stone."""
    steps: tuple[Step, ...] = ()
    marks: Things[Step] = field(default_factory=Things)


@dataclass(frozen=True, slots=True, kw_only=True)
class StonesPart:
    """The keys of stones."""

    stones: Things[Stone] = field(default_factory=Things)


@dataclass(frozen=True, slots=True)
class StoneRules:
    """Rules with a list by id and one in order."""

    limit: int
    moves: Things[Step]
    turns: tuple[Step, ...]


def with_names(scenario: Scenario, visit: Visit) -> Scenario:
    """Every stone that names another."""

    def stone(key: str, one: Stone) -> Stone:
        route = ("stones", key, "onto")
        return replaced(one, onto=visit(Reference("stones", one.onto, route))) if one.onto else one

    part = scenario.part_as(StonesPart)
    return replaced(scenario, part=replaced(part, stones=each(part.stones, stone)))


STONES = SystemModel(
    name="stones",
    title="Stones",
    preset=PRESET,
    part=lambda: StonesPart,
    rules=lambda: StoneRules,
    naming=lambda: with_names,
)


def preset(**keys: Any) -> Things[Any]:
    """The presets of a scenario: one that says this."""
    rules = {"limit": 3, "moves": [{"id": "hop"}, {"id": "run", "far": 4}], "turns": [{"id": "a"}]}
    head = {"format": 1, "id": "stones", "title": "Stones", "system": "stones", "rules": rules}
    return Things({PRESET: freeze(head | keys)})


@contextmanager
def stones_are_known() -> Iterator[None]:
    """Stones among the systems, for as long as a test runs."""
    known = model.systems._models()
    with patch.object(model.systems, "_models", lambda: {**known, "stones": STONES}):
        yield
