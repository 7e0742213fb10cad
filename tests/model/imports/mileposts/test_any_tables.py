"""Whatever stands in the tables of a board, it is a map or a sentence."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from model.files.scenario_files import new_text, read_text
from model.imports.cannot import CannotImport
from model.imports.mileposts.words import COLUMNS, TABLES
from model.unreadable import Unreadable
from tests.model.imports.mileposts.transcribed import imported

WORDS = sorted({word for words in COLUMNS.values() for known in words.values() for word in known})
SAID = ["clear", "city", "major", "outpost", "sea", "Aston", "Wend", "river", "lake", "blocked"]
PLACES = ["0,0", "1,0", "0,1", "1,1", "0,0|1,0", "0,0|0,1", "1,0 0,1", "a|b", "9,9"]
MILEPOSTS = [{"id": one, "x": n % 3, "y": n // 3} for n, one in enumerate("abcdef")]
texts = st.sampled_from([*SAID, *PLACES, *"abcdef"]) | st.text(max_size=4)
scalars = st.none() | st.booleans() | st.integers(-3, 12) | st.floats() | texts
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(WORDS) | texts, inner, max_size=4)
    ),
    max_leaves=8,
)
entries = st.dictionaries(st.sampled_from(WORDS) | texts, values, max_size=5)
tables = st.lists(entries | values, max_size=5) | entries


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(sorted(TABLES)), tables, st.booleans())
def test_any_table_of_json(tmp_path: Path, table: str, said: Any, beside: bool) -> None:
    whole: dict[str, Any] = {"mileposts": MILEPOSTS} if table != "mileposts" or beside else {}
    whole[table] = [*whole.get(table, []), *said] if isinstance(said, list) else said
    with suppress(CannotImport, Unreadable):
        found = imported(tmp_path, json.dumps(whole))
        text = new_text(found.scenario)
        assert not read_text(text, "board.milepost.yaml").scenario.misfits


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(st.sampled_from(WORDS), min_size=1, max_size=6),
    st.lists(st.lists(texts | st.integers(-2, 12).map(str), max_size=6), max_size=6),
    st.sampled_from(["board", "crossings", "ferries", "loads"]),
)
def test_any_table_of_csv(
    tmp_path: Path, header: list[str], rows: list[list[str]], table: str
) -> None:
    text = "\n".join(";".join(row) for row in [header, *rows]) + "\n"
    sheets = {table: text} if table != "board" else {}
    with suppress(CannotImport, Unreadable):
        board = text if table == "board" else json.dumps(MILEPOSTS)
        found = imported(tmp_path, board, **sheets)
        text = new_text(found.scenario)
        assert not read_text(text, "board.milepost.yaml").scenario.misfits
