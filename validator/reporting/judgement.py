"""Judgement: what is told about one file, as plain data that reports show."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import field
from os.path import normpath
from pathlib import Path

from model.forms.frozen import dataclass
from validator.finding import Severity
from validator.reporting.finding_identity import digest
from validator.reporting.placing import Span

PER_CODE, PER_FILE = 50, 500
"""How many findings of one code, and of all codes, are shown of a file unless somebody says."""


@dataclass(frozen=True, slots=True)
class Told:
    """One finding as reports show it."""

    code: str
    name: str
    severity: Severity
    message: str
    span: Span
    pointer: str
    """The way to the thing, as a JSON pointer with ids instead of numbers where there are ids."""
    mark: str
    """What tells this finding from the others of its file, whatever lines come and go."""
    help: str = ""
    usual_help: str = ""
    """What the page of the check says, where there is nothing better to say."""
    also: tuple[tuple[Span, str], ...] = ()
    cells: tuple[str, ...] = ()
    edges: tuple[str, ...] = ()
    repair: str = ""
    """What a repair would do, where there is one."""
    is_safe: bool = False
    allowed: str = ""
    """Why it is accepted, where it is."""
    entry: str = ""
    """What would accept it, as it is written under `allow:`; nothing where nothing can."""
    place: str = ""
    """The place that this entry names."""
    fails_nothing: bool = False
    """Whether it only says what a later version will ask for."""

    @property
    def order(self) -> tuple[object, ...]:
        return (self.span, self.code, self.message)

    @property
    def advice(self) -> str:
        """What to do about it."""
        return self.help or self.usual_help


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is told about one file."""

    name: str
    told: tuple[Told, ...] = ()
    accepted: tuple[Told, ...] = ()
    """Findings that an entry of `allow:` accepts."""
    left_out: Mapping[str, int] = field(default_factory=dict)
    """How many more there are of a code than are told."""
    counts: Mapping[Severity, int] = field(default_factory=dict)
    """How many were found, told or not."""
    known: int = 0
    """How many the baseline knows, and are not told."""
    lines: Mapping[int, str] = field(default_factory=dict)
    """The lines of the file that findings point at."""
    has_failed: bool = False
    """Whether the file could not be read, or a check broke down on it."""
    failing_nothing: int = 0
    """How many findings only say what a later version will ask for; all of them are infos."""


@dataclass(frozen=True, slots=True)
class Report:
    """What is told about all files, and how it is to be shown."""

    files: tuple[Judgement, ...]
    version: str = ""
    fail_on: Severity | None = Severity.ERROR
    root: Path = field(default_factory=Path)
    """Machine formats name files from here."""
    columns: int = 100
    colours: bool = False
    unicode: bool = True
    quiet: bool = False

    def told(self) -> Iterator[tuple[Judgement, Told]]:
        """Every finding with its file."""
        for file in self.files:
            yield from ((file, told) for told in file.told)

    def count(self, severity: Severity) -> int:
        return sum(file.counts.get(severity, 0) for file in self.files)

    @property
    def total(self) -> int:
        return sum(map(self.count, Severity))

    @property
    def exit_code(self) -> int:
        """0 nothing that matters, 1 findings, 2 a file that could not be judged."""
        if any(file.has_failed for file in self.files):
            return 2
        return int(any(self.is_failure(one) for one in Severity if self._that_count(one)))

    def _that_count(self, severity: Severity) -> int:
        lighter = sum(file.failing_nothing for file in self.files)
        return self.count(severity) - (lighter if severity is Severity.INFO else 0)

    def is_failure(self, severity: Severity) -> bool:
        return self.fail_on is not None and severity.rank <= self.fail_on.rank

    def file_name(self, name: str) -> str:
        """A file as machine formats name it: from the root, with slashes."""
        path = Path(normpath(self.root / name))
        with suppress(ValueError):
            path = path.relative_to(self.root)
        return path.as_posix()


def fingerprint(file: str, told: Told) -> str:
    """What tells a finding from all others of a report, and stays when lines move."""
    return digest(file, told.mark)
