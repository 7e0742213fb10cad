"""Check: one small function with a code that yields findings; its docstring is its documentation.

@check("MAP014", "isolated-milepost", WARNING, reads=GROUND, subjects="cells", reach=1)
def isolated_milepost(survey: Survey, cells: Collection[Cell]) -> Iterator[Finding]: ...

A check without subjects looks at the whole scenario; one with subjects is handed some of them, so
that after a Change only those are looked at again that the Change can matter to.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Literal

from model.forms.frozen import dataclass
from model.systems import part_of, system_names
from model.version import __version__
from model.wording.speech import tr
from validator.finding import INFO, Finding, Partly, Severity

Run = Callable[..., Iterable[Finding | Partly | None]]
IN_PART = "LIM002"
"""The code of what is told where a check has not judged everything."""
SHARED = "validator.checks"
"""The package of the checks for scenarios of every system."""
SYSTEMS = "validator.systems"
"""The package of what belongs to one system; its checks are in `checks` there."""
OWN_KEYS = "own"
"""In what a check reads, this stands for all keys that the system adds to scenarios."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """One check. Codes are never used again for something else."""

    code: str
    name: str
    severity: Severity
    run: Run
    reads: frozenset[str]
    """The keys of a scenario that it looks at: a change of others cannot change its findings."""
    subjects: str = ""
    """The collection whose things it looks at one by one, or `cells`; empty for the whole."""
    reach: int | None = None
    """How many cells from a subject the terrain still matters; None where it never does."""
    needs: tuple[str, ...] = ()
    """What a survey must have for it: `ground`, `rules`. What is missing has its own finding."""
    whole: tuple[str, ...] = ()
    """Collections of which everything must be readable, since it counts or searches in them."""
    implies: frozenset[str] = frozenset()
    """Codes of findings at the same place that only follow from this one, and are not told."""
    implies_anywhere: frozenset[str] = frozenset()
    """Codes that only follow from this one, wherever they are found."""
    targets: tuple[str, ...] = ()
    """What it is that it tells of where it is named and not defined: cities, terrain."""
    spoils: tuple[str, ...] = ()
    """What cannot be trusted where this is an error: what checks that need it say is not told."""
    hides_all: bool = False
    """Whether nothing else is told at the same place: what cannot be read cannot be judged."""
    rules: tuple[str, ...] = ()
    """The rules of the games it rests on, by ID."""
    holds: tuple[str, ...] = ()
    """What the rulebook asks of validators that it sees to, by ID."""
    system: str = ""
    """The system whose scenarios it is for; empty for all."""
    stage: Literal["reading", "scenario", "afterwards", "working"] = "scenario"
    """When it speaks: while a file is read, about a scenario, when all else is known, or about
    what stands around scenarios: settings, a baseline."""
    since: str = "0.4.0"
    preview: str = ""
    """The minor version, such as `0.6`, in which it is only told as info and makes nothing fail:
    maps that pass have until the next one to be repaired."""
    asks_engine: bool = False
    """Whether it plays: only `--play` asks for that."""

    @property
    def is_preview(self) -> bool:
        """Whether the version in which it is a preview has not passed yet."""
        return is_previewed(self.preview)

    @property
    def doc(self) -> str:
        return self.run.__doc__ or ""

    def findings(self, survey: Any, subjects: Any = None) -> Iterator[Finding | None]:
        """What it finds, stamped with its code; None is a pause in a long search."""
        found = self.run(survey) if not self.subjects else self.run(survey, subjects)
        for one in found:
            if isinstance(one, Partly):
                yield self.in_part(one)
            else:
                yield None if one is None else self._stamped(one)

    def in_part(self, partly: Partly) -> Finding:
        """What is told where it has not judged everything."""
        return Finding(
            message=tr(
                "{name} ({code}) has judged only a part: {partly}",
                name=self.name,
                code=self.code,
                partly=partly.why,
            ),
            help=tr("what it left out may be in order or not; a smaller map is judged wholly"),
            code=IN_PART,
            severity=INFO,
            of=self.code,
        )

    def _stamped(self, finding: Finding) -> Finding:
        is_preview = self.is_preview or is_previewed(finding.since)
        severity = INFO if is_preview else finding.weight or self.severity
        return replace(finding, code=self.code, severity=severity)


def is_previewed(version: str) -> bool:
    """Whether what is a preview in a version, if any, is still one in this."""
    return bool(version) and minor(__version__) <= minor(version)


def minor(version: str) -> tuple[int, ...]:
    """The minor version that a version belongs to: `0.6.2` is of 0.6."""
    return tuple(map(int, version.split(".")[:2]))


def check(
    code: str, name: str, severity: Severity, *, reads: Iterable[str], **details: Any
) -> Callable[[Run], Check]:
    """Makes a check of a function."""
    for key in ("implies", "implies_anywhere"):
        details[key] = frozenset(details.get(key, ()))

    def made(run: Run) -> Check:
        return Check(
            code=code, name=name, severity=severity, run=run, reads=frozenset(reads), **details
        )

    return made


def told(
    code: str,
    name: str,
    severity: Severity,
    stage: Literal["reading", "afterwards", "working"],
    **details: Any,
) -> Callable[[Callable[[], None]], Check]:
    """A check that is no search in a scenario: its function is there for its docstring."""

    def made(page: Callable[[], None]) -> Check:
        def run(_: Any) -> Iterable[Finding]:
            return ()

        run.__doc__ = page.__doc__
        return Check(
            code=code,
            name=name,
            severity=severity,
            run=run,
            reads=frozenset(),
            stage=stage,
            **details,
        )

    return made


def check_called(name: str) -> Check | None:
    """The check with this code or name, first of those that were found so far.

    Who judges maps of one system asks for its checks alone, and need not load those of others.
    """
    if name not in _FOUND:
        all_checks()
    return _FOUND.get(name)


_FOUND: dict[str, Check] = {}
"""By code and name."""


def _found(checks: Iterable[Check]) -> tuple[Check, ...]:
    """Checks, which can be called by code and name from now on."""
    found = tuple(checks)
    _FOUND.update({name: check for check in found for name in (check.code, check.name)})
    return found


@cache
def checks_of(system: str) -> tuple[Check, ...]:
    """The checks for scenarios of a system, found by scanning the folders that it needs."""
    own = _own_keys(system)
    found = [*_shared(), *(_of_system(system) if system else ())]
    return tuple(sorted((_reading(check, own) for check in found), key=lambda check: check.code))


def _own_keys(system: str) -> frozenset[str]:
    from model.scenario.scenario_form import part_record

    part = part_record(system)
    return frozenset(part.slots if part else ())


def _reading(check: Check, own: frozenset[str]) -> Check:
    """A check that reads the keys of a system, where it reads such keys at all."""
    if OWN_KEYS not in check.reads:
        return check
    return replace(check, reads=check.reads - {OWN_KEYS} | own)


@cache
def all_checks() -> tuple[Check, ...]:
    """The checks of all systems."""
    of_systems = (check for name in system_names() for check in _of_system(name))
    return tuple(sorted([*_shared(), *of_systems], key=lambda check: check.code))


@cache
def _shared() -> tuple[Check, ...]:
    """The checks for scenarios of every system."""
    return _found(_below(SHARED))


@cache
def _of_system(system: str) -> tuple[Check, ...]:
    """The checks of one system; none where it brings no folder of them."""
    folder = part_of("validator", system, "checks")
    if folder is None:
        return ()
    return _found(replace(check, system=system) for check in _below(folder.__name__))


@cache
def _below(folder: str) -> tuple[Check, ...]:
    """The checks in the modules of a package and of all packages below it."""
    found: dict[int, Check] = {}
    for one in iter_modules(import_module(folder).__path__, f"{folder}."):
        if one.ispkg:
            found |= {id(check): check for check in _below(one.name)}
        else:
            values = vars(import_module(one.name)).values()
            found |= {id(value): value for value in values if isinstance(value, Check)}
    return tuple(found.values())
