"""Where the editor keeps what is its own: journals, settings, reports, small pictures."""

import os
import sys
from pathlib import Path

VARIABLE = "MILEPOST_DATA"
"""Names another folder; tests and people with two lives use it."""


def data_folder(*parts: str) -> Path:
    """The folder of this user, or one inside it; it is made when something is written there."""
    return _top().joinpath(*parts)


def _top() -> Path:
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming") / "Milepost"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Milepost"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "milepost"


def kept_aside(path: Path) -> Path | None:
    """Gives a file that cannot be read another name, so that nobody writes over it."""
    for number in range(1, 1000):
        other = path.with_name(f"{path.name}.damaged-{number}")
        if not other.exists():
            try:
                return path.rename(other)
            except OSError:
                return None
    return None
