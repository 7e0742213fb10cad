"""Every action can be written and read again, and nonsense is answered with a sentence."""

from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.actions.typed import parsed, pattern
from model.notation import Cell, NotationError

names = st.from_regex(r"[a-z0-9]+(-[a-z0-9]+){0,2}", fullmatch=True).filter(lambda n: len(n) < 30)
numbers = st.integers(0, 999_999)
cells = st.builds(Cell, st.integers(0, 9999), st.integers(0, 9999))
texts: dict[Any, st.SearchStrategy[Any]] = {Cell: cells, int: numbers, str: names}


def actions_of(kind: type[Any]) -> st.SearchStrategy[Any]:
    """Any action of a kind; a card may be left out."""
    values = {one.name: texts[one.type] for one in fields(kind)}
    if "card" in values:
        values["card"] = st.just("") | names
    return st.builds(kind, **values)


@pytest.mark.parametrize("kind", act.KINDS, ids=lambda kind: str(kind.WORD))
def test_what_is_written_is_read_as_the_same_action(kind: type[Any]) -> None:
    @settings(max_examples=30)
    @given(actions_of(kind))
    def check(action: Any) -> None:
        assert parsed(str(action)) == action

    check()


def test_every_word_means_one_kind_of_action() -> None:
    assert sorted(act.BY_WORD) == sorted(kind.WORD for kind in act.KINDS)
    assert len(set(act.BY_WORD.values())) == len(act.KINDS)


@pytest.mark.parametrize("kind", act.KINDS, ids=lambda kind: str(kind.WORD))
def test_what_lacks_a_word_is_told_how_the_action_is_written(kind: type[Any]) -> None:
    needed = [one for one in fields(kind) if one.name not in ("card", "train")]
    if not needed:
        assert parsed(kind.WORD) == kind()
        return
    with pytest.raises(NotationError, match="not complete: write") as told:
        parsed(kind.WORD)
    assert pattern(kind) in str(told.value)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "\n", "fly 3,3", "move", "move 3", "move 3,3 4,4", "move 03,3", "move 3,3 by"),
        *(
            "move 3,3 by one",
            "move 3,3 by 01",
            "move 3,3 by 1 by 2",
            "move -1,3",
            "move 3,3 card 1",
        ),
        *("build 1,1", "build 1,1 2,2 card", "build 1,1 2,2 card A", "deliver coal aston"),
        *("deliver coal aston x", "deliver coal aston 1 card 2 card 3", "load Coal", "load c_al"),
        *(
            "borrow 1000000",
            "borrow -1",
            "borrow 1.5",
            "borrow ١",
            "load köln",
            "load " + "x" * 300,
        ),
        *("end end", "done 1", "talk", "talk 1 2", "pay", "sail", "MOVE", "\x00", "move\x003,3"),
    ],
)
def test_nonsense_is_answered_with_one_sentence(text: str) -> None:
    with pytest.raises(NotationError) as told:
        parsed(text)
    sentence = str(told.value)
    assert sentence
    assert "\n" not in sentence
    assert len(sentence) < 600


@given(st.text(max_size=250))
def test_any_text_at_all_is_an_action_or_not_understood(text: str) -> None:
    try:
        action = parsed(text)
    except NotationError:
        return
    assert parsed(str(action)) == action


words = st.sampled_from([*act.BY_WORD, "by", "card", "1", "2", "0", "-1", "3,3", "4,9999", "coal"])


@given(st.lists(words | names | st.text(max_size=8), max_size=8))
def test_any_row_of_words_is_an_action_or_not_understood(row: list[str]) -> None:
    try:
        action = parsed(" ".join(row))
    except NotationError:
        return
    assert parsed(str(action)) == action
    assert isinstance(action, act.KINDS)
