"""Rows of tables in the rules: which tables there are, and where other rules name their rows."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from model.forms.form import Route
from model.schema.fields import part_at
from model.schema.schema_files import Schema

RULES = "rules"


class Named(NamedTuple):
    """A row that a rule names: by a key of a table, or as one of a list."""

    route: Route
    """Where the table or list stands, below `rules`."""
    name: str
    is_key: bool


def is_table(system: str, route: Route) -> bool:
    """Whether rows can be added at a place of the rules: a mapping by free names."""
    part = part_at(system, (RULES, *route))
    return part is not None and "patternProperties" in part and not part.get("x-whole")


def row_part(system: str, table: Route) -> Schema:
    """What the schema says of every row of a table."""
    parts = (part_at(system, (RULES, *table, key)) for key in ("any", "1"))
    return next((part for part in parts if part is not None), {})


def row_of(system: str, route: Route) -> Route:
    """The innermost row that a rule is, or is in; () where it is in none."""
    return next(_rows_around(system, route), ())


def outer_row_of(system: str, route: Route) -> Route:
    """The outermost of them."""
    return next(reversed([*_rows_around(system, route)]), ())


def _rows_around(system: str, route: Route) -> Iterator[Route]:
    for end in range(len(route), 1, -1):
        above = part_at(system, (RULES, *route[: end - 1])) or {}
        if is_table(system, route[: end - 1]) and route[end - 1] not in above.get("properties", {}):
            yield route[:end]


def tables_in(system: str, values: Any, route: Route) -> Iterator[Route]:
    """The tables at and below a place of the rules, as far as their rows and groups are there."""
    part = part_at(system, (RULES, *route))
    if part is None or part.get("x-whole"):
        return
    if is_table(system, route):
        yield route
        for key, inner in values.items() if isinstance(values, Mapping) else ():
            yield from tables_in(system, inner, (*route, str(key)))
        return
    if values is None and "null" in part.get("type", ()):
        return
    for name in part.get("properties", {}):
        inner = values.get(name) if isinstance(values, Mapping) else None
        yield from tables_in(system, inner, (*route, name))


def named_rows(system: str, rules: Mapping[str, Any], table: Route) -> list[Named]:
    """Every place in plain rules that names rows of a table, as the schema marks it."""
    return list(_named(system, rules, (), ("x-rows", "/".join(table))))


def named_things(system: str, rules: Mapping[str, Any], room: str) -> list[Named]:
    """Every place in plain rules that names things of a collection, as the schema marks it."""
    return list(_named(system, rules, (), ("x-refers", room)))


def _named(system: str, value: Any, route: Route, mark: tuple[str, str]) -> Iterator[Named]:
    part = part_at(system, (RULES, *route)) if route else {}
    is_marked = part is not None and part.get(mark[0]) == mark[1]
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if is_marked:
                yield Named(route, str(key), is_key=True)
            if inner is not None:
                yield from _named(system, inner, (*route, str(key)), mark)
    elif is_marked and isinstance(value, list):
        yield from (Named(route, str(name), is_key=False) for name in dict.fromkeys(value))
    elif is_marked and isinstance(value, str):
        yield Named(route, value, is_key=False)
