"""A river may have several arms: one name, one water, and one way to write it."""

from dataclasses import replace
from typing import Any

import pytest

from model.boards.crossings import anywhere, crossed_by_path
from model.boards.terrain import Size
from model.collection import Things
from model.files.scenario_files import formatted, read_text, text_after
from model.notation import Path
from model.scenario.change import Change, apply, difference
from model.scenario.merge import merge
from model.scenario.places import carried
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at, read_scenario, write_scenario
from model.scenario.things import Water
from model.scenario.watercourses import course_route, met_by, rerouted, shape_key, shapes_of

MAIN = Path.parse("4,1s 4,3n 5,2s 5,4n")
EAST = Path.parse("5,2s 6,3n 6,2s")
WEST = Path.parse("4,3n 3,2s 3,4n")
MOVED = Path.parse("4,1s 4,3n 5,2s 6,3n")


def river(*courses: Path, **more: Any) -> Water:
    return Water(id="wend", name="Wend", kind="river", paths=courses, **more)


def scenario(*courses: Path) -> Scenario:
    return Scenario(id="a", title="A", system="crayon", waters=Things({"wend": river(*courses)}))


def test_one_course_is_a_path_and_several_are_paths_however_they_were_given() -> None:
    assert river(MAIN) == Water(id="wend", name="Wend", kind="river", path=MAIN)
    assert (river(MAIN).path, river(MAIN).paths) == (MAIN, ())
    both = river(MAIN, EAST)
    assert (both.path, set(both.paths)) == (None, {MAIN, EAST})
    assert river(EAST, MAIN) == both == river(EAST, path=MAIN) == river(MAIN, EAST, MAIN)
    assert both.courses == both.paths
    assert river().courses == ()
    assert both.with_courses([EAST]) == river(EAST)


def test_arms_stand_in_the_order_in_which_one_reads_a_map() -> None:
    free = Path.parse("0.5,1.25 4,3n")
    assert river(EAST, WEST, MAIN, free).paths == (MAIN, free, EAST, WEST)


@pytest.mark.parametrize("courses", [(), (MAIN,), (MAIN, EAST), (MAIN, EAST, WEST)])
def test_what_is_written_is_read_back(courses: tuple[Path, ...]) -> None:
    plain = write_scenario(scenario(*courses))
    (said,) = plain["waters"]
    assert ("path" in said, "paths" in said) == (len(courses) == 1, len(courses) > 1)
    assert read_scenario(plain).waters["wend"] == river(*courses)


def test_whoever_writes_both_keys_means_all_courses() -> None:
    said = {"id": "wend", "kind": "river", "path": str(MAIN), "paths": [str(EAST), str(MAIN)]}
    read = read_scenario({"system": "crayon", "waters": [said]})
    assert read.waters["wend"].courses == (MAIN, EAST)


def test_an_arm_that_cannot_be_read_is_kept_and_the_others_flow() -> None:
    said = {"id": "wend", "kind": "river", "paths": [str(MAIN), "4,1s 99", str(EAST)]}
    read = read_scenario({"system": "crayon", "waters": [said]})
    assert read.waters["wend"].courses == (MAIN, EAST)
    (misfit,) = read.misfits.values()
    assert misfit.route == ("waters", "wend", "paths", "#0")
    assert read_scenario(write_scenario(read)) == read


STATES = [(), (MAIN,), (MOVED,), (MAIN, EAST), (MOVED, EAST), (MAIN, EAST, WEST), (EAST, WEST)]


@pytest.mark.parametrize("after", STATES)
@pytest.mark.parametrize("before", STATES)
def test_every_change_of_courses_can_be_done_and_taken_back(
    before: tuple[Path, ...], after: tuple[Path, ...]
) -> None:
    old, new = scenario(*before), scenario(*after)
    change = difference(old, new)
    assert apply(old, change) == new
    assert apply(new, change.inverse()) == old
    assert Change.from_plain(change.to_plain()) == change


def test_a_new_arm_is_one_step_that_says_nothing_of_the_course() -> None:
    (step,) = difference(scenario(MAIN), scenario(MAIN, EAST)).steps
    assert step == (("waters", "wend", "paths", str(EAST)), None, True)
    assert look_at(scenario(MAIN), ("waters", "wend", "paths", str(MAIN))) is True
    (step,) = difference(scenario(MAIN), scenario(MOVED)).steps
    assert step == (("waters", "wend", "path"), str(MAIN), str(MOVED))


