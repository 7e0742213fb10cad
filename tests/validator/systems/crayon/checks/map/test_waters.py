"""What the checks of waters see: courses, shores, crossings and the edges that are listed."""

from dataclasses import replace
from pathlib import Path as FilePath

import pytest

from model.collection import Things
from model.files.scenario_files import ScenarioFile, read_text
from model.notation import Edge, Path
from model.scenario.change import apply
from model.scenario.scenario_form import look_at
from tests.validator.examples import codes_after_repair, found_by, found_in, repaired
from validator.check import check_called
from validator.finding import WARNING
from validator.running.run import results
from validator.survey.survey import survey_of

DRAFTS = FilePath(__file__).parents[5] / "files" / "drafts"

LAKE = "- {id: new-lake, name: New Lake, kind: lake, outline: "
BECK = "- {id: new-beck, name: New Beck, kind: river, path: "


def draft(name: str) -> ScenarioFile:
    return read_text((DRAFTS / f"{name}.milepost.yaml").read_text(encoding="utf-8"), name)


@pytest.mark.rule("VAL-CRY-12")
def test_a_straight_line_through_a_milepost_is_told_and_one_beside_it_is_not() -> None:
    through = found_by(f'waters:\n{BECK}"3,6n 3,6s"}}\n', "MAP006")
    assert [finding.cells for finding in through] == [((3, 6),)]
    assert not found_by(f'waters:\n{BECK}"3,6n 4,6n"}}\n', "MAP006")


def test_a_shore_through_a_milepost_is_told() -> None:
    found = found_by(f'waters:\n{LAKE}"3.0,6.0 3.4,6.2 3.4,5.8"}}\n', "MAP006")
    assert [finding.route for finding in found] == [("waters", "new-lake", "outline")]


def test_mileposts_in_a_lake_are_taken_away_unless_something_stands_there() -> None:
    bare = f'waters:\n{LAKE}"4.5,5.6 5.6,5.6 5.6,6.4 4.5,6.4"}}\n'
    assert look_at(repaired(bare, "MAP007"), ("board", "terrain", "5,6")) is None
    around_a_city = f'waters:\n{LAKE}"9.6,7.6 10.4,7.6 10.4,8.4 9.6,8.4"}}\n'
    assert [finding.repair for finding in found_by(around_a_city, "MAP007")] == [None]


@pytest.mark.rule("VAL-CRY-11")
@pytest.mark.parametrize(
    ("water", "is_told"),
    [
        (f'{BECK}"0,1n 0,0s"}}', True),
        (f'{LAKE}"3.95,5.3 4.05,5.3 4.0,5.4"}}', True),
        (f'{LAKE}"30.0,30.0 31.0,30.0 31.0,31.0"}}', True),
        ("- {id: new-beck, kind: river}", True),
        # A lake where the land has a hole, and a river that the designer lists edges of.
        (f'{LAKE}"6.0,9.6 8.0,9.6 8.0,10.4"}}', False),
        ('- {id: new-beck, kind: river, also_crosses: ["3,6 4,6"]}', False),
    ],
)
def test_a_water_that_crosses_nothing_is_told_unless_it_fills_a_hole(
    water: str, is_told: bool
) -> None:
    found = found_by(f"waters:\n{water}\n", "MAP008")
    assert bool(found) is is_told


@pytest.mark.rule("VAL-CRY-22")
@pytest.mark.parametrize(("rule", "says"), [("sum", "for each"), ("max", "for the dearest")])
def test_an_edge_over_two_waters_is_told_with_what_the_rules_ask_for(rule: str, says: str) -> None:
    layer = f'rules: {{build: {{multi_cross: {rule}}}}}\nwaters:\n{BECK}"8,6n 7,5s 7,6n"}}\n'
    (finding,) = found_by(layer, "MAP010")
    assert finding.message.endswith(says)
    assert finding.edges == (Edge.parse("7,5 7,6"),)


@pytest.mark.rule("VAL-CRY-22")
def test_a_tributary_is_shortened_to_where_it_comes_to_the_river() -> None:
    layer = f'waters:\n{BECK}"8,5s 8,6n 7,5s 7,6n"}}\n'
    assert repaired(layer, "MAP010").waters["new-beck"].path == Path.parse("8,5s 8,6n 7,5s")
    assert not codes_after_repair(layer, "MAP010")


