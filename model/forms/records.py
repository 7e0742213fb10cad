"""Forms of dataclasses: a record's fields, things listed by id, one of several records."""

from collections.abc import Iterator, Sequence
from dataclasses import MISSING, Field, replace
from difflib import get_close_matches
from typing import Any

from model.collection import Things, natural_order
from model.forms.form import (
    REFUSE,
    DoesNotFit,
    Form,
    Order,
    Reading,
    Route,
    Step,
    alter_by_key,
    differ_by_key,
    grouped,
    look_by_key,
    read_apart,
    shown,
    whole,
)
from model.forms.frozen import dataclass

NEARLY_SO = 0.75
SHORTEST_STEM = 4
MOST_KEYS = 500
REMOVED = "removed"
"""The key by which a layer takes a thing away that lies below."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One field of a record: its name, its form, and what it is where the file says nothing."""

    name: str
    form: Form
    required: bool
    default: Any
    null_is_a_value: bool = False
    """Whether a written null says something else than silence: no limit, where one is usual."""
    attribute: str = ""
    """The field of the dataclass, where it has another name: a key such as `from` is Python's."""

    def of(self, thing: Any) -> Any:
        """What a thing has in this field."""
        return getattr(thing, self.attribute or self.name)

    def says_the_usual(self, plain: Any) -> bool:
        """Whether this is how the default is written, though it may be no value one could give."""
        if self.required or self.default is None:
            return False
        return bool(plain == self.form.write(self.default))


def default_of(field: Field[Any]) -> Any:
    if field.default_factory is not MISSING:
        return field.default_factory()
    return None if field.default is MISSING else field.default


