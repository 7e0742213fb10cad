"""Variations of the designer's own that change what cannot be changed so."""

from collections.abc import Iterator
from dataclasses import replace

from model.rules.resolving import resolve_rules
from model.scenario.scenario import Scenario
from model.wording.speech import tr
from validator.check import OWN_KEYS, check
from validator.finding import ERROR, Finding
from validator.survey.survey import Survey

_READS = frozenset(
    "own_variants variants rules board waters cities goods regions labels system misfits".split()
) | {OWN_KEYS}


@check("REF015", "unfit-variant", ERROR, reads=_READS, since="0.6.0", holds=("VAL-AOM-11",))
def unfit_variant(survey: Survey) -> Iterator[Finding]:
    """A variation of your own changes something that is not there, or to what cannot be read.

    Each is tried by itself, switched on or not.

    Why: who switches it on plays another game than you meant.
    Repair: write its changes as in a scenario that extends this one, with ids that are there.

    Bad:
        own_variants:
          dry: {title: Dry, changes: {goods: [{id: vine, removed: true}]}}

    Good:
        own_variants:
          dry: {title: Dry, changes: {goods: [{id: wine, chips: 2}]}}
    """
    if not survey.scenario.own_variants:
        return
    from model.rules.variants import NOT_VARIED

    for name, variant in survey.scenario.own_variants.items():
        way = ("own_variants", name, "changes")
        for key in variant.changes:
            if key in NOT_VARIED:
                yield Finding(
                    message=tr('no variant can change "{key}"', key=key), route=(*way, key)
                )
        for route, why in _troubles(survey.scenario, name):
            yield Finding(message=f"{'/'.join(route)}: {why}", route=way)


def _troubles(scenario: Scenario, name: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """What cannot be read with a variant switched on that can be read without it."""
    from model.rules.variants import as_played

    played = as_played(replace(scenario, variants=(name,)))
    for key, misfit in played.misfits.items():
        if key not in scenario.misfits:
            yield misfit.route[:1] if misfit.route[-1].startswith("#") else misfit.route, misfit.why
    for trouble in resolve_rules(played).troubles:
        if trouble.route[:2] == ("own_variants", name) and name not in scenario.variants:
            yield trouble.route[3:], trouble.why
