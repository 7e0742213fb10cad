"""Files from strangers: each mistake is named in one clear sentence at its place."""

import pickle

import pytest
import yaml

import model.yaml.nodes
from model.yaml.nodes import Unreadable, read_nodes
from tests.model.yaml.hostile import HOSTILE, refusal

EXPECTED = (HOSTILE / "expected.txt").read_text(encoding="utf-8").splitlines()


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
    monkeypatch.setattr(model.yaml.nodes, "event_reader", yaml.SafeLoader)
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
        ("a: {b:1}", (1, 6), "'b:1' lacks a blank"),
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
