"""The five cards that waive what rails cost, alone and together, and the Waste that stays."""

import pytest

from tests.engine.systems.trains.situations.situation import Row, plays, row

AROUND = "2,2 1,1 1,2"
AT_ALDER = {1: {"markers": "2,1"}}
AT_DALE = {1: {"markers": "1,2 0,2"}}


def using(*cards: str) -> str:
    return "; ".join(f"play {card}; apply" for card in cards) + "; "


STEEL = using("steel-bridge")
TUNNEL = using("tunnel")
VIADUCT = using("viaduct")
DIGGING = using("underground-digging")
TOGETHER = using("collaboration")

SINGLE = [
    row("TRN-CARD-steel-bridge", "Steel bridge makes its own river free", STEEL + "rail 3,2",
        {"coin": 0, "gained": "waste"}, hand="steel-bridge"),
    row("TRN-CARD-steel-bridge", "Steel bridge leaves mountains, cities and remote places", STEEL,
        {"refused": {"rail 1,0": "TRN-RAIL-06", "rail 2,1": "TRN-RAIL-06",
                     "rail 0,2": "TRN-RAIL-06"}}, hand="steel-bridge", markers=AROUND),
    row(("TRN-RAIL-11", "TRN-CARD-steel-bridge"), "Steel bridge leaves coin and Waste of others",
        STEEL + "rail 3,2", {"coin": 0, "gained": "2*waste"}, hand="steel-bridge", coin=1,
        others={1: {"markers": "3,2"}}),
    row("TRN-CARD-steel-bridge", "Steel bridge holds for later rails of the turn",
        STEEL + "rail 3,2; " + using("rail-laying") + "rail 2,3", {"coin": 0,
        "gained": "2*waste"}, hand="steel-bridge rail-laying"),
    row("TRN-CARD-steel-bridge", "Steel bridge ends with the turn",
        STEEL + "rail 3,2; end; pass; play rail-laying; apply",
        {"refused": {"rail 2,3": "TRN-RAIL-06"}}, hand="steel-bridge",
        deck="rail-laying 4*waste"),
    row("TRN-CARD-tunnel", "Tunnel makes its own mountain free", TUNNEL + "rail 1,0",
        {"coin": 0, "gained": "waste"}, hand="tunnel", markers="1,1"),
    row("TRN-CARD-tunnel", "Tunnel leaves rivers and cities", TUNNEL,
        {"refused": {"rail 3,2": "TRN-RAIL-06", "rail 2,1": "TRN-RAIL-06"}}, hand="tunnel",
        markers=AROUND),
    row(("TRN-RAIL-11", "TRN-CARD-tunnel"), "Tunnel leaves coin and Waste of others on a mountain",
        TUNNEL + "rail 1,0", {"coin": 0, "gained": "2*waste"}, hand="tunnel", coin=1,
        markers="1,1", others={1: {"markers": "1,0"}}),
    row(("TRN-CARD-tunnel", "TRN-PLAY-03"), "Tunnel may be left and waives nothing then",
        "play tunnel; leave; play rail-laying; apply", {"refused": {"rail 1,0": "TRN-RAIL-06"}},
        hand="tunnel rail-laying", markers="1,1"),
    row("TRN-CARD-tunnel", "two Tunnels waive no more than one",
        using("tunnel") + "rail 1,0; " + using("tunnel") + "rail 0,1", {"coin": 0},
        hand="2*tunnel", markers="1,1"),
    row("TRN-CARD-viaduct", "Viaduct waives the city and all its stations",
        VIADUCT + "rail 4,2", {"coin": 0}, hand="viaduct", markers="3,2", stations={"birch": 3}),
    row(("TRN-RAIL-11", "TRN-CARD-viaduct"), "Viaduct leaves coin and Waste of others in a city",
        VIADUCT + "rail 2,1", {"coin": 0, "gained": "2*waste"}, hand="viaduct", coin=1,
        stations={"alder": 2}, others=AT_ALDER),
    row(("TRN-CARD-viaduct", "TRN-STATION-06"), "Viaduct leaves remote places", VIADUCT,
        {"refused": {"rail 0,2": "TRN-RAIL-06"}}, hand="viaduct", markers=AROUND, coin=2),
    row("TRN-CARD-collaboration", "Collaboration waives the coin of three others and their Waste",
        TOGETHER + "rail 1,2", {"coin": 0, "gained": "waste"}, hand="collaboration", players=4,
        others={1: {"markers": "1,2"}, 2: {"markers": "1,2"}, 3: {"markers": "1,2"}}),
    row("TRN-CARD-collaboration", "Collaboration leaves the city and its stations",
        TOGETHER + "rail 2,1", {"coin": 0, "gained": "waste"}, hand="collaboration", coin=3,
        stations={"alder": 2}, others=AT_ALDER),
    row("TRN-CARD-collaboration", "Collaboration leaves the number of a remote place",
        TOGETHER + "rail 0,2", {"coin": 1, "gained": "waste"}, hand="collaboration", coin=4,
        markers="1,2", others=AT_DALE),
    row("TRN-CARD-collaboration", "Collaboration holds for later rails of the turn",
        TOGETHER + "rail 1,2; " + using("rail-laying") + "rail 1,3",
        {"coin": 0, "gained": "2*waste"}, hand="collaboration rail-laying",
        others={1: {"markers": "1,3"}}),
    row("TRN-CARD-underground-digging", "Underground digging waives river, mountain and city",
        DIGGING, {"can": ["rail 3,2", "rail 1,0", "rail 2,1"]}, hand="underground-digging",
        markers=AROUND, stations={"alder": 2}),
    row(("TRN-CARD-underground-digging", "TRN-OPEN-04"), "Underground digging waives others' coin",
        DIGGING + "rail 2,1", {"coin": 0, "gained": "2*waste"}, hand="underground-digging",
        stations={"alder": 2}, others=AT_ALDER),
    row("TRN-CARD-underground-digging", "Underground digging leaves the number of a remote place",
        DIGGING, {"refused": {"rail 0,2": "TRN-RAIL-06"}}, hand="underground-digging", coin=2,
        markers="1,2"),
    row(("TRN-CARD-underground-digging", "TRN-OPEN-04"),
        "its coin beside others is waived there too",
        DIGGING + "rail 0,2", {"coin": 0, "gained": "2*waste"}, hand="underground-digging",
        coin=3, markers="1,2", others=AT_DALE),
]  # fmt: skip

