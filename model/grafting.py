"""Misfits go back to where they were found when a scenario is written, as far as that is there."""

from collections.abc import Iterable, Sequence
from typing import Any

from model.collection import thaw
from model.forms import ByKey, Form, Misfit
from model.records import Listed, OneOf, Record, Slot

Tree = dict[str, Any]


def graft(written: Tree, misfits: Iterable[Misfit], records: Sequence[Record]) -> None:
    """Puts misfits into written data, but none whose thing is gone or whose place is taken."""
    # Whole items come last: what belongs inside a thing must not end up in a misfit of its name.
    grafting = _Grafting()
    for misfit in sorted(misfits, key=lambda misfit: misfit.route[-1:] < ("$",)):
        if misfit.route:
            top = next((r for r in records if misfit.route[0] in r.slots), None)
            grafting.put(written, top, misfit.route, thaw(misfit.plain))


class _Grafting:
    """Knows the things of every list it came by, so that each misfit finds its thing at once."""

    def __init__(self) -> None:
        self._things: dict[int, dict[str, Tree]] = {}

    def put(self, tree: Any, form: Form | None, route: Sequence[str], plain: Any) -> None:
        name, *rest = route
        if not rest and isinstance(tree, list):
            tree.append(plain)
        elif not rest and isinstance(tree, dict):
            tree.setdefault(name, plain)
        elif rest and isinstance(tree, list) and isinstance(form, Listed):
            self.put(self._thing(tree, form, name), form.item, rest, plain)
        elif rest and isinstance(tree, dict):
            inner, empty = _below(form, tree, name)
            below = tree.get(name, empty)
            self.put(below, inner, rest, plain)
            if below:
                tree[name] = below

    def _thing(self, items: list[Any], form: Listed, name: str) -> Tree | None:
        if id(items) not in self._things:
            self._things[id(items)] = {form.key_of(item): item for item in reversed(items)}
        return self._things[id(items)].get(name)


def _below(form: Form | None, tree: Tree, name: str) -> tuple[Form | None, Any]:
    """The form below a name, and what stands there where nothing is written."""
    if isinstance(form, ByKey):
        return form.item, None
    if isinstance(form, OneOf):
        form = form.records.get(tree.get(form.word, ""))
    slot: Slot | None = form.slots.get(name) if isinstance(form, Record) else None
    if slot is None:
        return None, None
    empty: Any = [] if isinstance(slot.form, Listed) else {}
    return slot.form, None if slot.default is None else empty
