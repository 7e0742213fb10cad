"""What a map of Tiled says, asked for with care: any value may be of any kind."""

import math
from collections.abc import Mapping
from typing import Any

from model.imports.cannot import CannotImport

Plain = Mapping[str, Any]


def text(plain: Plain, *keys: str) -> str:
    """The first of some keys that says a text; nothing where none does."""
    return next((said for key in keys if isinstance(said := plain.get(key), str) and said), "")


def number(plain: Plain, key: str, otherwise: float = 0.0) -> float:
    """A number as long as it is one that can be reckoned with."""
    said = plain.get(key, otherwise)
    is_number = isinstance(said, int | float) and not isinstance(said, bool)
    if not is_number or abs(said) > 1e9 or not math.isfinite(said):
        raise CannotImport(f"{key} is {str(said)[:40]!r}, which is no number of a map")
    return float(said)


def whole(plain: Plain, key: str, otherwise: int = 0) -> int:
    said = number(plain, key, otherwise)
    if said != int(said):
        raise CannotImport(f"{key} is {said}, which is not a whole number")
    return int(said)


def listed(plain: Plain, key: str, most: int) -> list[Plain]:
    """The mappings of a list; anything else in it is left out."""
    said = plain.get(key, [])
    found = said if isinstance(said, list) else []
    if len(found) > most:
        raise CannotImport(f"there are more than {most:,} {key}")
    return [one for one in found if isinstance(one, dict)]


def properties(plain: Plain) -> dict[str, Any]:
    """Properties of one's own by name: texts, numbers, yes or no."""
    found = {}
    for one in listed(plain, "properties", 500):
        name, value = one.get("name"), one.get("value")
        if isinstance(name, str) and isinstance(value, str | int | float):
            found[name] = value
    return found
