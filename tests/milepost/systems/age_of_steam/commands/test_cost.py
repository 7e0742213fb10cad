"""`milepost cost` on maps of Age of Steam: the cheapest line between two stops."""

import json
from pathlib import Path

import pytest

from tests.milepost.conftest import Run

FILES = Path(__file__).parents[4] / "files" / "age_of_steam"
BLOCKS = FILES / "every-block.milepost.yaml"


def test_the_cheapest_line_is_told_in_money_tiles_turns_and_links(run: Run) -> None:
    ran = run("cost", "southern-china", "Guangzhou", "changsha")

    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0].startswith("Guangzhou - Changsha: 13 (dollars), 6 tiles in 2 turns, 2 links")
    assert "  through Ganzhou" in lines
    assert "  as a single link: 15, 6 tiles in 2 turns, 1 link" in lines


def test_programs_are_told_the_same(run: Run) -> None:
    ran = run("cost", "southern-china", "guangzhou", "changsha", "--json")
    told = json.loads(ran.out)

    assert told["total"] == sum(part["price"] for part in told["parts"].values()) == 13
    assert (told["links"], len(told["tiles"]), told["turns"]) == (2, 6, {"3": 2, "4": 2, "5": 2})
    assert told["single_link"]["total"] == 15


@pytest.mark.rule("AOM-SETUP-13")
def test_a_special_link_is_told_with_its_own_price(run: Run) -> None:
    ran = run("cost", BLOCKS, "ash", "dell")

    assert ran.out.startswith("Ash - Dell: 2 (dollars), 1 special link in 1 turn, 1 link")


def test_another_preset_may_be_asked_by_its_name(run: Run) -> None:
    ends = ("southern-china", "guangzhou", "changsha")
    ran = run("cost", *ends, "--preset", "age-of-steam")

    assert ran.out.startswith("Guangzhou - Changsha: 13")
    assert 'there is no preset "steep"' in run("cost", *ends, "--preset", "steep").err


@pytest.mark.parametrize(
    ("origin", "goal", "said"),
    [
        ("hong-kong", "8,3", "there is no stop at 8,3"),
        ("hong-kong", "8,11", "Hong Kong and 8,11 are the same place"),
        ("hong-kong", "macauu", 'there is no city or stop "macauu", did you mean macau?'),
    ],
)
def test_what_is_no_other_stop_is_refused(run: Run, origin: str, goal: str, said: str) -> None:
    ran = run("cost", "southern-china", origin, goal)

    assert ran.code != 0
    assert said in ran.err


def test_two_hexes_of_one_city_are_the_same_place(run: Run) -> None:
    assert "4,0 and 5,0 are the same place" in run("cost", BLOCKS, "4,0", "5,0").err


def test_stops_that_nothing_can_join_are_told_so(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "parted.milepost.yaml"
    path.write_text(
        "format: 1\nid: parted\ntitle: Parted\nsystem: age-of-steam\nplayers: {min: 3, max: 4}\n"
        "rules: {preset: age-of-steam}\n"
        'board: {kind: hexes, size: [5, 1], legend: {".": plain, w: water}, terrain: "..w.."}\n'
        "cities:\n- {id: a, name: Ash, kind: city, at: '0,0'}\n"
        "- {id: b, name: Elm, kind: city, at: '4,0'}\n"
    )
    ran = run("cost", path, "a", "b")

    assert (ran.code, ran.out) == (1, "no track can join Ash and Elm\n")
