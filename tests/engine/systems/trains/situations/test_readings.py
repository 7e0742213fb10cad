"""What the rulebook leaves open, as the later edition or a scenario reads it, one row each."""

from typing import Any

import pytest

from tests.engine.systems.trains.situations.situation import Row, plays, row

LATER = ("later-edition",)
BOB = {1: {"markers": "1,2"}}
DALE = {1: {"markers": "1,2 0,2"}}


def playing(**values: Any) -> dict[str, Any]:
    return {"playing": values}


LATER_EDITION = [
    row("TRN-OPEN-01", "an office copies a card of the hand, which stays there",
        "play stationmaster-office; choose tourist-train",
        {"points": 1, "coin": 0, "hand": "tourist-train"}, hand="stationmaster-office "
        "tourist-train", variants=LATER),
    row("TRN-OPEN-01", "and none of the play area",
        "play tourist-train; play stationmaster-office", {"asked": False, "points": 1},
        hand="stationmaster-office tourist-train", variants=LATER),
    row("TRN-OPEN-02", "nothing is asked, effects are applied",
        "play tourist-train; play control-room", {"points": 1, "hand": "2*waste"},
        hand="tourist-train control-room", deck="2*waste", variants=LATER),
    row("TRN-OPEN-02", "a rail that cannot be laid leaves its Waste",
        "play rail-laying", {"gained": "waste", "asked": False}, hand="rail-laying", markers="0,0",
        variants=LATER),
    row("TRN-RAIL-11", "Tunnel waives from the next rail on",
        "play tunnel; rail 2,0; play rail-laying", {"can": ["rail 1,0"], "gained": "waste"},
        hand="tunnel rail-laying", markers="1,1", variants=LATER),
    row("TRN-RAIL-11", "its own mountain is paid", "play tunnel",
        {"refused": {"rail 1,0": "TRN-RAIL-06"}}, hand="tunnel", markers="1,1", variants=LATER),
    row("TRN-CARD-collaboration", "the Waste of Collaboration's own rail is gained",
        "play collaboration; rail 1,2", {"gained": "2*waste", "coin": 0}, hand="collaboration",
        coin=1, others=BOB, variants=LATER),
    row("TRN-OPEN-04", "Underground digging waives remote places from then on",
        "play underground-digging; rail 1,2; play rail-laying; rail 0,2", {"coin": 0},
        hand="underground-digging rail-laying", markers="2,2", variants=LATER),
]  # fmt: skip

