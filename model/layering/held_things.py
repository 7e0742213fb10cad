"""The things that presets hold: collections of a system, which a scenario changes by id."""

from functools import lru_cache
from typing import Any

from model.collection import Things, thaw
from model.forms.form import REFUSE, ByKey, DoesNotFit
from model.forms.records import Listed, Record
from model.layering.chain import preset_chain
from model.layering.trees import Tree, merged_mapping


def keys_to_hold(part: Record) -> tuple[str, ...]:
    """The keys of a system's part under which a preset may hold things."""
    forms = {name: slot.form for name, slot in part.slots.items()}
    return tuple(name for name, form in forms.items() if isinstance(form, Listed | ByKey))


@lru_cache(maxsize=64)
def held_things(part: Record, preset: str, presets: Things[Any]) -> Tree:
    """What a preset and those it stands on hold, as plain data by key. Look, do not touch."""
    held: Tree = {}
    try:
        chain = preset_chain(preset, presets)
    except DoesNotFit:
        return held  # that there is no such preset is told of the rules
    keys = keys_to_hold(part)
    for one in chain:
        said = {key: thaw(one[key]) for key in keys if key in one}
        held = merged_mapping(held, said)
    return {key: _in_order(part, key, things) for key, things in held.items()}


def _in_order(part: Record, key: str, things: Any) -> Any:
    """Things as a scenario writes them; what cannot be read stays as it is, and is told there."""
    form = part.slots[key].form
    try:
        return form.write(form.read(things, (key,), REFUSE))
    except DoesNotFit:
        return things
