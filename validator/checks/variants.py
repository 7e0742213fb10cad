"""Variants that are switched on together and do not go together."""

from collections.abc import Iterator

from model.rules.variants import chosen_variants, odds
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, Finding, Repair
from validator.repairs.value_repairs import saying
from validator.survey.survey import Survey


@check(
    "RUL016",
    "variants-at-odds",
    ERROR,
    reads=("rules", "variants", "own_variants", "system"),
    rules=("CRY-GEN-02",),
    holds=("VAL-CRY-82",),
)
def variants_at_odds(survey: Survey) -> Iterator[Finding]:
    """Two variants are switched on that exclude each other.

    Which do is said by the preset, or by the map where they are its own: fast trains and a slow
    start change the same trains, and of a group of your own exactly one is on.

    Why: no game can be begun with both.
    Repair: switch one of them off.

    Bad:
        variants: [fast-trains, slow-start]

    Good:
        variants: [fast-trains]
    """
    if len(survey.scenario.variants) < 2:
        return
    for one, other in odds(chosen_variants(survey.scenario)):
        yield Finding(
            message=tr("the variants {one} and {other} exclude each other", one=one, other=other),
            route=("variants", other),
            repair=_without(survey, other),
        )


def _without(survey: Survey, variant: str) -> Repair | None:
    left = [name for name in survey.scenario.variants if name != variant]
    return saying(
        survey.scenario, tr("switch {variant} off", variant=variant), {("variants",): left}
    )