@pytest.mark.parametrize(
    ("base", "ours", "theirs", "merged"),
    [
        ((MAIN,), (MAIN, EAST), (MAIN, WEST), (MAIN, EAST, WEST)),
        ((MAIN,), (MOVED,), (MAIN, WEST), (MOVED, WEST)),
        ((MAIN,), (MAIN, WEST), (MOVED,), (MOVED, WEST)),
        ((MAIN, EAST), (MAIN,), (MOVED, EAST), (MOVED,)),
        ((MAIN, EAST), (MAIN, EAST, WEST), (MAIN,), (MAIN, WEST)),
        ((MAIN, EAST), (MAIN,), (EAST,), ()),
    ],
)
def test_arms_of_two_people_are_put_together(
    base: tuple[Path, ...],
    ours: tuple[Path, ...],
    theirs: tuple[Path, ...],
    merged: tuple[Path, ...],
) -> None:
    found = merge(scenario(*base), scenario(*ours), scenario(*theirs))
    assert not found.conflicts
    assert found.scenario == scenario(*merged)


def test_one_course_that_both_moved_is_a_conflict() -> None:
    found = merge(scenario(MAIN), scenario(MOVED), scenario(EAST))
    assert [one.route for one in found.conflicts] == [("waters", "wend", "path")]
    assert found.scenario == scenario(MOVED)


def test_an_edge_that_two_arms_cross_is_crossed_once() -> None:
    size = Size(12, 8)
    alone = [crossed_by_path(path, anywhere, size).edges for path in (MAIN, MOVED)]
    assert alone[0] & alone[1]
    assert met_by(river(MAIN, MOVED), anywhere, size).edges == alone[0] | alone[1]
    assert met_by(river(MAIN), anywhere, size).edges == alone[0]
    assert not met_by(river(Path.parse("4,1s"), Path.parse("5,1s")), anywhere, size).edges


def test_every_course_has_its_way_in_the_file() -> None:
    one, both = river(MAIN), river(MAIN, EAST)
    assert (course_route(one, MAIN), shape_key(one)) == (("path",), "path")
    assert (course_route(both, EAST), shape_key(both)) == (("paths", str(EAST)), "paths")
    assert [path for _, path in shapes_of(replace(both, outline=WEST))] == [MAIN, EAST, WEST]
    assert shape_key(river()) == "outline"
    moved = apply(scenario(MAIN, EAST), Change("", tuple(rerouted(both, MAIN, MOVED))))
    assert moved == scenario(MOVED, EAST)


def test_arms_are_carried_along() -> None:
    def down(place: Any) -> Any:
        return place._replace(row=place.row + 2)

    moved = carried(river(MAIN, EAST), down)
    assert moved.courses == tuple(Path(map(down, path)) for path in (MAIN, EAST))


FILE = """\
format: 1
id: a
title: A
system: crayon
waters:
# The great river.
- {id: wend, name: Wend, kind: river, path: "4,1s 4,3n 5,2s 5,4n"}  # as on the old map
- {id: yare, kind: river, paths: ["9,1s 9,3n"]}
"""


def test_an_arm_more_changes_one_line_and_a_file_keeps_its_bytes() -> None:
    file = read_text(FILE)
    assert text_after(file, file.scenario) == FILE
    more = replace(file.scenario, waters=file.scenario.waters.put("wend", river(MAIN, EAST)))
    after = text_after(file, more)
    (line,) = (line for line in after.splitlines() if line not in FILE.splitlines())
    said = 'name: Wend, kind: river, paths: ["4,1s 4,3n 5,2s 5,4n", "5,2s 6,3n 6,2s"]'
    assert line == f"- {{id: wend, {said}}}  # as on the old map"
    again = read_text(after)
    fewer = replace(again.scenario, waters=again.scenario.waters.put("wend", river(MAIN)))
    assert read_text(text_after(again, fewer)).scenario == file.scenario


def test_there_is_one_canonical_way_to_write_a_single_course() -> None:
    text = formatted(read_text(FILE))
    assert '- {id: yare, kind: river, path: "9,1s 9,3n"}' in text
    assert formatted(read_text(text)) == text


def test_a_layer_gives_an_arm_to_a_river_of_the_map_below(tmp_path: Any) -> None:
    (tmp_path / "low.milepost.yaml").write_text(FILE)
    layer = "format: 1\nid: b\ntitle: B\nextends: ./low.milepost.yaml\nwaters:\n"
    read = read_text(f"{layer}- {{id: wend, paths: ['{EAST}']}}\n", "b", tmp_path).scenario
    assert read.waters["wend"].courses == (MAIN, EAST)
    other = read_text(f"{layer}- {{id: wend, path: null, paths: ['{EAST}']}}\n", "b", tmp_path)
    assert other.scenario.waters["wend"].path == EAST
