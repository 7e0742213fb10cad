"""Nothing that somebody wrote is lost without a word, however wrongly it was written."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.collection import Things, thaw
from model.files.atomic import SaveFailed
from model.files.scenario_files import load, open_file, save
from model.forms.form import MOST_STRANGE, DoesNotFit, Step
from model.notation import Edge
from model.rules.resolving import rules_of
from model.scenario.change import Change, apply, difference
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import misfit_key, read_scenario, write_scenario
from model.scenario.things import Good
from model.unreadable import Unreadable
from tests.generate.junk import junk
from tests.generate.own_classes import rules_class
from tests.schemas.mishaps import mishaps

HEAD = {"format": 1, "id": "a", "title": "A", "system": "crayon"}
ASTON = {"id": "aston", "name": "Aston", "kind": "small"}
WOOD = {"id": "wood"}


def said(**more: Any) -> Scenario:
    return read_scenario({**HEAD, **more})


def put(scenario: Scenario, *route: str, plain: Any) -> Scenario:
    return apply(scenario, Change("", (Step(route, None, plain),)))


def routes(scenario: Scenario) -> list[tuple[str, ...]]:
    return [misfit.route for misfit in scenario.misfits.values()]


# -- what cannot be read is not written over


@pytest.mark.parametrize("written", ["coal", {"coal": {"chips": 3}}, 5])
def test_nothing_is_put_into_goods_that_cannot_be_read(written: Any) -> None:
    with pytest.raises(DoesNotFit, match="goods cannot be read as it is written; repair it first"):
        put(said(goods=written), "goods", "wood", plain=WOOD)


def test_no_card_is_put_into_demands_that_are_a_list() -> None:
    with pytest.raises(DoesNotFit, match="demands cannot be read"):
        put(said(demands=[["aston coal 5"]]), "demands", "2", plain=["aston coal 6"])


def test_a_field_and_a_card_that_cannot_be_read_are_not_written_over() -> None:
    scenario = said(cities=[{**ASTON, "at": "here"}], demands={"1": ["aston"]})
    with pytest.raises(DoesNotFit, match="cities/aston/at cannot be read"):
        put(scenario, "cities", "aston", "at", plain="1,1")
    with pytest.raises(DoesNotFit, match="demands/1 cannot be read"):
        put(scenario, "demands", "1", plain=["aston coal 6"])
    with pytest.raises(DoesNotFit, match="players cannot be read"):
        apply(said(players="two"), Change("", (Step(("players", "min"), 2, 3),)))


def test_what_lies_beside_it_can_be_changed() -> None:
    scenario = said(goods="coal", cities=[{**ASTON, "at": "here"}])
    assert put(scenario, "cities", "aston", "xy", plain="1.0,1.0").misfits == scenario.misfits
    assert put(scenario, "remarks", "x", plain={"id": "x", "text": "?"}).remarks["x"].text == "?"


@pytest.mark.parametrize("written", [None, [], {}, ""])
def test_an_entry_that_says_nothing_can_be_filled(tmp_path: Path, written: Any) -> None:
    path = tmp_path / "a.milepost.yaml"
    path.write_text(f"format: 1\nsystem: crayon\ngoods: {'' if written is None else written!r}\n")
    file = open_file(path)
    save(put(file.scenario, "goods", "wood", plain=WOOD), path, file)
    assert load(path) == read_scenario({"format": 1, "system": "crayon", "goods": [WOOD]})


def test_what_cannot_be_read_is_replaced_by_a_change_that_says_so() -> None:
    broken, sound = said(goods="coal"), said(goods=[WOOD])
    change = difference(broken, sound)
    assert apply(broken, change) == sound
    assert apply(sound, change.inverse()) == broken
    later = difference(sound, said(goods=[{**WOOD, "chips": 2}]))
    assert apply(broken, change.join(later)) == said(goods=[{**WOOD, "chips": 2}])
    assert apply(said(goods=[{**WOOD, "chips": 2}]), change.join(later).inverse()) == broken


def test_a_file_is_not_saved_without_what_could_not_be_read(tmp_path: Path) -> None:
    path = tmp_path / "a.milepost.yaml"
    path.write_text("format: 1\nsystem: crayon\ngoods: coal\n")
    file = open_file(path)
    careless = replace(file.scenario, goods=Things({"wood": Good(id="wood")}))
    with pytest.raises(SaveFailed, match="goods cannot be read as it is written and would be lost"):
        save(careless, path, file)
    assert path.read_text() == "format: 1\nsystem: crayon\ngoods: coal\n"
    save(replace(careless, misfits=Things()), path, file)
    assert load(path).goods == careless.goods


def test_a_thing_that_goes_takes_along_what_could_not_be_read_in_it(tmp_path: Path) -> None:
    path = tmp_path / "a.milepost.yaml"
    path.write_text("format: 1\nsystem: crayon\ngoods: [{id: coal, chps: 4}, {id: wood}]\n")
    file = open_file(path)
    change = Change("", (Step(("goods", "coal"), {"id": "coal"}, None),))
    without = apply(file.scenario, change)
    assert apply(without, change.inverse()) == file.scenario
    save(without, path, file)
    assert list(load(path).goods) == ["wood"]


# -- one wrong member of a set


def test_one_bad_edge_leaves_the_others_blocked() -> None:
    plain = {**HEAD, "blocked": ["1,1 5,5", "6,2 5,2", 5, "1,1 2,1"]}
    scenario = read_scenario(plain)
    assert scenario.blocked == (Edge.parse("1,1 2,1"), Edge.parse("5,2 6,2"))
    assert routes(scenario) == [("blocked", "#0"), ("blocked", "#1")]
    assert write_scenario(scenario)["blocked"] == ["1,1 2,1", "5,2 6,2", "1,1 5,5", 5]
    assert read_scenario(write_scenario(scenario)) == scenario


def test_one_bad_member_of_any_set_leaves_the_others() -> None:
    city = {**ASTON, "supplies": ["coal", "Fine Wood"], "tags": [[]], "members": "1,1 x 2,1 y"}
    region = {"id": "north", "cities": ["aston", None], "cells": ["3,1", 5, "1,1"]}
    scenario = said(variants=["A b", "fast"], cities=[5, city, 6], regions=[region])
    assert scenario.cities["aston"].supplies == ("coal",)
    assert scenario.regions["north"].cities == ("aston",)
    assert scenario.variants == ("fast",)
    assert len(routes(scenario)) == 9
    written = write_scenario(scenario)
    assert written["cities"] == [{**city, "members": "1,1 2,1 x y"}, 5, 6]
    assert written["regions"] == [{**region, "cells": ["1,1", "3,1", 5]}]
    assert read_scenario(written) == scenario


def test_a_set_of_nearly_nothing_but_bad_members_is_kept_as_a_whole() -> None:
    cells = "1,1 " + "x " * MOST_STRANGE
    assert len(routes(said(regions=[{"id": "north", "cells": cells}]))) == MOST_STRANGE
    scenario = said(regions=[{"id": "north", "cells": f"{cells} y"}])
    assert routes(scenario) == [("regions", "north", "cells")]
    assert write_scenario(scenario)["regions"] == [{"id": "north", "cells": f"{cells} y"}]


def test_bad_members_survive_an_edit_of_the_good_ones(tmp_path: Path) -> None:
    path = tmp_path / "a.milepost.yaml"
    path.write_text(
        "format: 1\nsystem: crayon\nblocked: ['1,1 9,9', '6,2 5,2']  # walls\n"
        "regions:\n- {id: north, cells: '1,1 here'}\n"
    )
    file = open_file(path)
    edited = put(file.scenario, "blocked", "2,1 1,1", plain=True)
    edited = put(edited, "regions", "north", "cells", "2,1", plain=True)
    save(edited, path, file)
    assert load(path) == edited
    assert load(path).misfits == file.scenario.misfits
    assert "# walls" in path.read_text()
    with pytest.raises(DoesNotFit, match="are not neighbours"):
        put(edited, "blocked", "1,1 9,9", plain=True)


def test_a_misfit_that_a_journal_puts_nowhere_does_no_harm() -> None:
    scenario = said(regions=[{"id": "north", "cells": "1,1"}, {"id": "south"}])
    for place in ("north", "south"):
        route = ("regions", place, "cells", "x", "y")
        plain = {"route": list(route), "plain": 5, "why": "?"}
        scenario = put(scenario, "misfits", misfit_key(route), plain=plain)
    assert write_scenario(scenario)["regions"] == [{"id": "north", "cells": "1,1"}, {"id": "south"}]


# -- differences between files that do not fit


def test_a_finding_accepted_at_no_place_in_particular_is_kept_whole() -> None:
    entry = {"code": "MAP001", "place": [1], "reason": "So be it."}
    scenario = said(allow=[entry, {"code": "MAP001", "reason": "Everywhere."}])
    assert routes(scenario) == [("allow", "#0")]
    assert list(scenario.allow) == ["MAP001"]
    assert [thaw(misfit.plain) for misfit in scenario.misfits.values()] == [entry]


def assert_changes_both_ways(old: Scenario, new: Scenario) -> None:
    change = difference(old, new)
    assert apply(old, change) == new
    assert apply(new, change.inverse()) == old


@given(mishaps(4), mishaps(4))
def test_files_with_slips_have_a_difference_both_ways(one: Any, other: Any) -> None:
    board = one.get("board")
    old, new = (
        read_scenario({**plain, "system": "crayon", "board": board}) for plain in (one, other)
    )
    assert_changes_both_ways(old, new)


KEYS = ["allow", "blocked", "goods", "regions", "variants", "demands", "players", "board", "labels"]


@given(st.data(), st.sampled_from(KEYS))
def test_junk_has_a_difference_both_ways(data: st.DataObject, key: str) -> None:
    entry = st.fixed_dictionaries(
        {"code": junk, "id": junk, "reason": st.just("x")}, optional={"place": junk}
    )
    anything = junk | st.lists(entry | junk, max_size=3)
    old, new = (said(**{key: data.draw(anything)}) for _ in range(2))
    assert_changes_both_ways(old, new)


def test_a_misfit_is_known_by_its_way() -> None:
    assert list(said(goods="coal").misfits) == [misfit_key(("goods",))]


# -- files that a base in another folder names


BASE = """\
format: 1
id: base
title: Base
system: crayon
rules: {preset: ./steep.preset.yaml}
goods:
- {id: coal, icon: coal.png}
- {id: wood}
scenery: ./hills.scenery.geojson
art:
- {id: rose, file: ./rose.png, at: "1.0,1.0", width: 10, height: 10}
picture: {file: ./scan.jpg}
"""
TOP = "format: 1\nid: top\ntitle: Top\nsystem: crayon\nextends: ./sub/b.milepost.yaml\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    below = tmp_path / "sub"
    below.mkdir()
    (below / "b.milepost.yaml").write_text(BASE)
    (below / "steep.preset.yaml").write_text(
        "id: steep\nextends: ./lower.preset.yaml\nrules: {rent: {fee: 8}}\n"
    )
    (below / "lower.preset.yaml").write_text("extends: empire-builder\nrules: {win: {cash: 99}}\n")
    (tmp_path / "top.milepost.yaml").write_text(TOP)
    return tmp_path


def test_what_a_base_names_is_looked_for_beside_the_base(folder: Path) -> None:
    top = load(folder / "top.milepost.yaml")
    assert top.rules["preset"] == "./sub/steep.preset.yaml"
    assert top.goods["coal"].icon == "sub/coal.png"
    assert top.goods["wood"].icon == ""
    assert top.scenery == "./sub/hills.scenery.geojson"
    assert top.art["rose"].file == "./sub/rose.png"
    assert top.picture is not None
    assert top.picture.file == "./sub/scan.jpg"
    for path in ("top.milepost.yaml", "sub/b.milepost.yaml"):
        rules = rules_of(load(folder / path), rules_class("crayon"))
        assert (rules.rent.fee, rules.win.cash) == (8, 99)


def test_a_layer_that_is_saved_does_not_say_what_its_base_names(folder: Path) -> None:
    path = folder / "top.milepost.yaml"
    file = open_file(path)
    save(replace(file.scenario, notes="New."), path, file)
    assert path.read_text() == f"{TOP}notes: New.\n"
    other = folder / "other.milepost.yaml"
    save(replace(file.scenario, id="other"), other)
    assert other.read_text() == TOP.replace("id: top", "id: other")


def test_names_go_through_all_folders_of_a_chain(folder: Path) -> None:
    (folder / "sub" / "b.milepost.yaml").rename(folder / "sub" / "b.yaml")
    (folder / "sub" / "deep").mkdir()
    (folder / "sub" / "deep" / "c.milepost.yaml").write_text(BASE)
    middle = TOP.replace("./sub/b", "deep/c") + "picture: {file: ./ours.jpg}\n"
    (folder / "sub" / "b.milepost.yaml").write_text(middle)
    top = load(folder / "top.milepost.yaml")
    assert top.scenery == "./sub/deep/hills.scenery.geojson"
    assert top.picture is not None
    assert top.picture.file == "./sub/ours.jpg"


# -- sentences about bases


def test_a_base_that_cannot_be_read_is_told_where_it_is_wanted(folder: Path) -> None:
    base = folder / "sub" / "b.milepost.yaml"
    base.unlink()
    with pytest.raises(Unreadable) as missing:
        load(folder / "top.milepost.yaml")
    assert str(missing.value) == (
        f"{folder / 'top.milepost.yaml'}:5:10: The scenario that it extends cannot be read: "
        f"{base}: There is no such file."
    )
    base.write_text("{")
    with pytest.raises(Unreadable, match=r"top.*:5:10: The scenario that it extends .*b\..*:1:1: "):
        load(folder / "top.milepost.yaml")


def test_a_file_that_is_not_saved_is_told_in_one_sentence(folder: Path) -> None:
    path = folder / "top.milepost.yaml"
    file = open_file(path)
    with pytest.raises(SaveFailed) as refused:
        save(replace(file.scenario, extends="./missing.milepost.yaml"), path, file)
    assert "The scenario that it extends cannot be read" in str(refused.value)
    assert str(refused.value).endswith("There is no such file.")
