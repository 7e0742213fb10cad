"""A preset may hold collections of its system: a scenario changes them by id, and says no more."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.collection import Things
from model.files.scenario_files import open_file, read_text, save, text_after
from model.layering.held_things import held_things
from model.rules.new_scenario import new_scenario
from model.scenario.change import apply, difference
from model.scenario.collections import things_in, with_things
from model.scenario.preset_things import form_to_hold, held_by, over_preset, own_plain, with_preset
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import part_record, read_scenario
from model.schema.checking import troubles_in, troubles_in_preset

PRESET = """\
format: 1
id: stormy
title: Stormy
system: crayon
extends: china-rails
rules: {win: {cash: 99}}
demands:
  7: [aston wood 9]
  8: [byford wood 4]
events:
- {id: gale, name: Gale, count: 2, duration: instant, text: It blows.}
- {id: snow, name: Snow, duration: instant, text: It snows.}
"""
MAP = """\
format: 1
id: bay
title: Bay
system: crayon
rules: {preset: ./stormy.preset.yaml}
board:
  kind: mileposts
  size: [4, 2]
  legend: {".": clear}
  terrain: |
    ....
    ....
cities:
- {id: aston, name: Aston, kind: small, at: "0,0", supplies: [wood]}
- {id: byford, name: Byford, kind: small, at: "3,1"}
goods:
- {id: wood, chips: 3}
demands:
  8: [byford wood 5]
