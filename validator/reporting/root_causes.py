"""Causes: which findings only follow from others, and are not told beside them.

A finding is hidden only by one that is told itself, and as at least as grave: else a map would
pass that cannot be played.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from validator.check import Check
from validator.finding import ERROR, Finding, Severity
from validator.reporting.allowing import Accepted, Allowance

Weight = Callable[[Finding], Severity | None]
"""As how grave a finding is told; None where it is not told, and so hides nothing."""


def roots(
    found: Iterable[Finding],
    checks: Iterable[Check],
    accepted: Collection[Allowance] = (),
    weight: Weight = lambda finding: finding.severity,
) -> list[Finding]:
    """The findings that do not only follow from another one that is told.

    What is accepted stays as it is, so it hides nothing but what follows at its own place.
    """
    found = list(found)
    by_code = {check.code: check for check in checks}
    is_accepted = Accepted(accepted).accepts
    levels = [weight(one) for one in found]
    telling = [(o, level.rank) for o, level in zip(found, levels, strict=True) if level is not None]
    hidden = {
        level: _Hidden([one for one, rank in telling if rank <= level.rank], by_code, is_accepted)
        for level in Severity
    }
    return [
        one
        for one, level in zip(found, levels, strict=True)
        if not hidden[level or one.severity].hides(one)
    ]


def wholly_read(check: Check) -> frozenset[str]:
    """The keys under which everything must be readable for a check to make sense."""
    if check.hides_all:
        return frozenset()
    players = check.reads & {"players"}
    return frozenset(check.whole) | players | ({"board"} if "ground" in check.needs else set())


class _Hidden:
    """What is not told beside some findings."""

    def __init__(
        self,
        telling: list[Finding],
        by_code: Mapping[str, Check],
        is_accepted: Callable[[Finding], bool],
    ) -> None:
        open_ones = [one for one in telling if not is_accepted(one)]
        self.anywhere = _followed(open_ones, by_code)
        self.places: dict[str, set[object]] = {}
        for finding in telling:
            check = by_code.get(finding.code)
            for code in check.implies if check is not None else ():
                self.places.setdefault(code, set()).update(finding.places)
        unread = [o for o in telling if o.code in by_code and by_code[o.code].hides_all]
        if unread:
            self._hide_unread(unread, by_code)

    def _hide_unread(self, unread: list[Finding], by_code: Mapping[str, Check]) -> None:
        """What cannot be read is not judged, nor what must be read as a whole with it."""
        keys = {one.route[0] for one in unread if one.route}
        places = {place for finding in unread for place in finding.places}
        for code, check in by_code.items():
            if not keys.isdisjoint(wholly_read(check)):
                self.anywhere.add(code)
        for code in _judging(by_code.values()):
            self.places.setdefault(code, set()).update(places)

    def hides(self, finding: Finding) -> bool:
        if finding.code in self.anywhere:
            return True
        places = self.places.get(finding.code)
        return places is not None and not places.isdisjoint(finding.places)


def _followed(found: Iterable[Finding], by_code: Mapping[str, Check]) -> set[str]:
    """The codes that follow from findings anywhere, or rest on what these say not to trust."""
    found = [one for one in found if one.code in by_code]
    spoilt = {what for one in found for what in one.spoils}
    errors = {one.code for one in found if one.severity is ERROR}
    spoilt |= {what for code in errors for what in by_code[code].spoils}
    followed = {code for one in found for code in by_code[one.code].implies_anywhere}
    return followed | {
        code
        for code, check in by_code.items()
        if not spoilt.difference(check.spoils).isdisjoint((*check.needs, *check.whole))
    }


def _judging(checks: Iterable[Check]) -> Iterator[str]:
    """The codes of checks that judge what is read, and so not what cannot be read."""
    return (check.code for check in checks if not check.hides_all and check.stage == "scenario")
