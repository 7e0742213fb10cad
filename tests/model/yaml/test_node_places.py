"""Where nodes stand in their text, and where they end."""

import pytest

from model.yaml.nodes import Sequence, read_nodes, walk
from tests.model.yaml.two_valleys import SCENARIO, mapping_at, node_at, scalar_at


@pytest.mark.parametrize(
    ("path", "written", "place", "end"),
    [
        (("format",), "1", (2, 9), (2, 10)),
        (("title",), "Two Valleys", (3, 8), (3, 19)),
        (("players",), "{min: 2, max: 3}", (4, 10), (4, 26)),
        (("board", "size", 1), "7", (6, 14), (6, 15)),
        (("board", "terrain"), "|\n    ..^^..\n    # ..^.", (8, 12), (10, 11)),
        (("cities", 0, "at"), '"2,3"', (14, 19), (14, 24)),
        (("cities", 1, "at"), "11,4", (18, 7), (18, 11)),
        (("cities", 1, "names", "zh"), "科尔比", (19, 26), (19, 29)),
        (
            ("cities", 1, "notes"),
            ">-\n    Ends the line;\n    nothing follows.",
            (20, 10),
            (22, 21),
        ),
        (("demands", "2"), "", (27, 5), (27, 5)),
    ],
)
def test_a_node_knows_its_own_text_and_its_place(
    path: tuple[str | int, ...], written: str, place: tuple[int, int], end: tuple[int, int]
) -> None:
    found = node_at(read_nodes(SCENARIO), *path)
    assert found.written == written
    assert (found.line, found.column) == place
    assert (found.end_line, found.end_column) == end


def test_a_block_collection_ends_with_its_last_member_not_after_the_next_comment() -> None:
    document = read_nodes("a:\n- 1\n- b: 2   # two\n\n# next\nc: 3\n")
    assert node_at(document, "a").written == "- 1\n- b: 2"
    assert node_at(document, "a", 1).written == "b: 2"
    assert node_at(document).written == "a:\n- 1\n- b: 2   # two\n\n# next\nc: 3"


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("a: |\n  x\n\n\nb: 1\n", "|\n  x"),
        ("a: |+\n  x\n\n\nb: 1\n", "|+\n  x"),
        ("a: |2-  # c\n   x  \n \n# no\n", "|2-  # c\n   x  "),
        ("a: >\n  x\n\n  y", ">\n  x\n\n  y"),
        ("a: |  # c\n\n\nb: 1\n", "|"),
        ("a: |", "|"),
        ("a: |\r\n  x\r\n  y\r\n\r\nb: 1\r\n", "|\r\n  x\r\n  y"),
        ("a: |\n  x\n  \u3000\nb: 1\n", "|\n  x\n  \u3000"),
    ],
)
def test_a_block_of_text_ends_with_its_last_line_that_is_not_blank(text: str, written: str) -> None:
    assert node_at(read_nodes(text), "a").written == written


@pytest.mark.parametrize(
    "text",
    ["a:\n", "a:", "a:   # later\n", "{a: }", "{a:   , b: 1}", "{'a' :\n # c: d\n}", "a:\n\nb: 1"],
)
def test_a_value_that_is_not_written_stands_behind_its_colon(text: str) -> None:
    document = read_nodes(text)
    nothing = scalar_at(document, "a")
    assert nothing.value is None
    assert nothing.start == nothing.end == text.index(":") + 1


@pytest.mark.parametrize("text", ["- \n- 1", "-", "-  # c\n- 2\n"])
def test_an_item_that_is_not_written_stands_behind_its_dash(text: str) -> None:
    nothing = node_at(read_nodes(text), 0)
    assert nothing.start == nothing.end == 1


def test_nodes_know_how_they_are_written() -> None:
    document = read_nodes("a: x\nb: 'x'\nc: \"x\"\nd: |\n  x\ne: >\n  x\nf: [1]\ng:\n- {}\n")
    styles = [scalar_at(document, key).style for key in "abcde"]
    assert styles == ["plain", "single", "double", "literal", "folded"]
    lists = [node_at(document, key) for key in "fg"]
    assert [isinstance(node, Sequence) and node.flow for node in lists] == [True, False]
    assert not mapping_at(document).flow
    assert mapping_at(document, "g", 0).flow


def test_a_byte_order_mark_is_remembered_and_moves_nothing() -> None:
    document = read_nodes(b"\xef\xbb\xbfa: 1\nb: 2\n")
    assert document.bom
    assert document.text == "a: 1\nb: 2\n"
    assert (node_at(document, "a").start, node_at(document, "b").column) == (3, 4)
    assert not read_nodes(b"a: 1").bom
    assert read_nodes("\ufeffa: 1").bom


@pytest.mark.parametrize(
    ("text", "newline"),
    [
        ("a: 1\n", "\n"),
        ("a: 1\r\nb: 2\r\n", "\r\n"),
        ("a: 1", "\n"),
        ("", "\n"),
        ("a: 1\r\nb: 2\r\nc: 3\n", "\r\n"),
        ("a: 1\nb: 2\r\n", "\n"),
    ],
)
def test_the_line_end_of_most_lines_is_the_one_of_the_file(text: str, newline: str) -> None:
    assert read_nodes(text).newline == newline


def test_nodes_are_walked_in_the_order_of_the_file() -> None:
    document = read_nodes(SCENARIO)
    starts = [node.start for node in walk(document.root)]
    assert starts == sorted(starts)
    assert len(starts) == len(set(map(id, walk(document.root)))) > 50
