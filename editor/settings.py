"""Settings: how tools and the program are set, shared by all documents, kept between days."""

from typing import Any

USUAL: dict[str, Any] = {
    "terrain": "mountain",
    "brush": 0,
    "city": "small",
    "water": "river",
    "region": "",
    "good": "",
    "ferry-cost": 6,
    "link-cost": 6,
    "segments": 1,
    "label-size": "medium",
    "label-angle": 0,
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
