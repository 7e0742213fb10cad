"""Entries of `allow:` that allow nothing."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

from model.wording.speech import tr
from validator.check import all_checks, check, check_called, told
from validator.finding import ERROR, WARNING, Finding
from validator.repairs.value_repairs import saying
from validator.reporting.allowing import said_again, why_never
from validator.survey.survey import Survey
from validator.wording.near_names import nearest, only_near

if TYPE_CHECKING:
    from model.scenario.things import Allowed

MOST_HINTED = 200
"""With more entries than this nobody asks of each what was meant."""


@check("SUP001", "unknown-code", ERROR, reads=("allow",), subjects="allow")
def unknown_code(survey: Survey, entries: "Mapping[str, Allowed]") -> Iterator[Finding]:
    """An entry of `allow:` names a check that does not exist.

    Why: the finding that it was to accept is still told, and nobody sees the slip.
    Repair: write the code or the name of the check as the finding shows it.

    Bad:
        allow:
        - {code: MAP999, reason: The map is meant to be so.}

    Good:
        title: The valley, with nothing to allow
    """
    for key, entry in entries.items():
        if check_called(entry.code) is None:
            known = _names_of_checks()
            near = nearest(entry.code, known) if _are_few(survey) else ""
            is_slip = bool(near) and only_near(entry.code, known) == near
            yield Finding(
                message=tr('there is no check "{code}"', code=entry.code),
                route=("allow", key, "code"),
                help=tr("did you mean {near}?", near=near)
                if near
                else tr("`milepost checks` lists them all"),
                repair=said_again(survey.scenario, key, "code", near) if is_slip else None,
            )


@cache
def _names_of_checks() -> list[str]:
    """The codes and names of the checks of all systems."""
    return [name for one in all_checks() for name in (one.code, one.name)]


def _are_few(survey: Survey) -> bool:
    """Whether there are so few entries that each is worth a hint and a repair."""
    return len(survey.scenario.allow) <= MOST_HINTED


@check("SUP004", "cannot-be-allowed", ERROR, reads=("allow",), subjects="allow")
def cannot_be_allowed(survey: Survey, entries: "Mapping[str, Allowed]") -> Iterator[Finding]:
    """An entry of `allow:` names a check whose findings no scenario can accept.

    They say that a file cannot be read, guard whoever opens it, or are about something else than
    the scenario.

    Why: the entry has no effect, now or later.
    Repair: take the entry away, and mend what is found.

    Bad:
        allow:
        - {code: LIM001, reason: The map is meant to be so large.}

    Good:
        title: The valley, with nothing to allow
    """
    for key, entry in entries.items():
        known = check_called(entry.code)
        if known is not None and (why := why_never(known)):
            yield Finding(
                message=tr("{code} cannot be allowed: {why}", code=entry.code, why=why),
                route=("allow", key, "code"),
                repair=saying(
                    survey.scenario, tr("take the entry away"), {("allow", key): None}, safe=True
                )
                if _are_few(survey)
                else None,
            )


@told("SUP002", "unused-allowance", WARNING, "afterwards")
def unused_allowance() -> None:
    """An entry of `allow:` accepts something that is not found.

    Where its code is found elsewhere, the finding says which place to write.

    Why: what was wrong has been repaired, or the entry never fitted; it would hide a later slip.
    Repair: correct the place, or take the entry away.

    Bad:
        allow:
        - {code: SUP001, place: SUP001 nobody, reason: There was a slip here once.}

    Good:
        title: The valley, with nothing to allow
    """
