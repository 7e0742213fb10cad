"""From type hints to forms: `form_of(City)` knows from its dataclass how a city is written.

A type that can be written in several ways brings its own form, as `FORM`; a hint that is no class,
such as a number or a word, has it beside it: `Annotated[int | str, Leaf(an_amount)]`.
"""

import re
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from model.collection import ByCell, Things, natural_order
from model.forms.form import (
    REFUSE,
    ByKey,
    DoesNotFit,
    Form,
    Leaf,
    Members,
    Order,
    PlainMapping,
    Reading,
    Route,
    Step,
    shown,
    whole,
)
from model.forms.frozen import dataclass
from model.forms.records import (
    Listed,
    OneKey,
    OneOf,
    Record,
    Slot,
    default_of,
    is_required,
)
from model.notation import Cell, Corner, Edge, Path, Point, Side

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+){0,15}")
ID_LENGTH = 64
MOST_CARDS = 100_000


@dataclass(frozen=True, slots=True)
class Hint:
    """A remark on a type hint: what the bare type does not say about how it is written."""

    what: Literal[
        "id", "card", "ids", "edges", "sides", "cells", "paths",
        "plain", "one-of", "one-key", "kind",
    ]  # fmt: skip
    word: str = ""


Id = Annotated[str, Hint("id")]
IdSet = Annotated[tuple[str, ...], Hint("ids")]
EdgeSet = Annotated[tuple[Edge, ...], Hint("edges")]
SideSet = Annotated[tuple[Side, ...], Hint("sides")]
CellSet = Annotated[tuple[Cell, ...], Hint("cells")]
PathSet = Annotated[tuple[Path, ...], Hint("paths")]
Plain = Annotated[Things[Any], Hint("plain")]
KindWord = Annotated[str, Hint("kind")]
"""A kind whose words are the system's; whoever reads it knows the system."""


def a_text(plain: Any) -> str:
    if isinstance(plain, str):
        return plain
    raise DoesNotFit(f"{shown(plain)} stands where a text is needed")


def an_id(plain: Any) -> str:
    if isinstance(plain, str) and len(plain) <= ID_LENGTH and _ID.fullmatch(plain):
        return plain
    raise DoesNotFit(f"{shown(plain)} is not an id: write small letters, digits and single hyphens")


def a_card(plain: Any) -> str:
    """A card: a demand card is called by its number, an event card by its id."""
    if isinstance(plain, int) and not isinstance(plain, bool) and 0 <= plain < MOST_CARDS:
        return str(plain)
    return an_id(plain)


def _card_plain(card: str) -> int | str:
    return int(card) if card.isdecimal() and str(int(card)) == card else card


def a_whole_number(plain: Any) -> int:
    if isinstance(plain, int) and not isinstance(plain, bool):
        return plain
    raise DoesNotFit(f"{shown(plain)} stands where a whole number is needed")


def a_yes_or_no(plain: Any) -> bool:
    if isinstance(plain, bool):
        return plain
    raise DoesNotFit(f"{shown(plain)} stands where true or false is needed")


def one_of(choices: tuple[Any, ...]) -> Callable[[Any], Any]:
    def read(plain: Any) -> Any:
        if isinstance(plain, str) and plain in choices:
            return plain
        raise DoesNotFit(
            f"{shown(plain)} is none of {', '.join(choice for choice in choices if choice)}"
        )

    return read


def written(cls: Any) -> Callable[[Any], Any]:
    """Reads a type that has a notation of its own (`12,7`, `aston wood 9`)."""

    def read(plain: Any) -> Any:
        try:
            return cls.parse(a_text(plain))
        except ValueError as trouble:
            raise DoesNotFit(str(trouble)) from None

    return read


def a_size(cls: Any) -> Callable[[Any], Any]:
    """Reads numbers that are written as a short list: `size: [60, 40]`."""

    def read(plain: Any) -> Any:
        wanted = len(cls._fields)
        if not isinstance(plain, list) or len(plain) != wanted:
            raise DoesNotFit(f"{shown(plain)} stands where a list of {wanted} numbers is needed")
        return cls(*(a_whole_number(number) for number in plain))

    return read


class ListOf:
    """A list whose order means something; it is replaced as a whole."""

    def __init__(self, item: Form) -> None:
        self.item = item

    def read(self, plain: Any, route: Route, reading: Reading) -> tuple[Any, ...]:
        if not isinstance(plain, list):
            raise DoesNotFit(f"{shown(plain)} stands where a list is needed")
        return tuple(self.item.read(inner, route, REFUSE) for inner in plain)

    def write(self, value: tuple[Any, ...]) -> list[Any]:
        return [self.item.write(inner) for inner in value]

    def differ(self, old: Any, new: Any, route: Route) -> Iterator[Step]:
        if old != new:
            yield Step(route, self.write(old), self.write(new))

    def alter(self, value: Any, orders: Sequence[Order]) -> Any:
        order = whole(orders)
        if order is None:
            raise DoesNotFit("a list is replaced as a whole")
        return () if order[1] is None else self.read(order[1], (), REFUSE)

    def look(self, value: Any, route: Route) -> Any:
        if route:
            raise DoesNotFit("a list is looked at as a whole")
        return self.write(value)


