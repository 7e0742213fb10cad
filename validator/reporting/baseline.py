"""Baseline: findings that a map already had when somebody began to check it, and are not told.

A JSON file: for each scenario and code how many there were, and the mark of each. New findings are
told, and where there are more of a code than before all of them. Fewer: the baseline can be made
smaller, says SUP003. What follows from known findings is known too, since those hide nothing.
"""

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from model.bounded_files import json_of, read_file
from model.unreadable import Unreadable
from validator.reporting.judgement import Judgement
from validator.reporting.report_filter import Known, can_be_known

VERSION = 1
LARGEST_FILE = 16 * 1024 * 1024


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
        plain = json_of(read_file(path, LARGEST_FILE))
        if plain["version"] != VERSION:
            raise NoBaseline(f"it is of version {plain['version']!r}, not {VERSION}")
        files = {str(name): _known(codes) for name, codes in plain["files"].items()}
    except Unreadable as trouble:
        raise NoBaseline(trouble.message.rstrip(".")) from None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise NoBaseline("it is no baseline; --write-baseline makes one") from None
    return Baseline(path, files)


def _known(codes: Any) -> Known:
    known = {}
    for code, entry in codes.items():
        marks = frozenset(map(str, entry["marks"]))
        known[str(code)] = (_count(entry["count"]), marks)
    return known


def _count(said: Any) -> int:
    if not isinstance(said, int):
        raise TypeError("a count is a whole number")
    return said


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
