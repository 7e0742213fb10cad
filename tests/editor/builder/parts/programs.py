"""Programs for the tests of the builder, in the vocabulary of a game that has all shapes."""

from typing import Any

from hypothesis import strategies as st

from editor.builder.parts.program import Program
from editor.builder.parts.vocabulary import vocabulary_at

ROUTE = ("cards", "new", "effects")
CARDS = ("rail-laying", "waste")


def program(*parts: Any) -> Program:
    """What a card does."""
    return Program("trains", ROUTE, list(parts))


def blank(word: str, way: tuple[str | int, ...] = (0,)) -> Any:
    """A part with a word, as a new one is."""
    words = vocabulary_at("trains", ROUTE, way)
    assert words is not None
    return words.blank(words.words[word], lambda _: CARDS)


def words_at(way: tuple[str | int, ...]) -> tuple[str, ...]:
    words = vocabulary_at("trains", ROUTE, way)
    assert words is not None
    return tuple(words.words)


INNER = (0, "optional", 0)
simple_parts = st.sampled_from(words_at(INNER)).map(lambda word: blank(word, INNER))
texts = st.lists(simple_parts, min_size=1, max_size=3)
parts = st.one_of(
    simple_parts,
    texts.map(lambda text: {"optional": text}),
    st.lists(texts, min_size=2, max_size=3).map(lambda options: {"choose_one": options}),
)
programs = st.lists(parts, min_size=1, max_size=5).map(lambda found: program(*found))
"""Programs in which nothing is wrong."""
