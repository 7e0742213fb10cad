"""Where events act: floods of rivers alone, storms that strike something and leave something."""

from dataclasses import replace

import pytest

from model.collection import Things
from model.systems.crayon.things.part import CrayonPart
from tests.validator.examples import as_file, card, cards, messages, repaired, told
from validator.finding import ERROR, WARNING
from validator.running.run import findings_of

ISLAND = 'board: {paint: {"6,12": desert, "7,12": desert, "8,12": desert}}\n'
FERRY = "ferries:\n- {id: sand-ferry, name: Sand Ferry, ports: '4,12 6,12', cost: 4}\n"
SECOND = "- {id: shore-ferry, name: Shore Ferry, ports: '8,12 10,10', cost: 4}\n"


@pytest.mark.rule("VAL-CRY-53")
@pytest.mark.parametrize("water", ["mirror-lake", "heron-inlet", "white-pan"])
def test_only_rivers_are_flooded(water: str) -> None:
    both = f"waters: [{water}, wend]"
    layer = cards(card("flood", f"erase-crossing, {both}", f"close-crossing, {both}"))
    (found,) = told(layer)
    assert (found.code, found.severity) == ("DCK008", ERROR)
    assert found.route == ("events", "flood", "effects", 0, "waters", water)
    assert ("events", "flood", "effects", 1, "waters", water) in [also.route for also in found.also]
    mended = repaired(layer)
    assert [e.waters for e in mended.part_as(CrayonPart).events["flood"].effects] == [  # type: ignore[union-attr]
        ("wend",),
        ("wend",),
    ]
    assert findings_of(mended) == []


@pytest.mark.rule("VAL-CRY-53")
def test_a_flood_of_a_lake_alone_has_no_evident_repair() -> None:
    (found,) = told(cards(card("flood", "erase-crossing, waters: [mirror-lake]")))
    assert (found.code, found.repair) == ("DCK008", None)


@pytest.mark.rule("VAL-CRY-53")
def test_the_rules_may_let_a_dry_lake_flood() -> None:
    layer = cards(card("flood", "erase-crossing, waters: [white-pan]"))
    for reading, codes in (("never", ["DCK008"]), ("after-rains", []), ("always", [])):
        ruled = layer.replace("rules: {", f"rules: {{flood: {{dry_lakes: {reading}}}, ")
        assert [finding.code for finding in told(ruled)] == codes


@pytest.mark.rule("VAL-CRY-54")
@pytest.mark.parametrize(
    ("rain", "count", "codes"),
    [
        ("rekind, kind: dry-river, becomes: river", 1, []),
        ("rekind, kind: dry-river, surcharge: 2", 1, []),
        ("rekind, kind: dry-river, becomes: river", 0, ["DCK009"]),
        ("rekind, kind: dry-lake, surcharge: 2", 1, ["DCK009"]),
        ("rekind, kind: dry-river, becomes: lake", 1, ["DCK009"]),
    ],
)
def test_a_dry_river_floods_only_if_a_card_in_the_deck_fills_it(
    rain: str, count: int, codes: list[str]
) -> None:
    rains = card("desert-rains", rain, duration="permanent", count=count)
    layer = cards(rains, card("flood", "erase-crossing, waters: [thirst]"))
    assert [finding.code for finding in told(layer)] == codes


@pytest.mark.rule("VAL-CRY-53")
def test_a_water_that_is_not_there_is_told_once() -> None:
    layer = cards(card("flood", "erase-crossing, waters: [wnd]"))
    assert [finding.code for finding in told(layer)] == ["REF005"]


@pytest.mark.rule("VAL-CRY-55")
def test_a_flood_must_find_an_edge_to_build_over() -> None:
    canal = "waters:\n- {id: canal, name: Canal, kind: river, also_crosses: ['13,9 13,10']}\n"
    # Within Larkhaven there is no track to erase, but trains run there and are stopped.
    erased = cards(card("flood", "erase-crossing, waters: [canal]")) + canal
    assert messages(erased) == ["DCK010 Flood floods Canal, which no track can cross"]
    both = cards(card("flood", "erase-crossing, waters: [canal, wend]")) + canal
    closed = cards(card("flood", "close-crossing, waters: [canal]")) + canal
    assert messages(both) == messages(closed) == []


@pytest.mark.rule("VAL-CRY-56")
@pytest.mark.parametrize(
    ("effect", "what"),
    [
        ("lose-load, area: region(sands) and terrain(alpine)", "milepost"),
        ("half-rate, area: region(sands) minus terrain(desert)", "milepost"),
        ("no-pickup, area: region(whitecaps) and terrain(alpine)", "city"),
        ("no-delivery, area: region(sands)", "city"),
    ],
)
def test_an_area_must_hold_what_the_effect_strikes(effect: str, what: str) -> None:
    (found,) = told(cards(card("storm", effect)))
    assert (found.code, found.severity) == ("DCK011", WARNING)
    assert found.message.endswith(f"where there is no {what}")


