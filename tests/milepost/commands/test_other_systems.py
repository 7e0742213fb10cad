"""Every command works for a system that is only described, and tells what another one brings."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.milepost.other_systems import MAP, Ran, answers, driven, written

SYSTEMS = ("bare", "toll")
Answers = dict[tuple[str, str], Ran]
ORDERS = {
    "new": ("new", "{s}-new.milepost.yaml", "--system", "{s}"),
    "new again": ("validate", "{s}-new.milepost.yaml"),
    "fmt": ("fmt", "--check", "{s}-new.milepost.yaml"),
    "validate": ("validate", "--format", "json", "{s}.milepost.yaml", "{s}-2.milepost.yaml"),
    "broken": ("validate", "{s}-broken.milepost.yaml"),
    "info": ("info", "{s}.milepost.yaml"),
    "info data": ("info", "--json", "{s}.milepost.yaml"),
    "diff": ("diff", "{s}.milepost.yaml", "{s}-2.milepost.yaml"),
    "diff data": ("diff", "--json", "{s}.milepost.yaml", "{s}-2.milepost.yaml"),
    "merge": ("merge", "{s}.milepost.yaml", "{s}-2.milepost.yaml", "{s}-3.milepost.yaml"),
    "schema": ("schema", "--system", "{s}"),
    "checks": ("checks", "--system", "{s}"),
    "explain": ("explain", "ECO901"),
    "explain shared": ("explain", "REF003"),
    "cost": ("cost", "{s}.milepost.yaml", "aston", "Byford"),
    "cost data": ("cost", "--json", "{s}.milepost.yaml", "0,0", "1,0"),
    "no place": ("cost", "{s}.milepost.yaml", "aston", "9,9"),
    "goods": ("goods", "{s}.milepost.yaml", "--goods", "4", "-o", "{s}-goods.milepost.yaml"),
    "deck": ("deck", "{s}.milepost.yaml"),
    "completions": ("completions", "bash"),
    "review": ("review", "--base", "HEAD"),
    "page": ("review", "--base", "HEAD", "--format", "markdown"),
}
HOVER = """
import sys
from milepost.language_server.analysis import analysed
from milepost.language_server.hovering import hover_text

