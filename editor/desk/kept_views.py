"""How the picture of each map was seen and whether it was locked, from one day to the next."""

from pathlib import Path
from typing import Any, Final

from editor.document.tracing.tracing import VIEWS, View
from editor.preferences.settings import Settings

KEY: Final = "traced"
MOST: Final = 100
"""Of so many maps it is remembered, the newest ones."""


def kept_view(settings: Settings, path: Path | None) -> tuple[View, bool]:
    """What is seen of the picture of a map, and whether it is locked."""
    kept = _all(settings).get(str(path)) if path is not None else None
    if not isinstance(kept, list) or len(kept) != 2 or kept[0] not in VIEWS:
        return "both", False
    return kept[0], kept[1] is True


def keep_view(settings: Settings, path: Path | None, view: View, *, locked: bool) -> None:
    """Remembers it for a map that has a file."""
    if path is None:
        return
    others = {name: said for name, said in _all(settings).items() if name != str(path)}
    newest = list(others.items())[-MOST + 1 :]
    settings.put(KEY, {**dict(newest), str(path): [view, locked]})


def _all(settings: Settings) -> dict[str, Any]:
    kept = settings.get(KEY)
    return kept if isinstance(kept, dict) else {}
