"""Findings gained and lost between two versions of a file, matched by what they are about."""

from typing import NamedTuple

from validator.reporting.judgement import Judgement, Told


class ChangedFindings(NamedTuple):
    """What is told now and was not, what was told and is gone, and what is newly allowed."""

    gained: tuple[Told, ...] = ()
    lost: tuple[Told, ...] = ()
    allowed: tuple[Told, ...] = ()

    def __bool__(self) -> bool:
        return any(self)


NOTHING = Judgement("")
"""What is told about a file that is not there."""


def changed_findings(old: Judgement, new: Judgement) -> ChangedFindings:
    """Compares by marks, so that lines may move; the judgements must leave nothing out."""
    were, are = _marks(old.told), _marks(new.told)
    allowed = _marks(new.accepted)
    return ChangedFindings(
        gained=tuple([one for one in new.told if one.mark not in were]),
        lost=tuple([one for one in old.told if one.mark not in are | allowed]),
        allowed=tuple([one for one in new.accepted if one.mark not in _marks(old.accepted)]),
    )


def _marks(told: tuple[Told, ...]) -> frozenset[str]:
    return frozenset(one.mark for one in told)
