"""Entries of `allow:` that allow nothing."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from model.forms import Route
from model.scenario import Scenario
from model.scenario_form import look_at
from validator.check import all_checks, check, check_called, told
from validator.finding import ERROR, WARNING, Finding, Repair
from validator.near_names import nearest, only_near
from validator.repairing import saying
from validator.survey import Survey

if TYPE_CHECKING:
    from model.things import Allowed


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
            known = [name for one in all_checks() for name in (one.code, one.name)]
            near = nearest(entry.code, known)
            is_slip = bool(near) and only_near(entry.code, known) == near
            yield Finding(
                message=f'there is no check "{entry.code}"',
                route=("allow", key, "code"),
                help=f"did you mean {near}?" if near else "`milepost checks` lists them all",
                repair=said_again(survey.scenario, key, "code", near) if is_slip else None,
            )


def said_again(scenario: Scenario, key: str, field: str, value: str) -> Repair | None:
    """An entry with another code or place, by which it is then known."""
    entry = {**look_at(scenario, ("allow", key)), field: value}
    after = " ".join(entry[name] for name in ("code", "place") if entry.get(name))
    values: dict[Route, Any] = {("allow", key): None, ("allow", after): entry}
    return saying(scenario, f"write {field}: {value}", values)


@told("SUP002", "unused-allowance", WARNING, "afterwards")
def unused_allowance() -> None:
    """An entry of `allow:` accepts something that is not found.

    Why: what was wrong has been repaired, or the entry never fitted; it would hide a later slip.
    Repair: take the entry away.

    Bad:
        allow:
        - {code: SUP001, place: SUP001 nobody, reason: There was a slip here once.}

    Good:
        title: The valley, with nothing to allow
    """