OTHERS = [
    row("TRN-OPEN-02", "only actions may be left: a waiver card is applied",
        "play tunnel; rail 1,0; play tourist-train; leave", {"points": 0, "gained": "waste"},
        hand="tunnel tourist-train", markers="1,1",
        rules=playing(effects="actions-may-be-left")),
    row("TRN-OPEN-02", "a station is forced then", "play station-expansion",
        {"refused": {"leave": "TRN-PLAY-04"}, "can": ["station 4,2"]}, hand="station-expansion",
        rules=playing(effects="actions-may-be-left")),
    row("TRN-OPEN-03", "Ironworks for Rail laying alone",
        "play ironworks; apply; play viaduct; leave; play rail-laying; leave", {"coin": 3},
        hand="ironworks viaduct rail-laying", variants=("ironworks-by-name",)),
    row("TRN-OPEN-04", "Waste of others waived by Underground digging",
        "play underground-digging; apply; rail 1,2", {"gained": "waste"},
        hand="underground-digging", others=BOB, rules={"waiving": {"foreign_waste": True}}),
    row("TRN-OPEN-04", "coin of others due on a remote place", "play underground-digging; apply",
        {"refused": {"rail 0,2": "TRN-RAIL-06"}}, hand="underground-digging", coin=3,
        markers="1,2", others=DALE, rules={"waiving": {"foreign_on_remote": False}}),
    row("TRN-OPEN-04", "and elsewhere still waived", "play underground-digging; apply; rail 1,2",
        {"coin": 0}, hand="underground-digging", others=BOB,
        rules={"waiving": {"foreign_on_remote": False}}),
    row("TRN-OPEN-05", "one Waste for each of two markers", "play rail-laying; apply; rail 1,2",
        {"gained": "3*waste", "coin": 0}, hand="rail-laying", coin=2, players=3,
        others={1: {"markers": "1,2"}, 2: {"markers": "1,2"}},
        rules={"costs": {"foreign_waste_for": "marker"}}),
    row("TRN-OPEN-08", "Garage looks at its hand after its draw, so it may still be played",
        "play garage; apply", {"hand": "waste", "asked": False}, hand="garage", deck="waste",
        rules=playing(short_discard=False)),
    row("TRN-OPEN-09", "what was revealed is shuffled in and may be revealed again",
        "play temporary-timetable; apply", {"hand": "normal-train express-train"},
        hand="temporary-timetable", deck="waste normal-train", discard="express-train",
        rules=playing(reshuffled="shuffled")),
    row("TRN-OPEN-10", "three cards are too few for Information central",
        "play information-central", {"asked": False}, hand="information-central",
        deck="2*waste", discard="waste", rules=playing(short_reveal=False)),
    row("TRN-OPEN-10", "four over a shuffle are enough", "play information-central",
        {"asked": True}, hand="information-central", deck="2*waste", discard="2*waste",
        rules=playing(short_reveal=False)),
    row("TRN-OPEN-11", "played Waste forfeits the pass", "play waste; play skyscraper",
        {"play": "waste skyscraper", "coin": 0, "refused": {"pass": "TRN-TURN-06"}},
        hand="waste skyscraper", rules=playing(waste_and_points=True)),
    row("TRN-OPEN-12", "two Rapid trains wait for one Normal train",
        "play rapid-train; apply; play rapid-train; apply; play normal-train", {"coin": 5},
        hand="2*rapid-train normal-train", rules=playing(late_card=True)),
    row("TRN-OPEN-12", "one that was left does not wait",
        "play rapid-train; leave; play normal-train", {"coin": 2}, hand="rapid-train normal-train",
        rules=playing(late_card=True)),
    row("TRN-OPEN-13", "an option may be chosen for nothing",
        "play station-crew; apply; option 3", {"asked": False, "coin": 0}, hand="station-crew",
        rules=playing(empty_choice=True)),
    row("TRN-OPEN-14", "a draw from nothing may be forbidden", "play signal-spot",
        {"asked": False}, hand="signal-spot", rules=playing(empty_draw=False)),
    row("TRN-OPEN-14", "one card is enough for it", "play signal-spot; apply", {"hand": "waste"},
        hand="signal-spot", discard="waste", rules=playing(empty_draw=False)),
    row("TRN-OPEN-15", "a gained Building may bring Waste", "play gift; apply; choose building",
        {"gained": "building waste"}, hand="gift", rules=playing(gained_is_bought=True),
        cards=[{"id": "gift", "categories": ["action"], "effects": [{"gain": {"category": "vp"}}]}],
        ),
    row("TRN-OPEN-16", "a start marker is a foreign marker", "play rail-laying; apply; rail 1,2",
        {"coin": 0, "gained": "2*waste"}, hand="rail-laying", coin=1, others=BOB),
    row("TRN-OPEN-17", "a scenario says other prices", "buy express-train", {"coin": 0}, coin=7,
        cards=[{"id": "express-train", "cost": 7, "value": 2, "categories": ["train"],
                "count": 20}]),
    row("TRN-OPEN-18", "a card of the box may be named", "play command-central; apply; "
        "name tunnel", {"deck": "waste", "hand": "building"}, hand="command-central",
        deck="building waste", rules=playing(named="any")),
    row("TRN-OPEN-19", "all parts may be needed beforehand", "play fan", {"asked": False},
        hand="fan", deck="waste", markers="0,0", rules=playing(late_parts="needed"),
        cards=[{"id": "fan", "categories": ["rail"], "effects": [{"draw": 1}, {"rail": 1}]}]),
]  # fmt: skip


@pytest.mark.parametrize(
    "one",
    [
        pytest.param(one, id=one.told, marks=[pytest.mark.rule(rule) for rule in one.rules])
        for one in LATER_EDITION + OTHERS
    ],
)
def test_readings(one: Row) -> None:
    plays(one)
