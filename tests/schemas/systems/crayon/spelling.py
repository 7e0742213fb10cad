"""Texts in the notations of crayon files: demands, and how long an event lasts."""

from typing import Any

from hypothesis import strategies as st

from model.systems.crayon.things.part import Demand, Duration

_WORD = st.text("abz09", min_size=1, max_size=4)
_IDS = st.lists(_WORD, min_size=1, max_size=3).map("-".join)


def _durations() -> st.SearchStrategy[Duration]:
    words = st.sampled_from(("instant", "until-fulfilled", "permanent")).map(Duration.parse)
    return words | st.builds(Duration, st.just("turns"), st.integers(1, 99))


VALUES: dict[type[Any], st.SearchStrategy[Any]] = {
    Demand: st.builds(Demand, _IDS, _IDS, st.integers(0, 999_999)),
    Duration: _durations(),
}
