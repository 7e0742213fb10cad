"""Saving touches what was edited and nothing else: one line for an ordinary edit, comments kept."""

import json
import re
from dataclasses import replace
from difflib import SequenceMatcher
from pathlib import Path
from statistics import median
from typing import Any

import pytest
import yaml
from hypothesis import assume, given
from hypothesis import strategies as st

from model.collection import Things
from model.files.scenario_files import ScenarioFile, new_text, open_file, read_text, text_after
from model.notation import Path as Course
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from model.scenario.things import Good, Players
from model.unreadable import Unreadable
from model.yaml.canonical import WIDTH
from tests.generate.cost import calls_of
from tests.generate.edits import edits
from tests.generate.scenario import scenarios
from tests.model.files.texts import comments_in
from tests.model.yaml.edit_words import Editing, blocked, head, put, thing
from tests.model.yaml.scripted_edits import DERBY, FIFTY

BY_HAND = Path(__file__).parents[2] / "files" / "commented.milepost.yaml"


def changed_lines(before: str, after: str) -> int:
    """Lines removed or lines added, whichever are more, as a reviewer sees them in a diff."""
    old, new = before.split("\n"), after.split("\n")
    removed = added = 0
    for tag, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag != "equal":
            removed, added = removed + b - a, added + d - c
    return max(removed, added)


LOSES_ITS_COMMENT = {
    "remove a city": 1,
    "take the only supply away": 0,
    "no variant": 0,
    "as many players as usual": 1,
}
"""Comments that go with the line they stand on; everywhere else all stay."""


@pytest.fixture(scope="module")
def by_hand() -> ScenarioFile:
    return open_file(BY_HAND)


def test_the_file_by_hand_is_sound_and_full_of_comments(by_hand: ScenarioFile) -> None:
    assert not by_hand.scenario.misfits
    assert re.findall(r"\(c(\d\d)\)", by_hand.document.text) == [f"{n:02}" for n in range(1, 30)]
    assert len(FIFTY) >= 50


def test_saving_without_an_edit_changes_no_byte(by_hand: ScenarioFile) -> None:
    assert text_after(by_hand, by_hand.scenario) == by_hand.document.text


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("name", FIFTY)
def test_an_edit_changes_at_most_three_lines_and_keeps_comments(
    by_hand: ScenarioFile, name: str, newline: str
) -> None:
    before = by_hand.document.text.replace("\n", newline)
    file = read_text(before)
    edited = FIFTY[name](file.scenario)
    assert edited != file.scenario
    after = text_after(file, edited)
    assert read_text(after).scenario == edited
    assert changed_lines(before, after) <= 3, after
    lost = len(comments_in(before)) - len(comments_in(after))
    assert lost == LOSES_ITS_COMMENT.get(name, 0)
    assert after.count(newline) == after.count("\n")
    assert all(len(line) <= WIDTH for line in after.split("\n"))


def test_half_of_the_edits_change_a_single_line(by_hand: ScenarioFile) -> None:
    before = by_hand.document.text
    after = [text_after(by_hand, edit(by_hand.scenario)) for edit in FIFTY.values()]
    assert median(changed_lines(before, text) for text in after) == 1


@pytest.mark.parametrize("name", FIFTY)
def test_an_edit_taken_back_gives_the_old_scenario(by_hand: ScenarioFile, name: str) -> None:
    file = read_text(text_after(by_hand, FIFTY[name](by_hand.scenario)))
    assert read_text(text_after(file, by_hand.scenario)).scenario == by_hand.scenario


def test_all_edits_one_after_the_other_keep_the_comments(by_hand: ScenarioFile) -> None:
    file = by_hand
    for name, edit in FIFTY.items():
        if name not in LOSES_ITS_COMMENT and "remove" not in name and "drop" not in name:
            edited = edit(file.scenario)
            file = read_text(text_after(file, edited))
            assert file.scenario == edited, name
    assert comments_in(file.document.text) == comments_in(by_hand.document.text)