text = sys.stdin.read()
print(hover_text(analysed(text, None), text.index('"0,0"') + 2).splitlines()[0])
"""


def versions(system: str) -> dict[str, str]:
    """A map, two versions of it, and one with slips."""
    text = MAP.format(system=system)
    renamed = text.replace("name: Aston", "name: Ashton").replace(".^..", "....")
    salted = f"{renamed}- {{id: salt, chips: 3}}\n"
    broken = text.replace("cities:", "hamlets:").replace('"3,2"', '"7,7"')
    other = text.replace("Byford", "Bywater")
    names = {"": text, "-2": salted, "-3": other, "-changed": salted, "-broken": broken}
    return {f"{system}{name}.milepost.yaml": said for name, said in names.items()}


def git(folder: Path, *words: str) -> None:
    named = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    subprocess.run(["git", *named, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture(scope="module")
def answered(tmp_path_factory: pytest.TempPathFactory) -> Answers:
    systems = written(tmp_path_factory.mktemp("systems"))
    maps = tmp_path_factory.mktemp("maps")
    git(maps, "init", "--quiet")
    for system in SYSTEMS:
        said = MAP.format(system=system)
        (maps / f"{system}-changed.milepost.yaml").write_text(said, encoding="utf-8")
    git(maps, "add", ".")
    git(maps, "commit", "--quiet", "-m", "maps")
    for system in SYSTEMS:
        for name, text in versions(system).items():
            (maps / name).write_text(text, encoding="utf-8")
    keys = [(system, name) for system in SYSTEMS for name in ORDERS]
    orders = [[word.format(s=system) for word in ORDERS[name]] for system, name in keys]
    return dict(zip(keys, answers(systems, maps, orders), strict=True))


def test_nothing_ends_in_an_internal_error(answered: Answers) -> None:
    for order, ran in answered.items():
        assert "INT001" not in ran.err, order
        assert "failed while checking" not in ran.out, order


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_new_map_is_made_as_the_system_says_and_is_sound(answered: Answers, system: str) -> None:
    assert answered[system, "new"].code == 0
    assert answered[system, "fmt"].code == 0
    assert answered[system, "new again"].code == 0


def test_a_bare_system_is_judged_by_the_shared_checks_alone(
    answered: Answers,
) -> None:
    assert json.loads(answered["bare", "validate"].out)["findings"] == []
    assert "ECO901" not in answered["bare", "checks"].out


def test_a_check_of_a_system_is_heard_listed_and_explained(
    answered: Answers,
) -> None:
    found = json.loads(answered["toll", "validate"].out)["findings"]
    assert [(one["code"], one["file"]) for one in found] == [("ECO901", "toll.milepost.yaml")]
    assert "ECO901" in answered["toll", "checks"].out
    assert "for toll scenarios" in answered["toll", "explain"].out
    assert "{code: ECO901, reason: why}" in answered["toll", "explain"].out
    assert answered["bare", "explain shared"].out == answered["toll", "explain shared"].out


def test_slips_are_told_in_the_words_of_a_system(answered: Answers) -> None:
    assert "did you mean cities?" not in answered["bare", "broken"].out
    assert "did you mean cities?" in answered["toll", "broken"].out


def test_facts_are_those_of_the_core_and_of_the_system(
    answered: Answers,
) -> None:
    bare, toll = answered["bare", "info"].out, answered["toll", "info"].out
    assert "board: 4 x 3, 12 cells: 11 clear, 1 hill" in bare
    assert "cities: 1 major, 1 small" in bare
    assert "  salt: no" in toll.splitlines()
    assert "has_salt" not in json.loads(answered["bare", "info data"].out)
    assert json.loads(answered["toll", "info data"].out)["has_salt"] is False


def test_a_difference_says_what_it_means_for_play_where_a_system_tells_it(
    answered: Answers,
) -> None:
    bare, toll = answered["bare", "diff"].out, answered["toll", "diff"].out
    assert "city Aston: is called" in bare
    assert "tolls" not in bare
    assert "tolls:\n  the salt is found\n" in toll
    assert "findings lost:" in toll
    assert "prices" not in json.loads(answered["bare", "diff data"].out)
    assert json.loads(answered["toll", "diff data"].out)["salt"] == 1


@pytest.mark.parametrize("system", SYSTEMS)
def test_two_changes_are_merged(answered: Answers, system: str) -> None:
    ran = answered[system, "merge"]
    assert ran.code == 0
    assert "Ashton" in ran.out
    assert "Bywater" in ran.out


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_schema_of_a_system_is_composed(answered: Answers, system: str) -> None:
    schema = json.loads(answered[system, "schema"].out)
    assert "cities" in schema["properties"]


def test_building_is_priced_where_a_system_has_a_ground(
    answered: Answers,
) -> None:
    ran = answered["toll", "cost"]
    assert ran.out.splitlines()[0] == "Aston - Byford: 8 (pennies), 4 hexes"
    assert ran.out.endswith("  paid at once\n")
    assert json.loads(answered["toll", "cost data"].out) == {
        "total": 2,
        "parts": {"hexes": {"number": 1, "price": 2}},
        "hexes": 1,
    }
    assert "there is no hex at 9,9" in answered["toll", "no place"].err


def test_a_system_without_a_ground_or_proposals_says_so_in_a_sentence(
    answered: Answers,
) -> None:
    for name, what in (("cost", "cheapest track"), ("goods", "goods"), ("deck", "cards")):
        ran = answered["bare", name]
        assert ran.code == 2
        assert f"bare.milepost.yaml: games of Bare Games have no {what}" in ran.err
        assert ran.err.count("\n") == 1
    assert "games of Toll Lines have no cards" in answered["toll", "deck"].err


def test_what_a_system_proposes_is_handed_over(answered: Answers) -> None:
    assert answered["toll", "goods"].out == "wrote toll-goods.milepost.yaml\n"


def test_a_review_tells_a_new_map_and_what_changed(answered: Answers) -> None:
    said = answered["toll", "review"].out
    assert "a new map, A Map: 4 by 3 cells, 2 cities, no tolls yet" in said
    assert "a new map, A Map: 4 by 3 cells, 2 cities\n" in said
    assert "toll-changed.milepost.yaml: changed\n" in said
    assert "  tolls:\n    the salt is found\n" in said
    assert "**Tolls**\n\n* the salt is found\n" in answered["toll", "page"].out


def test_an_editor_shows_what_a_cell_costs_and_what_its_system_says_of_it(
    tmp_path: Path,
) -> None:
    systems = written(tmp_path)
    toll, bare = (
        driven(systems, tmp_path, HOVER, MAP.format(system=one)) for one in ("toll", "bare")
    )
    assert toll == "**0,0**: clear, Aston, track to it costs 2, pennies are taken here\n"
    assert bare == "**0,0**: clear, Aston\n"
