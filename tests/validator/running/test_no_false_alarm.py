"""Nothing is found in scenarios that are in order, whatever they look like and are called."""

from dataclasses import replace
from typing import Any

import pytest

from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import load, read_text
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from model.yaml.canonical import canonical_text
from tests.generate.sound import sound_scenario
from validator.running.run import examine

NAMES = {
    "English": "St. Mary's-on-the-Wold",
    "German": "Groß Käsebüttel",
    "French": "L'Haÿ-les-Roses",
    "Polish": "Łódź Żółkiewskiego",
    "Turkish": "İğdır",
    "Vietnamese": "Đắk Nông",
    "Russian": "Белогорск-на-Днепре",
    "Greek": "Αλεξανδρούπολη",
    "Arabic": "القاهرة الجديدة",
    "Hebrew": "ירושלים",
    "Hindi": "दिल्ली",
    "Thai": "กรุงเทพมหานคร",
    "Chinese": "呼和浩特",
    "Japanese": "さいたま市",
    "Korean": "서울특별시",
}
TUTORIAL = load(bundled_scenarios()["tutorial"])


def told(scenario: Scenario) -> list[str]:
    """What is told about a scenario that stands in a file."""
    text = canonical_text(write_scenario(scenario))
    return [f"{one.finding.code} {one.finding.message}" for one in examine(read_text(text, "it"))]


@pytest.mark.parametrize("first", range(0, 60, 10))
def test_nothing_is_found_in_sound_scenarios(first: int) -> None:
    """`make slips` looks at 200 of them."""
    made = {seed: sound_scenario(seed, awkward=seed % 2 == 1) for seed in range(first, first + 10)}
    assert {seed: found for seed, one in made.items() if (found := told(one))} == {}


@pytest.mark.parametrize("language", NAMES)
def test_names_of_any_language_are_names(language: str) -> None:
    assert told(called(TUTORIAL, NAMES[language])) == []


def test_names_of_all_languages_stand_side_by_side() -> None:
    codes = ("en de fr pl tr vi ru el ar he hi th zh ja ko").split()
    cities = {
        key: replace(city, names=Things(dict(zip(codes, _numbered(n), strict=True))))
        for n, (key, city) in enumerate(TUTORIAL.cities.items())
    }
    assert told(replace(TUTORIAL, cities=Things(cities))) == []


def _numbered(number: int) -> list[str]:
    return [f"{name} {number}" for name in NAMES.values()]


def called(scenario: Scenario, name: str) -> Scenario:
    """A scenario in which everything bears a name, each with a number to tell them apart."""
    part = scenario.part
    own: dict[str, Any] = {
        room: _named(getattr(part, room), name) for room in ("ferries", "links", "events")
    }
    shared: dict[str, Any] = {
        room: _named(getattr(scenario, room), name)
        for room in ("cities", "waters", "goods", "regions")
    }
    # Long names in small letters: where labels stand they leave the mileposts free.
    labels = {
        key: replace(label, text=label.text and name, size="small")
        for key, label in scenario.labels.items()
    }
    texts = dict.fromkeys(("title", "notes", "credits"), name)
    fields: dict[str, Any] = {**shared, **texts, "labels": Things(labels)}
    return replace(scenario, part=replace(part, **own), **fields)


def _named(things: Things[Any], name: str) -> Things[Any]:
    found = {key: replace(one, name=f"{name} {n}") for n, (key, one) in enumerate(things.items())}
    return Things(found)
