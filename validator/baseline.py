"""Baseline: findings that a map already had when somebody began to check it, and are not told.

A JSON file: for each scenario and code how many there were, and the mark of each. New findings are
told, and where there are more of a code than before all of them. Fewer: the baseline can be made
smaller, says SUP003.
"""

import json
import os
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from validator.choosing import is_guarded, stage_of, title_of
from validator.finding import WARNING
from validator.judgement import Judgement, Told
from validator.placing import TOP

VERSION = 1
STALE = "SUP003"
Known = Mapping[str, tuple[int, frozenset[str]]]
"""Of one file: for each code how many there were, and their marks."""


class NoBaseline(Exception):
    """A file is no baseline; the text says why, in a clause."""


class Baseline:
    """The findings that are known, by scenario; files are named from the baseline's folder."""

    def __init__(self, path: Path, files: Mapping[str, Known]) -> None:
        self.path = path
        self._files = files

    def of(self, name: str) -> Known:
        """What is known about a file."""
        return self._files.get(_from(self.path.parent, name), {})


def read_baseline(path: Path) -> Baseline:
    """The baseline in a file."""
    try:
        plain = json.loads(path.read_bytes())
        if plain["version"] != VERSION:
            raise NoBaseline(f"it is of version {plain['version']!r}, not {VERSION}")
        files = {str(name): _known(codes) for name, codes in plain["files"].items()}
    except OSError as trouble:
        raise NoBaseline(trouble.strerror or "it cannot be read") from None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise NoBaseline("it is no baseline; --write-baseline makes one") from None
    return Baseline(path, files)


def _known(codes: Any) -> Known:
    known = {}
    for code, entry in codes.items():
        marks = frozenset(map(str, entry["marks"]))
        known[str(code)] = (int(entry["count"]), marks)
    return known


def baseline_text(path: Path, files: Iterable[Judgement]) -> str:
    """The text of a baseline that knows everything that is told about some files."""
    found: dict[str, dict[str, Any]] = {}
    for file in files:
        codes: dict[str, list[str]] = {}
        for one in file.told:
            if can_be_known(one.code):
                codes.setdefault(one.code, []).append(one.mark)
        if codes:
            found[_from(path.parent, file.name)] = {
                code: {"count": len(marks), "marks": sorted(marks)}
                for code, marks in sorted(codes.items())
            }
    plain = {"version": VERSION, "files": dict(sorted(found.items()))}
    return json.dumps(plain, indent=2) + "\n"


def _from(folder: Path, name: str) -> str:
    """A file as a baseline in a folder names it."""
    return Path(os.path.relpath(name, folder)).as_posix()


def can_be_known(code: str) -> bool:
    """A baseline hides nothing that guards the reader, no file that was not read, not itself."""
    return not is_guarded(code) and stage_of(code) != "reading" and code != STALE


def unknown(told: Iterable[Told], known: Known | None) -> tuple[list[Told], int]:
    """The findings that no baseline knows, with what is to be said of it, and how many it hides."""
    told = list(told)
    if known is None:
        return told, 0
    counts = Counter(one.code for one in told)
    news = [one for one in told if not _is_known(one, known, counts[one.code])]
    stale = [_stale(code, count, counts[code]) for code, (count, _) in sorted(known.items())]
    shown = [one for one in stale if one is not None] + news
    return sorted(shown, key=lambda one: one.order), len(told) - len(news)


def _is_known(one: Told, known: Known, found: int) -> bool:
    count, marks = known.get(one.code, (0, frozenset()))
    return can_be_known(one.code) and found <= count and one.mark in marks


def _stale(code: str, count: int, found: int) -> Told | None:
    """What is to be said where a baseline knows more than there is."""
    if found >= count:
        return None
    return Told(
        code=STALE,
        name=title_of(STALE),
        severity=WARNING,
        message=f"the baseline knows {count} of {code} here, and {found} are left",
        span=TOP,
        pointer="",
        mark=f"{STALE} {code}",
        help="write the baseline anew with --write-baseline",
    )
