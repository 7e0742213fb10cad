"""Whatever data another program writes, its nodes say the same and stand in their places."""

from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

import model.yaml.nodes
from model.yaml.nodes import Document, Mapping, Node, Sequence, read_nodes, to_plain, walk
from model.yaml.unquoted_words import Ambiguous, meaning
from tests.model.yaml.exact_places import assert_places_are_exact
from tests.model.yaml.two_valleys import SCENARIO, plain


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
        patch.setattr(model.yaml.nodes, "event_reader", yaml.SafeLoader)
        slow = read_nodes(text)
    assert outline(slow) == outline(read_nodes(text))


def test_the_slow_reader_reads_a_scenario_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = read_nodes(SCENARIO)
    monkeypatch.setattr(model.yaml.nodes, "event_reader", yaml.SafeLoader)
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
