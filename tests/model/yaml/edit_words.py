"""Edits as functions of a scenario: a thing changed, added or taken away, a cell painted."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from model.boards.terrain import TerrainBoard
from model.collection import Things, freeze, thaw
from model.notation import Cell, Edge
from model.scenario.scenario import Scenario

Editing = Callable[[Scenario], Scenario]


def with_part(scenario: Scenario, **changes: Any) -> Scenario:
    return replace(scenario, part=replace(scenario.part, **changes))


def things_of(scenario: Scenario, collection: str) -> Things[Any]:
    whole: Any = scenario if hasattr(scenario, collection) else scenario.part
    things: Things[Any] = getattr(whole, collection)
    return things


def with_things(scenario: Scenario, collection: str, things: Things[Any]) -> Scenario:
    change: dict[str, Any] = {collection: things}
    if hasattr(scenario, collection):
        return replace(scenario, **change)
    return with_part(scenario, **change)


def thing(collection: str, key: str, **changes: Any) -> Editing:
    """Changes fields of one thing."""

    def edit(scenario: Scenario) -> Scenario:
        things = things_of(scenario, collection)
        return with_things(scenario, collection, things.put(key, replace(things[key], **changes)))

    return edit


def put(collection: str, key: str, new: Any) -> Editing:
    """Adds a thing, or takes one away where it is None."""

    def edit(scenario: Scenario) -> Scenario:
        things = things_of(scenario, collection)
        changed = things.drop(key) if new is None else things.put(key, new)
        return with_things(scenario, collection, changed)

    return edit


def head(**changes: Any) -> Editing:
    return lambda scenario: replace(scenario, **changes)


def paint(kind: str | None, *cells: Cell) -> Editing:
    def edit(scenario: Scenario) -> Scenario:
        assert isinstance(scenario.board, TerrainBoard)
        return replace(scenario, board=scenario.board.with_painted(dict.fromkeys(cells, kind)))

    return edit


def rule(value: Any, *names: str) -> Editing:
    """Changes one of the rules; None takes the change back."""

    def edit(scenario: Scenario) -> Scenario:
        rules = thaw(scenario.rules)
        inner = rules
        for name in names[:-1]:
            inner = inner.setdefault(name, {})
        inner.pop(names[-1], None)
        if value is not None:
            inner[names[-1]] = value
        return replace(scenario, rules=freeze(rules))

    return edit


def blocked(*edges: str) -> Editing:
    return lambda scenario: replace(
        scenario, blocked=tuple({*scenario.blocked} ^ {Edge.parse(edge) for edge in edges})
    )