# -- layouts


def saved(text: str, edit: Editing) -> str:
    file = read_text(text)
    after = text_after(file, edit(file.scenario))
    assert read_text(after).scenario == edit(file.scenario)
    return after


HEAD = "format: 1\nsystem: crayon\n"
COAL = thing("goods", "coal", chips=9)


@pytest.mark.parametrize(
    ("text", "edit", "expected"),
    [
        ("goods: [{id: coal, chips: 1}]\n", COAL, "goods: [{id: coal, chips: 9}]\n"),
        (
            "goods: [\n  {id: coal, # black\n   chips: 1}, # heavy\n  {id: wood},\n]\n",
            COAL,
            "goods: [\n  {id: coal, # black\n   chips: 9}, # heavy\n  {id: wood},\n]\n",
        ),
        (
            "goods: [\n  {id: coal}, # heavy\n  {id: wood},\n]\n",
            put("goods", "fish", Good(id="fish")),
            "goods: [\n  {id: coal}, {id: fish}, # heavy\n  {id: wood},\n]\n",
        ),
        (
            "goods: [\n  {id: coal}, # heavy\n  {id: wood},\n]\n",
            put("goods", "coal", None),
            None,
        ),
        ("goods: [{id: coal}, {id: wood}]\n", put("goods", "coal", None), "goods: [{id: wood}]\n"),
        ("goods: [{id: coal}, {id: wood}]\n", put("goods", "wood", None), "goods: [{id: coal}]\n"),
        ("goods:\n  - id: coal\n    chips: 1\n", COAL, "goods:\n  - id: coal\n    chips: 9\n"),
        ("goods:\n-\n  id: coal\n  chips: 1\n", COAL, "goods:\n-\n  id: coal\n  chips: 9\n"),
        (
            "goods:\n-\n  id: coal\n-\n  id: wood\n",
            put("goods", "coal", None),
            None,
        ),
        ("goods:\n- {id: coal, chips: 1}", COAL, "goods:\n- {id: coal, chips: 9}"),
        (
            "goods:\n- {id: coal}",
            put("goods", "wood", Good(id="wood")),
            "goods:\n- {id: coal}\n- {id: wood}",
        ),
        ("title: 'It''s'\n", head(title="It is"), "title: 'It is'\n"),
        ('title: "a"\n', head(title="b"), 'title: "b"\n'),
        ("title:  a   # why\n", head(title="b"), "title:  b   # why\n"),
        ("title: a\n  b\n", head(title="c"), "title: c\n"),
        ("notes: |2\n    a\n   b\n", head(notes="c\n"), None),
        ("notes: |+\n  a\n\n", head(notes="c\n"), None),
        ("notes: | # why\n  a\n  b\n", head(notes="a\nc\n"), "notes: | # why\n  a\n  c\n"),
        ("notes: >\n  a\n  b\n\n  c\n", head(notes="a d\nc\n"), None),
        ("goods:\n- {id: coal}\n", COAL, "goods:\n- {id: coal, chips: 9}\n"),
        (
            "goods:\n- {chips: 4, id: coal}\n",
            thing("goods", "coal", name="Coal"),
            "goods:\n- {chips: 4, id: coal, name: Coal}\n",
        ),
        (
            "goods:\n- {id: coal, chips: 4}\n",
            thing("goods", "coal", chips=0),
            "goods:\n- {id: coal}\n",
        ),
        (
            "goods:\n- {chips: 4, icon: ./a.png, id: coal}\n",
            thing("goods", "coal", chips=0, icon=""),
            "goods:\n- {id: coal}\n",
        ),
        (
            "goods:\n- {id: coal, name: C, chips: 4, icon: ./a.png}\n",
            thing("goods", "coal", chips=0, icon="", colour="#123456"),
            'goods:\n- {id: coal, name: C, colour: "#123456"}\n',
        ),
        ("variants: [a, b, c,]\n", head(variants=("a",)), "variants: [a,]\n"),
        ("variants: [ a, b ]\n", head(variants=("b",)), "variants: [ b ]\n"),
        ('variants: ["b", c]\n', head(variants=("a", "b", "c")), 'variants: [a, "b", c]\n'),
        ("variants: [a]\n", head(variants=("a", "b", "c")), "variants: [a, b, c]\n"),
        ("variants:\n- c\n- a\n", head(variants=("a", "b", "c")), "variants:\n- c\n- a\n- b\n"),
        ("variants: []\n", head(variants=("a",)), "variants: [a]\n"),
        ("variants: [a]\n...\n", head(variants=("a", "b")), "variants: [a, b]\n...\n"),
        ("blocked: ['1,1  2,1']\n", blocked("4,1 5,1"), None),
    ],
)
def test_the_authors_layout_stays(text: str, edit: Editing, expected: str | None) -> None:
    after = saved(HEAD + text, edit)
    assert comments_in(after) == comments_in(HEAD + text)
    if expected is not None:
        assert after == HEAD + expected


