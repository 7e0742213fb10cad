"""What the checks of money tell: to begin with, and for a single section."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.logs.session import new_game
from engine.systems.crayon.actions.kinds import Build
from tests.validator.examples import as_file, codes_in, told
from validator.finding import ERROR, WARNING


@pytest.mark.rule("VAL-CRY-76")
def test_the_first_section_can_be_paid() -> None:
    poor = "rules: {start: {cash: 0}}\n"
    assert codes_in(poor) == ["ECO020"]
    loan = "variants: [borrowing]\n"
    assert [f.severity for f in told(poor + loan, "ECO020")] == [WARNING]
    assert codes_in("rules: {turn: {spend_limit: 0}}\n") == ["ECO020"]
    assert told("rules: {turn: {spend_limit: 0}}\n" + loan, "ECO020")[0].severity == ERROR


@pytest.mark.rule("VAL-CRY-76")
def test_a_section_may_leave_a_major_city() -> None:
    none = "rules: {build: {from_major_limit: 0}}\n"
    assert codes_in(none) == ["ECO020"]
    paid = none.replace("}}", ", from_major_scope: all-majors-then-paid}}")
    assert told(paid, "ECO020") == []


@pytest.mark.rule("VAL-CRY-76")
@settings(max_examples=20, deadline=None)
@given(
    cash=st.integers(0, 6),
    limit=st.integers(0, 6),
    clear=st.integers(0, 5),
    from_majors=st.integers(0, 1),
    scope=st.sampled_from(["all-majors", "each-major", "all-majors-then-paid"]),
)
def test_the_engine_agrees_on_who_can_begin(
    cash: int, limit: int, clear: int, from_majors: int, scope: str
) -> None:
    rules = (
        f"rules:\n  start: {{cash: {cash}}}\n  turn: {{spend_limit: {limit}}}\n"
        f"  cost: {{terrain: {{clear: {clear}, mountain: 5, alpine: 6, desert: 5}}, major: 5}}\n"
        f"  build: {{from_major_limit: {from_majors}, from_major_scope: {scope}}}\n"
    )
    game = new_game(as_file(rules).scenario, 2)
    can_build = any(isinstance(action, Build) for action in game.actions())
    assert can_build is not bool(told(rules, "ECO020"))


@pytest.mark.rule("VAL-CRY-77")
def test_some_delivery_can_be_joined_with_the_first_cash() -> None:
    assert codes_in("rules: {start: {cash: 2}}\n") == ["ECO021"]
    (found,) = told("rules: {start: {cash: 4, build_rounds: 1}}\n", "ECO021")
    assert found.message == (
        "everybody begins with 4, and the cheapest track for any demand, fish to larkhaven, costs 5"
    )
    assert told("rules: {start: {cash: 5}}\n", "ECO021") == []
    slow = "rules: {start: {build_rounds: 1}, turn: {spend_limit: 4}}\n"
    assert "ECO022" in codes_in(slow), "a city that costs more than a turn is worse"


@pytest.mark.rule("VAL-CRY-81")
def test_a_price_above_the_limit_is_told_once_with_all_that_lies_behind_it() -> None:
    (found,) = told("rules: {cost: {small: 21}}\n", "ECO022")
    assert found.message == (
        "no track can come to Brackenfold, Belogor, Vinehall and Whitepan: "
        "a section there costs 21, and 20 may be spent in a turn"
    )
    assert found.edges
    assert codes_in("rules: {cost: {small: 21}}\n") == ["ECO022"]


@pytest.mark.rule("VAL-CRY-81")
def test_a_dear_milepost_that_can_be_passed_by_is_only_a_warning() -> None:
    (found,) = told("rules: {cost: {terrain: {alpine: 30}}}\n", "ECO022")
    assert found.severity == WARNING
    assert found.message.startswith("no track can come to 10 mileposts around 4,0: ")


@pytest.mark.rule("VAL-CRY-81")
def test_majors_that_only_a_dear_section_joins_cannot_be_joined() -> None:
    wall = ", ".join(
        f'"{cell}": alpine' for cell in "9,1 8,2 9,2 8,3 9,3 10,4 10,3 11,4 13,2 14,2 15,2".split()
    )
    apart = (
        "rules: {cost: {terrain: {alpine: 30}}}\n"
        f"board: {{paint: {{{wall}}}}}\n"
        "ferries:\n- {id: gannet-ferry, removed: true}\n"
    )
    found = told(apart, "ECO022")
    assert found, "Astermoor lies behind the wall"
    assert found[0].severity == ERROR


@pytest.mark.rule("VAL-CRY-81")
def test_a_link_that_costs_more_than_a_turn_can_never_be_bought() -> None:
    dear = "links:\n- {id: koralia-line, cost: 21}\n"
    assert [f.route for f in told(dear, "ECO022")] == [("links", "koralia-line", "cost")]
    assert told(dear + "rules: {link: {purchase_in_spend_limit: false}}\n", "ECO022") == []


@pytest.mark.parametrize(
    ("rules", "severity"),
    [
        ("win: {cash: 30}", WARNING),
        ("win: {cash: 30, majors: 1}", WARNING),
        ("start: {cash: 120}", WARNING),
        ("win: {cash: 30, majors: 0}", ERROR),
        ("win: {cash: 0, majors: 0}", ERROR),
    ],
)
def test_nobody_begins_with_the_money_to_win(rules: str, severity: str) -> None:
    (found,) = told(f"rules: {{{rules}}}\n", "RUL023")
    assert found.severity == severity
    assert ("won before it begins" in found.message) is (severity == ERROR)


@pytest.mark.parametrize("rules", ["win: {cash: 31, majors: 0}", "start: {cash: 119}"])
def test_a_little_more_than_everybody_has_is_something_to_play_for(rules: str) -> None:
    assert told(f"rules: {{{rules}}}\n", "RUL023") == []


def test_where_only_the_last_card_ends_a_game_no_cash_wins_it() -> None:
    layer = "variants: [sudden-death]\nrules: {win: {cash: 10}, sudden_death: {earlier_win: %s}}\n"
    assert told(layer % "false", "RUL023") == []
    assert told(layer % "true", "RUL023") != []
