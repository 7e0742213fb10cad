"""What the checks of regions, prices, counts and islands see."""

import pytest

from model.scenario.scenario_form import look_at
from tests.validator.examples import codes_after_repair, found_by, repaired

ALPINE_AND_DESERT = "terrain: {alpine: 5, desert: 1}"


@pytest.mark.rule("VAL-CRY-23")
@pytest.mark.parametrize(
    ("region", "is_told"),
    [
        ("{id: nowhere, name: Nowhere}", True),
        ("{id: nowhere, area: terrain(clear) and terrain(desert)}", True),
        ("{id: nowhere, cells: '7,10 8,10'}", True),
        ("{id: nowhere, area: region(nowhere)}", True),
        # A city overseas is something, and an unknown one is told elsewhere.
        ("{id: nowhere, cities: [koralia]}", False),
        ("{id: nowhere, cities: [korallia]}", False),
        ("{id: nowhere, area: region(sandz)}", False),
    ],
)
def test_a_region_that_holds_nothing_is_told(region: str, is_told: bool) -> None:
    assert bool(found_by(f"regions:\n- {region}\n", "MAP023")) is is_told


@pytest.mark.rule("VAL-CRY-23")
def test_a_city_may_lie_in_a_desert_and_a_meadow_may_not() -> None:
    with_city = 'regions:\n- {id: sands, cells: "1,9 2,9 1,10 2,10 3,10 1,11 2,11 2,12"}\n'
    assert not found_by(with_city, "MAP024")
    with_meadow = 'regions:\n- {id: sands, cells: "1,9 2,9 3,9 2,10 3,10 1,11 2,11 2,12"}\n'
    after = repaired(with_meadow, "MAP024").regions["sands"]
    assert (3, 9) not in after.cells
    assert not codes_after_repair(with_meadow, "MAP024")


@pytest.mark.rule("VAL-CRY-23")
def test_what_an_outline_holds_cannot_be_taken_off_a_list() -> None:
    layer = 'regions:\n- {id: dunes, kind: desert, outline: "0.5,8.5 3.8,8.5 3.8,12.5 0.5,12.5"}\n'
    assert [finding.repair for finding in found_by(layer, "MAP024")] == [None]


SHORE = 'regions:\n- {id: shore, kind: coast, cells: "%s"}\n'


@pytest.mark.rule("VAL-CRY-24")
def test_a_gap_of_one_milepost_in_a_coast_is_closed() -> None:
    layer = SHORE % "14,1 15,2 15,4 15,5"
    assert (15, 3) in repaired(layer, "MAP025").regions["shore"].cells
    assert not codes_after_repair(layer, "MAP025")


@pytest.mark.rule("VAL-CRY-24")
def test_a_wide_gap_is_told_and_left_to_the_designer() -> None:
    assert [finding.repair for finding in found_by(SHORE % "14,1 15,5", "MAP025")] == [None]


@pytest.mark.rule("VAL-CRY-24")
def test_an_island_has_a_coast_of_its_own() -> None:
    island = 'board: {paint: {"7,10": clear, "8,10": clear}}\n'
    assert not found_by(island + SHORE % "14,1 15,2 7,10 8,10", "MAP025")


@pytest.mark.rule("VAL-CRY-24")
def test_cities_belong_to_a_coast_wherever_they_stand() -> None:
    layer = "regions:\n- {id: shore, kind: coast, cities: [kestrel-bay, gannet-point]}\n"
    assert not found_by(layer, "MAP025")


@pytest.mark.rule("VAL-CRY-05")
def test_terrain_whose_price_was_taken_away_is_closed_on_purpose() -> None:
    assert found_by("rules: {preset: empire-builder}\n", "RUL001")
    closed = "rules: {cost: {terrain: {alpine: null}}}\n"
    assert not found_by(closed, "RUL001")


@pytest.mark.rule("VAL-CRY-05")
def test_a_misspelt_kind_of_terrain_is_corrected() -> None:
    layer = 'board: {legend: {"^": moutain}}\n'
    assert not codes_after_repair(layer, "RUL001")


@pytest.mark.rule("VAL-CRY-05")
@pytest.mark.parametrize(
    ("cost", "is_told"),
    [
        ("crossing: {dry-lake: 1}", True),
        ("crossing: {dry-lake: 1, dry-river: null}", False),
        ("crossing: {dry-lake: 1, dry-river: 1}", False),
    ],
)
def test_a_kind_of_water_needs_a_price_or_a_word(cost: str, is_told: bool) -> None:
    layer = f"rules: {{preset: empire-builder, cost: {{{ALPINE_AND_DESERT}, {cost}}}}}\n"
    assert bool(found_by(layer, "RUL002")) is is_told


