"""Rails and stations: where, for how much, what comes with it, and what waivers take off."""

import pytest

from tests.engine.systems.trains.situations.situation import Row, plays, row

RAIL = "play rail-laying; apply; "
BOB_AT_12 = {1: {"markers": "1,2"}}
TWO_AT_12 = {1: {"markers": "1,2"}, 2: {"markers": "1,2"}}
THREE_AT_12 = {1: {"markers": "1,2"}, 2: {"markers": "1,2"}, 3: {"markers": "1,2"}}
FULL = {"alder": 2, "birch": 3, "cedar": 1, "elm": 2, "gorse": 3, "hazel": 1}

COSTS = [
    row("TRN-RAIL-04", "a field is free", RAIL + "rail 1,2", {"coin": 0, "gained": "waste"},
        hand="rail-laying"),
    row("TRN-RAIL-04", "a river costs one", RAIL + "rail 3,2", {"coin": 1, "gained": "waste"},
        hand="rail-laying", coin=2),
    row("TRN-RAIL-04", "a mountain costs two", RAIL + "rail 1,0", {"coin": 0}, hand="rail-laying",
        coin=2, markers="1,1"),
    row("TRN-RAIL-04", "a city without stations costs one", RAIL + "rail 2,1", {"coin": 0},
        hand="rail-laying", coin=1),
    row("TRN-RAIL-04", "a city with three stations costs four", RAIL + "rail 4,2", {"coin": 0},
        hand="rail-laying", coin=4, markers="3,2", stations={"birch": 3}),
    row("TRN-RAIL-04", "a remote place of three costs three", RAIL + "rail 0,2", {"coin": 1},
        hand="rail-laying", coin=4, markers="1,2"),
    row("TRN-RAIL-04", "a remote place of two costs two", RAIL + "rail 7,5", {"coin": 0},
        hand="rail-laying", coin=2, markers="6,5", others={1: {"markers": "0,0"}}),
    row(("TRN-RAIL-04", "TRN-RAIL-07"), "one other marker costs one and brings one waste",
        RAIL + "rail 1,2", {"coin": 0, "gained": "2*waste"}, hand="rail-laying", coin=1,
        others=BOB_AT_12),
    row(("TRN-RAIL-04", "TRN-RAIL-07"), "three other markers cost three and bring one waste",
        RAIL + "rail 1,2", {"coin": 0, "gained": "2*waste"}, hand="rail-laying", coin=3,
        others=THREE_AT_12, players=4),
    row("TRN-RAIL-04", "a river with another marker costs two", RAIL + "rail 3,2",
        {"coin": 0, "gained": "2*waste"}, hand="rail-laying", coin=2,
        others={1: {"markers": "3,2"}}),
    row("TRN-RAIL-04", "a remote place with another marker costs its number and one",
        RAIL + "rail 0,2", {"coin": 0, "gained": "2*waste"}, hand="rail-laying", coin=4,
        markers="1,2", others={1: {"markers": "1,2 0,2"}}),
    row("TRN-RAIL-06", "one coin short is too short for a river", RAIL,
        {"refused": {"rail 3,2": "TRN-RAIL-06"}, "can": ["rail 1,2"]}, hand="rail-laying"),
    row("TRN-RAIL-06", "one coin short is too short beside others", RAIL,
        {"refused": {"rail 1,2": "TRN-RAIL-06"}}, hand="rail-laying", coin=1, others=TWO_AT_12,
        players=3),
    row("TRN-RAIL-06", "coin that is gained later does not help",
        RAIL, {"refused": {"rail 2,1": "TRN-RAIL-06", "play normal-train": "TRN-TURN-02"}},
        hand="rail-laying normal-train"),
    row("TRN-RAIL-08", "the worked example costs four coin and two waste", RAIL + "rail 2,1",
        {"coin": 0, "gained": "2*waste"}, hand="rail-laying", coin=4, stations={"alder": 2},
        others={1: {"markers": "2,1"}}),
    row("TRN-RAIL-08", "the worked example cannot be had for three", RAIL,
        {"refused": {"rail 2,1": "TRN-RAIL-06"}}, hand="rail-laying", coin=3,
        stations={"alder": 2}, others={1: {"markers": "2,1"}}),
    row("TRN-RAIL-09", "the value of a card pays for its own rail",
        "play tram; apply; rail 3,2", {"coin": 0}, hand="tram",
        cards=[{"id": "tram", "value": 1, "categories": ["rail"], "effects": [{"rail": 1}]}]),
    row("TRN-RAIL-12", "with one waste left it is that of the other marker", RAIL + "rail 1,2",
        {"gained": "waste", "waste": 0}, hand="rail-laying", coin=1, others=BOB_AT_12,
        supply={"waste": 1, "building": 4}),
]  # fmt: skip