@pytest.mark.rule("VAL-CRY-22")
def test_a_river_through_a_lake_counts_beside_it_alone() -> None:
    layer = 'waters:\n- {id: upper-wend, path: "5,1s 5,3n 6,2s 6,4n"}\n'
    after = repaired(layer, "MAP010").waters["upper-wend"]
    assert after.never_crosses == (Edge.parse("5,3 6,3"),)
    assert not codes_after_repair(layer, "MAP010")


@pytest.mark.rule("VAL-CRY-22")
def test_what_is_so_of_many_rivers_is_told_and_repaired_once() -> None:
    """In the draft nine rivers run on beside those that they flow into, and six through lakes."""
    file = draft("china")
    found = found_in(file, "MAP010")
    starts = sorted(finding.message[:30] for finding in found)
    assert starts[:2] == ["6 rivers run through lakes and", "9 rivers run beside the rivers"]
    assert len(found) == 4
    many = [one.repair for one in found if one.repair is not None]
    assert len(many) == 2
    scenario = file.scenario
    for repair in many:
        scenario = apply(scenario, repair.change)
    check = check_called("MAP010")
    assert check is not None
    left = [one.route for one in results(check, survey_of(scenario))]
    assert left == [("waters", "min-jiang", "path"), ("waters", "nu", "path")]


@pytest.mark.rule("VAL-CRY-22")
def test_what_a_designer_accepts_of_one_river_is_not_told_with_the_others() -> None:
    text = (DRAFTS / "china.milepost.yaml").read_text(encoding="utf-8")
    text += "allow:\n- {code: MAP010, place: fen, reason: Two bridges are meant.}\n"
    (found,) = (one for one in found_in(read_text(text, "x"), "MAP010") if "Fen" in one.message)
    assert found.route == ("waters", "fen", "path")


@pytest.mark.rule("VAL-CRY-22")
def test_two_lakes_on_one_ground_are_one_finding() -> None:
    layer = f'waters:\n{LAKE}"2.6,8.2 4.8,8.2 4.8,8.7 2.6,8.7"}}\n'
    assert [finding.code for finding in found_by(layer, "MAP010", "MAP011")] == ["MAP011"]


def test_lakes_that_touch_or_hardly_overlap_are_drawn_so_on_purpose() -> None:
    beside = LAKE.replace("new-lake", "other-lake") + '"4.9,5.6 5.2,5.6 5.2,6.4 4.9,6.4"}\n'
    assert not found_by(f'waters:\n{LAKE}"4.6,5.6 4.9,5.6 4.9,6.4 4.6,6.4"}}\n{beside}', "MAP011")
    assert not found_by(f'waters:\n{LAKE}"4.6,5.6 4.92,5.6 4.92,6.4 4.6,6.4"}}\n{beside}', "MAP011")


@pytest.mark.rule("VAL-CRY-12")
def test_a_river_that_ends_short_of_the_sea_is_led_on() -> None:
    layer = f'waters:\n{BECK}"2,1s 2,2n 1,1s"}}\n'
    (finding,) = found_by(layer, "MAP012")
    assert finding.edges == (Edge.parse("1,1 1,2"),)
    after = repaired(layer, "MAP012").waters["new-beck"]
    assert after.path == Path.parse("2,1s 2,2n 1,1s 1,2n")
    backwards = f'waters:\n{BECK}"1,1s 2,2n 2,1s"}}\n'
    after = repaired(backwards, "MAP012").waters["new-beck"]
    assert after.path == Path.parse("1,2n 1,1s 2,2n 2,1s")


WEND = "6,5n 7,4s 7,6n 7,5s 7,7n 8,6s 8,8n".split()
ALDER = "11,5n 11,4s 11,6n 10,5s 10,6n 9,5s 9,7n 9,6s 8,7n 8,6s".split()


def _course(name: str, corners: list[str]) -> str:
    return f'- {{id: {name}, kind: river, path: "{" ".join(corners)}"}}\n'