events:
- {id: gale, count: 3}
- {id: hail, name: Hail, duration: instant, text: It hails.}
- {id: snow, removed: true}
"""


@pytest.fixture
def bay(tmp_path: Path) -> Path:
    (tmp_path / "stormy.preset.yaml").write_text(PRESET, encoding="utf-8")
    path = tmp_path / "bay.milepost.yaml"
    path.write_text(MAP, encoding="utf-8")
    return path


def test_what_a_scenario_says_lies_over_what_its_preset_holds(bay: Path) -> None:
    scenario = open_file(bay).scenario
    assert not scenario.misfits
    events = things_in(scenario, "events")
    assert {key: (one.name, one.count) for key, one in events.items()} == {
        "gale": ("Gale", 3),
        "hail": ("Hail", 1),
    }
    assert {key: str(card[0]) for key, card in things_in(scenario, "demands").items()} == {
        "7": "aston wood 9",
        "8": "byford wood 5",
    }
    assert tuple(held_by(scenario)) == ("demands", "events")


def test_a_file_says_only_what_is_different(bay: Path) -> None:
    file = open_file(bay)
    plain = file.plain(file.scenario)
    assert plain["events"] == [
        {"id": "gale", "count": 3},
        {"id": "hail", "name": "Hail", "duration": "instant", "text": "It hails."},
        {"id": "snow", "removed": True},
    ]
    assert plain["demands"] == {"8": ["byford wood 5"]}
    assert text_after(file, file.scenario) == MAP


def test_one_change_is_one_line_of_the_file(bay: Path) -> None:
    file = open_file(bay)
    events = things_in(file.scenario, "events")
    louder = with_things(
        file.scenario, "events", events.put("gale", replace(events["gale"], count=5))
    )
    saved = save(louder, bay, file)
    old, new = MAP.splitlines(), saved.document.text.splitlines()
    assert [(a, b) for a, b in zip(old, new, strict=True) if a != b] == [
        ("- {id: gale, count: 3}", "- {id: gale, count: 5}")
    ]
    assert open_file(bay).scenario == louder


def test_what_cannot_be_read_together_is_kept_and_told(bay: Path) -> None:
    bay.write_text(MAP.replace("{id: gale, count: 3}", "{id: gale, count: many}"), "utf-8")
    scenario = open_file(bay).scenario
    assert [misfit.route for misfit in scenario.misfits.values()] == [("events", "gale", "count")]


def test_a_thing_that_the_preset_does_not_have_must_be_whole(bay: Path) -> None:
    plain = open_file(bay).plain(open_file(bay).scenario)
    assert troubles_in(plain, "crayon", False, ("demands", "events")) == []
    told = troubles_in(plain, "crayon", False)
    assert any("removed" in one.message for one in told)


def test_the_schema_of_presets_knows_what_they_hold(bay: Path) -> None:
    import yaml

    preset = yaml.safe_load(PRESET)
    preset["demands"] = {str(key): card for key, card in preset["demands"].items()}
    assert troubles_in_preset(preset) == []
    preset["events"][0]["cuont"] = 3
    (told,) = troubles_in_preset(preset)
    assert told.route == ("events", 0, "cuont")
    more = {key: value for key, value in preset.items() if key != "rules"}
    assert [one.route for one in troubles_in_preset(more)] == [("events", 0, "cuont")]
    alone = {key: value for key, value in preset.items() if key != "extends"}
    assert any("cuont" in one.message for one in troubles_in_preset(alone))
    assert any("trains" in one.message for one in troubles_in_preset({**preset, "trains": []}))


def test_another_preset_takes_away_what_the_old_one_held(bay: Path) -> None:
    scenario = open_file(bay).scenario
    other = with_preset(scenario, "china-rails")
    assert set(things_in(other, "events")) == {"hail"}
    change = difference(scenario, other)
    assert apply(scenario, change) == other
    assert apply(other, change.inverse()) == scenario


def test_a_map_begun_on_a_preset_has_all_that_it_holds() -> None:
    assert new_scenario("plain", "crayon").part == part_record("crayon").cls()  # type: ignore[union-attr]


def test_a_system_says_what_can_be_held() -> None:
    form = form_to_hold("crayon")
    assert tuple(form.slots) == ("goods", "ferries", "links", "demands", "events")
    assert held_things("crayon", form, "no-such-preset", Things()) == {}


def held_presets() -> Things[object]:
    from model.layering.presets import read_preset

    preset = read_preset(PRESET.encode(), "stormy")
    return Things({"./stormy.preset.yaml": preset})


NAMES = st.sampled_from(["gale", "snow", "hail", "rain"])


@given(
    st.dictionaries(NAMES, st.tuples(st.integers(1, 9), st.sampled_from(["", "It rains."]))),
    st.dictionaries(st.sampled_from(["7", "8", "9"]), st.integers(1, 50)),
)
def test_any_collections_come_back_from_what_is_said(
    events: dict[str, tuple[int, str]], demands: dict[str, int]
) -> None:
    presets = held_presets()
    plain = {
        "format": 1,
        "system": "crayon",
        "rules": {"preset": "./stormy.preset.yaml"},
        "events": [
            {
                "id": key,
                "name": key,
                "count": count,
                "duration": "instant",
                **({"text": text} if text else {}),
            }
            for key, (count, text) in events.items()
        ],
        "demands": {key: [f"aston wood {pays}"] for key, pays in demands.items()},
    }
    scenario: Scenario = replace(read_scenario(plain), presets=presets)
    said = own_plain(scenario)
    assert replace(read_scenario(over_preset(said, presets)), presets=presets) == scenario


def test_a_scenario_that_stands_on_another_keeps_its_own_preset(bay: Path) -> None:
    above = bay.with_name("above.milepost.yaml")
    above.write_text(
        "format: 1\nid: above\ntitle: Above\nsystem: crayon\nextends: ./bay.milepost.yaml\n"
        "events:\n- {id: gale, removed: true}\n",
        encoding="utf-8",
    )
    file = open_file(above)
    assert set(things_in(file.scenario, "events")) == {"hail"}
    assert file.plain(file.scenario)["events"] == [{"id": "gale", "removed": True}]
    assert text_after(file, file.scenario) == above.read_text("utf-8")


def test_a_scenario_that_stands_on_another_may_choose_another_preset(bay: Path) -> None:
    above = bay.with_name("above.milepost.yaml")
    above.write_text(
        "format: 1\nid: above\ntitle: Above\nsystem: crayon\nextends: ./bay.milepost.yaml\n"
        "rules: {preset: empire-builder}\n",
        encoding="utf-8",
    )
    file = open_file(above)
    assert set(things_in(file.scenario, "events")) == {"hail"}
    assert "events" not in file.plain(file.scenario)
    assert text_after(file, file.scenario) == above.read_text("utf-8")


def test_a_preset_s_collections_count_in_a_text_without_a_folder() -> None:
    assert things_in(read_text(MAP).scenario, "events")["hail"].name == "Hail"


@pytest.mark.parametrize("change", [("{id: snow", "{id: sleet"), ("count: 2", "count: 4")])
def test_a_map_is_saved_though_its_preset_changed_on_the_disk(
    bay: Path, change: tuple[str, str]
) -> None:
    file = open_file(bay)
    bay.with_name("stormy.preset.yaml").write_text(PRESET.replace(*change), encoding="utf-8")
    saved = save(replace(file.scenario, title="Other"), bay, file)
    assert saved.document.text == MAP.replace("title: Bay", "title: Other")
    again = save(replace(saved.scenario, title="Again"), bay, saved)
    assert again.document.text == MAP.replace("title: Bay", "title: Again")
