"""What two starts say to each other: short, of paths alone, and believed of nobody else."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.program.instance.messages import (
    LONGEST,
    MOST_FILES,
    Wish,
    greeting,
    is_greeted_by,
    line_of,
    whole_paths,
    wish_in,
)

TOKEN = "0123456789abcdef"
PATHS = st.lists(st.text(max_size=80).filter(lambda text: "\0" not in text), max_size=MOST_FILES)


@given(PATHS)
def test_a_wish_arrives_as_it_was_said(names: list[str]) -> None:
    wish = Wish(tuple(f"/{name}" for name in names), "leave-7")
    line = line_of(wish, TOKEN)
    assert line is not None
    assert wish_in(line, TOKEN) == wish


@given(st.binary(max_size=400))
def test_any_bytes_are_no_wish(line: bytes) -> None:
    assert wish_in(line, TOKEN) is None
    assert not is_greeted_by(line, "0.6.0")


def said(**other: Any) -> bytes:
    plain = {"token": TOKEN, "files": ["/maps/a.milepost.yaml"], "activation": "", **other}
    return json.dumps({key: value for key, value in plain.items() if value != "gone"}).encode()


@pytest.mark.parametrize(
    "line",
    [
        said(),  # without an end
        said() + b"\n" + said() + b"\n",
        said(token="guessed") + b"\n",
        said(token="") + b"\n",
        said(token=7) + b"\n",
        said(token="é") + b"\n",
        said(token="gone") + b"\n",
        said(files="/maps/a.milepost.yaml") + b"\n",
        said(files=["a.milepost.yaml"]) + b"\n",
        said(files=["/a\0b"]) + b"\n",
        said(files=[["/a"]]) + b"\n",
        said(files=["/a"] * (MOST_FILES + 1)) + b"\n",
        said(files=["/" + "a" * 5000]) + b"\n",
        said(activation="two\nlines") + b"\n",
        said(activation="a" * 300) + b"\n",
        said(run="rm -rf /") + b"\n",
        b"[" * 60_000 + b"\n",
        b'{"token": "' + b"a" * LONGEST + b'"}\n',
    ],
)
def test_what_is_not_quite_a_wish_is_none(line: bytes) -> None:
    assert wish_in(said() + b"\n", TOKEN) is not None
    assert wish_in(line, TOKEN) is None


def test_nobody_is_believed_where_there_is_no_word() -> None:
    assert wish_in(said(token="") + b"\n", "") is None


def test_more_than_anybody_takes_is_not_said() -> None:
    assert line_of(Wish(("/a",) * (MOST_FILES + 1)), TOKEN) is None


def test_only_the_same_version_is_spoken_to() -> None:
    assert is_greeted_by(greeting("0.6.0"), "0.6.0")
    assert not is_greeted_by(greeting("0.7.0"), "0.6.0")


def test_paths_mean_the_same_from_any_folder() -> None:
    (name,) = whole_paths(["a.milepost.yaml"])
    assert name.endswith("a.milepost.yaml")
    assert wish_in(line_of(Wish((name,)), TOKEN) or b"", TOKEN) == Wish((name,))
