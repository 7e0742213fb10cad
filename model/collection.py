"""Things: an immutable mapping by id in sorted order, so that no result hangs on file order."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")
_DIGITS = re.compile(r"(\d{1,15})")


def natural_order(key: str) -> list[tuple[int, int, str]]:
    """Sort key that puts card 9 before card 10 and inlet-2 before inlet-10."""
    parts = _DIGITS.split(key)
    return [(0, int(part), part) if part.isdecimal() else (1, 0, part) for part in parts if part]


class Things(Mapping[str, T], Generic[T]):
    """The things of one kind by id. `put` and `drop` give a new one; nothing changes in place."""

    __slots__ = ("_by_id", "_hash")
    _by_id: dict[str, T]
    _hash: int | None

    def __init__(self, things: Mapping[str, T] | None = None) -> None:
        things = things or {}
        self._by_id = {key: things[key] for key in sorted(things, key=natural_order)}
        self._hash = None

    @classmethod
    def _in_order(cls, by_id: dict[str, T]) -> Self:
        """A collection whose things are known to be in order already."""
        new = cls.__new__(cls)
        object.__setattr__(new, "_by_id", by_id)
        object.__setattr__(new, "_hash", None)
        return new

    def put(self, key: str, thing: T) -> Self:
        if key in self._by_id:
            return self._in_order({**self._by_id, key: thing})
        return type(self)({**self._by_id, key: thing})

    def drop(self, key: str) -> Self:
        return self._in_order({k: v for k, v in self._by_id.items() if k != key})

    def __getitem__(self, key: str) -> T:
        return self._by_id[key]

    @overload
    def get(self, key: str, default: None = None, /) -> T | None: ...
    @overload
    def get(self, key: str, default: Any, /) -> Any: ...
    def get(self, key: str, default: Any = None, /) -> Any:
        return self._by_id.get(key, default)

    def __contains__(self, key: object) -> bool:
        return key in self._by_id

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_id)

    def __len__(self) -> int:
        return len(self._by_id)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Things):
            mine, others = self._by_id, other._by_id
            return mine == others and all(map(_is_as_plain, mine.values(), others.values()))
        return NotImplemented

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(tuple(self._by_id.items()))
        return self._hash

    def __repr__(self) -> str:
        return f"Things({self._by_id!r})"

    def __reduce__(self) -> tuple[type[Self], tuple[dict[str, T]]]:
        return type(self), (dict(self._by_id),)


class ByCell(Things[T]):
    """Things by the cell they speak of: keys are cells as files write them, and move like cells."""

    __slots__ = ()


def _is_as_plain(one: Any, other: Any) -> bool:
    """In a file 1, 1.0 and true are three things, though Python calls them equal."""
    return type(one) is type(other) or not isinstance(one, (bool, int, float))


def same(one: Any, other: Any) -> bool:
    """Whether two pieces of plain data say the same, also to a reader who minds 1 and true."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other) and _is_as_plain(one, other)


def freeze(plain: Any) -> Any:
    """Plain data (dicts and lists from a file) as an immutable value."""
    if isinstance(plain, dict):
        return Things({str(key): freeze(value) for key, value in plain.items()})
    if isinstance(plain, list):
        return tuple(freeze(item) for item in plain)
    return plain


def thaw(frozen: Any) -> Any:
    """The plain data a frozen value stands for."""
    if isinstance(frozen, Things):
        return {key: thaw(value) for key, value in frozen.items()}
    if isinstance(frozen, tuple):
        return [thaw(item) for item in frozen]
    return frozen
