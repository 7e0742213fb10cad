"""Logs are checked by the standard library alone, and as strictly as by a validator."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.schema.plain_checking import KNOWN, misfits
from model.schema.schema import log_schema
from model.schema.schema_files import self_contained
from model.schema.sentences import told

LOG: dict[str, Any] = {
    "header": {
        "format": 1,
        "scenario": "two-valleys",
        "scenario_hash": "a" * 64,
        "parts": {"board": "0123abcd"},
        "system": "crayon",
        "rules_version": 1,
        "seed": 7,
        "seats": [{"name": "Ada"}, {"name": "Red", "bot": "greedy"}],
        "variants": ["fast-trains"],
    },
    "setup": [{"of": "deal", "result": "demand 4"}],
    "records": [{"action": "end", "chance": [{"of": "deck", "result": "5"}], "state": "b" * 64}],
}
ABOUT = {"$schema", "$defs", "title", "description", "examples", "default"}
ODD: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    1.5,
    2.0,
    1e30,
    "",
    "x",
    "A b",
    "é\n",
    [],
    {},
    [1],
    {"x": 1},
)


def reference() -> Any:
    return jsonschema_rs.validator_for(log_schema())


def places(plain: Any, route: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    yield route
    keys: Any = plain if isinstance(plain, dict) else ()
    for key in range(len(plain)) if isinstance(plain, list) else keys:
        inner = plain[key]
        yield from places(inner, (*route, key))


def with_other(route: tuple[str | int, ...], value: Any) -> Any:
    if not route:
        return value
    changed: Any = deepcopy(LOG)
    inner = changed
    for key in route[:-1]:
        inner = inner[key]
    inner[route[-1]] = value
    return changed


def first_words(plain: Any) -> str:
    return next(told(next(misfits(plain, self_contained("log"))))).message


def test_a_log_fits() -> None:
    assert not [*misfits(LOG, self_contained("log"))]


@pytest.mark.parametrize("route", [*places(LOG)], ids=lambda route: "/".join(map(str, route)))
def test_it_judges_as_the_validator_does(route: tuple[str | int, ...]) -> None:
    for odd in (*ODD, "x" * 2_000, ["end"] * 1_001, {f"k{n}": "0" * 8 for n in range(101)}):
        plain = with_other(route, odd)
        judged = not [*misfits(plain, self_contained("log"))]
        assert judged == reference().is_valid(plain), (route, odd)


@pytest.mark.parametrize("route", [r for r in places(LOG) if r], ids=str)
def test_a_key_that_is_missing_is_judged_alike(route: tuple[str | int, ...]) -> None:
    plain: Any = deepcopy(LOG)
    inner = plain
    for key in route[:-1]:
        inner = inner[key]
    del inner[route[-1]]
    judged = not [*misfits(plain, self_contained("log"))]
    assert judged == reference().is_valid(plain)


@given(
    st.recursive(
        st.none() | st.integers() | st.text(), lambda v: st.lists(v) | st.dictionaries(st.text(), v)
    )
)
def test_any_data_is_judged_alike(plain: Any) -> None:
    judged = not [*misfits({**LOG, "records": plain}, self_contained("log"))]
    assert judged == reference().is_valid({**LOG, "records": plain})


def test_trouble_is_told_in_a_sentence() -> None:
    assert first_words({**LOG, "colour": 1}) == 'unknown key "colour"'
    assert first_words({"header": LOG["header"]}) == '"records" is missing'
    assert first_words(with_other(("header", "seed"), -1)) == "-1 is too small: at least 0"


def test_half_a_character_is_no_text() -> None:
    plain = json.loads(r'{"header": "\ud800", "records": []}')
    with pytest.raises(UnicodeEncodeError):
        [*misfits(with_other(("header", "scenario"), plain["header"]), self_contained("log"))]


def test_it_knows_every_word_that_the_schema_of_logs_uses() -> None:
    assert words_in(self_contained("log")) <= KNOWN | ABOUT


def words_in(schema: Any) -> set[str]:
    """The words of a schema, without our own marks and without the names of keys."""
    found = {word for word in schema if not word.startswith(("x-", "enumDesc"))}
    for named in ("properties", "patternProperties", "$defs"):
        for part in schema.get(named, {}).values():
            found |= words_in(part)
    for inner in (schema.get("items"), schema.get("additionalProperties")):
        found |= words_in(inner) if isinstance(inner, dict) else set()
    return found