@pytest.mark.rule("VAL-CRY-12")
@pytest.mark.parametrize(
    ("waters", "where", "says", "led_to"),
    [
        # The Wend loses its mouth: the Alder Beck comes to the same corner, and goes on nowhere.
        (_course("wend", WEND[:-1]), "wend 8,6s", "one step from the rim of the land", "8,8n"),
        (_course("wend", WEND[-2::-1]), "wend 8,6s", "one step from the rim of the land", "8,8n"),
        # Both stop now, and one finding says how both come to the sea.
        (_course("wend", WEND[:-2]), "wend 7,7n", "2 steps from the rim of the land", None),
        # It loses the lake that it comes from.
        (_course("wend", WEND[1:]), "wend 7,4s", "one step from Mirror Lake", "6,5n"),
        (_course("wend", WEND[2:]), "wend 7,6n", "2 steps from Mirror Lake", "6,5n"),
        # It falls into two.
        (
            _course("wend", WEND[:3]) + _course("lower-wend", WEND[4:]),
            "wend 7,6n",
            "2 steps from lower-wend",
            "7,7n",
        ),
        # A tributary comes from the mountains and not quite to its river.
        (_course("alder-beck", ALDER[:-1]), "alder-beck 8,7n", "one step from Wend", "8,6s"),
        (_course("upper-wend", ["5,1s", "5,3n"]), "upper-wend 5,3n", "from Mirror Lake", "6,2s"),
    ],
)
def test_a_river_that_stops_before_other_water_is_told_once_and_led_on(
    waters: str, where: str, says: str, led_to: str | None
) -> None:
    layer = f"waters:\n{waters}"
    (finding,) = found_by(layer, "MAP012")
    assert f"{finding.route[1]} {finding.word}" == where
    assert says in finding.message
    assert (finding.repair.title if finding.repair else None) == (
        led_to and f"lead it on to {led_to}"
    )
    if led_to:
        assert "MAP012" not in codes_after_repair(layer, "MAP012")


@pytest.mark.rule("VAL-CRY-12")
def test_a_river_that_comes_from_nowhere_and_goes_nowhere_is_told() -> None:
    (finding,) = found_by(f'waters:\n{BECK}"4,6n 4,5s 4,7n"}}\n', "MAP012")
    assert finding.message.startswith("New Beck comes to no sea, lake or other river")


@pytest.mark.rule("VAL-CRY-12")
@pytest.mark.parametrize(
    "water",
    [
        # It comes to the sea at its other end, so this is its spring.
        f'{BECK}"2,1s 2,2n 1,1s 1,2n"}}',
        # Rivers end in the desert, and dry ones everywhere.
        f'{BECK}"4,6n 4,5s 4,7n"}}\nboard: {{paint: {{"4,6": d}}}}',
        f'{BECK.replace("kind: river", "kind: dry-river")}"2,1s 2,2n 1,1s"}}',
        # Its ends are free points, and nobody can say what is beside them.
        f'{BECK}"2.5,1.3 2,2n 1,1s"}}',
    ],
)
def test_a_river_that_comes_somewhere_or_sinks_into_sand_has_no_gap(water: str) -> None:
    assert not found_by(f"waters:\n{water}\n", "MAP012")


@pytest.mark.rule("VAL-CRY-12")
@pytest.mark.parametrize(("name", "number"), [("china", 0), ("north-america", 3)])
def test_real_rivers_spring_and_end_where_they_do_in_whichever_direction_they_are_drawn(
    name: str, number: int
) -> None:
    """Three of the rivers and inlets of the draft come to no sea, since the map ends before."""
    file = draft(name)
    found = found_in(file, "MAP012")
    assert len(found) == number
    waters = {
        name: replace(water, path=water.path and Path(water.path[::-1]))
        for name, water in file.scenario.waters.items()
    }
    turned = survey_of(replace(file.scenario, waters=Things(waters)))
    check = check_called("MAP012")
    assert check is not None
    assert {one.route for one in results(check, turned)} == {one.route for one in found}