def test_a_file_in_braces_stays_in_braces() -> None:
    text = "--- {format: 1, system: crayon, title: a} # all\n"
    assert saved(text, head(title="b")) == text.replace("title: a", "title: b")


def test_new_things_stand_in_canonical_order_among_themselves() -> None:
    new = Things({key: Good(id=key) for key in ("coal", "d1", "d2", "d10", "wood")})
    after = saved(HEAD + "goods:\n- {id: coal}\n- {id: wood}\n", head(goods=new))
    assert re.findall(r"id: (\w+)", after) == ["coal", "d1", "d2", "d10", "wood"]


def test_a_thing_that_outgrows_its_line_is_broken_into_lines() -> None:
    text = HEAD + "goods:\n- {id: coal, chips: 1}   # black\n"
    after = saved(text, thing("goods", "coal", name="Coal " * 30 + "end"))
    assert max(map(len, after.split("\n"))) <= WIDTH
    assert comments_in(after) == ["# black"]


def test_a_byte_order_mark_and_comments_above_the_first_key_stay() -> None:
    text = f"\ufeff# top\n\n{HEAD}title: a\n"
    file = read_text(text.encode())
    assert file.document.bom
    assert text_after(file, replace(file.scenario, title="b")) == text[1:].replace("a\n", "b\n")


def test_a_wrong_value_that_is_mended_is_replaced_where_it_stands() -> None:
    text = HEAD + "# two (c)\nplayers: two    # a slip\ngoods:\n- {id: coal,  chps: 4}\n"
    after = saved_settled(text, lambda s: replace(s, players=Players(2, 3)))
    assert after == text.replace("two    #", "{min: 2, max: 3}    #")


def test_what_does_not_fit_stays_when_something_else_is_edited() -> None:
    text = HEAD + "goods:\n- {id: coal, chps: 4}\n- 5\n- {id: coal}\ntytle: x\ntitle: a\n"
    file = read_text(text)
    after = text_after(file, replace(file.scenario, title="b"))
    assert after == text.replace("title: a\n", "title: b\n")
    assert read_text(after).scenario.misfits == file.scenario.misfits


def test_a_thing_with_a_slip_is_removed_with_its_slip() -> None:
    text = HEAD + "goods:\n- {id: coal, chps: 4}\n- {id:  wood}\n"
    assert saved_settled(text, put("goods", "coal", None)) == HEAD + "goods:\n- {id:  wood}\n"


def test_an_empty_entry_is_filled() -> None:
    text = HEAD + "cities: # none yet\n"
    after = saved_settled(text, put("cities", "derby", DERBY))
    assert comments_in(after) == ["# none yet"]


def saved_settled(text: str, edit: Editing) -> str:
    """The text after an edit that leaves a misfit without a place."""
    file = read_text(text)
    after = text_after(file, edit(file.scenario))
    again = read_text(after)
    assert replace(again.scenario, misfits=Things()) == replace(
        edit(file.scenario), misfits=Things()
    )
    assert text_after(again, again.scenario) == after
    return after


