"""Fields that a system gives its cities, as columns of a sheet: `growth`, `colours`."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from model.forms.form import REFUSE, DoesNotFit
from model.forms.hints import record_of
from model.forms.records import Slot
from model.imports.cannot import CannotImport
from model.imports.sheets import values
from model.scenario.own_classes import city_class
from model.scenario.things import City
from model.unreadable import Unreadable, quoted
from model.yaml.canonical import flow_text
from model.yaml.nodes import read_nodes, to_plain

BETWEEN: Final = "; "
_WHOLE: Final = re.compile(r"-?[0-9]{1,9}")


def own_fields(system: str) -> Mapping[str, Slot]:
    """The fields that only the cities of a system have, by their names."""
    shared: Any = City
    own: Any = city_class(system)
    slots = record_of(own).slots if own is not shared else {}
    return {name: slot for name, slot in slots.items() if name not in record_of(shared).slots}


def cell_of(slot: Slot, value: Any) -> str:
    """What a cell of a sheet says for the value of a field."""
    if value is None:
        return ""
    plain = slot.form.write(value)
    if isinstance(plain, bool):
        return "yes" if plain else "no"
    if isinstance(plain, dict) or (isinstance(plain, list) and not all(map(_is_word, plain))):
        return flow_text(plain)
    if isinstance(plain, list):
        return BETWEEN.join(map(str, plain)) or values.EMPTY
    return values.guarded(plain) if isinstance(plain, str) else str(plain)


def _is_word(plain: Any) -> bool:
    return not isinstance(plain, (dict, list))


def value_in(slot: Slot, text: str) -> Any:
    """What a cell says of a field; CannotImport where it is nothing that fits."""
    why = f"{quoted(text)} does not fit"
    for plain in _readings(text):
        try:
            return slot.form.read(plain, (slot.name,), REFUSE)
        except DoesNotFit as trouble:
            why = trouble.why if isinstance(plain, str) else why
    raise CannotImport(why)


def _readings(text: str) -> Iterator[Any]:
    """What may be meant, the likeliest first."""
    if text.startswith(("{", "[")):
        yield from _flow(text)
    if _WHOLE.fullmatch(text):
        yield int(text)
    yield values.unguarded(text)
    yield list(values.words(text))
    try:
        yield values.truth(text)
    except CannotImport:
        return


def _flow(text: str) -> Iterator[Any]:
    """A group or a list as a file has it: `{draw: 1}`."""
    try:
        root = read_nodes(text.encode("utf-8", "replace"), "a cell of a sheet").root
    except Unreadable:
        return
    if root is not None:
        yield to_plain(root)
