"""Reading a text into nodes: what they say and how they are asked."""

from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from model.yaml.nodes import Sequence, read_nodes, to_plain
from model.yaml.unquoted_words import Ambiguous, meaning
from tests.model.yaml.two_valleys import SCENARIO, mapping_at, node_at, plain, scalar_at


def test_a_scenario_becomes_ordinary_data() -> None:
    assert plain(SCENARIO) == {
        "format": 1,
        "title": "Two Valleys",
        "players": {"min": 2, "max": 3},
        "board": {
            "size": [14, 7],
            "legend": {".": "clear", "^": "mountain"},
            "terrain": "..^^..\n# ..^.\n",
            "scale": 8.5,
        },
        "cities": [
            {"id": "aston", "at": "2,3", "supplies": ["coal"]},
            {
                "id": "colby",
                "at": "11,4",
                "names": {"no": "Kolby", "zh": "科尔比"},
                "notes": "Ends the line; nothing follows.",
            },
        ],
        "demands": {"1": ["aston wood 9", "colby fish 14"], "2": None},
    }


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("null", None),
        ("Null", None),
        ("~", None),
        ("", None),
        ("true", True),
        ("True", True),
        ("FALSE", False),
        ("0", 0),
        ("-0", 0),
        ("+5", 5),
        ("-12", -12),
        ("999999999999999", 999_999_999_999_999),
        ("-999999999999999", -999_999_999_999_999),
        ("0.5", 0.5),
        (".5", 0.5),
        ("1.", 1.0),
        ("-3.25", -3.25),
        ("12,7", "12,7"),
        ("12,7 13,7", "12,7 13,7"),
        ("12,7/1", "12,7/1"),
        ("12,7n", "12,7n"),
        ("-1.5,7.25", "-1.5,7.25"),
        ("1.2.3", "1.2.3"),
        ("-", "-"),
        (".", "."),
        ("...x", "...x"),
        ("+", "+"),
        ("1-2", "1-2"),
        ("12:99", "12:99"),
        ("0x", "0x"),
        ("nan", "nan"),
        ("nope", "nope"),
        ("Oslo", "Oslo"),
        ("yes!", "yes!"),
        ("northern", "northern"),
        ("tRUE", "tRUE"),
        ("٣", "٣"),
        ("1٣", "1٣"),
        ("2020-1-1", "2020-1-1"),
    ],
)
def test_an_unquoted_word_means_what_every_reader_takes_it_for(word: str, value: Any) -> None:
    assert meaning(word) == value
    assert type(meaning(word)) is type(value)


@given(
    st.text(alphabet="0123456789+-._:eExXoObBaATZtz ~ynNoOfF", min_size=1, max_size=12)
    | st.text(max_size=12)
)
def test_no_word_is_taken_where_another_reader_takes_it_otherwise(word: str) -> None:
    reader: Any = yaml.SafeLoader("")
    tag = reader.resolve(yaml.ScalarNode, word, (True, False))
    try:
        value = meaning(word)
    except Ambiguous:
        return
    expected = {
        "tag:yaml.org,2002:null": type(None),
        "tag:yaml.org,2002:bool": bool,
        "tag:yaml.org,2002:int": int,
        "tag:yaml.org,2002:float": float,
    }
    assert type(value) is expected.get(tag, str)


def test_every_key_is_the_text_that_is_written() -> None:
    document = read_nodes("1: a\n1.0: b\ntrue: c\n~: d\nno: e\n'': f\n\"2\": g\n0x1F: h\n<: i\n")
    assert list(mapping_at(document)) == ["1", "1.0", "true", "~", "no", "", "2", "0x1F", "<"]


def test_a_quoted_double_angle_is_an_ordinary_key() -> None:
    assert plain("'<<': 1\n") == {"<<": 1}


def test_an_empty_file_has_no_root() -> None:
    for text in ("", "\n\n", "# only a comment", "---\n", "---\n...\n", "\ufeff"):
        assert read_nodes(text).root is None
        assert to_plain(read_nodes(text).root) is None


def test_a_path_leads_to_a_node_or_nowhere() -> None:
    document = read_nodes(SCENARIO)
    assert scalar_at(document, "cities", 1, "names", "zh").value == "科尔比"
    assert document.root is not None
    nowhere: list[tuple[str | int, ...]] = [
        ("cities", 2),
        ("cities", -1),
        ("cities", "1"),
        ("towns",),
        ("format", "x"),
        ("demands", 1),
        ("cities", 0, "supplies", 0, 0),
    ]
    for path in nowhere:
        assert document.root.at(*path) is None
    assert document.root.at() is document.root


def test_a_mapping_is_asked_for_its_keys_and_values() -> None:
    players = mapping_at(read_nodes(SCENARIO), "players")
    assert list(players) == ["min", "max"]
    assert len(players) == 2
    assert "min" in players
    assert "least" not in players
    assert players.get("least") is None
    assert players["max"].plain() == 3
    assert players.key("max").written == "max"
    assert [key.written for key, _ in players.entries.values()] == ["min", "max"]
    assert repr(players) == "<mapping at 4:10>"


def test_a_sequence_is_asked_for_its_items() -> None:
    size = node_at(read_nodes(SCENARIO), "board", "size")
    assert isinstance(size, Sequence)
    assert len(size) == 2
    assert size[1].plain() == 7
    assert [item.plain() for item in size] == [14, 7]
    assert (size.kind, size[0].kind) == ("sequence", "scalar")
