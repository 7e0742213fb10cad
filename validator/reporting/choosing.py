"""Which findings are told, and as how grave: by codes, names of checks, and beginnings of codes."""

from collections.abc import Iterable, Mapping
from dataclasses import field
from difflib import get_close_matches

from model.forms.frozen import dataclass
from validator.catalogue.published import newer_than
from validator.check import Check, all_checks, check_called, is_previewed, minor
from validator.finding import Finding, Severity

GUARDED = ("LIM", "ENC", "YML", "IMG", "INT")
"""Topics that guard whoever opens a stranger's map: no file of that stranger can silence them."""

_MISREAD = str.maketrans("lIOo", "1100")
"""Letters that are typed for digits."""


class NoSuchCheck(ValueError):
    """No check is called so; the text is a clause that may suggest another."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Codes to tell (all where none is named), codes not to tell, and other severities."""

    select: frozenset[str] = frozenset()
    ignore: frozenset[str] = frozenset()
    severity: Mapping[str, Severity] = field(default_factory=dict)
    newer: frozenset[str] = frozenset()
    """Codes that the targeted version did not have: told as info, whatever is found."""
    target: str = ""
    """The version whose verdicts hold; this one if empty."""

    def takes(self, code: str) -> bool:
        return code not in self.ignore and (not self.select or code in self.select)

    def severity_of(self, finding: Finding) -> Severity:
        if finding.code in self.severity:
            return self.severity[finding.code]
        return Severity.INFO if self.is_newer(finding) else finding.severity

    def fails_nothing(self, finding: Finding) -> bool:
        """Whether a finding only says what a later version will ask for."""
        check = check_called(finding.code)
        is_preview = check is not None and check.is_preview
        is_light = is_preview or is_previewed(finding.since) or self.is_newer(finding)
        return finding.code not in self.severity and is_light

    def is_newer(self, finding: Finding) -> bool:
        """Whether the targeted version did not tell it: for lack of the check, or of its care."""
        if finding.code in self.newer:
            return True
        if not self.target or not finding.since or is_guarded(finding.code):
            return False
        return minor(finding.since) > minor(self.target)


def codes_called(name: str) -> frozenset[str]:
    """The codes that a code, a name or the beginning of codes stands for."""
    known = check_called(name) or check_called(name.upper())
    if known is not None:
        return frozenset((known.code,))
    found = [check.code for check in all_checks() if name and check.code.startswith(name.upper())]
    if not found:
        raise no_such_check(name)
    return frozenset(found)


def no_such_check(name: str) -> NoSuchCheck:
    """What to say where nothing is called so."""
    return NoSuchCheck(f'there is no check "{name[:40]}"{_hint(name)}')


def codes_in(names: Iterable[str]) -> frozenset[str]:
    """The same for several names."""
    return frozenset().union(*map(codes_called, names))


def _hint(name: str) -> str:
    known = [word for check in all_checks() for word in (check.code, check.name)]
    as_code = name[:3].upper() + name[3:6].translate(_MISREAD)
    if as_code in known:
        return f", did you mean {as_code}?"
    near = get_close_matches(name[:40], known, 1) or get_close_matches(name[:40].upper(), known, 1)
    return f", did you mean {near[0]}?" if near else "; `milepost checks` lists them all"


def is_guarded(code: str) -> bool:
    return code.startswith(GUARDED)


def guarded_codes() -> frozenset[str]:
    return frozenset(check.code for check in all_checks() if is_guarded(check.code))


def severity_called(name: str) -> Severity:
    """A severity by its name."""
    try:
        return Severity(name)
    except ValueError:
        known = ", ".join(Severity)
        raise NoSuchCheck(f'"{name[:40]}" is no severity; there are {known}') from None


def codes_after(target: str) -> frozenset[str]:
    """The codes that are newer than a version, without those that no settings can silence."""
    newer = newer_than(target) if target else frozenset[str]()
    return frozenset(one for one in newer if not is_guarded(one) and stage_of(one) != "reading")


def stage_of(code: str) -> str:
    """When the check of a code speaks; empty where there is none."""
    check = check_called(code)
    return check.stage if check else ""


def title_of(code: str) -> str:
    """The name of the check of a code."""
    check: Check | None = check_called(code)
    return check.name if check else ""
