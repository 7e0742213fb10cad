"""Settings: what a milepost.toml or a pyproject.toml says about checking the maps beside it."""

import re
from collections.abc import Callable, Mapping
from dataclasses import field
from difflib import get_close_matches
from os.path import realpath
from pathlib import Path
from typing import Any

from model.bounded_files import read_file
from model.forms.frozen import dataclass
from model.unreadable import Unreadable
from validator.finding import Severity
from validator.reporting.choosing import (
    Choice,
    NoSuchCheck,
    codes_after,
    codes_called,
    is_guarded,
    severity_called,
)

OWN, SHARED = "milepost.toml", "pyproject.toml"
NEVER = "never"
LARGEST_FILE = 1024 * 1024
MOST_PARTS = 32
# A word is looked at from its beginning alone, and never again from within: a long one takes no
# longer than it is.
_PART = r"""(?:(?<![A-Za-z0-9_-])[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')"""
_LONG_KEY = re.compile(rf"{_PART}(?:[ \t]*\.[ \t]*{_PART}){{{MOST_PARTS}}}")


class BadSettings(Exception):
    """A file of settings cannot be used; the text is a sentence with code, file and line."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a file of settings can say; every key of it is a key there."""

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    severity: Mapping[str, str] = field(default_factory=dict)
    fail_on: str = ""
    exclude: tuple[str, ...] = ()
    baseline: str = ""
    max_findings: int | None = None
    target: str = ""
    """The version whose verdicts hold: what later ones look at too is told as info."""
    path: Path | None = None

    def choice(self) -> Choice:
        return choice_of(self.select, self.ignore, self.severity, self.target)


def choice_of(
    select: tuple[str, ...],
    ignore: tuple[str, ...],
    severity: Mapping[str, str],
    target: str = "",
) -> Choice:
    """Names as a choice; NoSuchCheck says which one means nothing."""
    levels = {
        code: severity_called(level)
        for name, level in severity.items()
        for code in codes_called(name)
    }
    return Choice(
        frozenset[str]().union(*map(codes_called, select)),
        frozenset[str]().union(*map(codes_called, ignore)),
        levels,
        codes_after(target),
        target,
    )


def target_in(folder: Path) -> Choice:
    """What the target of a folder makes of findings; nothing where its settings are no use."""
    try:
        target = find_settings(folder).target
    except BadSettings:
        target = ""
    return choice_of((), (), {}, target)


def find_settings(folder: Path) -> Settings:
    """The settings of the nearest file at or above a folder; none of the kind is fine."""
    for above in (folder, *folder.parents):
        for name in (OWN, SHARED):
            path = above / name
            is_there = path.exists() if name == OWN else path.is_file()
            if is_there and (name == OWN or _table(path) is not None):
                return read_settings(path)
        if (above / ".git").exists():
            break
    return Settings()


def read_settings(path: Path, *, is_trusted: bool = False) -> Settings:
    """The settings in a file; only one that somebody names may silence what guards the reader."""
    table = _table(path)
    if table is None:
        raise BadSettings(f"{path}: CFG001: there is no table [tool.milepost]")
    reading = _Reading(path, table)
    settings = reading.settings()
    if not is_trusted:
        reading.refuse_guarded(settings)
        reading.refuse_outside(settings)
    return settings


def _table(path: Path) -> dict[str, Any] | None:
    """The keys of a file that are ours; None where a pyproject.toml says nothing of us."""
    import tomllib

    try:
        text = _text(path)
        if path.name == SHARED and "milepost" not in text:
            return None
        _refuse_long_keys(path, text)
        whole = tomllib.loads(text)
    except (ValueError, RecursionError) as trouble:
        raise BadSettings(f"{path}: CFG002: this is not TOML: {trouble}") from None
    if path.name != SHARED:
        return whole
    return _own_table(path, whole)


def _text(path: Path) -> str:
    try:
        return read_file(path, LARGEST_FILE).decode()
    except Unreadable as trouble:
        raise BadSettings(f"{path}: CFG002: {trouble.message}") from None


def _refuse_long_keys(path: Path, text: str) -> None:
    """A key of very many parts is work that grows with their square, and nobody writes one."""
    found = _LONG_KEY.search(text)
    if found:
        line = text.count("\n", 0, found.start()) + 1
        why = f"a key has more than {MOST_PARTS} parts"
        raise BadSettings(f"{path}:{line}: CFG002: {why}")


