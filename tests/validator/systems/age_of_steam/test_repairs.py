"""Every repair that checks of Age of Steam offer mends what they complain of."""

import pytest

from model.scenario.change import apply
from tests.validator.examples import as_file, examined
from validator.catalogue.documentation import page_of
from validator.check import Check, checks_of
from validator.running.run import findings_of

OWN = [one for one in checks_of("age-of-steam") if one.system and not one.asks_engine]


@pytest.mark.parametrize("check", OWN, ids=[one.code for one in OWN])
def test_a_bad_example_is_sound_once_it_is_repaired(check: Check) -> None:
    bad = page_of(check).bad
    scenario = as_file(bad, check.system).scenario
    repairs = [placed.finding.repair for placed in examined(bad, check.system)]
    for repair in repairs:
        if repair is not None:
            scenario = apply(scenario, repair.change)
    if any(repairs):
        assert check.code not in {finding.code for finding in findings_of(scenario)}


def test_some_have_repairs() -> None:
    with_repair = [
        one.code
        for one in OWN
        if any(placed.finding.repair for placed in examined(page_of(one).bad, one.system))
    ]
    assert len(with_repair) >= 15
