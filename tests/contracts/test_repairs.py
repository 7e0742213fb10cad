"""What holds for every repair: its finding is gone, nothing else comes, and a safe one is right."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from model.files.scenario_files import ScenarioFile, read_text, text_after
from model.scenario.change import apply
from model.unreadable import Unreadable
from tests.validator.examples import as_file, examined
from tests.validator.slips.campaign import slips
from tests.validator.slips.samples import all_samples
from tests.validator.slips.slip import Slip
from validator.catalogue.documentation import page_of
from validator.check import Check, all_checks
from validator.finding import Finding, Way
from validator.running.fixing import is_said_here
from validator.running.reading import examine_or_say_why
from validator.running.run import Placed

EXAMPLES = [check for check in all_checks() if check.stage in ("scenario", "afterwards")]
SLIPS, SEED = 60, 11
WEIGHED = "BAL"
"""Payouts are weighed against the map: one that is moved where it was not may pay oddly."""

DANGLING = "REF"
"""What can be read again at last may be a name that nothing has."""

Mark = tuple[str, Way, str]


def told(file: ScenarioFile) -> list[Placed]:
    return [one for one in examine_or_say_why(lambda: file) if not one.allowed]


def kept(found: list[Placed]) -> Counter[Mark]:
    """What is told, whatever lines come and go."""
    return Counter((one.finding.code, one.finding.route, one.finding.word) for one in found)


def repairable(file: ScenarioFile, found: list[Placed]) -> Iterator[Finding]:
    for one in found:
        if one.finding.repair is not None and is_said_here(file, one.finding):
            yield one.finding


def text_repaired(file: ScenarioFile, finding: Finding) -> str:
    assert finding.repair is not None
    if finding.repair.text:
        return finding.repair.text
    return text_after(file, apply(file.scenario, finding.repair.change))


def read_again(file: ScenarioFile, text: str) -> ScenarioFile:
    folder, above = (file.path.parent, (file.path,)) if file.path else (None, ())
    return read_text(text, file.document.name, folder, above)


def hold_to_it(
    file: ScenarioFile, found: list[Placed], known: Counter[Mark]
) -> Iterator[tuple[Finding, str]]:
    """Makes every repair that a file is offered, each alone, and looks at what is told then."""
    before = kept(found)
    for finding in repairable(file, found):
        text = text_repaired(file, finding)
        after = kept(told(read_again(file, text)))
        about = (finding.code, finding.route, finding.word)
        said = f"{finding.code} {finding.message}: {finding.repair and finding.repair.title}"
        assert after[about] < before[about], f"{said} does not mend it"
        since = (WEIGHED, DANGLING) if finding.code.startswith("SCH") else (WEIGHED,)
        came = [one for one in after - before - known if not one[0].startswith(since)]
        assert came == [], f"{said} brings something else"
        yield finding, text


@pytest.mark.parametrize("check", EXAMPLES, ids=lambda check: check.code)
def test_a_repair_of_a_bad_example_mends_it_and_nothing_else_comes(check: Check) -> None:
    bad = page_of(check).bad
    found = [one for one in examined(bad) if not one.allowed]
    for _ in hold_to_it(as_file(bad), found, Counter()):
        pass


def test_repairs_of_slips_mend_them_and_safe_ones_give_back_what_was_there() -> None:
    repaired = safe = 0
    for slip in slips(all_samples(), SLIPS, SEED):
        for finding, text in _repairs_of(slip):
            repaired += 1
            if finding.repair is not None and finding.repair.safe:
                safe += 1
                assert text == slip.sample.text, f"{slip}: {finding.repair.title}"
    assert repaired > SLIPS // 5
    assert safe > SLIPS // 40


def _repairs_of(slip: Slip) -> Iterator[tuple[Finding, str]]:
    try:
        file = read_text(slip.text, slip.sample.name, Path(), ())
    except Unreadable:
        return
    yield from hold_to_it(file, told(file), _known(slip.sample.name, slip.sample.text))


@cache
def _known(name: str, text: str) -> Counter[Mark]:
    """What is told of a scenario before the slip."""
    return kept(told(read_text(text, name, Path(), ())))
