"""Tables as JSON has them: lists of mappings, of texts and of numbers, or mappings by a name."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, Final

from model.imports.mileposts.words import COLUMNS, TableName, plain_word, water_of

MOST_PARTS: Final = 200
"""Of one value: a list of goods, of cities, of the two ends of an edge."""
LONGEST: Final = 4_096
_KEY: Final[Mapping[TableName, str]] = {
    "mileposts": "id",
    "cities": "name",
    "crossings": "name",
    "ferries": "name",
    "loads": "good",
}
"""What the key of an entry says where a table is a mapping."""
_ALONE: Final[Mapping[TableName, str]] = {
    "mileposts": "kind",
    "cities": "at",
    "crossings": "edge",
    "ferries": "edge",
    "loads": "cities",
}
"""What an entry says that is no mapping itself."""
_EDGES: Final = ("edges", "crossings", "segments")
_ACROSS: Final = ("col", "column", "x", "gridx", "q", "a")
_DOWN: Final = ("row", "y", "gridy", "r", "b")


def records_in(data: Any, table: TableName) -> Iterator[Mapping[str, str]]:
    """The entries of a table, each as texts by its keys; what has no form gives an empty one."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _named(str(key), value, table)
        return
    for entry in data if isinstance(data, list) else [data]:
        if isinstance(entry, dict) and _is_named(entry, table):
            yield from records_in(entry, table)
        else:
            yield from _entry(entry, table, {})


def _is_named(entry: Mapping[str, Any], table: TableName) -> bool:
    """Whether an entry is a name with what belongs to it: `{"paris": {"loads": []}}`."""
    if len(entry) != 1:
        return False
    ((key, value),) = entry.items()
    words = {word for words in COLUMNS[table].values() for word in words}
    return isinstance(value, dict | list) and plain_word(str(key)) not in words


def _named(key: str, value: Any, table: TableName) -> Iterator[Mapping[str, str]]:
    known = {_KEY[table]: key}
    if table == "crossings":
        known = {"kind": key} if water_of(key) else {"name": key}
        for entry in value if isinstance(value, list) else [value]:
            yield from _entry(entry, table, known)
        return
    yield from _entry(value, table, known)


def _entry(value: Any, table: TableName, known: Mapping[str, str]) -> Iterator[Mapping[str, str]]:
    if not isinstance(value, dict):
        yield {**known, _ALONE[table]: text_of(value)}
        return
    inner = next((key for key in value if table == "crossings" and _has_edges(key, value)), None)
    if inner is None:
        yield {**known, **_texts(value)}
        return
    besides = {**known, **_texts({key: one for key, one in value.items() if key != inner})}
    for edge in value[inner]:
        yield {**besides, **(_texts(edge) if isinstance(edge, dict) else {"edge": text_of(edge)})}


def _has_edges(key: str, value: Mapping[str, Any]) -> bool:
    return plain_word(str(key)) in _EDGES and isinstance(value[key], list)


def _texts(value: Mapping[str, Any]) -> dict[str, str]:
    return {str(key)[:60]: text_of(one) for key, one in islice(value.items(), MOST_PARTS)}


def text_of(value: Any) -> str:
    """A value as a cell of a sheet would say it."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return _place(value)
    if isinstance(value, list):
        return _listed(value)
    return str(value)[:LONGEST].strip()


def _place(value: Mapping[str, Any]) -> str:
    """A milepost that is written as a mapping: its column and row, or its id."""
    words = {plain_word(str(key)): one for key, one in islice(value.items(), MOST_PARTS)}
    across = next((words[key] for key in _ACROSS if key in words), None)
    down = next((words[key] for key in _DOWN if key in words), None)
    if across is not None and down is not None:
        return f"{_scalar(across)},{_scalar(down)}"
    return _scalar(words.get("id") or words.get("name") or "")


def _listed(value: list[Any]) -> str:
    parts = value[:MOST_PARTS]
    if all(isinstance(one, int | float) for one in parts):
        pairs = zip(parts[::2], parts[1::2], strict=False)
        return "|".join(f"{_scalar(x)},{_scalar(y)}" for x, y in pairs)
    return "|".join(_inner(parts))


def _inner(parts: Iterable[Any]) -> Iterator[str]:
    for one in parts:
        if isinstance(one, list) and len(one) == 2:
            yield f"{_scalar(one[0])},{_scalar(one[1])}"
        else:
            yield _place(one) if isinstance(one, dict) else _scalar(one)


def _scalar(value: Any) -> str:
    return "" if value is None or isinstance(value, dict | list) else str(value)[:LONGEST].strip()
