"""Plain trees laid one over the other: things merge by id, null and `removed` take away."""

from typing import Any

from model.collection import same
from model.yaml.canonical import item_key

Tree = dict[str, Any]
REMOVED = "removed"


def merged_mapping(below: Tree, above: Tree) -> Tree:
    """What one mapping says over another; null takes a key away."""
    result = dict(below)
    for key, value in above.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = _merged(below.get(key), value)
    return result


def _merged(below: Any, above: Any) -> Any:
    if isinstance(above, dict):
        return merged_mapping(below if isinstance(below, dict) else {}, above)
    if isinstance(below, list) and isinstance(above, list) and _are_things(below + above):
        return _merged_things(below, above)
    return above


def _are_things(items: list[Any]) -> bool:
    """Whether a list is matched by id; one slip in it does not make it another kind of list."""
    return any(item_key(item) is not None for item in items)


def _by_key(items: list[Any]) -> tuple[dict[str, Tree], list[Any]]:
    """The things of a list by key, and the rest: what has no key, or one that is taken."""
    things: dict[str, Tree] = {}
    rest: list[Any] = []
    for item in items:
        key = item_key(item)
        if key is None or key in things:
            rest.append(item)
        else:
            things[key] = item
    return things, rest


def _merged_things(below: list[Any], above: list[Any]) -> list[Any]:
    things, rest = _by_key(below)
    changes, more = _by_key(above)
    for key, item in changes.items():
        if item.get(REMOVED) is True:
            things.pop(key, None)
        else:
            things[key] = merged_mapping(things.get(key, {}), item)
    return [*things.values(), *rest, *more]


def layer_mapping(below: Tree, above: Tree) -> Tree:
    """What must be laid over one mapping to make the other: the inverse of `merged_mapping`."""
    layer: Tree = {}
    for key, value in above.items():
        if key not in below:
            layer[key] = value
        elif not same(below[key], value):
            layer[key] = _layer(below[key], value)
    layer.update({key: None for key in below if key not in above})
    return layer


def _layer(below: Any, above: Any) -> Any:
    if isinstance(below, dict) and isinstance(above, dict):
        return layer_mapping(below, above)
    if isinstance(below, list) and isinstance(above, list) and _are_things(below + above):
        return _layer_things(below, above)
    return above


def _layer_things(below: list[Any], above: list[Any]) -> list[Any]:
    before, rest = _by_key(below)
    after, more = _by_key(above)
    layer: dict[str, Tree] = {}
    for key, item in after.items():
        if key not in before:
            layer[key] = item
        elif not same(before[key], item):
            layer[key] = {**_key_fields(item), **layer_mapping(before[key], item)}
    for key, item in before.items():
        if key not in after:
            layer[key] = {**_key_fields(item), REMOVED: True}
    new = _without(more, rest)
    for item in new:
        # A thing listed twice is a slip; its namesake is named first, so that it stays one.
        name = item_key(item)
        if name is not None:
            layer.setdefault(name, _key_fields(item))
    return [*layer.values(), *new]


def _without(items: list[Any], known: list[Any]) -> list[Any]:
    left = list(known)
    new = []
    for item in items:
        number = next((n for n, other in enumerate(left) if same(item, other)), None)
        if number is None:
            new.append(item)
        else:
            del left[number]
    return new


def _key_fields(item: Tree) -> Tree:
    names = ("id",) if "id" in item else ("code", "place")
    return {key: item[key] for key in names if key in item}
