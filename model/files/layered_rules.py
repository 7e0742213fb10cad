"""The rules of a scenario that stands on another: null is a value there, so removal has a list."""

from typing import Any

from model.collection import same

Tree = dict[str, Any]
REMOVED = "removed"
"""Changes of the scenario below that are taken back, by their way such as `win/cash`."""


def changed_rules(below: Any, layer: Tree) -> Tree:
    """What a layer's rules say over the rules that lie below."""
    result = below if isinstance(below, dict) else {}
    removed = layer.get(REMOVED)
    if not isinstance(removed, list) or not all(isinstance(way, str) for way in removed):
        return _overlaid(result, layer)
    for way in removed:
        result = _without(result, way.split("/"))
    return _overlaid(result, {key: value for key, value in layer.items() if key != REMOVED})


def _overlaid(below: Tree, above: Tree) -> Tree:
    result = dict(below)
    for key, value in above.items():
        inner = below.get(key)
        is_inside = isinstance(inner, dict) and isinstance(value, dict)
        result[key] = _overlaid(inner or {}, value) if is_inside else value
    return result


def _without(rules: Tree, way: list[str]) -> Tree:
    name, *rest = way
    if not rest:
        return {key: value for key, value in rules.items() if key != name}
    inner = rules.get(name)
    return {**rules, name: _without(inner, rest)} if isinstance(inner, dict) else rules


def layer_of_rules(below: Tree, above: Tree) -> Tree:
    """The layer's rules that make the rules above of those below."""
    removed: list[str] = []
    changes = _changes(below, above, "", removed)
    return {REMOVED: removed, **changes} if removed else changes


def _changes(below: Tree, above: Tree, way: str, removed: list[str]) -> Tree:
    removed += [f"{way}{key}" for key in below if key not in above]
    changes: Tree = {}
    for key, value in above.items():
        inner = below.get(key)
        if isinstance(inner, dict) and isinstance(value, dict):
            within = _changes(inner, value, f"{way}{key}/", removed)
            if within:
                changes[key] = within
        elif key not in below or not same(inner, value):
            changes[key] = value
    return changes
