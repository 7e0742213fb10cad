"""Reading a text into nodes: what they say, where they stand, and the comments between them."""

import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

import model.nodes
from model.nodes import Document, Mapping, Node, Scalar, Sequence, read_nodes, to_plain, walk
from model.plain_words import Ambiguous, meaning
from tests.model.exact_places import assert_places_are_exact

SCENARIO = """\
# A map of two valleys.
format: 1
title: Two Valleys   # on the box
players: {min: 2, max: 3}
board:
  size: [14, 7]
  legend: {".": clear, "^": mountain}
  terrain: |
    ..^^..
    # ..^.

  scale: 8.5
cities:
- {id: aston, at: "2,3", supplies: [coal]}

# the far end
- id: colby
  at: 11,4
  names: {no: Kolby, zh: 科尔比}
  notes: >-
    Ends the line;
    nothing follows.


demands:
  1: [aston wood 9, colby fish 14]
  2:
"""


def plain(text: str) -> Any:
    return to_plain(read_nodes(text).root)


def node_at(document: Document, *path: str | int) -> Node:
    assert document.root is not None
    found = document.root.at(*path)
    assert found is not None
    return found


def mapping_at(document: Document, *path: str | int) -> Mapping:
    found = node_at(document, *path)
    assert isinstance(found, Mapping)
    return found


def scalar_at(document: Document, *path: str | int) -> Scalar:
    found = node_at(document, *path)
    assert isinstance(found, Scalar)
    return found


# What nodes say


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


# Where nodes stand


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


# Comments


def test_comments_are_found_and_nothing_else() -> None:
    comments = read_nodes(SCENARIO).comments
    assert [(c.line, c.column, c.text, c.alone) for c in comments] == [
        (1, 1, "# A map of two valleys.", True),
        (3, 22, "# on the box", False),
        (16, 1, "# the far end", True),
    ]


def test_a_comment_behind_the_sign_of_an_empty_block_of_text_is_found_once() -> None:
    comments = read_nodes("a: |  # rows\n\n\nb: >- # d").comments
    assert [comment.text for comment in comments] == ["# rows", "# d"]


PIECES = [
    "a{n}: word{c}",
    'a{n}: "in # quotes"{c}',
    "a{n}: 'it''s # here'{c}",
    "a{n}: x#y{c}",
    "a{n}#b: x{c}",
    "'a{n} # ': x{c}",
    "a{n}: |{c}\n      # text\n      more # text\n",
    "a{n}: >-{c}\n      # text\n\n\n",
    "a{n}:{c}\n- 1{c}\n{c}\n- '#'{c}",
    "a{n}: [1,{c}\n  {{b: '#',{c}\n{c}\n  c: #2\n  d}}{c}\n  ]{c}",
    "a{n}: two\n  lines{c}",
    "{c}",
    "   {c}",
    "",
]


@given(
    st.lists(
        st.tuples(st.sampled_from(PIECES), st.sampled_from(["# one", "#", "# 'two' # three: x"])),
        max_size=12,
    ),
    st.sampled_from(["\n", "\r\n"]),
)
def test_comments_are_found_exactly_wherever_they_stand(
    pieces: list[tuple[str, str]], newline: str
) -> None:
    marked = "\n".join(
        piece.format(n=number, c=f" \x01{comment}").replace("#2", "\x01#2")
        for number, (piece, comment) in enumerate(pieces)
    ).replace("\n", newline)
    text = marked.replace("\x01", "")
    expected = [
        index - marked.count("\x01", 0, index)
        for index, character in enumerate(marked)
        if character == "\x01"
    ]
    document = read_nodes(text)
    assert [comment.index for comment in document.comments] == expected
    for comment in document.comments:
        before, after = text[: comment.index], text[comment.index :]
        assert comment.text == after.split(newline)[0]
        assert comment.alone == (not before.split("\n")[-1].strip())
    assert_places_are_exact(document)


# Whatever is written


def _reads_alike(text: str) -> bool:
    """Whether PyYAML, which puts quotes only where itself needs them, writes a text we take."""
    try:
        return meaning(text) == text or not yaml.safe_dump(text).startswith(text)
    except Ambiguous:
        return not yaml.safe_dump(text).startswith(text)


CHARACTERS = st.characters(
    exclude_categories=["Cc", "Cs"], exclude_characters="\u2028\u2029\ufeff\ufffe\uffff"
)
LINES = st.text(CHARACTERS, max_size=20).filter(_reads_alike)
TEXTS = LINES | st.text(CHARACTERS | st.sampled_from("\n\t"), max_size=30).filter(_reads_alike)
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-(10**15) + 1, 10**15 - 1)
    | st.integers(-(10**9), 10**9).map(lambda number: number / 1000)
    | TEXTS
)
DATA = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(LINES, inner, max_size=4),
    max_leaves=25,
)


