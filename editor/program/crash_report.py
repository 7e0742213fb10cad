"""What is written down when the editor fails: for whoever shall repair it."""

import platform
import sys
import traceback
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

from editor.preferences.data_folder import data_folder
from model.version import __version__

FOLDER = "reports"
MOST = 50
"""So many reports are kept."""


def report_text(
    kind: type[BaseException],
    error: BaseException,
    trace: TracebackType | None,
    about: Iterable[str] = (),
) -> str:
    """The failure with everything around it; nothing of the map is told but its title."""
    lines = [
        f"Milepost {__version__}, Python {platform.python_version()}, {platform.platform()}",
        *_qt(),
        *about,
        "",
        *(line.rstrip("\n") for line in traceback.format_exception(kind, error, trace)),
    ]
    return "\n".join(lines) + "\n"


def _qt() -> list[str]:
    module = sys.modules.get("PySide6")
    version = getattr(module, "__version__", "")
    return [f"PySide6 {version}"] if version else []


def write_report(text: str) -> Path | None:
    """Writes a report under the next free number; None where that cannot be."""
    folder = data_folder(FOLDER)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        numbers = sorted(
            int(path.stem.removeprefix("report-"))
            for path in folder.glob("report-*.txt")
            if path.stem.removeprefix("report-").isdigit()
        )
        for number in numbers[: max(0, len(numbers) - MOST + 1)]:
            (folder / f"report-{number}.txt").unlink()
        path = folder / f"report-{(numbers or [0])[-1] + 1}.txt"
        path.write_text(text, encoding="utf-8", errors="replace")
    except OSError:
        return None
    return path
