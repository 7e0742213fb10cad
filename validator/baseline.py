"""Baseline: findings that a map already had when somebody began to check it, and are not told.

A JSON file: for each scenario and code how many there were, and the mark of each. New findings are
told, and where there are more of a code than before all of them. Fewer: the baseline can be made
smaller, says SUP003.
"""

import json
import os
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
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
        self.files = files

    def of(self, name: str) -> Known:
        """What is known about a file."""
        return self.files.get(_from(self.path.parent, name), {})

    @property
    def total(self) -> int:
        return sum(count for codes in self.files.values() for count, _ in codes.values())

    def text(self) -> str:
        """The baseline as a file, in an order that makes good differences."""
        files = {
            name: {
                code: {"count": count, "marks": sorted(marks)}
                for code, (count, marks) in sorted(codes.items())
            }
            for name, codes in sorted(self.files.items())
        }
        return json.dumps({"version": VERSION, "files": files}, indent=2) + "\n"


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


def baseline_of(path: Path, judged: Iterable[Judgement], old: Baseline | None = None) -> Baseline:
    """A baseline that knows everything that is told about some files.

    What an old one knows of other files stays, as long as those are there.
    """
    folder = path.parent
    others = old.files.items() if old else ()
    files = {name: codes for name, codes in others if (folder / name).exists()}
    for file in judged:
        marks: dict[str, list[str]] = {}
        for one in file.told:
            if can_be_known(one.code):
                marks.setdefault(one.code, []).append(one.mark)
        files[_from(folder, file.name)] = {
            code: (len(found), frozenset(found)) for code, found in marks.items()
        }
    return Baseline(path, {name: codes for name, codes in files.items() if codes})


def _from(folder: Path, name: str) -> str:
    """A file as a baseline in a folder names it."""
    return Path(os.path.relpath(name, folder)).as_posix()


def can_be_known(code: str) -> bool:
    """A baseline hides nothing that guards the reader, no file that was not read, not itself."""
    return not is_guarded(code) and stage_of(code) != "reading" and code != STALE


def unknown(
    told: Iterable[Told], known: Known | None, looked_for: Callable[[str], bool]
) -> tuple[list[Told], int]:
    """The findings that no baseline knows, with what is to be said of it, and how many it hides.

    Of codes that nobody looked for it cannot be said that the baseline knows too many.
    """
    told = list(told)
    if known is None:
        return told, 0
    counts = Counter(one.code for one in told)
    news = [one for one in told if not _is_known(one, known, counts[one.code])]
    stale = [
        _stale(code, count, counts[code])
        for code, (count, _) in sorted(known.items())
        if counts[code] < count and looked_for(code) and looked_for(STALE)
    ]
    return sorted([*stale, *news], key=lambda one: one.order), len(told) - len(news)


def _is_known(one: Told, known: Known, found: int) -> bool:
    count, marks = known.get(one.code, (0, frozenset()))
    return can_be_known(one.code) and found <= count and one.mark in marks


def _stale(code: str, count: int, found: int) -> Told:
    """What is to be said where a baseline knows more than there is."""
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
