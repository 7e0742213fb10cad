"""Files from strangers: any bytes give nodes or one clear sentence, within bounds."""

import os
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

import model.nodes
from model.node_growth import DEEPEST, LONGEST_FOLDED_LINE, MOST_NODES
from model.nodes import (
    Document,
    Mapping,
    Node,
    Scalar,
    Sequence,
    Unreadable,
    read_file,
    read_nodes,
    to_plain,
)
from model.source_text import LARGEST_FILE, LONGEST_LINE
from tests.model.exact_places import assert_places_are_exact

HOSTILE = Path(__file__).parents[1] / "files" / "hostile"
EXPECTED = (HOSTILE / "expected.txt").read_text(encoding="utf-8").splitlines()

# Rounds of the random loop; the thorough run is for nights.
ROUNDS = 100_000 if os.environ.get("MILEPOST_THOROUGH") else 2_000


def refusal(data: bytes | str) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        read_nodes(data, "map.yaml")
    return caught.value


# The collection of hostile files


@pytest.mark.parametrize("line", EXPECTED)
def test_a_hostile_file_is_refused_with_its_sentence(line: str) -> None:
    name = line.partition(":")[0]
    with pytest.raises(Unreadable) as caught:
        read_nodes((HOSTILE / name).read_bytes(), name)
    assert str(caught.value) == line


def test_every_hostile_file_has_its_sentence() -> None:
    names = sorted(path.name for path in HOSTILE.glob("*.yaml"))
    assert sorted(line.partition(":")[0] for line in EXPECTED) == names