def _own_table(path: Path, whole: dict[str, Any]) -> dict[str, Any] | None:
    """What a pyproject.toml says of us; whatever says it in another way is refused."""
    if "milepost" in whole:
        raise _Reading(path, {}).bad("CFG001", "milepost", "write the table as [tool.milepost]")
    tools = whole.get("tool")
    if not isinstance(tools, dict) or "milepost" not in tools:
        return None
    table = tools["milepost"]
    if not isinstance(table, dict):
        why = "tool.milepost must be a table of settings, such as [tool.milepost]"
        raise _Reading(path, {}).bad("CFG002", "milepost", why)
    return table


class _Reading:
    """One file that is read."""

    def __init__(self, path: Path, table: dict[str, Any]) -> None:
        self.path = path
        self.table = table

    def settings(self) -> Settings:
        for key in self.table:
            if key not in _KINDS:
                near = get_close_matches(key[:40], _KINDS, 1)
                hint = f", did you mean {near[0]}?" if near else f"; there are {', '.join(_KINDS)}"
                raise self.bad("CFG001", key, f'unknown key "{key[:40]}"{hint}')
        values = {key.replace("-", "_"): self._value(key, said) for key, said in self.table.items()}
        settings = Settings(**values, path=self.path)
        self._refuse_unknown(settings)
        return settings

    def _value(self, key: str, said: Any) -> Any:
        kind, fits = _KINDS[key]
        if not fits(said):
            raise self.bad("CFG002", key, f"{key} must be {kind}")
        return tuple(said) if isinstance(said, list) else said

    def _refuse_unknown(self, settings: Settings) -> None:
        for key in ("select", "ignore", "severity"):
            try:
                choice_of(
                    settings.select if key == "select" else (),
                    settings.ignore if key == "ignore" else (),
                    settings.severity if key == "severity" else {},
                )
            except NoSuchCheck as trouble:
                raise self.bad("CFG002", key, f"{key}: {trouble}") from None

    def refuse_guarded(self, settings: Settings) -> None:
        choice = settings.choice()
        lowered = {code for code, level in choice.severity.items() if level is not Severity.ERROR}
        guarded = sorted(code for code in choice.ignore | lowered if is_guarded(code))
        if guarded:
            key = "ignore" if guarded[0] in choice.ignore else "severity"
            why = "guards whoever opens these maps, and settings beside them cannot silence it"
            raise self.bad("CFG003", key, f"{guarded[0]} {why}")

    def refuse_outside(self, settings: Settings) -> None:
        """What comes with a repository reads and writes inside it alone."""
        folder = self.path.parent
        if not Path(realpath(folder / settings.baseline)).is_relative_to(realpath(folder)):
            why = "the baseline must lie in the folder of the settings or below"
            raise self.bad("CFG003", "baseline", why)

    def bad(self, code: str, key: str, why: str) -> BadSettings:
        """What is to be said of a key, with its line."""
        return BadSettings(f"{self.path}:{self._line(key)}: {code}: {why}")

    def _line(self, key: str) -> int:
        """The line that says a key, as well as can be told without a TOML reader with places."""
        text = _text(self.path)
        begin = text.find("tool.milepost") if self.path.name == SHARED else 0
        found = re.compile(rf"^[ \t\[]*(?:tool\.milepost\.)?[\"']?{re.escape(key)}\b", re.MULTILINE)
        match = found.search(text, max(begin, 0))
        return text.count("\n", 0, match.start() if match else max(begin, 0)) + 1


def _is_texts(said: Any) -> bool:
    return isinstance(said, list) and all(isinstance(one, str) for one in said)


def _is_levels(said: Any) -> bool:
    return isinstance(said, dict) and all(isinstance(one, str) for one in said.values())


def _is_count(said: Any) -> bool:
    return isinstance(said, int) and not isinstance(said, bool) and said >= 0


def _is_version(said: Any) -> bool:
    return isinstance(said, str) and _VERSION.fullmatch(said) is not None


_VERSION = re.compile(r"[0-9]{1,4}\.[0-9]{1,4}(\.[0-9]{1,4})?")
_LEVELS = (*Severity, NEVER)
_KINDS: dict[str, tuple[str, Callable[[Any], bool]]] = {
    "select": ("a list of codes, names or beginnings of codes", _is_texts),
    "ignore": ("a list of codes, names or beginnings of codes", _is_texts),
    "severity": ("a table of codes and severities", _is_levels),
    "fail-on": (f"one of {', '.join(_LEVELS)}", lambda said: said in _LEVELS),
    "exclude": ("a list of patterns such as drafts/*", _is_texts),
    "baseline": ("the name of a file", lambda said: isinstance(said, str) and bool(said)),
    "max-findings": ("a number from 0", _is_count),
    "target": ('a version such as "0.5"', _is_version),
}
KEYS = tuple(_KINDS)