_SCALARS: dict[Any, Leaf] = {str: Leaf(a_text), int: Leaf(a_whole_number), bool: Leaf(a_yes_or_no)}
_ID_FORM = Leaf(an_id)


def member_order(member: Any) -> Any:
    """How members of a set are sorted: ids naturally, places by row, then column."""
    if isinstance(member, str):
        return natural_order(member)
    if isinstance(member, Cell):
        return member.row, member.col
    if isinstance(member, Side):
        return member.cell.row, member.cell.col, member.side
    if isinstance(member, Path):
        return tuple(map(_place_order, member))
    return member.a.row, member.a.col, member.b.row, member.b.col


def _place_order(place: Corner | Point) -> tuple[int, int, str]:
    if isinstance(place, Point):
        return place.y, place.x, ""
    return 1000 * place.row, 1000 * place.col, place.end


def _written_form(cls: Any) -> Leaf:
    return Leaf(written(cls), str)


_SIMPLE: dict[str, Form] = {
    "id": _ID_FORM,
    "card": Leaf(a_card, _card_plain),
    "ids": Members(_ID_FORM, member_order),
    "edges": Members(_written_form(Edge), member_order),
    "sides": Members(_written_form(Side), member_order, text="sides"),
    "cells": Members(_written_form(Cell), member_order, text="cells"),
    "paths": Members(_written_form(Path), member_order),
    "plain": PlainMapping(),
    "kind": Leaf(a_text),
}


def _hinted(base: Any, hint: Hint | Form) -> Form:
    if not isinstance(hint, Hint):
        return hint
    if hint.what in _SIMPLE:
        return _SIMPLE[hint.what]
    if hint.what == "one-key":
        return OneKey([record_of(cls) for cls in get_args(base)])
    return OneOf(hint.word, {cls.WORD: record_of(cls) for cls in get_args(base)})


@cache
def record_of(cls: Any) -> Record:
    """The form of one dataclass."""
    return Record(cls, slots_of(cls))


def slots_of(
    cls: type[Any], forms: Mapping[str, Form] | None = None, leave_out: Sequence[str] = ()
) -> list[Slot]:
    """The fields of a dataclass with their forms; `forms` are those that its hints do not tell."""
    hints = get_type_hints(cls, include_extras=True)
    slots = []
    for field in fields(cls):
        if field.name not in leave_out:
            hint, name = hints[field.name], field.name.removesuffix("_")
            form = forms[name] if forms and name in forms else form_of(hint)
            required, default = is_required(field), default_of(field)
            is_value = may_be_none(hint) and default is not None
            required = required and not may_be_none(hint)
            attribute = field.name if field.name != name else ""
            slots.append(Slot(name, form, required, default, is_value, attribute))
    return slots


def may_be_none(hint: Any) -> bool:
    return get_origin(hint) in (Union, types.UnionType) and type(None) in get_args(hint)


@cache
def form_of(hint: Any) -> Form:
    """The form of a type hint."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _hinted(arguments[0], arguments[1])
    if origin in (Union, types.UnionType):
        (inner,) = (argument for argument in arguments if argument is not type(None))
        return form_of(inner)
    if origin is Literal:
        return Leaf(one_of(arguments))
    if origin in (Things, Mapping):
        return _things_form(arguments[-1])
    if origin is ByCell:
        return ByKey(form_of(arguments[0]), _a_cell_key, ByCell)
    if origin is tuple:
        return ListOf(form_of(arguments[0]))
    if hint in _SCALARS:
        return _SCALARS[hint]
    if hasattr(hint, "FORM"):
        own: Form = hint.FORM
        return own
    if hasattr(hint, "parse"):
        return _written_form(hint)
    return record_of(hint)


def _a_cell_key(key: Any) -> str:
    return str(written(Cell)(key))


@cache
def sets_of(cls: Any) -> tuple[str, ...]:
    """The fields of a dataclass that are sets: what they hold has no order of its own."""
    hints = get_type_hints(cls, include_extras=True)
    found = ((name, get_args(hint)[1:2]) for name, hint in hints.items())
    return tuple(name for name, marks in found for mark in marks if _is_set(mark))


def _is_set(mark: Any) -> bool:
    return isinstance(mark, Hint) and isinstance(_SIMPLE.get(mark.what), Members)


def _things_form(item: Any) -> Form:
    has_own = hasattr(item, "parse") or hasattr(item, "FORM")
    if is_dataclass(item) and isinstance(item, type) and not has_own:
        record = record_of(item)
        key = getattr(item, "KEY", ("id",))
        if all(name in record.slots for name in key):
            return Listed(record, key)
    return ByKey(form_of(item))
