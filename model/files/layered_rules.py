"""The rules of a scenario that stands on another: null is a value there, so removal has a list.

Under `removed` stand the changes of the scenario below that are taken back, such as `win/cash`.
"""

from typing import Any

from model.collection import same
from model.forms.form import ByKey, Form
from model.forms.records import REMOVED, Listed, Record, Slot
from model.layering.trees import Tree, by_key, form_below, joined, key_fields


def changed_rules(below: Any, layer: Tree, form: Form | None) -> Tree:
    """What a layer's rules say over the rules that lie below."""
    result = below if isinstance(below, dict) else {}
    removed = layer.get(REMOVED)
    if not isinstance(removed, list) or not all(isinstance(way, str) for way in removed):
        return joined(result, layer, form)
    for way in removed:
        result = _without(result, way.split("/"), form)
    return joined(result, {key: value for key, value in layer.items() if key != REMOVED}, form)


def _without(rules: Any, way: list[str], form: Form | None) -> Any:
    name, *rest = way
    inner, form = _opened(rules, form)
    if not isinstance(inner, dict) or name not in inner:
        return rules
    if rest:
        inner = {**inner, name: _without(inner[name], rest, form_below(form, name, inner))}
    else:
        inner = {key: value for key, value in inner.items() if key != name}
    return list(inner.values()) if isinstance(rules, list) else inner


def _opened(rules: Any, form: Form | None) -> tuple[Any, Form | None]:
    """Things of a list by their keys, where the form says so; anything else as it is."""
    if isinstance(rules, list) and isinstance(form, Listed):
        things, rest = by_key(rules, form)
        if not rest:
            return things, ByKey(form.item)
    return rules, form


def layer_of_rules(below: Tree, above: Tree, form: Form | None) -> Tree:
    """The layer's rules that make the rules above of those below."""
    removed: list[str] = []
    changes = _changes(below, above, form, "", removed)
    return {REMOVED: removed, **changes} if removed else changes


def _changes(below: Tree, above: Tree, form: Form | None, way: str, removed: list[str]) -> Tree:
    removed += [f"{way}{key}" for key in below if key not in above]
    changes: Tree = {}
    for key, value in above.items():
        inner, inside = below.get(key), form_below(form, key, above)
        if isinstance(inner, dict) and isinstance(value, dict):
            within = _changes(inner, value, inside, f"{way}{key}/", removed)
            if within:
                changes[key] = within
        elif key not in below:
            changes[key] = value
        elif not same(inner, value):
            changes |= _changed(key, (inner, value), inside, way, removed)
    return changes


def _changed(
    key: str, values: tuple[Any, Any], form: Form | None, way: str, removed: list[str]
) -> Tree:
    """One key that says something else: of things those that changed, all else anew."""
    below, above = values
    if not (isinstance(form, Listed) and isinstance(below, list) and isinstance(above, list)):
        return {key: above}
    (old, inside), (new, _) = _opened(below, form), _opened(above, form)
    taken: list[str] = []
    if isinstance(old, dict) and isinstance(new, dict):
        things = _changes(old, new, inside, "", taken)
        layer = [{**key_fields(new[name], form), **thing} for name, thing in things.items()]
        taken = [f"{key}/{name}" for name in taken]
        said = {REMOVED: taken, **({key: layer} if layer else {})}
        if same(changed_rules({key: below}, said, _only(key, form)).get(key), above):
            removed += [f"{way}{name}" for name in taken]
            return {key: layer} if layer else {}
    # Their order in the file would be another: all of them are said anew.
    removed.append(f"{way}{key}")
    return {key: above}


def _only(key: str, form: Form) -> Record:
    return Record(dict, [Slot(key, form, False, None)])
