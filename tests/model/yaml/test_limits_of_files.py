"""Every limit of a file, at N and N + 1; and bounded work, counted instead of timed."""

from collections.abc import Callable
from typing import Any

import pytest
import yaml

import model.yaml.nodes
from model.bounded_files import LARGEST_FILE
from model.yaml.node_growth import DEEPEST, LONGEST_FOLDED_LINE, MOST_NODES
from model.yaml.nodes import Mapping, Sequence, read_nodes, to_plain
from model.yaml.source_text import LONGEST_LINE
from tests.model.yaml.hostile import refusal


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
    monkeypatch.setattr(model.yaml.node_growth, "MOST_NODES", 4)
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
    monkeypatch.setattr(model.yaml.nodes, "event_reader", CountedEvents)
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
