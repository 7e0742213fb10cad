"""Misfits go back to where they were found when a scenario is written, as far as that is there."""

from collections.abc import Iterable, Sequence
from typing import Any

from model.collection import thaw
from model.forms.form import ByKey, Form, Members, Misfit
from model.forms.records import Listed, OneOf, Record, Slot

Tree = dict[str, Any]


def graft(written: Tree, misfits: Iterable[Misfit], records: Sequence[Record]) -> list[Misfit]:
    """Puts misfits into written data, but none whose thing is gone or whose place is taken.

    Gives back those whose place is taken.
    """
    grafting = _Grafting()
    taken = []
    for misfit in sorted(misfits, key=_turn):
        if misfit.route:
            top = next((r for r in records if misfit.route[0] in r.slots), None)
            if not grafting.put(written, top, misfit.route, thaw(misfit.plain)):
                taken.append(misfit)
    grafting.write_texts()
    return taken


def _turn(misfit: Misfit) -> tuple[bool, int]:
    """Whole items come last: what belongs inside a thing must not end up in one of its name."""
    is_item = misfit.route[-1:] < ("$",)
    return is_item, -len(misfit.route) if is_item else 0


class _Grafting:
    """Knows the things of every list it came by, so that each misfit finds its thing at once."""

    def __init__(self) -> None:
        self._things: dict[int, dict[str, Tree]] = {}
        self._texts: list[tuple[Tree, str]] = []

    def put(self, tree: Any, form: Form | None, route: Sequence[str], plain: Any) -> bool:
        """Puts a misfit where it belongs, if that is there; False where something else stands."""
        name, *rest = route
        if not rest and isinstance(tree, list):
            tree.append(plain)
        elif not rest and isinstance(tree, dict):
            is_free = name not in tree
            tree.setdefault(name, plain)
            return is_free
        elif rest and isinstance(tree, list) and isinstance(form, Listed):
            return self.put(self._thing(tree, form, name), form.item, rest, plain)
        elif rest and isinstance(tree, dict):
            inner, empty = _below(form, tree, name)
            below = self._opened(tree, name, inner, tree.get(name, empty))
            is_free = self.put(below, inner, rest, plain)
            if below:
                tree[name] = below
            return is_free
        return True

    def _thing(self, items: list[Any], form: Listed, name: str) -> Tree | None:
        if not items:
            return None
        if id(items) not in self._things:
            self._things[id(items)] = {
                form.key_of(item): item for item in reversed(items) if isinstance(item, dict)
            }
        return self._things[id(items)].get(name)

    def _opened(self, tree: Tree, name: str, form: Form | None, written: Any) -> Any:
        """A set that is written as one text as a list, so that members can be put behind it."""
        if not isinstance(form, Members) or not form.text or not isinstance(written, str):
            return written
        self._texts.append((tree, name))
        return written.split()

    def write_texts(self) -> None:
        """Makes texts of the opened sets again, unless a member of them is no word."""
        for tree, name in self._texts:
            items = tree.get(name)
            if items and all(isinstance(item, str) and item.split() == [item] for item in items):
                tree[name] = " ".join(items)


def _below(form: Form | None, tree: Tree, name: str) -> tuple[Form | None, Any]:
    """The form below a name, and what stands there where nothing is written."""
    if isinstance(form, ByKey):
        return form.item, None
    if isinstance(form, OneOf):
        form = form.record_in(tree)
    slot: Slot | None = form.slots.get(name) if isinstance(form, Record) else None
    if slot is None:
        return None, None
    return slot.form, None if slot.default is None else _empty(slot.form)


def _empty(form: Form) -> Any:
    if isinstance(form, Members):
        return "" if form.text else []
    return [] if isinstance(form, Listed) else {}
