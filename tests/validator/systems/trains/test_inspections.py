"""What the rulebook of Trains wants looked at before play is told by the check that holds it."""

import pytest

from engine.rulebook import find
from tests.generate.samples import sample
from tests.validator.examples import examined
from validator.check import all_checks, check_called

CLOSED = "field, mountain, river, sea"
GONE = ", ".join(
    f"{{id: {one}, removed: true}}"
    for one in sample("lantern-bay").cities
    if one not in ("ashmoor", "lantern", "cape")
)
"""All of Lantern Bay but two cities and a remote place."""
CARDS, SUPPLY = "cards: [{id", "rules: {supply"
LITTLE, OVER = "{category: train, max_cost: 1}", "{category: train, over_trashed: 1}"
NO_TRAINS = "start: {deck: {normal-train: null, rail-laying: 4}}"
CARD = "name: Night shift, cost: 4"
HELD = [
    ("TRN-CHK-01", "MAP301", 'cities: [{id: ashmoor, at: "2,2"}]'),
    ("TRN-CHK-02", "MAP302", 'board: {legend: {"^": moutain}}'),
    ("TRN-CHK-02", "MAP001", 'board: {legend: {"^": null}}'),
    ("TRN-CHK-03", "SCH006", "cities: [{id: ashmoor, room: 0}]"),
    ("TRN-CHK-03", "SCH009", "cities: [{id: cape, room: 2}]"),
    ("TRN-CHK-04", "SCH006", "cities: [{id: cape, number: 0}]"),
    ("TRN-CHK-04", "SCH009", "cities: [{id: ashmoor, number: 2}]"),
    ("TRN-CHK-05", "SCH010", 'blocked: ["6,1 8,1"]'),
    ("TRN-CHK-05", "MAP303", 'blocked: ["9,0 10,0"]'),
    ("TRN-CHK-06", "REF002", 'blocked: ["6,1 7,1", "7,1 6,1"]'),
    ("TRN-CHK-06", "MAP304", 'blocked: ["6,4 7,4"]'),
    ("TRN-CHK-07", "MAP305", f"rules: {{costs: {{closed: [{CLOSED}]}}}}\ncities: [{GONE}]"),
    ("TRN-CHK-08", "NET301", 'blocked: ["7,0 8,0", "7,1 8,0", "7,1 8,1", "8,1 8,2", "8,1 9,2"]'),
    ("TRN-CHK-09", "NET302", "rules: {markers: {track: 67}}"),
    ("TRN-CHK-10", "NET303", 'blocked: ["8,0 9,0", "8,1 9,0"]'),
    ("TRN-CHK-10", "NET304", 'blocked: ["7,0 8,0", "7,1 8,0", "8,0 8,1", "8,0 9,0"]'),
    ("TRN-CHK-11", "RUL301", "rules: {markers: {stations: 50}}"),
    ("TRN-CHK-13", "REF001", f"cards: [{{id: night, {CARD}}}, {{id: night, cost: 3}}]"),
    ("TRN-CHK-13", "REF011", "kits: [{id: short, cards: [night-shift]}]"),
    ("TRN-CHK-14", "SCH006", "cards: [{id: garage, cost: -1}]"),
    ("TRN-CHK-14", "SCH003", "cards: [{id: garage, value: much}]"),
    ("TRN-CHK-14", "SCH008", "cards: [{id: garage, points: 1.5}]"),
    ("TRN-CHK-15", "DCK301", f"cards: [{{id: night, {CARD}}}]"),
    ("TRN-CHK-15", "SCH005", "cards: [{id: garage, categories: [tram]}]"),
    ("TRN-CHK-16", "SCH001", "cards: [{id: garage, effects: [{teleport: 2}]}]"),
    ("TRN-CHK-16", "SCH003", "cards: [{id: garage, effects: [{draw: {cards: 2}}]}]"),
    ("TRN-CHK-16", "SCH005", "cards: [{id: garage, effects: [{coin_of_chosen: tram}]}]"),
    ("TRN-CHK-17", "DCK302", "cards: [{id: garage, effects: [{draw: 1}, {coin_per_returned: 1}]}]"),
    ("TRN-CHK-18", "DCK302", f"{CARDS}: garage, effects: [{{gain: {OVER}}}]}}]"),
    ("TRN-CHK-19", "DCK304", "cards: [{id: garage, categories: [waste]}]"),
    ("TRN-CHK-20", "DCK305", "cards: [{id: garage, cost: 0}]"),
    ("TRN-CHK-21", "DCK306", "rules: {hand: 11}"),
    ("TRN-CHK-22", "DCK306", "rules: {start: {deck: {rail-laying: 6}}}"),
    ("TRN-CHK-22", "DCK307", "rules: {supply: {always: {rail-laying: 20}}}"),
    ("TRN-CHK-23", "DCK308", "kits: [{id: short, cards: [garage]}]"),
    ("TRN-CHK-24", "DCK309", "rules: {supply: {select: {from: [garage]}}}"),
    ("TRN-CHK-25", "DCK310", "rules: {supply: {select: {count: 1, from: [garage]}}}"),
    ("TRN-CHK-26", "DCK311", f"{CARDS}: wagon-factory, effects: [{{gain: {LITTLE}}}]}}]"),
    ("TRN-CHK-27", "DCK311", f"{SUPPLY}: {{select: {{count: 1, from: [stationmaster-office]}}}}}}"),
    ("TRN-CHK-28", "DCK311", 'board: {legend: {"r": field}}'),
    ("TRN-CHK-29", "DCK311", f"{SUPPLY}: {{select: {{kit: osaka-beginners}}}}, {NO_TRAINS}}}"),
    ("TRN-CHK-30", "RUL302", "rules: {end: {empty_piles: 16}}"),
    ("TRN-CHK-31", "DCK312", "rules: {supply: {always: {building: 0}}}"),
    ("TRN-CHK-33", "RUL313", 'position: {seats: [{markers: "9,6"}]}'),
    ("TRN-CHK-34", "RUL314", "position: {seats: [{deck: [waste]}]}"),
    ("TRN-CHK-35", "RUL316", f"position: {{shuffles: [[{'garage, ' * 11}]]}}"),
    ("TRN-CHK-36", "RUL006", "players: {min: 5}"),
    ("TRN-CHK-36", "RUL315", "position: {seats: [{}, {}, {}, {}, {}]}"),
    ("TRN-CHK-36", "DCK306", "players: {max: 5}"),
    ("TRN-CHK-37", "RUL303", "rules: {scoring: {stations: [0, 3, 2, 8]}}"),
    ("TRN-CHK-37", "RUL303", "rules: {scoring: {stations: [0, 2, 4]}}"),
    ("TRN-CHK-38", "DCK314", "cards: [{id: ironworks, value: 0}]"),
    ("TRN-CHK-39", "RUL312", f"position: {{seats: [{{hand: [{'garage, ' * 11}]}}]}}"),
    ("TRN-CHK-40", "RUL310", 'position: {seats: [{markers: "4,2 6,2"}]}'),
    ("TRN-CHK-41", "RUL310", 'position: {seats: [{markers: "6,5 6,4"}]}'),
    ("TRN-CHK-41", "RUL311", "position: {stations: {ashmoor: 2}}"),
    ("TRN-CHK-42", "RUL304", "cards: [{id: waste, count: 39}]"),
    ("TRN-CHK-44", "DCK315", "cards: [{id: garage, effects: [{copy: {from: hand}}]}]"),
    ("TRN-CHK-45", "DCK311", "rules: {costs: {terrain: {river: 0}}}"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("held", "code", "layer"),
    [
        pytest.param(held, code, layer, marks=pytest.mark.rule(held), id=f"{held}-{code}")
        for held, code, layer in HELD
    ],
)
def test_it_is_told_by_the_check_that_holds_it(held: str, code: str, layer: str) -> None:
    inspection, check = find(held), check_called(code)
    assert inspection.id == held
    assert check is not None
    assert held in check.holds
    found = {placed.finding.code for placed in examined(layer + "\n", "trains")}
    assert code in found


def test_every_inspection_that_is_no_mere_fact_has_a_check_and_stands_here() -> None:
    facts = {"TRN-CHK-43", "TRN-CHK-46"}
    of_boards = {"TRN-CHK-12", "TRN-CHK-32"}
    held = {one for check in all_checks() for one in check.holds if one.startswith("TRN-CHK")}
    assert held | facts == {f"TRN-CHK-{number:02}" for number in range(1, 47)}
    assert {one for one, _, _ in HELD} | facts | of_boards == held | facts
