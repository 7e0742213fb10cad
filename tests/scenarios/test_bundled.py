"""Every scenario that comes with Milepost reads without a flaw and names only what is there."""

from pathlib import Path

import pytest

from model.bundled import bundled_scenarios
from model.files.scenario_files import ScenarioFile, formatted, open_file
from model.rules.resolving import resolve_rules
from model.scenario.scenario import Scenario
from model.yaml.node_tree import to_plain
from tests.schemas.shape_findings import shape_findings

SCENARIOS = bundled_scenarios()
HOUSE = Path(__file__).parents[2]
SCHEMA = HOUSE / "schemas" / "scenario.schema.json"


@pytest.fixture(params=SCENARIOS.values(), ids=list(SCENARIOS), scope="module")
def file(request: pytest.FixtureRequest) -> ScenarioFile:
    path: Path = request.param
    return open_file(path)


@pytest.fixture
def scenario(file: ScenarioFile) -> Scenario:
    return file.scenario


def test_there_is_a_scenario_to_learn_on() -> None:
    assert "tutorial" in SCENARIOS


class TestTheFile:
    def test_is_named_after_its_scenario(self, file: ScenarioFile) -> None:
        assert SCENARIOS[file.scenario.id] == file.path

    def test_is_understood_to_the_last_word(self, scenario: Scenario) -> None:
        assert list(scenario.misfits.values()) == []

    def test_fits_its_schema(self, file: ScenarioFile) -> None:
        assert file.document.root is not None
        plain = to_plain(file.document.root)
        assert shape_findings(plain, file.scenario.system, bool(file.scenario.extends)) == []

    def test_is_in_canonical_text(self, file: ScenarioFile) -> None:
        assert file.path is not None
        assert formatted(file) == file.path.read_text(encoding="utf-8")

    def test_begins_with_its_schema_for_text_editors(self, file: ScenarioFile) -> None:
        assert file.path is not None
        first, _, _ = file.path.read_text(encoding="utf-8").partition("\n")
        said, _, schema = first.partition("=")
        assert said == "# yaml-language-server: $schema"
        assert (file.path.parent / schema).resolve() == SCHEMA

    def test_says_who_made_it_and_what_others_may_do(self, scenario: Scenario) -> None:
        assert scenario.title
        assert scenario.credits
        assert scenario.license


def test_the_rules_resolve(scenario: Scenario) -> None:
    rules = resolve_rules(scenario)

    assert rules.troubles == ()
    assert rules.values is not None


def test_cities_supply_goods_that_there_are(scenario: Scenario) -> None:
    supplied = {good for city in scenario.cities.values() for good in city.supplies}

    assert supplied <= scenario.goods.keys()


def test_labels_and_remarks_belong_to_things_that_there_are(scenario: Scenario) -> None:
    named = [label.of for label in scenario.labels.values()]
    named += [remark.of for remark in scenario.remarks.values()]
    for kind, name in (thing.split("/") for thing in named if thing):
        things = getattr(scenario, kind, None) or getattr(scenario.part, kind)
        assert name in things


def test_regions_name_cities_that_there_are(scenario: Scenario) -> None:
    named = {city for region in scenario.regions.values() for city in region.cities}

    assert named <= scenario.cities.keys()