def is_required(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def unknown_key(key: str, known: Sequence[str], among: int = 0) -> str:
    """What is wrong with a key; no neighbour is looked for where it is one among very many."""
    near = near_key(key[:64], known) if among <= MOST_KEYS else ""
    return f"unknown key {shown(key)}" + (f', did you mean "{near}"?' if near else "")


def near_key(key: str, known: Sequence[str]) -> str:
    """The key that one may be meant for: spelt nearly so, or a form of the same word.

    What is but a little alike is another word, and to name it would lead astray.
    """
    alike = get_close_matches(key, known, 1, NEARLY_SO)
    if alike or len(key) < SHORTEST_STEM:
        return alike[0] if alike else ""
    forms = [form for form in (key, key.removesuffix("s")) if len(form) >= SHORTEST_STEM]
    return next((name for form in forms for name in known if is_form_of(form, name)), "")


def is_form_of(key: str, name: str) -> bool:
    """Whether two keys share their stem: `city` and `cities`, `players` and `max_players`."""
    if len(name) < SHORTEST_STEM:
        return False
    return name.startswith(key[:-1]) or key.startswith(name) or name.endswith(f"_{key}")


class Record:
    """A dataclass written as a mapping; fields that say nothing new are left out."""

    def __init__(self, cls: type[Any], slots: Sequence[Slot]) -> None:
        self.cls = cls
        self.slots = {slot.name: slot for slot in slots}
        self._absent = {
            slot.name: None for slot in slots if not slot.required and slot.default is None
        }
        self._attributes = {slot.name: slot.attribute for slot in slots if slot.attribute}

    def read(self, plain: Any, route: Route, reading: Reading) -> Any:
        values = {**self._absent, **self.read_fields(plain, route, reading)}
        return self.cls(**self._by_attribute(values))

    def _by_attribute(self, values: dict[str, Any]) -> dict[str, Any]:
        if not self._attributes:
            return values
        return {self._attributes.get(name, name): value for name, value in values.items()}

    def read_fields(self, plain: Any, route: Route, reading: Reading) -> dict[str, Any]:
        if not isinstance(plain, dict):
            raise DoesNotFit(f"{shown(plain)} stands where a group of keys is needed")
        missing = [s.name for s in self.slots.values() if s.required and s.name not in plain]
        if missing:
            raise DoesNotFit(f'"{missing[0]}" is missing')
        values: dict[str, Any] = {}
        for name in self._in_turn(plain):
            slot, inner = self.slots.get(name), plain[name]
            if slot is None:
                why = unknown_key(name, list(self.slots), len(plain))
                reading.misfit((*route, name), inner, why)
                continue
            if inner is None and (name in self._absent or slot.null_is_a_value):
                values |= {name: None} if slot.null_is_a_value else {}
                continue
            try:
                values[name] = read_apart(slot.form, inner, (*route, name), reading)
            except DoesNotFit as trouble:
                if slot.required:
                    raise DoesNotFit(f"{name}: {trouble.why}") from None
                reading.misfit((*route, name), inner, trouble.why)
        return values

    def _in_turn(self, plain: dict[str, Any]) -> list[str]:
        """Keys in one order, so that of two slips the same is told whichever the file has first."""
        known = [name for name in self.slots if name in plain]
        return known + sorted((name for name in plain if name not in self.slots), key=natural_order)

    def write(self, value: Any) -> dict[str, Any]:
        written: dict[str, Any] = {}
        for slot in self.slots.values():
            inner = slot.of(value)
            if slot.required or inner != slot.default:
                written[slot.name] = self._said(slot, inner)
        return written

    def differ(self, old: Any, new: Any, route: Route) -> Iterator[Step]:
        for slot in self.slots.values():
            before, after = slot.of(old), slot.of(new)
            if before is after or before == after:
                continue
            inner = (*route, slot.name)
            if before is None or after is None:
                yield Step(inner, self._said(slot, before), self._said(slot, after))
            else:
                yield from slot.form.differ(before, after, inner)

    @staticmethod
    def _said(slot: Slot, value: Any) -> Any:
        return None if value is None else slot.form.write(value)

    def alter(self, value: Any, orders: Sequence[Order]) -> Any:
        if (order := whole(orders)) is not None:
            return self.read(order[1], (), REFUSE)
        changed = {name: self._alter_slot(value, name, o) for name, o in grouped(orders).items()}
        return replace(value, **self._by_attribute(changed))

    def _alter_slot(self, value: Any, name: str, orders: list[Order]) -> Any:
        slot = self._slot(name)
        inner = slot.of(value)
        order = whole(orders)
        if order is None and inner is None:
            raise DoesNotFit(f'there is no "{name}" to be changed')
        if order is not None and order[1] is None and slot.null_is_a_value:
            return None
        if order is not None and (order[1] is None or slot.says_the_usual(order[1])):
            if slot.required:
                raise DoesNotFit(f'"{name}" cannot be taken away')
            return slot.default
        return slot.form.alter(inner, orders)

    def _slot(self, name: str) -> Slot:
        slot = self.slots.get(name)
        if slot is None:
            raise DoesNotFit(unknown_key(name, list(self.slots)))
        return slot

    def look(self, value: Any, route: Route) -> Any:
        if not route:
            return self.write(value)
        slot = self._slot(route[0])
        inner = slot.of(value)
        if inner is None:
            return None
        return slot.form.look(inner, route[1:])


class Listed:
    """Things in a list, each known by its key fields (usually `id`), as a collection by key."""

    def __init__(self, item: Record, key: tuple[str, ...]) -> None:
        self.item = item
        self.key = key

    def key_of(self, plain: Any) -> str:
        return " ".join(str(plain[name]) for name in self.key if plain.get(name) not in (None, ""))

    def read(self, plain: Any, route: Route, reading: Reading) -> Things[Any]:
        if not isinstance(plain, list):
            raise DoesNotFit(f"{shown(plain)} stands where a list is needed")
        found: dict[str, Any] = {}
        strange = 0
        for inner in plain:
            try:
                key = self._new_key(inner, found)
                found[key] = read_apart(self.item, inner, (*route, key), reading)
            except DoesNotFit as trouble:
                reading.misfit((*route, f"#{strange}"), inner, trouble.why)
                strange += 1
        return Things(found)

    def _new_key(self, plain: Any, found: dict[str, Any]) -> str:
        if not isinstance(plain, dict):
            raise DoesNotFit(f"{shown(plain)} stands where a group of keys is needed")
        for name in self.key:
            self._check_part_of_key(name, plain.get(name))
        key = self.key_of(plain)
        if not key:
            raise DoesNotFit(f'"{self.key[0]}" is missing')
        if key in found:
            raise DoesNotFit(f"{shown(key)} is listed twice")
        if plain.get(REMOVED) is True and REMOVED not in self.item.slots:
            raise DoesNotFit(f"there is no {shown(key)} to take away")
        return key

    def _check_part_of_key(self, name: str, plain: Any) -> None:
        """What cannot be read is no part of a key: the thing itself would not know of it."""
        if plain is None:
            return
        try:
            self.item.slots[name].form.read(plain, (), REFUSE)
        except DoesNotFit as trouble:
            raise DoesNotFit(f"{name}: {trouble.why}") from None

    def write(self, value: Things[Any]) -> list[Any]:
        return [self.item.write(thing) for thing in value.values()]

    def differ(self, old: Any, new: Any, route: Route) -> Iterator[Step]:
        yield from differ_by_key(self.item, old, new, route)

    def alter(self, value: Things[Any], orders: Sequence[Order]) -> Things[Any]:
        if (order := whole(orders)) is not None:
            return Things() if order[1] is None else self.read(order[1], (), REFUSE)
        altered = alter_by_key(self.item, value, orders)
        for key in {route[0] for route, _ in orders}:
            if key in altered and self.key_of(self.item.write(altered[key])) != key:
                raise DoesNotFit(f"{key}: the thing put here calls itself otherwise")
        return altered

    def look(self, value: Things[Any], route: Route) -> Any:
        return self.write(value) if not route else look_by_key(self.item, value, route)


class OneOf:
    """One of several records, told apart by a word such as `kind: hexes` or `effect: lose-load`."""

    def __init__(self, word: str, records: dict[str, Record]) -> None:
        self.word = word
        self.records = records
        self._word_of = {record.cls: name for name, record in records.items()}

    def read(self, plain: Any, route: Route, reading: Reading) -> Any:
        if not isinstance(plain, dict):
            raise DoesNotFit(f"{shown(plain)} stands where a group of keys is needed")
        record = self.record_in(plain)
        if record is None:
            raise DoesNotFit(self._needed(", ".join(self.records)))
        rest = {key: inner for key, inner in plain.items() if key != self.word}
        return record.read(rest, route, reading)

    def record_in(self, plain: dict[str, Any]) -> Record | None:
        """The record that is written so; None where nothing tells which."""
        name = plain.get(self.word)
        return self.records.get(name) if isinstance(name, str) else None

    def _needed(self, known: str) -> str:
        return f'"{self.word}" must be one of {known}'

    def record_of(self, value: Any) -> Record:
        return self.records[self._word_of[type(value)]]

    def write(self, value: Any) -> dict[str, Any]:
        return {self.word: self._word_of[type(value)], **self.record_of(value).write(value)}

    def differ(self, old: Any, new: Any, route: Route) -> Iterator[Step]:
        if type(old) is type(new):
            yield from self.record_of(old).differ(old, new, route)
        else:
            yield Step(route, self.write(old), self.write(new))

    def alter(self, value: Any, orders: Sequence[Order]) -> Any:
        if (order := whole(orders)) is not None:
            return self.read(order[1], (), REFUSE)
        return self.record_of(value).alter(value, orders)

    def look(self, value: Any, route: Route) -> Any:
        return self.write(value) if not route else self.record_of(value).look(value, route)


class OneKey(OneOf):
    """One of several records, told apart by their first key: `{rail: 1}`, `{draw: 2}`."""

    def __init__(self, records: Sequence[Record]) -> None:
        super().__init__("", {next(iter(record.slots)): record for record in records})

    def record_in(self, plain: dict[str, Any]) -> Record | None:
        found = [self.records[key] for key in plain if key in self.records]
        return found[0] if len(found) == 1 else None

    def _needed(self, known: str) -> str:
        return f"one of {known} must be said, and no two of them"

    def write(self, value: Any) -> dict[str, Any]:
        return self.record_of(value).write(value)