@pytest.mark.rule("VAL-CRY-12")
@pytest.mark.parametrize(("river", "hole"), [("yangtze", 70), ("huang-he", 50), ("huang-he", 90)])
def test_a_river_that_falls_into_two_is_told_at_the_hole_wherever_its_tributaries_spring(
    river: str, hole: int
) -> None:
    """The Huang He crosses a desert, where rivers may end, but not before each other."""
    scenario = draft("china").scenario
    water = scenario.waters[river]
    assert water.path is not None
    upper = replace(water, id="upper", path=Path(water.path[hole + 2 :]))
    lower = replace(water, path=Path(water.path[:hole]))
    waters = Things({**scenario.waters, river: lower, "upper": upper})
    check = check_called("MAP012")
    assert check is not None
    found = list(results(check, survey_of(replace(scenario, waters=waters))))
    ends = {
        ("waters", "upper", "path"): water.path[hole + 2],
        ("waters", river, "path"): water.path[hole - 1],
    }
    assert [(one.route, one.word) for one in found] in [
        [(way, str(at))] for way, at in ends.items()
    ]


@pytest.mark.rule("VAL-CRY-12")
def test_a_gap_that_no_track_can_use_is_none() -> None:
    layer = f'waters:\n{_course("wend", WEND[:-1])}blocked: ["7,7 8,7"]\n'
    assert not found_by(layer, "MAP012")


@pytest.mark.rule("VAL-CRY-12")
def test_a_ford_is_told_in_the_middle_of_a_river_and_not_at_its_end() -> None:
    middle = found_by('waters:\n- {id: wend, never_crosses: ["7,5 7,6"]}\n', "MAP013")
    assert [finding.severity for finding in middle] == [WARNING]
    assert not found_by('waters:\n- {id: wend, never_crosses: ["7,7 8,7"]}\n', "MAP013")


@pytest.mark.rule("VAL-CRY-13")
def test_a_blocked_edge_over_water_is_told_once_for_a_water() -> None:
    found = found_by("blocked: ['7,5 7,6', '6,5 7,5', '3,6 4,6']\n", "MAP009")
    assert [len(finding.edges) for finding in found] == [2]


@pytest.mark.rule("VAL-CRY-10")
@pytest.mark.parametrize(
    "layer",
    [
        "blocked: ['7,8 8,8']\n",
        "waters:\n- {id: wend, also_crosses: ['7,8 8,8']}\n",
        "waters:\n- {id: wend, crossable: ['8,7 8,8', '7,5 7,6', '6,5 7,5']}\n",
    ],
)
def test_an_edge_without_mileposts_is_told_and_dropped(layer: str) -> None:
    assert len(found_by(layer, "MAP016")) == 1
    assert "MAP016" not in codes_after_repair(layer, "MAP016")


@pytest.mark.parametrize(
    ("layer", "why"),
    [
        ("waters:\n- {id: wend, also_crosses: ['7,5 7,6']}\n", "as it is drawn"),
        ("waters:\n- {id: wend, never_crosses: ['3,6 4,6']}\n", "does not cross it"),
        ("waters:\n- {id: wend, crossable: ['3,6 4,6']}\n", "does not cross it"),
        (
            "waters:\n- {id: wend, also_crosses: ['3,6 4,6'], never_crosses: ['3,6 4,6']}\n",
            "never_crosses too",
        ),
        (
            "waters:\n- {id: wend, crossable: ['6,5 7,5']}\nblocked: ['7,5 7,6']\n",
            "cannot be crossed there",
        ),
    ],
)
def test_a_listed_edge_that_changes_nothing_is_told_and_dropped(layer: str, why: str) -> None:
    (finding,) = found_by(layer, "MAP015")
    assert why in finding.message
    assert finding.repair is not None
    assert finding.repair.safe
    assert "MAP015" not in codes_after_repair(layer, "MAP015")


def test_listed_edges_that_do_something_are_not_told() -> None:
    layer = """\
waters:
- id: wend
  also_crosses: ["5,5 6,5"]
  never_crosses: ["7,7 8,7"]
  crossable: ["5,5 6,5", "7,5 7,6"]
blocked: ["3,6 4,6"]
"""
    assert not found_by(layer, "MAP009", "MAP015", "MAP016")