@pytest.mark.rule("VAL-CRY-05")
def test_lakes_that_are_crossed_nowhere_need_no_price() -> None:
    layer = "rules: {build: {lakes: listed}, cost: {crossing: {lake: null}}}\n"
    assert not found_by(layer, "RUL002")


@pytest.mark.rule("VAL-CRY-07")
@pytest.mark.parametrize(
    ("cost", "help_text"),
    [
        ("terrain: {swamp: 3}", ""),
        ("terrain: {montain: 3, mountain: null}", "did you mean mountain?"),
        ("crossing: {inlet: 3}", None),
        ("terrain: {jungle: null}", None),
    ],
)
def test_only_prices_of_the_scenario_itself_can_be_idle(cost: str, help_text: str | None) -> None:
    found = found_by(f"rules: {{cost: {{{cost}}}}}\n", "RUL003")
    assert [finding.help for finding in found] == ([] if help_text is None else [help_text])


@pytest.mark.rule("VAL-CRY-07")
def test_a_price_under_a_misspelt_name_is_put_under_the_right_one() -> None:
    layer = "rules: {cost: {terrain: {montain: 2, mountain: null}}}\n"
    after = repaired(layer, "RUL003")
    assert look_at(after, ("rules", "cost", "terrain", "mountain")) == 2
    assert codes_after_repair(layer, "RUL003") == set()


@pytest.mark.rule("VAL-CRY-07")
def test_a_price_for_what_an_event_makes_of_dry_water_is_not_idle() -> None:
    layer = """\
rules: {cost: {crossing: {inlet: 3}, after_rains: {dry-river: 2}}}
waters:
- {id: heron-inlet, kind: lake}
events:
- {id: desert-rains, effects: [{effect: rekind, kind: dry-river, becomes: inlet}]}
"""
    assert not found_by(layer, "RUL003")
    assert found_by(layer.replace("becomes: inlet", "becomes: river"), "RUL003")


@pytest.mark.parametrize(
    ("code", "key", "number"),
    [
        pytest.param("RUL004", "cities", 12, marks=pytest.mark.rule("VAL-CRY-36")),
        pytest.param("RUL004", "majors", 3, marks=pytest.mark.rule("VAL-CRY-36")),
        pytest.param("RUL005", "chips", 30, marks=pytest.mark.rule("VAL-CRY-42")),
        pytest.param("RUL005", "demand_cards", 36, marks=pytest.mark.rule("VAL-CRY-50")),
        pytest.param("RUL005", "event_cards", 8, marks=pytest.mark.rule("VAL-CRY-50")),
    ],
)
def test_a_declared_number_is_counted_and_corrected(code: str, key: str, number: int) -> None:
    layer = f"rules: {{declared: {{{key}: {number + 2}}}}}\n"
    assert [finding.route for finding in found_by(layer, code)] == [("rules", "declared", key)]
    assert repaired(layer, code).rules["declared"][key] == number
    assert not found_by(f"rules: {{declared: {{{key}: null}}}}\n", code)


@pytest.mark.rule("VAL-CRY-50")
def test_a_card_of_which_there_are_two_counts_twice() -> None:
    (finding,) = found_by("events:\n- {id: snow, count: 2}\n", "RUL005")
    assert finding.message.endswith("declares 8 event cards and has 9")


@pytest.mark.rule("VAL-CRY-36")
def test_what_a_variant_declares_is_told_there() -> None:
    layer = "rules: {removed: [declared]}\nvariants: [published-counts]\n"
    (finding,) = found_by(layer, "RUL004")
    assert finding.route == ("variants",)
    assert "52 cities, 4 of them Major Cities, and has 12 and 3" in finding.message
    after = repaired(layer, "RUL004").rules["declared"]
    assert (after["cities"], after["majors"]) == (12, 3)


ISLAND = """\
board: {paint: {"15,11": clear, "15,12": clear}}
ferries:
- {id: rock-ferry, ports: "12,12 15,11", cost: 4}
"""


def test_an_island_between_two_ferries_is_a_stage() -> None:
    assert found_by(ISLAND, "MAP026")
    assert not found_by(f'{ISLAND}- {{id: other, ports: "15,12 12,11", cost: 4}}\n', "MAP026")
