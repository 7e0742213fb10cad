"""Frozen dataclasses that are made quickly: their methods are compiled when one is first used.

Python's own compile each method by itself until 3.13, which took a fifth of `milepost validate`.
Most classes that a program imports it never uses; of those that it does, all methods are compiled
in one go.
What is made here is used like one of them: `fields`, `replace`, `match`, pickles and comparisons
are the same. Other kinds of dataclasses, and those that inherit another, are left to Python.
"""

import dataclasses
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass
else:

    def dataclass(plain=None, /, *, frozen=False, slots=False, kw_only=False, **others):
        """As `dataclasses.dataclass`."""
        if plain is not None or others or not (frozen and slots):
            asked = {"frozen": frozen, "slots": slots, "kw_only": kw_only, **others}
            return dataclasses.dataclass(plain, **asked)
        return lambda plain: _frozen(plain, kw_only=kw_only)


__all__ = ["dataclass"]

_OWN = ("__init__", "__repr__", "__eq__", "__hash__")


def _frozen(plain: type, *, kw_only: bool) -> Any:
    """The class with its slots and its methods; those that it has already are left as they are."""
    if any(map(dataclasses.is_dataclass, plain.__mro__[1:])):
        return dataclasses.dataclass(frozen=True, slots=True, kw_only=kw_only)(plain)
    told = [name for name in _OWN if plain.__dict__.get(name) is not None]
    bare = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True, kw_only=kw_only)
    made: Any = bare(plain)
    for name in _OWN:
        if name not in told:
            setattr(made, name, _Waiting.__dict__[name])
    for name in ("__setattr__", "__delattr__", "__getstate__", "__setstate__"):
        setattr(made, name, _Shared.__dict__[name])
    made.__dataclass_params__.frozen = True  # so that it can be inherited like Python's own
    return made


class _Waiting:
    """Stands for the methods of a class until the first of them is called."""

    def __init__(self: Any, *values: Any, **named: Any) -> None:
        _compile(type(self), "__init__")
        self.__init__(*values, **named)

    def __repr__(self: Any) -> str:
        _compile(type(self), "__repr__")
        return repr(self)

    def __eq__(self: Any, other: object) -> Any:
        _compile(type(self), "__eq__")
        return self.__eq__(other)

    def __hash__(self: Any) -> int:
        _compile(type(self), "__hash__")
        return hash(self)


def _compile(kind: Any, name: str) -> None:
    """Gives a class its methods, or the class that it inherits this one from."""
    waiting = _Waiting.__dict__
    made = next((one for one in kind.__mro__ if one.__dict__.get(name) is waiting[name]), None)
    if made is None:
        return  # another thread has been here
    methods = _methods(dataclasses.fields(made), has_more=hasattr(made, "__post_init__"))
    for own in _OWN:
        if made.__dict__.get(own) is waiting[own]:
            methods[own].__qualname__ = f"{made.__qualname__}.{own}"
            setattr(made, own, methods[own])


def _methods(fields: tuple["dataclasses.Field[Any]", ...], *, has_more: bool) -> dict[str, Any]:
    """The methods of a class with these fields."""
    known: dict[str, Any] = {"put": object.__setattr__, "factory": _FACTORY}
    for field in fields:
        if field.default is not dataclasses.MISSING:
            known[f"default_{field.name}"] = field.default
        elif field.default_factory is not dataclasses.MISSING:
            known[f"make_{field.name}"] = field.default_factory
    text = "\n".join([*_init(fields, has_more), *_repr(fields), *_eq(fields), *_hash(fields)])
    exec(text, known)  # noqa: S102 (names of fields are all that goes in)
    return known


_FACTORY = object()
"""Stands for a value that is made for each object."""


def _init(fields: tuple["dataclasses.Field[Any]", ...], has_more: bool) -> list[str]:
    asked = [field for field in fields if field.init]
    by_place = [_parameter(field) for field in asked if not field.kw_only]
    by_name = [_parameter(field) for field in asked if field.kw_only]
    parameters = ["self", *by_place, *(["*", *by_name] if by_name else [])]
    lines = [f" put(self, {field.name!r}, {_value(field)})" for field in fields if _is_set(field)]
    lines += [" self.__post_init__()"] if has_more else []
    return [f"def __init__({', '.join(parameters)}):", *(lines or [" pass"])]


def _parameter(field: "dataclasses.Field[Any]") -> str:
    if field.default is not dataclasses.MISSING:
        return f"{field.name}=default_{field.name}"
    return field.name if field.default_factory is dataclasses.MISSING else f"{field.name}=factory"


def _is_set(field: "dataclasses.Field[Any]") -> bool:
    """Whether the beginning gives a field its value."""
    nothing = dataclasses.MISSING
    return field.init or field.default is not nothing or field.default_factory is not nothing


def _value(field: "dataclasses.Field[Any]") -> str:
    name = field.name
    if field.default_factory is dataclasses.MISSING:
        return name if field.init else f"default_{name}"
    return f"make_{name}() if {name} is factory else {name}" if field.init else f"make_{name}()"


def _repr(fields: tuple["dataclasses.Field[Any]", ...]) -> list[str]:
    shown = ", ".join(f"{field.name}={{self.{field.name}!r}}" for field in fields if field.repr)
    return ["def __repr__(self):", f" return f'{{self.__class__.__qualname__}}({shown})'"]


def _eq(fields: tuple["dataclasses.Field[Any]", ...]) -> list[str]:
    compared = [field.name for field in fields if field.compare]
    return [
        "def __eq__(self, other):",
        " if other.__class__ is not self.__class__: return NotImplemented",
        f" return {_tuple('self', compared)} == {_tuple('other', compared)}",
    ]


def _hash(fields: tuple["dataclasses.Field[Any]", ...]) -> list[str]:
    counted = [f.name for f in fields if (f.compare if f.hash is None else f.hash)]
    return ["def __hash__(self):", f" return hash({_tuple('self', counted)})"]


def _tuple(whose: str, names: list[str]) -> str:
    return f"({''.join(f'{whose}.{name},' for name in names)})"


class _Shared:
    """What is the same for all of them."""

    def __setattr__(self, name: str, _: object) -> None:
        raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")

    def __getstate__(self: Any) -> list[Any]:
        return [getattr(self, field.name) for field in dataclasses.fields(self)]

    def __setstate__(self: Any, state: list[Any]) -> None:
        for field, value in zip(dataclasses.fields(self), state, strict=True):
            object.__setattr__(self, field.name, value)
