"""Canonical text: one scenario, one spelling, which says exactly what it was made from."""

import re
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from model.collection import freeze
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from model.yaml.canonical import WIDTH, canonical_text, flow_text
from model.yaml.nodes import read_nodes, to_plain
from model.yaml.scalars import in_quotes, key_spelled, may_stand_plain, spelled
from model.yaml.source_text import FORBIDDEN
from tests.generate.scenario import scenarios
from tests.generate.words import AWKWARD, AWKWARD_IDS, TEXTS

characters = st.characters(
    exclude_categories=["Cs"],
    exclude_characters=[c for c in map(chr, range(0x10000)) if FORBIDDEN.match(c)],
)
texts = st.text(characters, max_size=30) | st.sampled_from((*AWKWARD, *AWKWARD_IDS, *TEXTS))
tricky = st.text(" \n\t#:-?,[]{}&*!|>'\"%@`\\~.0xe_=<", max_size=12)
long_texts = st.builds(
    lambda text, n: text * n, st.text(characters, min_size=1, max_size=9), st.integers(1, 90)
)
keys = st.text(characters, min_size=1, max_size=10).filter(
    lambda key: key != "<<" and not re.search(r"[\r\n]", key)
)
numbers = st.integers(-(10**14), 10**14) | st.decimals(-9999, 9999, places=3).map(float)
scalars = st.none() | st.booleans() | numbers | texts | tricky | long_texts
trees = st.dictionaries(
    keys,
    st.recursive(
        scalars,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4),
        max_leaves=8,
    ),
    max_size=4,
)


def read(text: str) -> Any:
    return to_plain(read_nodes(text).root)


def strictly(plain: Any) -> Any:
    """Data in which 1, 1.0 and true differ."""
    return repr(freeze(plain))


def in_a_line(text: str) -> Any:
    return read(f"key: {text}")["key"]


# -- single values


@given(scalars)
def test_a_value_is_read_back_as_it_was_spelled(value: Any) -> None:
    assert strictly(in_a_line(spelled(value, flow=False))) == strictly(value)
    assert strictly(read(f"[{spelled(value, flow=True)}]")) == strictly([value])


@given(texts | tricky)
def test_a_text_without_quotes_is_the_same_text_to_other_readers(text: str) -> None:
    if may_stand_plain(text, flow=False):
        assert yaml.safe_load(f"key: {text}") == {"key": text}
    if may_stand_plain(text, flow=True):
        assert yaml.safe_load(f"[{text}]") == [text]


@given(texts | tricky)
def test_a_text_in_quotes_is_the_same_text_to_other_readers(text: str) -> None:
    assert yaml.safe_load(in_quotes(text)) == text
    assert "\n" not in in_quotes(text)


@given(keys)
def test_a_key_is_read_back_as_it_was_spelled(key: str) -> None:
    assert read(f"{key_spelled(key)}: 1") == {key: 1}
    assert read(f"{{{key_spelled(key)}: 1}}") == {key: 1}


@pytest.mark.parametrize("text", ["Aston", "12,7", "aston wood 9", "4,1s 4,3n", "São Paulo", "a-b"])
def test_ordinary_words_stand_without_quotes(text: str) -> None:
    assert spelled(text, flow=False) == text


@pytest.mark.parametrize("text", ["no", "null", "~", "1e5", "017", "12", "12:30", "", " a", "a: b"])
def test_words_that_readers_take_for_something_else_stand_in_quotes(text: str) -> None:
    assert spelled(text, flow=False) == f'"{text}"'


@pytest.mark.parametrize(
    ("number", "text"),
    [(1.0, "1.0"), (-0.5, "-0.5"), (0.0000001, "0.0000001"), (1.5e-10, "0.00000000015")],
)
def test_decimals_are_spelled_without_an_exponent(number: float, text: str) -> None:
    assert spelled(number, flow=False) == text


@given(st.decimals(-1, 1, places=22).map(float))
def test_small_decimals_lose_nothing(number: float) -> None:
    assert in_a_line(spelled(number, flow=False)) == number


