"""Settings: how tools and the program are set, shared by all documents, kept between days."""

from typing import Any

USUAL: dict[str, Any] = {
    "select": "rectangle",
    "select-what": "cells",
    "terrain": "mountain",
    "brush": 0,
    "city-name": "",
    "good": "",
    "region": "",
    "region-by": "brush",
    "region-kind": "area",
    "label-size": "medium",
    "label-angle": 0,
    "river": "river",
    "lake": "lake",
    "water-name": "",
    "river-arm": False,
    "free-lines": False,
    "edge": "blocked",
    "route": "lines",
    "segments": 0,
    "columns-for-ten": 17,
    "segment-terrain": "mountain",
    "stamp-clears": False,
}


class Settings:
    """Values by key; what nobody has set is as usual."""

    def __init__(self, values: dict[str, Any] | None = None) -> None:
        self._values = {**USUAL, **(values or {})}

    def get(self, key: str, default: Any = None) -> Any:
        return self._values.get(key, default)

    def put(self, key: str, value: Any) -> None:
        self._values[key] = value

    def plain(self) -> dict[str, Any]:
        """All of them, for a file."""
        return dict(self._values)