@pytest.mark.rule("VAL-CRY-56")
def test_an_area_that_several_effects_share_is_told_once() -> None:
    nowhere = "area: region(sands) and terrain(alpine)"
    layer = cards(card("storm", f"half-rate, {nowhere}", f"no-build, {nowhere}"))
    assert [finding.code for finding in told(layer)] == ["DCK011"]


@pytest.mark.rule("VAL-CRY-56")
def test_an_area_that_names_what_is_not_there_is_told_once() -> None:
    for area, code in (
        ("region(sand)", "REF006"),
        ("'within(2, cities(nowhere))'", "REF003"),
        ("terrain(swamp)", "REF012"),
    ):
        assert [f.code for f in told(cards(card("storm", f"half-rate, area: {area}")))] == [code]


@pytest.mark.rule("VAL-CRY-56")
def test_along_track_an_area_may_be_more_than_it_is_on_the_map() -> None:
    area = "area: 'within(9, cities(belogor)) minus within(30, cities(belogor))'"
    layer = cards(card("storm", f"half-rate, {area}"))
    assert [finding.code for finding in told(layer)] == ["DCK011"]
    ruled = layer.replace("rules: {", "rules: {event: {metric: track}, ")
    assert messages(ruled) == []


@pytest.mark.rule("VAL-CRY-56")
def test_a_strike_on_links_needs_a_link() -> None:
    scenario = as_file(cards(card("strike", "no-link"))).scenario
    assert findings_of(scenario) == []
    bare = replace(scenario, part=replace(scenario.part_as(CrayonPart), links=Things()))
    # The dock strike of the tutorial is another.
    found = [one for one in findings_of(bare) if one.code == "DCK011"]
    assert {one.route[1] for one in found} == {"strike", "dock-strike"}


@pytest.mark.rule("VAL-CRY-57")
@pytest.mark.parametrize(
    ("effect", "codes"),
    [
        ("no-move", ["DCK012"]),
        ("lose-turn", ["DCK012"]),
        ("lose-load", ["DCK012"]),
        ("lose-load, area: all", ["DCK012"]),
        ("lose-turn, area: 'terrain(alpine, clear, desert, mountain)'", ["DCK012"]),
        ("lose-turn, area: region(whitecaps)", []),
        ("half-rate", []),
        ("no-move, area: 'terrain(alpine, clear, desert, mountain)'", ["DCK012"]),
        ("no-move, area: all minus region(sands)", []),
        ("no-build", ["DCK012"]),
        ("no-build, area: 'cities(astermoor, dunmarrow, larkhaven)'", ["DCK012"]),
        ("no-build, area: 'within(1, cities(astermoor, dunmarrow))'", []),
        ("no-build, area: 'cities(astermoor, dunmarrow)'", []),
    ],
)
def test_a_card_must_leave_something_to_do(effect: str, codes: list[str]) -> None:
    assert [finding.code for finding in told(cards(card("storm", effect)))] == codes


@pytest.mark.rule("VAL-CRY-63")
def test_a_train_that_is_put_back_needs_a_city_on_its_land() -> None:
    storm = cards(card("storm", "retreat, area: terrain(desert)"))
    (found,) = told(storm + ISLAND + FERRY + SECOND)
    assert (found.code, found.severity) == ("DCK017", WARNING)
    assert list(map(str, found.cells)) == ["6,12", "7,12", "8,12"]
    # Where the island is good for nothing at all, that is told instead; so it is without a ferry.
    assert [one.code for one in told(storm + ISLAND + FERRY)] == ["MAP026"]
    assert "DCK017" not in {one.code for one in told(storm + ISLAND)}
    village = "cities:\n- {id: isle, name: Isle, kind: small, at: '7,12', supplies: [machines]}\n"
    assert "DCK017" not in {f.code for f in told(storm + ISLAND + FERRY + SECOND + village)}


@pytest.mark.rule("VAL-CRY-64")
def test_rains_need_waters_of_their_kind() -> None:
    rain = cards(card("rain", "rekind, kind: dry-lake, becomes: lake", duration="permanent"))
    assert messages(rain) == []
    wet = rain + "waters:\n- {id: white-pan, kind: lake}\n"
    # The card of the tutorial that speaks of dry lakes is told as well.
    assert {(f.code, f.route[1]) for f in told(wet)} == {
        ("DCK018", "rain"),
        ("DCK018", "desert-rains"),
    }


@pytest.mark.rule("VAL-CRY-66")
@pytest.mark.parametrize(
    ("area", "codes"),
    [
        ("within(3, cities(wendmere))", []),
        ("within(9, cities(wendmere))", ["DCK019"]),
        ("within(9, cities(wendmere)) or region(sands)", ["DCK019"]),
        ("within(9, cities(wendmere)) and region(sands)", []),
        ("within(3, cities(wendmere, belogor, dunmarrow, larkhaven, vinehall))", []),
    ],
)
def test_a_derailment_is_a_matter_of_one_place(area: str, codes: list[str]) -> None:
    struck = f"area: '{area}'"
    layer = cards(card("crash", f"lose-load, {struck}", f"lose-turn, {struck}", duration="instant"))
    assert [finding.code for finding in told(layer)] == codes
