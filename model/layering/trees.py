"""Plain trees laid one over the other, as their forms say: things meet by key, null takes away.

A list whose form holds things by key is changed thing by thing, and `removed` takes one away; any
other list is replaced. Over changes, such as those of rules, both stay: they are still to be made.
"""

from typing import Any

from model.collection import same
from model.forms.form import ByKey, Form, Leaf, PlainMapping
from model.forms.records import REMOVED, Listed, OneKey, OneOf, Record

Tree = dict[str, Any]
Keyed = dict[str, Tree]


def merged(below: Tree, above: Tree, form: Form | None) -> Tree:
    """What one mapping says over another."""
    return _Over(over_changes=False).mapping(below, above, form)


def joined(below: Tree, above: Tree, form: Form | None) -> Tree:
    """Changes and later ones as one: what takes something away is itself a change."""
    return _Over(over_changes=True).mapping(below, above, form)


class _Over:
    """Lays trees over data, or over changes of some."""

    def __init__(self, *, over_changes: bool) -> None:
        self._over_changes = over_changes

    def mapping(self, below: Tree, above: Tree, form: Form | None) -> Tree:
        result, whole = dict(below), {**below, **above}
        for key, value in above.items():
            if value is None and not self._over_changes:
                result.pop(key, None)
            else:
                result[key] = self._value(below.get(key), value, form_below(form, key, whole))
        return result

    def _value(self, below: Any, above: Any, form: Form | None) -> Any:
        if isinstance(form, PlainMapping) and not self._over_changes:
            return above  # it may hold null as data
        if is_replaced(form, above):
            return above
        if isinstance(above, dict) and (isinstance(below, dict) or not self._over_changes):
            return self.mapping(below if isinstance(below, dict) else {}, above, form)
        if isinstance(form, Listed) and are_things(below, above, form):
            return self._things(below, above, form)
        return above

    def _things(self, below: list[Any], above: list[Any], form: Listed) -> list[Any]:
        things, rest = by_key(below, form)
        changes, more = by_key(above, form)
        for key, item in changes.items():
            if item.get(REMOVED) is not True:
                old = things.get(key, {})
                old = {} if old.get(REMOVED) is True else old
                things[key] = self.mapping(old, item, form.item)
            elif key in things and not self._over_changes:
                del things[key]
            else:
                # Nothing of that name is there: it is kept, and told as what it is.
                things[key] = item
        return [*things.values(), *rest, *more]


def is_replaced(form: Form | None, above: Any) -> bool:
    """Whether something said over a value takes its place as a whole, though both are mappings.

    So it is where the value has no parts, and where its first key says which of several it is.
    """
    if isinstance(form, OneKey):
        return not isinstance(above, dict) or form.record_in(above) is not None
    return isinstance(form, Leaf)


def form_below(form: Form | None, name: str, tree: Tree) -> Form | None:
    """The form of what stands under a name of a mapping; None where that is not known."""
    match form:
        case ByKey():
            return form.item
        case OneOf():
            return form_below(form.records.get(str(tree.get(form.word))), name, tree)
        case Record() if name in form.slots:
            return form.slots[name].form
    return None


def are_things(below: Any, above: Any, form: Listed) -> bool:
    """Whether two lists are matched by key; one slip does not make them another kind of list."""
    if not isinstance(below, list) or not isinstance(above, list):
        return False
    return any(key_of(item, form) is not None for item in below + above)


def key_of(item: Any, form: Listed) -> str | None:
    """What a thing in a list is known by; None for an item that is no such thing."""
    if not isinstance(item, dict) or not isinstance(item.get(form.key[0]), str):
        return None
    is_plain = all(isinstance(item.get(name), str | None) for name in form.key)
    return form.key_of(item) if is_plain else None


def by_key(items: list[Any], form: Listed) -> tuple[Keyed, list[Any]]:
    """The things of a list by key, and the rest: what has no key, or one that is taken."""
    things: Keyed = {}
    rest: list[Any] = []
    for item in items:
        key = key_of(item, form)
        if key is None or key in things:
            rest.append(item)
        else:
            things[key] = item
    return things, rest


def layer_between(below: Tree, above: Tree, form: Form | None) -> Tree:
    """What must be laid over one mapping to make the other: the inverse of `merged`."""
    layer: Tree = {}
    for key, value in above.items():
        if key not in below:
            layer[key] = value
        elif not same(below[key], value):
            layer[key] = _layer(below[key], value, form_below(form, key, above))
    layer.update({key: None for key in below if key not in above})
    return layer


def _layer(below: Any, above: Any, form: Form | None) -> Any:
    if isinstance(form, PlainMapping) or is_replaced(form, above):
        return above
    if isinstance(below, dict) and isinstance(above, dict):
        return layer_between(below, above, form)
    if isinstance(form, Listed) and are_things(below, above, form):
        return _layer_of_things(below, above, form)
    return above


def _layer_of_things(below: list[Any], above: list[Any], form: Listed) -> list[Any]:
    before, rest = by_key(below, form)
    after, more = by_key(above, form)
    layer: Keyed = {}
    for key, item in after.items():
        if key not in before:
            layer[key] = item
        elif not same(before[key], item):
            changed = layer_between(before[key], item, form.item)
            layer[key] = {**key_fields(item, form), **changed}
    for key, item in before.items():
        if key not in after:
            layer[key] = {**key_fields(item, form), REMOVED: True}
    new = _without(more, rest)
    for item in new:
        # A thing listed twice is a slip; its namesake is named first, so that it stays one.
        name = key_of(item, form)
        if name is not None:
            layer.setdefault(name, key_fields(item, form))
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


def key_fields(item: Tree, form: Listed) -> Tree:
    """The fields by which a thing is known."""
    return {key: item[key] for key in form.key if key in item}