def test_a_long_river_that_repeats_itself_is_edited_in_bearable_time() -> None:
    """Ten thousand equal pieces before and after: comparing all pairs would take minutes."""
    old = "\n".join(["    1,1n 1,1s 1,1n 1,1s"] * 2400)
    text = f"{HEAD}waters:\n- id: brook\n  kind: river\n  path: >-\n{old}\n"
    short = Course.parse("2,2n " + "1,1n 1,1s " * 900 + "2,2s")
    assert calls_of(lambda: saved(text, thing("waters", "brook", path=short))) < 1_000_000


# -- any edits at all


@given(scenarios(8), st.lists(edits(1), min_size=1, max_size=4))
def test_random_edits_saved_one_by_one_are_always_read_back(
    scenario: Scenario, sequence: list[Editing]
) -> None:
    file = read_text(new_text(scenario))
    for edit in sequence:
        edited = edit(file.scenario)
        file = read_text(text_after(file, edited))
        assert file.scenario == edited


LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
layouts = st.fixed_dictionaries(
    {
        "default_flow_style": st.sampled_from([True, False, None]),
        "default_style": st.sampled_from(["'", '"', "|", ">"]),
        "width": st.sampled_from([20, 80, 1000]),
        "indent": st.sampled_from([2, 4, 7]),
        "sort_keys": st.booleans(),
        "line_break": st.sampled_from(["\n", "\r\n"]),
        "explicit_start": st.booleans(),
        "allow_unicode": st.booleans(),
    }
)


@given(scenarios(6), layouts, edits(3))
def test_files_of_other_programs_are_edited_in_their_own_layout(
    scenario: Scenario, layout: dict[str, Any], edit: Editing
) -> None:
    text = yaml.dump(quoted_texts(write_scenario(scenario)), Dumper=Quoting, **layout)
    try:
        file = read_text(text)
    except Unreadable:
        # A key that another program writes behind a question mark is not ours to read.
        assume(False)
    # The other program is not always right: it breaks some indented lines in quotes wrongly.
    assume(yaml.load(text, LOADER) == write_scenario(scenario))
    assert file.scenario == scenario
    assert text_after(file, scenario) == text
    edited = edit(scenario)
    assert read_text(text_after(file, edited)).scenario == edited


class Quoting(yaml.SafeDumper):
    """Writes texts in the style that is asked for, and everything else as usual."""


class Text(str):
    __slots__ = ()


def quoted_texts(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {key: quoted_texts(inner) for key, inner in plain.items()}
    if isinstance(plain, list):
        return [quoted_texts(inner) for inner in plain]
    return Text(plain) if isinstance(plain, str) else plain


def as_text(dumper: yaml.SafeDumper, text: Text) -> yaml.ScalarNode:
    return dumper.represent_scalar("tag:yaml.org,2002:str", str(text), dumper.default_style)


def as_usual(dumper: yaml.SafeDumper, value: Any) -> yaml.ScalarNode:
    """Keys, numbers and truth values, which would not be what they are in quotes."""
    is_text = isinstance(value, str)
    word = value if is_text else json.dumps(value)
    kind = "str" if is_text else "null" if value is None else type(value).__name__
    return dumper.represent_scalar(f"tag:yaml.org,2002:{kind}", word, '"' if is_text else "")


Quoting.add_representer(Text, as_text)
for kind in (str, int, bool, type(None)):
    Quoting.add_representer(kind, as_usual)


@given(st.lists(edits(1), min_size=1, max_size=3))
def test_random_edits_of_the_file_by_hand_are_always_read_back(sequence: list[Editing]) -> None:
    file = open_file(BY_HAND)
    for edit in sequence:
        edited = edit(file.scenario)
        file = read_text(text_after(file, edited))
        assert file.scenario == edited