@pytest.mark.parametrize("line", EXPECTED)
def test_a_hostile_file_is_refused_without_libyaml_too(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = line.partition(":")[0]
    monkeypatch.setattr(model.nodes, "event_reader", yaml.SafeLoader)
    with pytest.raises(Unreadable) as caught:
        read_nodes((HOSTILE / name).read_bytes(), name)
    assert f":{caught.value.line}:" in line


@pytest.mark.parametrize(
    ("text", "place", "sentence"),
    [
        ("a: [1, 2", (1, 4), "never closed"),
        ("a:\n- [b, {c: d}\n", (2, 3), "never closed"),
        ("[", (1, 1), "never closed"),
        ("a: ]", (1, 4), "closes nothing"),
        ("a: [1]]", (1, 7), "closes nothing"),
        ("{a: 1}}", (1, 7), "closes nothing"),
        ("a: [,]", (1, 5), "A value is missing"),
        ("a: {b: c: d}", (1, 9), "inside a text"),
        ("a: {b: 'x' 'y'}", (1, 12), "',' or a closing bracket"),
        ("a: {b:1}", (1, 5), "'b:1' has no value"),
        ("a: {: 1}", (1, 5), "A key is missing"),
        ("[a: 1]", (1, 2), "needs braces"),
        ("? |\n  a\n: b", (1, 3), "in one line"),
        ("{? a : b}", (1, 2), "without '?'"),
        ("a: 1 # ?\n? # c\n  b\n: c\n", (2, 1), "without '?'"),
        ("a: @x", (1, 4), "cannot begin with '@'"),
        ("a: `x", (1, 4), "cannot begin with '`'"),
        ("a: %x", (1, 4), "cannot begin with '%'"),
        ("a: , b", (1, 4), "cannot begin with ','"),
        ("a: &", (1, 4), "Anchors"),
        ("a: *", (1, 4), "Aliases"),
        ("a: !<", (1, 5), "Tags"),
        ("! a", (1, 1), "Tags"),
        ("a: ! [b]", (1, 4), "Tags"),
        ("&a b: c", (1, 1), "Anchors"),
        ("a: - b", (1, 4), "its own line"),
        ("- a\nb: 1", (2, 1), "does not begin with '- '"),
        ("a: 1\n\tb: 1", (2, 1), "tab"),
        ("a: |\n x\n\ty\n", (3, 1), "tab"),
        ("a: |0\n x", (1, 5), "between 1 and 9"),
        ("a: |x\n b", (1, 5), "Nothing but a comment"),
        ('a: "\\xZZ"', (1, 7), "cut short"),
        ('a: "\\UFFFFFFFF"', (1, 7), "no character"),
        ("a: 'x\n---\n'", (1, 4), "quote that opens here"),
        ("...\na: 1\n", (1, 1), "ends before it begins"),
        ("a: 1\n...\n%TAG ! x\n", (3, 1), "Directives"),
        ("a: 1\n...\nb: 2\n", (3, 1), "ends before this"),
        ("  a: 1\n b: 2\n", (2, 2), "ends before this"),
        ("a: 1\rb: 2\n", (1, 5), "carriage return"),
        ("a: 1\r", (1, 5), "carriage return"),
        ("a: 1\r\nb: \x1b", (2, 4), "U+001B"),
        ("a: \ud800", (1, 4), "U+D800"),
        ("\ufeff\ufeffa: 1", (1, 1), "U+FEFF"),
        ("a: 1\r\na: 2\r\n", (2, 1), "line 1 and again in line 2"),
        ('"\\u0061": 1\na: 2\n', (2, 1), "The key 'a'"),
        ("\"\\u202e\": 1\n'\u202e': 2\n", (2, 1), "'\\u{202e}'"),
        ("a: 0777", (1, 4), "'0777' can be read"),
        ("a: off", (1, 4), "write false"),
        ("a: Y", (1, 4), "write true"),
        ("[1_000]", (1, 2), "'1_000' can be read"),
        ("- 2001-12-14t21:59:43.10-05:00", (1, 3), "can be read"),
        ("- 0b11", (1, 3), "can be read"),
        ("- 0o7", (1, 3), "can be read"),
        ("- -.5", (1, 3), "can be read"),
        ("- 190:20:30.15", (1, 3), "can be read"),
    ],
)
def test_a_mistake_is_named_in_plain_words_at_its_place(
    text: str, place: tuple[int, int], sentence: str
) -> None:
    refused = refusal(text)
    assert sentence in refused.message
    assert (refused.line, refused.column) == place


def test_a_refusal_says_file_line_column_and_sentence() -> None:
    refused = refusal("a: 1\nb: yes\n")
    assert (refused.name, refused.line, refused.column) == ("map.yaml", 2, 4)
    assert str(refused) == f"map.yaml:2:4: {refused.message}"
    assert str(Unreadable("It is gone.", "map.yaml")) == "map.yaml: It is gone."


def test_a_refusal_travels_between_processes() -> None:
    refused = refusal("a: yes")
    assert str(pickle.loads(pickle.dumps(refused))) == str(refused)


def test_the_place_in_a_file_that_is_not_utf_8_counts_characters() -> None:
    refused = refusal("ä: 1\n日本: ".encode() + b"\xff")
    assert (refused.line, refused.column) == (2, 5)
    truncated = refusal("a: ü".encode()[:-1])
    assert (truncated.line, truncated.column) == (1, 4)


# Limits, each at N and N + 1


@pytest.mark.parametrize(
    "nested",
    [
        lambda depth: "[" * depth + "]" * depth,
        lambda depth: "{a: " * depth + "}" * depth,
        lambda depth: "- " * depth + "x",
        lambda depth: "".join(" " * level + "a:\n" for level in range(depth)),
        lambda depth: "- " * (depth - 20) + "{a: " * 10 + "[" * 10 + "]" * 10 + "}" * 10,
    ],
)
def test_nesting_has_a_limit(nested: Callable[[int], str]) -> None:
    assert read_nodes(nested(DEEPEST)).root is not None
    assert "nested more than 64 levels" in refusal(nested(DEEPEST + 1)).message


def test_the_number_of_nodes_has_a_limit() -> None:
    most = "- a\n" * (MOST_NODES - 1)
    root = read_nodes(most).root
    assert isinstance(root, Sequence)
    assert len(root) == MOST_NODES - 1
    refused = refusal(most + "- a\n- b\n")
    assert (refused.line, refused.message) == (
        MOST_NODES,
        "The file has more than 300,000 keys and values.",
    )


@pytest.mark.parametrize("last", ["- a\n", "- 'a'\n", "- []\n", "- \n"])
def test_the_last_node_too_many_may_be_of_any_kind(
    last: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(model.node_growth, "MOST_NODES", 4)
    assert read_nodes("- a\n- b\n" + last).root is not None
    assert refusal("- a\n- b\n- c\n" + last).line == 4


def test_the_size_of_a_file_has_a_limit() -> None:
    comment = b"#" + b"x" * 1022 + b"\n"
    most = comment * (LARGEST_FILE // len(comment))
    assert len(most) == LARGEST_FILE
    assert read_nodes(most).root is None
    assert refusal(most + b"\n").message == "The file is larger than 4 MiB."
    umlauts = "#" + "ü" * 511 + "\n"
    assert read_nodes(umlauts * 4096).root is None
    assert refusal(umlauts * 4101).message == "The file is larger than 4 MiB."


@pytest.mark.parametrize("newline", ["\n", "\r\n", ""])
@pytest.mark.parametrize("before", ["", "a: 1\n", "# b\r\n\r\n"])
def test_the_length_of_a_line_has_a_limit(before: str, newline: str) -> None:
    longest = before + "#" + "ü" * (LONGEST_LINE - 1)
    assert read_nodes(longest + newline).comments[-1].text == longest.removeprefix(before)
    refused = refusal(longest + "x" + newline)
    assert refused.message == "The line is longer than 4,096 characters."
    assert (refused.line, refused.column) == (before.count("\n") + 1, LONGEST_LINE + 1)


def test_a_long_line_is_found_among_many() -> None:
    lines = ["# " + "x" * (number * 37 % 4000) for number in range(300)]
    for place in (0, 1, 150, 299):
        spoilt = [*lines[:place], "#" * (LONGEST_LINE + 1), *lines[place + 1 :]]
        assert refusal("\n".join(spoilt)).line == place + 1
    assert read_nodes("\n".join(lines)).root is None


@pytest.mark.parametrize("template", ["a: {}", "a: '{}'", 'a: "{}"', "a: >\n  {}", "{{a: '{}'}}"])
def test_a_line_of_folded_text_has_a_limit(template: str) -> None:
    words = LONGEST_FOLDED_LINE // 8
    longest = "\n  ".join(["x" * 7] * (words - 1) + ["x" * 8])
    document = read_nodes(template.format(longest))
    assert isinstance(document.root, Mapping)
    assert len(str(document.root["a"].plain()).rstrip("\n")) == LONGEST_FOLDED_LINE
    assert "longer than 262,144" in refusal(template.format(longest + "x")).message


def test_a_block_of_many_lines_is_no_long_line() -> None:
    terrain = "terrain: |\n" + ("  " + "." * 320 + "\n") * 2000
    root = read_nodes(terrain).root
    assert root is not None
    assert root.plain() == {"terrain": ("." * 320 + "\n") * 2000}


def test_the_length_of_a_number_has_a_limit() -> None:
    assert to_plain(read_nodes("- " + "9" * 15).root) == [999_999_999_999_999]
    assert to_plain(read_nodes("- 0." + "1" * 23).root) == [0.1111111111111111]
    for number in ("9" * 16, "-" + "9" * 16, "9" * 4000, "0." + "1" * 24, "1" * 26 + ".0"):
        assert "put quotes around it" in refusal(f"- {number}").message


# Bounded work, counted instead of timed


class CountedEvents:
    """libyaml's events, counted."""

    taken = 0

    def __init__(self, text: str) -> None:
        self.reader: Any = yaml.CSafeLoader(text)

    def get_event(self) -> Any:
        CountedEvents.taken += 1
        return self.reader.get_event()


@pytest.fixture
def events(monkeypatch: pytest.MonkeyPatch) -> type[CountedEvents]:
    monkeypatch.setattr(model.nodes, "event_reader", CountedEvents)
    CountedEvents.taken = 0
    return CountedEvents


@pytest.mark.parametrize(
    ("unit", "most"),
    [
        ("[\n", 80),
        ("{a:\n", 160),
        ("- ", 80),
        ("? ", 80),
        ("a: &x b\n", 8),
        ("%TAG !e! tag:e:\n", 0),
        ("--- a\n", 8),
        ("...\n", 0),
        ("a: 1\n", 10),
        ("- yes\n", 8),
    ],
)
def test_reading_stops_at_the_first_refusal(
    unit: str, most: int, events: type[CountedEvents]
) -> None:
    lines = [unit] if unit.endswith("\n") else [unit * 1000 + "\n"]
    text = "".join(lines * (1_000_000 // len("".join(lines))))
    refusal(text)
    assert events.taken <= most


def test_what_follows_the_document_is_not_given_to_libyaml(events: type[CountedEvents]) -> None:
    refused = refusal("a: 1\n...\n" + "%TAG !e! tag:e:\n" * 50_000)
    assert refused.line == 3
    assert events.taken <= 10


# Files on the disk


def why_not(path: Path | str) -> str:
    with pytest.raises(Unreadable) as caught:
        read_file(path)
    assert caught.value.name == os.fspath(path)
    assert caught.value.line is None
    return caught.value.message


def test_a_file_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "map.yaml"
    path.write_bytes(b"a: 1\r\n\xff")
    assert read_file(path) == read_file(str(path)) == b"a: 1\r\n\xff"
    (tmp_path / "link").symlink_to(path)
    assert read_file(tmp_path / "link") == b"a: 1\r\n\xff"


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert why_not(tmp_path / "none.yaml") == "There is no such file."
    (tmp_path / "map.yaml").write_bytes(b"")
    assert why_not(tmp_path / "map.yaml" / "x") == "There is no such file."


def test_a_folder_and_a_pipe_and_a_device_are_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert why_not(tmp_path) == "This is a folder, not a file."
    assert why_not(tmp_path / "pipe") == "This is not an ordinary file."
    assert why_not(os.devnull) == "This is not an ordinary file."


def test_a_file_that_turns_into_a_pipe_while_it_is_opened_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ordinary = tmp_path / "map.yaml"
    ordinary.write_bytes(b"a: 1")
    os.mkfifo(tmp_path / "pipe")
    status = ordinary.stat()
    monkeypatch.setattr(Path, "stat", lambda self: status)
    assert why_not(tmp_path / "pipe") == "This is not an ordinary file."


def test_a_file_without_permission_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "map.yaml"
    path.write_bytes(b"a: 1")

    def refuse(*_: Any) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    assert why_not(path) == "There is no permission to read this file."


def test_impossible_names_are_named(tmp_path: Path) -> None:
    assert why_not("a\0b") == "This is not a possible file name."
    assert why_not("x" * 5000) == "The file could not be read: File name too long."
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert why_not(tmp_path / "loop").startswith("The file could not be read: ")


def test_a_file_of_the_largest_size_is_read_and_no_larger_one(tmp_path: Path) -> None:
    path = tmp_path / "large.yaml"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE)
    assert len(read_file(path)) == LARGEST_FILE
    with path.open("wb") as file:
        file.truncate(100 * 1024**3)
    assert why_not(path) == "The file is larger than 4 MiB."


def test_a_file_that_grows_while_it_is_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small, growing = tmp_path / "small.yaml", tmp_path / "growing.yaml"
    small.write_bytes(b"")
    with growing.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    status = small.stat()
    monkeypatch.setattr(Path, "stat", lambda self: status)
    monkeypatch.setattr(os, "fstat", lambda descriptor: status)
    assert why_not(growing) == "The file is larger than 4 MiB."


# Any bytes at all

JARGON = ("simple key", "block mapping", "block collection", "flow", "token", "stream", "scalar")
FRIENDLY = [
    b"a: [1, {b: 'x', \"c\": z}]\nd:\n- |\n  text\n\n- >-\n   more # text\n# comment\ne: 1.5\n",
    b"\xef\xbb\xbfa:\r\n  b: 1\r\n  c:\r\n  - x # y\r\n  -\r\n",
    b"- - a\n  - b: c\n    d: ''\n-\n- {}\n- []\n- ~\n...\n",
    "names: {zh: 广州, no: Oslo}\n日本: 'é' # ü\n".encode(),
    b"# map\nboard:\n  legend: {'.': clear}\n  terrain: |  # rows\n    ..#..\n    .....\n\nid: x\n",
    b"cities:\n- {id: aston, at: '2,3'}\n# far\n- id: b\n  notes: >-\n    Ends\n    here.\n\n\n",
    b"demands:\n  1: [aston wood 9, colby fish 14]\n  2: # later\n",
]
SAMPLES = FRIENDLY + [path.read_bytes() for path in sorted(HOSTILE.glob("*.yaml"))]
SNIPPETS = [
    *(bytes([byte]) for byte in b"\n\r\t #:-?,[]{}&*!|>'\"%@`\\\0\x85.~=<1_eE"),
    *(b": ", b"- ", b"? ", b" #", b"---\n", b"...\n", b"\r\n", b"<<: ", b"\\u", b"\\x", b"\n  "),
    *("\u2028\x85\ufeff\u202e😀".encode(), b"\xff", b"\xed\xa0\x80", b"&a ", b"*a", b"!!str "),
    *(b"|2-\n", b">+\n", b"''", b'""', b"[[[[", b"{{{{", b"%YAML 1.2\n", b"null", b"0x1F", b"yes"),
]


def check_anything(data: bytes) -> None:
    """Nodes with exact places that say what YAML says, or one clear sentence."""
    try:
        document = read_nodes(data, "map.yaml")
    except Unreadable as refused:
        assert_sentence_is_clear(refused, data)
        return
    assert_places_are_exact(document)
    assert all(comment.text.startswith("#") for comment in document.comments)
    # BaseLoader takes every value for text, as we see the text of a node.
    assert as_texts(document) == (yaml.load(document.text, Loader=yaml.CBaseLoader) or "")
    assert with_empty_comments(document) == to_plain(document.root)


def assert_sentence_is_clear(refused: Unreadable, data: bytes) -> None:
    assert refused.message[0].isupper() or refused.message[0] == "'"
    assert refused.message.endswith(".")
    assert refused.message.isprintable()
    assert len(refused.message) < 200
    assert not any(word in refused.message for word in JARGON)
    assert refused.line is not None
    assert refused.column is not None
    assert 1 <= refused.line <= data.count(b"\n") + 1
    assert 1 <= refused.column <= len(data) + 1


def as_texts(document: Document) -> Any:
    def text_of(node: Node | None) -> Any:
        if isinstance(node, Mapping):
            return {key: text_of(node[key]) for key in node}
        if isinstance(node, Sequence):
            return [text_of(item) for item in node]
        assert node is None or isinstance(node, Scalar)
        return "" if node is None else node.value if isinstance(node.value, str) else node.written

    return text_of(document.root) or ""


def with_empty_comments(document: Document) -> Any:
    text = document.text
    for comment in reversed(document.comments):
        text = text[: comment.index + 1] + text[comment.index + len(comment.text) :]
    return to_plain(read_nodes(text).root)


@given(st.binary(max_size=200))
@example(b"")
@example(b"\xff\xfe")
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    check_anything(data)


@given(st.text(alphabet="ab1 \n\r\t:-#?,[]{}&*!|>'\"%@`\\.~\x85\ufeffü", max_size=60))
@example("a: |\n  x\n # c\n  y\n")
@example("a: |  # c\n\n\nb: >-#d\n")
@example("\n\t")
def test_any_text_of_yaml_signs_is_read_or_refused(text: str) -> None:
    check_anything(text.encode())


@st.composite
def spoilt_files(draw: st.DrawFn) -> bytes:
    data = draw(st.sampled_from(FRIENDLY) | st.sampled_from(SAMPLES))
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(data)))
        until = place + draw(st.integers(0, 6))
        data = data[:place] + draw(st.sampled_from([b"", *SNIPPETS])) + data[until:]
    return data


@given(spoilt_files())
def test_spoilt_files_are_read_or_refused(data: bytes) -> None:
    check_anything(data)


@given(spoilt_files())
def test_spoilt_files_are_read_or_refused_without_libyaml(data: bytes) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(model.nodes, "event_reader", yaml.SafeLoader)
        try:
            assert_places_are_exact(read_nodes(data))
        except Unreadable as refused:
            assert_sentence_is_clear(refused, data)


def test_a_long_random_walk_through_spoilt_files_meets_no_surprise() -> None:
    chance = random.Random(18)
    for _ in range(ROUNDS):
        check_anything(spoil(chance.choice(FRIENDLY), chance))


def spoil(data: bytes, chance: random.Random) -> bytes:
    for _ in range(chance.randint(1, 5)):
        place = chance.randint(0, len(data))
        other = chance.choice(SAMPLES)
        start = chance.randint(0, len(other))
        insertions = [chance.choice(SNIPPETS), other[start : start + 20], chance.randbytes(2), b""]
        until = place + chance.choice([0, 0, 1, 8])
        data = data[:place] + chance.choice(insertions) + data[until:]
    return data
