"""Hearing: what somebody wants to be told of all that is found, and what a baseline knows already.

What nobody is told of hides nothing, so the choice comes before causes hide what follows.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import field
from typing import NamedTuple

from model.forms.frozen import dataclass
from validator.check import Check, check_called
from validator.finding import WARNING, Finding, Severity
from validator.reporting.allowing import Accepted, Allowance
from validator.reporting.choosing import Choice, is_guarded, stage_of
from validator.reporting.finding_identity import marks_of
from validator.reporting.root_causes import Weight, roots

STALE = "SUP003"
Known = Mapping[str, tuple[int, frozenset[str]]]
"""Of one file: for each code how many there were, and their marks."""


class Heard(NamedTuple):
    """Findings that do not only follow from others, chosen or not, with their marks."""

    told: list[Finding]
    marks: Mapping[Finding, str]
    familiar: frozenset[Finding]
    """Those that the baseline knows."""
    counts: Counter[str]
    """How many were found of each code, whatever hides them."""

    def beside(self, other: "Heard") -> "Heard":
        """The same with further findings, which have nothing to do with these."""
        return Heard(
            [*self.told, *other.told],
            {**self.marks, **other.marks},
            self.familiar | other.familiar,
            self.counts + other.counts,
        )


@dataclass(frozen=True, slots=True)
class Hearing:
    """What somebody wants to be told."""

    choice: Choice = field(default_factory=Choice)
    known: Known | None = None
    """What a baseline knows of the file."""
    tells_all: bool = False
    """Whether findings are told even beside their causes, since a baseline is to know both."""

    def told_as(self, finding: Finding) -> Severity | None:
        """As how grave a finding is told; None where nobody wants to be told of it."""
        code, of = finding.code, finding.of
        if of:
            # Who asks for some checks alone is told where one of them left something out.
            is_told = code not in self.choice.ignore and self.choice.takes(of)
        else:
            is_told = self.choice.takes(code) or stage_of(code) == "reading"
        return self.choice.severity_of(finding) if is_told else None

    def heard(
        self, found: Sequence[Finding], checks: Collection[Check], accepted: Collection[Allowance]
    ) -> Heard:
        """What is told of everything that was found.

        Where there are more of a code than the baseline knows, it knows none of them; but those
        that follow from something new are not counted.
        """
        marks = dict(zip(found, marks_of(found), strict=True))
        is_accepted = Accepted(accepted).accepts
        marked = frozenset(f for f in found if self._is_marked(f, marks[f]) and not is_accepted(f))
        counted = [f for f in found if self.told_as(f) is not None and not is_accepted(f)]
        told = roots(found, checks, accepted, self._weight(marked))
        counts = Counter(one.code for one in set(told).intersection(counted)) if marked else {}
        familiar = frozenset(one for one in marked if counts[one.code] <= self._count(one.code))
        if familiar != marked:
            told = roots(found, checks, accepted, self._weight(familiar))
        return Heard(told, marks, familiar, Counter(one.code for one in counted))

    def _weight(self, familiar: Collection[Finding]) -> Weight:
        if not familiar and not self.tells_all:
            return self.told_as

        def weight(finding: Finding) -> Severity | None:
            is_silent = self.tells_all and can_be_known(finding.code)
            return None if is_silent or finding in familiar else self.told_as(finding)

        return weight

    def _is_marked(self, finding: Finding, mark: str) -> bool:
        if not self.known or finding.code not in self.known:
            return False
        return can_be_known(finding.code) and mark in self.known[finding.code][1]

    def _count(self, code: str) -> int:
        return self.known[code][0] if self.known and code in self.known else 0

    def stale(self, heard: Heard, *, play: bool) -> Iterator[Finding]:
        """What is to be said where the baseline knows more than was found.

        Of codes that nobody looked for it cannot be said, nor of a file that was not read.
        """
        was_read = all(stage_of(one.code) != "reading" for one in heard.told)
        if not self.known or not was_read or not self.choice.takes(STALE):
            return
        for code, (count, _) in sorted(self.known.items()):
            if heard.counts[code] < count and self.asks(code, play=play):
                yield _stale(code, count, heard.counts[code])

    def asks(self, code: str, *, play: bool) -> bool:
        """Whether findings of a code are looked for and told."""
        check = check_called(code)
        is_played = check is not None and check.asks_engine
        return self.choice.takes(code) and (play or not is_played)


EVERY = Hearing()
"""Somebody who wants to be told everything."""


def can_be_known(code: str) -> bool:
    """A baseline hides nothing that guards the reader, no file that was not read, not itself."""
    return not is_guarded(code) and stage_of(code) != "reading" and code != STALE


def _stale(code: str, count: int, found: int) -> Finding:
    return Finding(
        code=STALE,
        severity=WARNING,
        message=f"the baseline knows {count} of {code} here, and {found} are left",
        help="write the baseline anew with --write-baseline",
        of=code,
    )
