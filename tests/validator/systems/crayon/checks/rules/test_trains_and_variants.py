"""What the checks of trains and variants tell, where they point, and what their repairs leave."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.validator.examples import codes_after_repair, codes_in, told
from validator.finding import ERROR, WARNING
from validator.systems.crayon.checks.rules.upgrades import circles

PONY = "{name: Pony, speed: 6, half_rate: 3, capacity: 2, upgrades: {freight: 20}, crossgrades: {}}"


@pytest.mark.rule("VAL-CRY-73")
def test_two_first_trains_need_the_variant_that_gives_them() -> None:
    two = "rules: {start: {trains: [freight, freight]}}\n"
    assert [f.route for f in told(two, "RUL010")] == [("rules", "start", "trains")]
    assert codes_in(two + "variants: [additional-trains]\n") == []
    assert codes_after_repair(two, "RUL010") == set()


@pytest.mark.rule("VAL-CRY-73")
def test_a_circle_of_upgrades_is_told_once_and_at_the_upgrade_that_closes_it() -> None:
    circle = "rules: {trains: {super-freight: {upgrades: {freight: 20}}}}\n"
    (found,) = told(circle, "RUL011")
    assert found.route == ("rules", "trains", "super-freight", "upgrades", "freight")
    assert found.message.endswith("from freight to fast-freight to super-freight to freight")
    assert codes_after_repair(circle, "RUL011") == set()


@given(
    st.dictionaries(
        st.sampled_from("abcdef"), st.dictionaries(st.sampled_from("abcdefg"), st.just(20))
    )
)
def test_circles_are_found_where_there_are_some(leads: dict[str, dict[str, int]]) -> None:
    found = list(circles(leads))
    for circle in found:
        assert len({*circle}) == len(circle)
        steps = zip(circle, [*circle[1:], circle[0]], strict=True)
        assert all(then in leads[first] for first, then in steps)
    assert len({name for circle in found for name in circle}) == sum(map(len, found))
    assert bool(found) == any(name in _after(leads, name) for name in leads)


def _after(leads: dict[str, dict[str, int]], name: str) -> set[str]:
    ahead = list(leads[name])
    for one in ahead:
        ahead += [then for then in leads.get(one, ()) if then not in ahead]
    return set(ahead)


@pytest.mark.rule("VAL-CRY-74")
def test_a_low_limit_is_told_once_where_it_is_said() -> None:
    (found,) = told("rules: {turn: {spend_limit: 19}}\n", "RUL012")
    assert found.route == ("rules", "turn", "spend_limit")
    assert "freight to fast-freight for 20" in found.message
    assert told("rules: {turn: {spend_limit: 20}}\n", "RUL012") == []


@pytest.mark.rule("VAL-CRY-74")
def test_a_train_is_reached_by_upgrades_by_crossgrades_and_by_beginning_with_it() -> None:
    first = "rules: {start: {trains: [fast-freight]}}\n"
    (found,) = told(first, "RUL013")
    assert found.message == "nobody can ever have freight and heavy-freight: no upgrade leads there"
    (found,) = told(first + "variants: [crossgrading]\n", "RUL013")
    assert found.message == "nobody can ever have freight: no upgrade leads there"
    assert told(f"rules: {{start: {{trains: [pony]}}, trains: {{pony: {PONY}}}}}\n", "RUL013") == []
    seat = "position: {seats: [{trains: [{type: pony}]}]}\n"
    assert told(f"rules: {{trains: {{pony: {PONY}}}}}\n{seat}", "RUL013") == []


@pytest.mark.rule("VAL-CRY-75")
def test_a_forgotten_half_rate_is_mended_without_asking() -> None:
    forgotten = "rules: {trains: {super-freight: {speed: 15}}}\n"
    (found,) = told(forgotten, "RUL014")
    assert found.route == ("rules", "trains", "super-freight", "speed")
    assert found.repair is not None
    assert found.repair.safe
    assert codes_after_repair(forgotten, "RUL014") == set()
    (said,) = told("rules: {trains: {super-freight: {half_rate: 7}}}\n", "RUL014")
    assert said.route[-1] == "half_rate"
    assert said.repair is not None
    assert not said.repair.safe


@pytest.mark.rule("VAL-CRY-75")
def test_one_slip_in_a_speed_is_one_finding() -> None:
    assert codes_in("rules: {trains: {super-freight: {speed: 1}}}\n") == ["RUL015"]
    assert codes_in("rules: {trains: {heavy-freight: {capacity: 1}}}\n") == ["RUL015"]


@pytest.mark.rule("VAL-CRY-82")
def test_each_pair_of_variants_at_odds_is_told_and_one_of_them_can_be_switched_off() -> None:
    pair = "variants: [cash-only-win, time-limit]\n"
    (found,) = told(pair, "RUL016")
    assert found.route == ("variants", "time-limit")
    assert codes_after_repair(pair, "RUL016") == set()
    three = "variants: [fast-start, fast-trains, slow-start]\n"
    assert len(told(three, "RUL016")) == 2


@pytest.mark.rule("VAL-CRY-82")
def test_a_variant_that_is_not_offered_is_told() -> None:
    assert codes_in("variants: [fast-train]\n") == ["REF014"]


@pytest.mark.rule("VAL-CRY-83")
def test_a_variant_for_some_of_the_numbers_is_a_warning_and_for_none_an_error() -> None:
    some = "players: {max: 4}\nvariants: [honeymoon-chips]\n"
    assert [f.severity for f in told(some, "RUL017")] == [WARNING]
    assert "RUL017" not in codes_after_repair(some, "RUL017")
    none = "players: {min: 4, max: 4}\nvariants: [honeymoon-chips, limited-city-access]\n"
    assert [f.severity for f in told(none, "RUL017")] == [ERROR, ERROR]
    six = "players: {min: 5, max: 6}\nvariants: [limited-city-access]\n"
    assert told(six, "RUL017") == []


@pytest.mark.rule("VAL-CRY-84")
def test_the_circus_needs_its_home_on_the_map_and_cards_with_its_number() -> None:
    overseas = "variants: [circus]\nrules: {circus: {home: koralia}}\n"
    assert len(told(overseas, "RUL018")) == 1
    misspelt = "variants: [circus]\nrules: {circus: {home: Vine Hall}}\n"
    assert told(misspelt.replace("Vine Hall", "vinhall"), "RUL018")[0].help.startswith("did you")
    assert codes_after_repair(misspelt.replace("Vine Hall", "vinhall"), "RUL018") == set()
    rare = "variants: [circus]\nrules: {circus: {home: vinehall, every: 37}}\n"
    assert "divisible by 37" in told(rare, "RUL018")[0].message
    assert told(rare.replace("37", "36"), "RUL018") == []


@pytest.mark.rule("VAL-CRY-85")
def test_sudden_death_asks_for_twelve_cards_and_three_for_each_player() -> None:
    just = "variants: [sudden-death]\nrules: {sudden_death: {no_discard_below: 32}}\n"
    assert told(just, "RUL019") == []
    assert len(told(just.replace("32", "33"), "RUL019")) == 1
    assert len(told(just + "players: {max: 5}\n", "RUL019")) == 1
