"""Any bytes at all give nodes with exact places, or one clear sentence."""

import os
import random
from typing import Any

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

import model.yaml.nodes
from model.yaml.nodes import (
    Document,
    Mapping,
    Node,
    Scalar,
    Sequence,
    Unreadable,
    read_nodes,
    to_plain,
)
from tests.model.yaml.exact_places import assert_places_are_exact
from tests.model.yaml.hostile import HOSTILE

# Rounds of the random loop; the thorough run is for nights.
ROUNDS = 100_000 if os.environ.get("MILEPOST_THOROUGH") else 2_000


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
        patch.setattr(model.yaml.nodes, "event_reader", yaml.SafeLoader)
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
