"""Plain data that no sensible author writes, with words of the format strewn in."""

from typing import Any

from hypothesis import strategies as st

texts = st.text(max_size=8)
scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | texts
known_words = st.sampled_from(
    ["id", "name", "kind", "at", "aston", "small", "1,1", "all", "mileposts", "effect", "lose-load"]
)
junk: st.SearchStrategy[Any] = st.recursive(
    scalars | known_words,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(known_words | texts.filter(bool), inner, max_size=5)
    ),
    max_leaves=15,
)

junk_rules = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["win", "cash", "cost", "terrain", "trains", "freight", "speed", "x"]),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)
"""Plain data that could stand below `rules`, and mostly does not fit."""
