"""Tables of taxes: what is told of them agrees with what the engine takes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import load
from model.systems.crayon.things.consequences import tax_on
from tests.validator.examples import card, cards, messages, repaired, told
from validator.finding import ERROR, WARNING
from validator.running.run import findings_of
from validator.systems.crayon.checks.cards.taxes import Table

TUTORIAL = load(bundled_scenarios()["tutorial"])
TABLES = st.dictionaries(
    st.integers(0, 60).map(str), st.integers(0, 40), min_size=1, max_size=5
).flatmap(lambda table: st.sampled_from([table, {**table, "more": 30}]))


def tax(table: str) -> str:
    return cards(card("tax", f"tax, table: {{{table}}}", duration="instant"))


@pytest.mark.rule("VAL-CRY-59")
def test_a_table_that_ends_leaves_out_the_rich() -> None:
    layer = tax("30: 0, 60: 4")
    (found,) = told(layer)
    assert (found.code, found.severity, found.help) == ("DCK013", ERROR, "add more: 4")
    assert found.message == "Tax: who has more than 60 pays nothing, since the table ends there"
    assert findings_of(repaired(layer)) == []


@pytest.mark.rule("VAL-CRY-59")
@pytest.mark.parametrize(
    ("table", "line"),
    [("30: 1, more: 9", "30"), ("30: 0, 60: 32, more: 40", "60"), ("more: 5", "more")],
)
def test_a_line_takes_no_more_than_its_poorest_have(table: str, line: str) -> None:
    (found,) = told(tax(table))
    assert (found.code, found.severity) == ("DCK013", ERROR)
    assert found.route == ("events", "tax", "effects", 0, "table", line)


@pytest.mark.rule("VAL-CRY-59")
def test_a_line_may_take_all_that_its_poorest_have() -> None:
    assert messages(tax("30: 0, 60: 31, more: 61")) == []


@pytest.mark.rule("VAL-CRY-60")
def test_a_tax_that_falls_is_put_in_order() -> None:
    layer = tax("50: 0, 100: 15, 150: 10, more: 20")
    (found,) = told(layer)
    assert (found.code, found.severity) == ("DCK014", WARNING)
    assert found.message == "Tax: who has 101 to 150 pays 10, and who has 51 to 100 pays 15"
    assert findings_of(repaired(layer)) == []


@pytest.mark.rule("VAL-CRY-60")
def test_a_tax_may_stay_as_it_is() -> None:
    assert messages(tax("50: 0, 100: 10, 150: 10, more: 10")) == []


@pytest.mark.rule("VAL-CRY-59")
def test_the_table_of_the_rules_is_looked_at_where_a_card_uses_it() -> None:
    in_rules = "rules: {tax: {table: {200: 30, more: 10}}, "
    layer = tax("").replace("rules: {", in_rules)
    (found,) = told(layer)
    assert (found.code, found.route) == ("DCK014", ("rules", "tax", "table", "more"))
    assert findings_of(repaired(layer)) == []
    # All cards of the tutorial have tables of their own.
    assert messages(in_rules.rstrip(", ") + "}\n") == []
    twice = layer + card("tithe", "tax, table: {}", duration="instant")
    assert [finding.code for finding in told(twice)] == ["DCK014"]


@pytest.mark.rule("VAL-CRY-59")
@settings(max_examples=60, deadline=None)
@given(TABLES)
def test_lines_say_what_is_paid_in_play(amounts: dict[str, int]) -> None:
    lines = Table("", 0, "", (), Things(amounts)).lines
    for cash in range(70):
        held = [
            one for one in lines if one.least <= cash and (one.most is None or cash <= one.most)
        ]
        assert len(held) <= 1
        assert tax_on(cash, amounts) == (held[0].amount if held else 0)
        assert held or "more" not in amounts


def test_a_table_of_which_no_line_can_be_read_is_told_once() -> None:
    assert {finding.code for finding in told(tax("'1,1': 0, mdre: 9"))} == {"SCH004"}
