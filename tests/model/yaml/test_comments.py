"""Comments of a file survive `fmt` and saving, and stay with what they are about."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.files.scenario_files import formatted, new_text, read_text, text_after
from model.scenario.scenario import Scenario
from model.yaml.canonical import WIDTH
from tests.generate.cost import calls_of
from tests.generate.edits import edits
from tests.generate.layout import odd_layout
from tests.generate.scenario import scenarios
from tests.model.files.texts import comments_in, fmt

BY_HAND = Path(__file__).parents[2] / "files" / "commented.milepost.yaml"
HEAD = "format: 1\nsystem: crayon\n"

Editing = Callable[[Scenario], Scenario]


def test_fmt_keeps_every_comment_once_and_stays_put() -> None:
    text = BY_HAND.read_text()
    once = fmt(text)
    assert Counter(comments_in(once)) == Counter(comments_in(text))
    assert read_text(once).scenario == read_text(text).scenario
    assert fmt(once) == once
    assert all(len(line) <= WIDTH for line in once.split("\n"))


def line_with(text: str, part: str) -> str:
    (line,) = (line for line in text.split("\n") if part in line)
    return line


def test_comments_move_with_what_they_are_about() -> None:
    once = fmt(BY_HAND.read_text())
    lines = once.split("\n")
    assert "Colby" in lines[lines.index(line_with(once, "(c17)")) + 2]
    assert line_with(once, "(c20)").startswith("- {id: aston")
    assert line_with(once, "(c22)").strip().startswith("- fish")
    assert lines.index(line_with(once, "(c23)")) < lines.index("- id: colby")
    assert lines[-2] == "# The end. (c29)"
    assert lines[0].endswith("(c01)")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("# top\ntitle: a\nformat: 1\n", "# top\nformat: 1\ntitle: a\n"),
        ("title: a # why\nformat: 1\n", "format: 1\ntitle: a  # why\n"),
        (
            "format: 1\ngoods:\n- chips: 3\n  # its name\n  id: coal\n",
            "format: 1\ngoods:\n# its name\n- {id: coal, chips: 3}\n",
        ),
        (
            "format: 1\ngoods:\n- chips: 3\n  id: coal # its name\n",
            "format: 1\ngoods:\n- {id: coal, chips: 3}  # its name\n",
        ),
        (
            "format: 1\ngoods:\n- # first\n  id: coal # its name\n  chips: 3 # few\n",
            "format: 1\ngoods:\n# first\n- id: coal  # its name\n  chips: 3  # few\n",
        ),
        (
            "format: 1\ngoods: [{id: coal, # black\n  chips: 3}] # all\n",
            "format: 1\n# black\ngoods:  # all\n- {id: coal, chips: 3}\n",
        ),
        (
            "format: 1\nvariants: # chosen\n- b # second\n- a # first\n",
            "format: 1\nvariants:  # chosen\n- a  # first\n- b  # second\n",
        ),
        ("format: 1\ntitle: a\n# the end\n", "format: 1\ntitle: a\n# the end\n"),
        ("format: 1\ntitle: a\n  # of it\n", "format: 1\n# of it\ntitle: a\n"),
        ('format: 1\nnotes: "" # none\n', "format: 1\n# none\n"),
        (
            "format: 1\ngoods:\n- {id: coal} # one\n- {id: coal} # two\n",
            "format: 1\ngoods:\n- {id: coal}  # one\n- {id: coal}  # two\n",
        ),
        (
            f"format: 1\ntitle: a # {'long ' * 30}\n",
            f"format: 1\n# {('long ' * 30).strip()}\ntitle: a\n",
        ),
        (
            "format: 1\nnotes: | # two lines\n  a\n  b\n",
            "format: 1\nnotes: |  # two lines\n  a\n  b\n",
        ),
        ("# only a comment\n", "# only a comment\nformat: 1\n"),
    ],
)
def test_comments_are_put_where_they_stay(text: str, expected: str) -> None:
    assert fmt(text) == expected
    assert fmt(expected) == expected


@given(scenarios(8), st.randoms(use_true_random=False))
def test_fmt_keeps_comments_strewn_anywhere(scenario: Scenario, rng: Random) -> None:
    text = odd_layout(new_text(scenario), rng)
    once = fmt(text)
    assert Counter(comments_in(once)) == Counter(comments_in(text))
    assert read_text(once).scenario == scenario
    assert fmt(once) == once


@given(scenarios(8), edits(3), st.randoms(use_true_random=False))
def test_comments_strewn_anywhere_survive_edits_of_other_lines(
    scenario: Scenario, edit: Editing, rng: Random
) -> None:
    text = odd_layout(new_text(scenario), rng)
    edited = edit(scenario)
    after = text_after(read_text(text), edited)
    assert read_text(after).scenario == edited
    lost = Counter(comments_in(text)) - Counter(comments_in(after))
    gone = set(text.split("\n")) - set(after.split("\n"))
    for comment in lost:
        assert any(comment in line for line in gone)
    assert not Counter(comments_in(after)) - Counter(comments_in(text))


def test_a_file_of_nothing_but_comments_and_entries_is_formatted_in_linear_time() -> None:
    """Each of some thousand comments finds its entry at once."""

    def cost(count: int) -> int:
        goods = "".join(f"# about {n}\n- {{id: g{n}}} # behind {n}\n" for n in range(count))
        file = read_text(f"{HEAD}goods:\n{goods}")
        return calls_of(lambda: formatted(file))

    assert cost(2000) < 5 * cost(500)
