"""Preferences: settings and recent files, kept in a file between days.

The file carries a checksum. One that is damaged is kept aside, and everything is as usual.
"""

import hashlib
import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from editor.preferences.data_folder import data_folder, kept_aside
from editor.preferences.settings import Settings
from model.bounded_files import real_path
from model.files.atomic import SaveFailed, write_atomically

NAME = "settings.json"
MOST_RECENT = 12
LARGEST = 4 * 1024 * 1024


class Preferences:
    """The settings of this user."""

    def __init__(self, settings: Settings | None = None, path: Path | None = None) -> None:
        self.settings = settings or Settings()
        self.path = path
        """Where they are kept; None for settings that nobody keeps."""
        self.aside: Path | None = None
        """Where a file was put that could not be read."""

    @classmethod
    def load(cls) -> "Preferences":
        """What was kept; the usual settings where nothing was, or nothing that can be read."""
        path = data_folder(NAME)
        values, aside = _read(path)
        made = cls(Settings(values), path)
        made.aside = aside
        return made

    def save(self) -> None:
        """Keeps them. Where that cannot be, they are forgotten tomorrow, and no harm is done."""
        if self.path is None:
            return
        values = _plain(self.settings.plain())
        whole = {"checksum": _checksum(values), "values": values}
        data = json.dumps(whole, indent=1, sort_keys=True, ensure_ascii=False).encode()
        with suppress(OSError, SaveFailed):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self.path, data)

    # -- recent files

    @property
    def recent(self) -> list[Path]:
        """Files that were open, the latest first."""
        named = self.settings.get("recent")
        names = named if isinstance(named, list) else []
        return [Path(name) for name in names if isinstance(name, str) and "\0" not in name]

    def remember(self, path: Path) -> None:
        """Puts a file first among the recent ones."""
        real = real_path(path)
        others = [one for one in self.recent if one != real]
        self._put_recent([real, *others])

    def forget(self, path: Path) -> None:
        self._put_recent([one for one in self.recent if one != path])

    def forget_all(self) -> None:
        self._put_recent([])

    def _put_recent(self, paths: list[Path]) -> None:
        self.settings.put("recent", [str(path) for path in paths[:MOST_RECENT]])
        self.save()


def _read(path: Path) -> tuple[dict[str, Any], Path | None]:
    """What a file says; where it says nothing that can be read, where it lies now."""
    try:
        if path.stat().st_size > LARGEST:
            raise ValueError("nobody has so many settings")
        whole = json.loads(path.read_bytes())
        values = whole["values"]
        if isinstance(values, dict) and whole["checksum"] == _checksum(values):
            return values, None
    except OSError:
        return {}, None
    except (ValueError, TypeError, KeyError, RecursionError):
        pass
    return {}, kept_aside(path)


def _checksum(values: Mapping[str, Any]) -> str:
    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _plain(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values that a file can say; where the pointer was last is none of them."""
    kept: dict[str, Any] = {}
    for key, value in values.items():
        try:
            kept[key] = json.loads(json.dumps(value))
        except (TypeError, ValueError):
            continue
    return kept