STACKED = [
    row("TRN-RAIL-11", "Tunnel and Steel bridge waive both",
        STEEL + "rail 3,2; " + TUNNEL + "rail 1,0; " + using("rail-laying") + "rail 2,3",
        {"coin": 0, "gained": "3*waste"}, hand="steel-bridge tunnel rail-laying",
        markers="2,2 1,1"),
    row("TRN-RAIL-11", "Viaduct and Collaboration make a shared city free",
        VIADUCT + "rail 1,2; " + TOGETHER + "rail 2,1", {"coin": 0, "gained": "2*waste"},
        hand="viaduct collaboration", stations={"alder": 2}, others=AT_ALDER),
    row("TRN-RAIL-11", "Collaboration takes the Waste that Underground digging leaves",
        TOGETHER + "rail 1,2; " + DIGGING + "rail 2,1", {"coin": 0, "gained": "2*waste"},
        hand="collaboration underground-digging", stations={"alder": 2}, others=AT_ALDER),
    row(("TRN-RAIL-11", "TRN-CARD-material-dump-site"),
        "with Material dump site a waiver brings none",
        using("material-dump-site") + DIGGING + "rail 2,1", {"coin": 1, "gained": ""},
        hand="material-dump-site underground-digging", others=AT_ALDER),
    row(("TRN-CARD-ironworks", "TRN-RAIL-09"), "Ironworks pays what a waiver leaves",
        using("ironworks") + VIADUCT + "rail 0,2", {"coin": 0}, hand="ironworks viaduct",
        markers="1,2"),
    row("TRN-OPEN-06", "a rail that only its own waiver allows is legal", TUNNEL,
        {"offered": ["rail 0,1", "rail 1,0"]}, hand="tunnel", markers="0,0"),
    row(("TRN-RAIL-10", "TRN-INV-13"), "a waiver that finds no rail does not begin",
        "play viaduct; play rail-laying", {"asked": False, "gained": ""},
        hand="viaduct rail-laying", markers="0,0"),
    row("TRN-RAIL-11", "a waiver of Ann does not help Bob",
        STEEL + "rail 3,2; end; play rail-laying; apply", {"refused": {"rail 2,4": "TRN-RAIL-06"}},
        hand="steel-bridge", others={1: {"hand": "rail-laying 4*waste", "markers": "1,4"}}),
    row("TRN-CARD-stationmaster-office", "an office does not copy a card that is no action",
        TUNNEL + "rail 1,0; play stationmaster-office", {"asked": False},
        hand="tunnel stationmaster-office", markers="1,1"),
]  # fmt: skip


@pytest.mark.parametrize(
    "one",
    [
        pytest.param(one, id=one.told, marks=[pytest.mark.rule(rule) for rule in one.rules])
        for one in SINGLE + STACKED
    ],
)
def test_what_is_waived(one: Row) -> None:
    plays(one)
