"""Waters are compared in words, never as the data of the file."""

from dataclasses import replace
from typing import Any

import pytest

from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.notation import Edge, Path
from model.scenario.scenario import Scenario
from validator.reviews.change_sentences import sentences

TUTORIAL = load(bundled_scenarios()["tutorial"])
BECK = TUTORIAL.waters["alder-beck"]


def with_beck(**changes: Any) -> Scenario:
    return replace(TUTORIAL, waters=TUTORIAL.waters.put("alder-beck", replace(BECK, **changes)))


def said(old: Scenario, new: Scenario) -> str:
    (sentence,) = sentences(old, new)
    return sentence


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"kind": "dry-river"}, "is a dry river now, not a river"),
        ({"surcharge": 4}, "crossing it adds 4 now, not what the rules say"),
        ({"also_crosses": (Edge.parse("1,2 2,2"),)}, "also crosses 1,2-2,2 now"),
        ({"never_crosses": (Edge.parse("1,2 2,2"),)}, "never crosses 1,2-2,2 now"),
    ],
)
def test_a_water_that_is_another_one_is_told_in_words(
    changes: dict[str, Any], sentence: str
) -> None:
    assert said(TUTORIAL, with_beck(**changes)) == f"water Alder Beck: {sentence}"


def test_a_river_that_runs_another_way_says_what_it_crosses_now() -> None:
    assert BECK.path is not None
    shorter = with_beck(path=Path(BECK.path[:-2]))
    told = said(TUTORIAL, shorter)
    assert told.startswith("water Alder Beck: runs another way: no longer crosses 2 edges (")
    assert str(BECK.path) not in told
    back = said(shorter, TUTORIAL)
    assert back.startswith("water Alder Beck: runs another way: crosses 2 edges (")
    turned = with_beck(path=Path(reversed(BECK.path)))
    assert said(TUTORIAL, turned).endswith("runs another way, and crosses the same edges")


def test_a_water_that_comes_or_goes_says_what_it_is() -> None:
    without = replace(TUTORIAL, waters=TUTORIAL.waters.drop("alder-beck"))
    clause = "a river from 11,5n to 8,6s that"
    assert said(without, TUTORIAL) == f"water Alder Beck: added, {clause} crosses 9 edges"
    assert said(TUTORIAL, without) == f"water Alder Beck: removed, {clause} crossed 9 edges"
    no_lake = replace(TUTORIAL, waters=TUTORIAL.waters.drop("heron-inlet"))
    assert "added, an inlet at 6.05,9.2 that crosses" in said(no_lake, TUTORIAL)


def test_arms_that_come_and_go_are_told_in_one_sentence() -> None:
    assert BECK.path is not None
    arm, other = Path(BECK.path[:3]), Path.parse("3,6n 3,5s 3,7n")
    forked = with_beck(paths=(arm, other))
    told = said(TUTORIAL, forked)
    assert told.startswith("water Alder Beck: has 3 arms now, not one course: crosses 2 edges (")
    back = said(forked, TUTORIAL)
    assert back.startswith("water Alder Beck: has one course now, not 3 arms: no longer crosses")
    moved = said(forked, with_beck(paths=(arm, Path.parse("3,6n 3,5s"))))
    assert moved.startswith("water Alder Beck: runs another way: no longer crosses 1 edge (")
    without = replace(TUTORIAL, waters=TUTORIAL.waters.drop("alder-beck"))
    assert ": added, a river of 3 arms that crosses 11 edges" in said(without, forked)