def test_signs_that_turn_a_line_round_are_spelled_out() -> None:
    assert spelled("a\u202eb", flow=False) == '"a\\u202eb"'


# -- whole documents


@given(trees)
def test_a_document_is_read_back_as_it_was_written(plain: dict[str, Any]) -> None:
    text = canonical_text(plain)
    assert strictly(read(text) or {}) == strictly(plain)
    assert canonical_text(read(text) or {}) == text


@given(trees)
def test_other_readers_of_yaml_read_the_same(plain: dict[str, Any]) -> None:
    def texts_only(tree: Any) -> Any:
        if isinstance(tree, dict):
            return {f"k-{key}": texts_only(inner) for key, inner in tree.items()}
        return [texts_only(inner) for inner in tree] if isinstance(tree, list) else tree

    plain = texts_only(plain)
    assert strictly(yaml.safe_load(canonical_text(plain)) or {}) == strictly(plain)


@given(scenarios())
def test_no_line_of_a_scenario_is_too_wide(scenario: Scenario) -> None:
    for line in canonical_text(write_scenario(scenario)).split("\n"):
        assert len(line) <= WIDTH, line


@given(st.dictionaries(st.sampled_from("abc"), scalars | st.lists(scalars, max_size=3)))
def test_no_line_is_too_wide_whatever_a_text_is_made_of(plain: dict[str, Any]) -> None:
    for line in canonical_text(plain).split("\n"):
        assert len(line) <= WIDTH, line


@given(scenarios())
def test_things_stand_sorted_by_id_and_one_a_line_where_they_fit(scenario: Scenario) -> None:
    text = canonical_text(write_scenario(scenario))
    plain = read(text)
    for key in ("cities", "goods", "waters", "regions", "events"):
        ids = [thing["id"] for thing in plain.get(key, [])]
        assert ids == list(getattr(scenario, key, None) or getattr(scenario.part, key, {}))
    for city in plain["cities"]:
        line = f"- {flow_text(city)}"
        assert (line in text.split("\n")) == (len(line) <= WIDTH)


def test_a_small_document_looks_like_this() -> None:
    plain = {
        "title": "Two Valleys",
        "players": {"min": 2, "max": 3},
        "rules": {"preset": "empire-builder", "win": {"cash": 120, "majors": 2}},
        "terrain": "..^\n.^^\n",
        "cities": [{"id": "aston", "name": "no", "at": "2,3", "supplies": ["coal"]}],
        "demands": {"1": ["aston wood 9", "byford coal 8"], "2": ["aston coal 10"]},
        "variants": ["fast-trains"],
        "notes": "A first draft. " * 12 + "End.",
    }
    assert canonical_text(plain) == (
        "title: Two Valleys\n"
        "players: {min: 2, max: 3}\n"
        "rules:\n"
        "  preset: empire-builder\n"
        "  win: {cash: 120, majors: 2}\n"
        "terrain: |\n"
        "  ..^\n"
        "  .^^\n"
        "cities:\n"
        '- {id: aston, name: "no", at: "2,3", supplies: [coal]}\n'
        "demands:\n"
        "  1: [aston wood 9, byford coal 8]\n"
        "  2: [aston coal 10]\n"
        "variants: [fast-trains]\n"
        "notes: >-\n"
        f"  {'A first draft. ' * 6}A first\n"
        f"  draft. {'A first draft. ' * 5}End.\n"
    )


def test_long_paragraphs_are_folded_with_a_blank_line_between_them() -> None:
    text = canonical_text(
        {"notes": "one two three " * 12 + "four\n" + "five six " * 20 + "seven\n"}
    )
    lines = text.split("\n")
    assert lines[0] == "notes: >"
    assert "" in lines[1:-1]
    assert max(map(len, lines)) <= 100
    assert read(text) == {"notes": "one two three " * 12 + "four\n" + "five six " * 20 + "seven\n"}


def test_an_empty_document_is_an_empty_text() -> None:
    assert canonical_text({}) == ""
