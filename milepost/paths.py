"""Which files a command speaks of: those named, and the scenarios in the folders named."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from milepost.say import Refusal

PATTERN = "*.milepost.yaml"


def scenario_paths(named: Sequence[str]) -> list[Path]:
    """The files named and every scenario below the folders named; none at all is refused."""
    found = list(dict.fromkeys(path for name in named for path in _paths(name)))
    if not found:
        raise Refusal(f"there is no {PATTERN} in {', '.join(named)}")
    return found


def _paths(name: str) -> Iterator[Path]:
    path = Path(name)
    if path.is_dir():
        yield from sorted(path.rglob(PATTERN))
    else:
        yield path
