"""The things that presets hold: collections that a scenario changes by id."""

from functools import lru_cache
from typing import Any

from model.collection import Things, thaw
from model.forms.form import DoesNotFit, Misfit, Route
from model.forms.misfit_writing import graft
from model.forms.records import Record
from model.layering.chain import preset_chain
from model.layering.trees import Tree, merged


class _Kept:
    """Keeps what does not fit, to be written where it stood."""

    def __init__(self) -> None:
        self.misfits: list[Misfit] = []

    def misfit(self, route: Route, plain: Any, why: str) -> None:
        self.misfits.append(Misfit(route, plain, why))


@lru_cache(maxsize=64)
def held_things(system: str, form: Record, preset: str, presets: Things[Any]) -> Tree:
    """What a preset and those it stands on hold, as plain data by key. Look, do not touch.

    `form` has the keys under which presets of the system can hold things.
    """
    held: Tree = {}
    try:
        chain = preset_chain(system, preset, presets)
    except DoesNotFit:
        return held  # that there is no such preset is told of the rules
    for one in chain:
        said = {key: thaw(one[key]) for key in form.slots if key in one}
        held = merged(held, said, form)
    return {key: _in_order(form, key, things) for key, things in held.items()}


def _in_order(form: Record, key: str, things: Any) -> Any:
    """Things as a scenario writes them; what cannot be read of them stays as it is."""
    kept, inner = _Kept(), form.slots[key].form
    try:
        written = {key: inner.write(inner.read(things, (key,), kept))}
    except DoesNotFit:
        return things
    graft(written, kept.misfits, [form])
    return written[key]
