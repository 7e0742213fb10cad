"""Counts that a scenario declares in its rules, so that what is lost on the way is found."""

from collections.abc import Iterator
from typing import Any

from model.forms.form import DoesNotFit, Step
from model.scenario.change import Change
from model.scenario.scenario_form import look_at
from model.wording.speech import tr
from validator.finding import Finding, Repair, Way
from validator.survey.survey import Survey


def declared_otherwise(
    survey: Survey, key: str, number: int, what: str, about: tuple[Way, ...] = ()
) -> Iterator[Finding]:
    """What is told where `rules: declared` says another number than there is."""
    rules: Any = survey.resolved.values if survey.resolved else None
    declared: int | None = getattr(rules.declared, key)
    if declared is None or declared == number:
        return
    yield Finding(
        message=tr(
            "the scenario declares {declared:,} {what} and has {number:,}",
            declared=declared,
            what=what,
            number=number,
        ),
        route=_said_at(survey, key),
        about=about,
        repair=_corrected(survey, key, number),
    )


def _said_at(survey: Survey, key: str) -> Way:
    """Where the number is declared: by the scenario itself, or by its preset or a variant."""
    if _own(survey, key) is not None:
        return ("rules", "declared", key)
    return ("variants",) if survey.scenario.variants else ("rules", "preset")


def _own(survey: Survey, key: str) -> object:
    try:
        return look_at(survey.scenario, ("rules", "declared", key))
    except DoesNotFit:
        return None


def _corrected(survey: Survey, key: str, number: int) -> Repair:
    step = Step(("rules", "declared", key), _own(survey, key), number)
    return Repair(tr("declare {number:,}", number=number), Change(tr("correct a count"), (step,)))