PLACES = [
    row("TRN-RAIL-01", "two hexes away is too far", RAIL,
        {"refused": {"rail 2,4": "TRN-RAIL-01", "rail 4,2": "TRN-RAIL-01"}}, hand="rail-laying",
        coin=9),
    row("TRN-RAIL-01", "beside any own marker will do", RAIL + "rail 1,4",
        {"markers": "2,2 1,2 1,3 1,4"}, hand="rail-laying", markers="2,2 1,2 1,3"),
    row("TRN-RAIL-01", "beside a marker of Bob alone is not enough", RAIL,
        {"refused": {"rail 5,5": "TRN-RAIL-01"}}, hand="rail-laying", coin=9),
    row("TRN-RAIL-02", "a blocked border is the same from its other side", RAIL,
        {"refused": {"rail 3,4": "TRN-RAIL-02"}}, hand="rail-laying", coin=9, markers="4,4"),
    row("TRN-RAIL-02", "a hex behind a blocked border is reached around it", RAIL + "rail 6,1",
        {"markers": "5,1 6,0 6,1"}, hand="rail-laying", markers="5,1 6,0",
        others={1: {"markers": "0,0"}}),
    row("TRN-RAIL-03", "an own marker closes a hex", RAIL,
        {"refused": {"rail 2,2": "TRN-RAIL-03"}}, hand="rail-laying", coin=9),
    row("TRN-RAIL-03", "four players may share a hex", RAIL + "rail 1,2",
        {"markers": "2,2 1,2"}, hand="rail-laying", coin=3, others=THREE_AT_12, players=4),
    row("TRN-RAIL-05", "the sea is closed even with every waiver",
        "play underground-digging; apply", {"refused": {"rail 6,2": "TRN-RAIL-05"}},
        hand="underground-digging", markers="5,2", coin=40),
    row("TRN-RAIL-10", "all affordable hexes are taken: nothing, not even the waste",
        "play rail-laying", {"asked": False, "gained": "", "play": "rail-laying"},
        hand="rail-laying", markers="7,0", others={1: {"markers": "6,0 6,1"}}),
    row(("TRN-RAIL-10", "TRN-PLAY-04"), "a card whose rail cannot be laid cannot be applied",
        "play rail-laying", {"refused": {"apply": "TRN-PLAY-06"}}, hand="rail-laying",
        markers="0,0"),
    row("TRN-RAIL-10", "the last marker of twenty can be laid", RAIL + "rail 1,2; end",
        {"over": "Ann has placed all markers"}, hand="rail-laying",
        rules={"markers": {"track": 2}}),
    row("TRN-RAIL-10", "two rails need two markers", "play gang", {"asked": False}, hand="gang",
        rules={"markers": {"track": 2}}, cards=[
            {"id": "gang", "categories": ["rail"], "effects": [{"rail": 2}]}]),
    row("TRN-OPEN-07", "whoever applies a card has to lay its rail", RAIL,
        {"refused": {"done": "TRN-PLAY-04", "leave": "TRN-PLAY-04", "end": "TRN-TURN-02"}},
        hand="rail-laying"),
]  # fmt: skip

STATIONS = [
    row("TRN-STATION-01", "a station stands in a city alone",
        "play station-expansion; apply", {"refused": {
            "station 0,0": "TRN-STATION-01", "station 3,2": "TRN-STATION-01",
            "station 6,2": "TRN-STATION-01", "station 9,9": "TRN-STATION-01"}},
        hand="station-expansion"),
    row("TRN-STATION-02", "a city of one takes one", "play station-expansion; apply",
        {"refused": {"station 5,0": "TRN-STATION-02"}}, hand="station-expansion",
        stations={"cedar": 1}),
    row("TRN-STATION-02", "a city of three takes the third",
        "play station-expansion; apply; station 2,5", {"stations": {"gorse": 3}, "gained": "waste"},
        hand="station-expansion", stations={"gorse": 2}),
    row("TRN-STATION-03", "no marker is needed there",
        "play station-expansion; apply; station 7,1", {"stations": {"hazel": 1}},
        hand="station-expansion"),
    row("TRN-STATION-04", "a station is worth the same to both who are there",
        "play station-expansion; apply; station 2,1", {"scores": (4, 4)},
        hand="station-expansion", markers="2,2 2,1", others={1: {"markers": "2,1"}},
        stations={"alder": 1}),
    row("TRN-STATION-05", "the last station of thirty can be built",
        "play station-expansion; apply; station 4,2; end", {"over": "all stations are placed"},
        hand="station-expansion", stations={"birch": 2}, rules={"markers": {"stations": 3}}),
    row("TRN-STATION-05", "all cities are full: nothing, not even the waste",
        "play station-expansion", {"asked": False, "gained": "", "waste": 70},
        hand="station-expansion", stations=FULL),
    row("TRN-STATION-06", "a remote place is no city", "play station-expansion; apply",
        {"refused": {"station 0,2": "TRN-STATION-06", "station 7,5": "TRN-STATION-06"}},
        hand="station-expansion"),
    row("TRN-STATION-05", "two stations need room for two", "play twin", {"asked": False},
        hand="twin", stations={**FULL, "elm": 1},
        cards=[{"id": "twin", "categories": ["station"], "effects": [{"station": 2}]}]),
    row("TRN-STATION-02", "two stations may stand in one city",
        "play twin; apply; station 4,4; station 4,4", {"stations": FULL, "asked": False},
        hand="twin", stations={**FULL, "elm": 0},
        cards=[{"id": "twin", "categories": ["station"], "effects": [{"station": 2}]}]),
]  # fmt: skip


@pytest.mark.parametrize(
    "one",
    [
        pytest.param(one, id=one.told, marks=[pytest.mark.rule(rule) for rule in one.rules])
        for one in COSTS + PLACES + STATIONS
    ],
)
def test_on_the_board(one: Row) -> None:
    plays(one)
