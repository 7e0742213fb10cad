"""`milepost cost` gives the prices that the rules work out as examples."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from model.files.scenario_files import load
from model.systems.crayon.ground.ground import ground_of
from model.systems.crayon.network.search import costs
from model.systems.crayon.network.track import cheapest
from tests.milepost.conftest import Run

FILES = Path(__file__).parents[4] / "files"
WORKED = FILES / "worked-prices.milepost.yaml"
CHINA = FILES / "drafts" / "china.milepost.yaml"


def price(run: Run, start: str, goal: str) -> int:
    ran = run("cost", WORKED, start, goal, "--json")
    assert ran.code == 0, ran.err
    return int(json.loads(ran.out)["total"])


@pytest.mark.rule("CRY-BUILD-04")
def test_a_section_costs_the_milepost_it_is_built_to(run: Run) -> None:
    assert price(run, "0,3", "1,3") == 2
    assert price(run, "1,3", "millford") == 3
    assert price(run, "1,3", "0,3") == 1


@pytest.mark.rule("CRY-BUILD-05")
def test_crossings_are_added_whatever_the_milepost(run: Run) -> None:
    assert price(run, "0,5", "1,5") == 4
    assert price(run, "3,5", "millbank") == 5
    assert price(run, "6,5", "7,5") == 5


@pytest.mark.rule("CRY-TURN-05")
def test_kansas_city_to_birmingham_over_memphis_is_too_dear_for_one_turn(run: Run) -> None:
    stops = ["kansas-city", "st-louis", "memphis", "birmingham"]
    assert sum(price(run, start, goal) for start, goal in pairwise(stops)) == 21


@pytest.mark.rule("CRY-TURN-05")
def test_going_round_memphis_saves_two_and_fits_in_one_turn(run: Run) -> None:
    assert price(run, "kansas-city", "st-louis") + price(run, "st-louis", "birmingham") == 19


def test_the_china_draft_has_an_answer_between_any_two_cities() -> None:
    ground = ground_of(load(CHINA))
    on_land = [city.id for city in ground.scenario.cities.values() if not city.overseas]
    for city in on_land:
        found = costs(ground.network, ground.numbers_of(city))
        for other in on_land:
            assert min(found.cost[number] for number in ground.numbers_of(other)) < 1000


def test_the_command_answers_on_the_china_draft(run: Run) -> None:
    ran = run("cost", CHINA, "Kunming", "nanning")
    assert ran.code == 0
    assert ran.out.startswith("Kunming - Nanning: 15 (million yuan), 10 sections")


def test_a_line_is_never_dearer_than_its_two_halves() -> None:
    ground = ground_of(load(CHINA))
    ends = [ground.numbers_of(city) for city in ("lanzhou", "xi-an", "wuhan")]
    (first, then, last) = (
        cheapest(ground.network, here, there)
        for here, there in ((ends[0], ends[1]), (ends[1], ends[2]), (ends[0], ends[2]))
    )
    assert first is not None
    assert then is not None
    assert last is not None
    assert last.total <= first.total + then.total