class PlainDumper(yaml.SafeDumper):
    """Writes no aliases, as we read none."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


@st.composite
def written_data(draw: st.DrawFn) -> tuple[Any, str]:
    data = draw(DATA)
    options: dict[str, Any] = {
        "allow_unicode": draw(st.booleans()),
        "default_flow_style": draw(st.sampled_from([True, False, None])),
        "default_style": draw(st.sampled_from([None, None, "'", '"', "|", ">"])),
        "width": draw(st.sampled_from([20, 80])),
        "line_break": draw(st.sampled_from(["\n", "\r\n"])),
    }
    if options["default_style"] is not None:
        # Such a style also quotes numbers and keys, with tags: keep to texts and lists of them.
        data = draw(st.lists(TEXTS, max_size=5))
    text = yaml.dump(data, Dumper=PlainDumper, sort_keys=False, **options)
    return data, text


@given(written_data())
def test_data_written_by_another_program_is_read_back(written: tuple[Any, str]) -> None:
    data, text = written
    document = read_nodes(text)
    assert to_plain(document.root) == data
    assert document.comments == ()
    assert_places_are_exact(document)


@given(written_data())
def test_replacing_the_text_of_one_node_changes_that_node_alone(written: tuple[Any, str]) -> None:
    _, text = written
    document = read_nodes(text)
    for path, node in values(document.root):
        spliced = text[: node.start] + " X9" + text[node.end :]
        assert plain(spliced) == replaced(to_plain(document.root), path)


def values(root: Node | None) -> Iterator[tuple[tuple[str | int, ...], Node]]:
    stack: list[tuple[tuple[str | int, ...], Node]] = [((), root)] if root else []
    while stack:
        path, node = stack.pop()
        yield path, node
        if isinstance(node, Mapping):
            stack += [((*path, key), node[key]) for key in node]
        elif isinstance(node, Sequence):
            stack += [((*path, index), item) for index, item in enumerate(node)]


def replaced(data: Any, path: tuple[str | int, ...]) -> Any:
    if not path:
        return "X9"
    copy: Any = dict(data) if isinstance(data, dict) else list(data)
    copy[path[0]] = replaced(data[path[0]], path[1:])
    return copy


@given(written_data())
def test_the_slow_reader_without_libyaml_gives_the_same_nodes(written: tuple[Any, str]) -> None:
    _, text = written
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(model.nodes, "event_reader", yaml.SafeLoader)
        slow = read_nodes(text)
    assert outline(slow) == outline(read_nodes(text))


def test_the_slow_reader_reads_a_scenario_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = read_nodes(SCENARIO)
    monkeypatch.setattr(model.nodes, "event_reader", yaml.SafeLoader)
    assert outline(read_nodes(SCENARIO)) == outline(quick)


def outline(document: Document) -> list[tuple[Any, ...]]:
    return [
        (
            node.kind,
            node.start,
            node.end,
            getattr(node, "value", None),
            getattr(node, "style", None),
        )
        for node in walk(document.root)
    ]


# No recursion

DEEP = "[" * 64 + "]" * 64


def test_reading_needs_no_recursion() -> None:
    deep_data = plain(DEEP)
    limit = sys.getrecursionlimit()
    frame, depth = sys._getframe(), 0
    while frame.f_back is not None:
        frame, depth = frame.f_back, depth + 1
    try:
        sys.setrecursionlimit(depth + 30)
        document = read_nodes(DEEP)
        again = to_plain(document.root)
        comments, count = document.comments, sum(1 for _ in walk(document.root))
    finally:
        sys.setrecursionlimit(limit)
    assert again == deep_data
    assert (comments, count) == ((), 64)


def test_a_thread_with_a_small_stack_survives_any_depth() -> None:
    said: list[str] = []

    def read() -> None:
        for text in ("[" * 100_000, "- " * 100_000, "{a: " * 1_000, "? " * 100_000):
            try:
                read_nodes(text.replace("[[[[", "[[\n[["))
            except model.nodes.Unreadable as refusal:
                said.append(refusal.message)

    old = threading.stack_size(512 * 1024)
    try:
        thread = threading.Thread(target=read)
        thread.start()
        thread.join()
    finally:
        threading.stack_size(old)
    assert len(said) == 4
