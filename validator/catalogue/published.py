"""Codes that were published: each keeps its meaning for good, even when its check is gone.

`codes.json` beside this file is written by `make codes` when a version is published. A check that
is taken out moves there from `codes` to `retired`, with a sentence that says why; its code and its
name are never given to another one.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, field
from functools import cache
from pathlib import Path
from typing import Any

import validator
from model.data_files import folder_of
from model.forms.frozen import dataclass
from validator.check import Check, all_checks, minor

FILE = "codes.json"


@dataclass(frozen=True, slots=True)
class Retired:
    """A check that is no more."""

    code: str
    name: str
    since: str
    until: str
    """The first version without it."""
    what: str
    """What it found, in a sentence."""
    why: str
    """Why it is gone, in a sentence."""
    instead: tuple[str, ...] = ()
    """Codes that find the same or something like it."""


@dataclass(frozen=True, slots=True)
class Register:
    """All codes that were ever published."""

    codes: Mapping[str, str] = field(default_factory=dict)
    """The name of each check that there is."""
    retired: Mapping[str, Retired] = field(default_factory=dict)

    def retired_called(self, name: str) -> Retired | None:
        """A retired check by its code or its name."""
        for one in self.retired.values():
            if name.upper() == one.code or name.lower() == one.name:
                return one
        return None

    def troubles(self, checks: Iterable[Check], version: str) -> list[str]:
        """Where checks and register contradict each other, a sentence each.

        Checks that are newer than the version need not be in the register yet.
        """
        now = {check.code: check for check in checks}
        names = {one.name for one in self.retired.values()}
        found = [f"{code} has vanished; retire it" for code in self.codes if code not in now]
        for code, check in now.items():
            published = self.codes.get(code)
            if published is not None and published != check.name:
                found.append(f"{code} was published as {published}, and is {check.name} now")
            if published is None and _parts(check.since) <= _parts(version):
                found.append(f"{code} is of version {check.since}; run make codes")
            if code in self.retired or check.name in names:
                found.append(f"{code} {check.name} was retired, and must not be used again")
        return found


def newer_than(target: str) -> frozenset[str]:
    """The codes of checks that the minor version of a target did not have.

    The register sees to it that a check says since when there is one (`Register.troubles`).
    """
    return frozenset(one.code for one in all_checks() if minor(one.since) > minor(target))


def _parts(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


@cache
def register() -> Register:
    """The register of this version."""
    return read_register(folder_of(validator).joinpath(FILE).read_text(encoding="utf-8"))


def read_register(text: str) -> Register:
    plain: dict[str, Any] = json.loads(text)
    retired = {
        code: Retired(code, **{**one, "instead": tuple(one.get("instead", ()))})
        for code, one in plain["retired"].items()
    }
    return Register(plain["codes"], retired)


def register_text(old: Register, checks: Iterable[Check]) -> str:
    """The register as a file, with all checks that there are now; nothing is taken out of it."""
    codes = {**old.codes, **{check.code: check.name for check in checks}}
    gone = {code: asdict(one) for code, one in sorted(old.retired.items())}
    for one in gone.values():
        del one["code"]
    plain = {"codes": dict(sorted(codes.items())), "retired": gone}
    return json.dumps(plain, indent=2) + "\n"


def main() -> None:
    """Puts the codes of all checks into the register."""
    path = Path(__file__).parents[1] / FILE
    path.write_text(register_text(register(), all_checks()), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
