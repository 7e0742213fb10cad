"""How a game begins, ends and is scored, and the invariants of effects, one row each."""

import pytest

from tests.engine.systems.trains.situations.situation import Row, plays, row

PILES = {"waste": 70, "express-train": 5, "building": 0, "skyscraper": 0, "landfill": 0}
FOUR = {**PILES, "viaduct": 0}
TRACK = {"markers": {"track": 2}}
ENDS = [
    row("TRN-END-01", "three empty piles are too few", "pass", {"over": ""}, supply=PILES),
    row("TRN-END-01", "four empty piles end it", "pass", {"over": "enough piles are empty"},
        supply=FOUR),
    row(("TRN-END-01", "TRN-END-04"), "the fourth is emptied by a purchase, and the turn goes on",
        "buy viaduct; play normal-train; buy express-train; end",
        {"over": "enough piles are empty"}, supply={**PILES, "viaduct": 1}, coin=7,
        hand="normal-train"),
    row("TRN-END-01", "the fourth is emptied by a factory",
        "play maintenance-factory; apply; choose mail-train; end",
        {"over": "enough piles are empty"}, hand="maintenance-factory mail-train",
        supply={**PILES, "mail-train": 1}),
    row(("TRN-WASTE-06", "TRN-END-01"), "Waste is not counted", "pass", {"over": ""},
        supply={**PILES, "waste": 0}),
    row("TRN-END-05", "Waste that comes back changes nothing about it", "pass waste",
        {"over": "", "waste": 2}, supply={**PILES, "waste": 0}, hand="2*waste"),
    row("TRN-END-02", "all markers of one end it", "play rail-laying; apply; rail 1,2; end",
        {"over": "Ann has placed all markers"}, hand="rail-laying", rules=TRACK),
    row(("TRN-END-02", "TRN-INV-16"), "not before the turn is over",
        "play rail-laying; apply; rail 1,2; play normal-train; play normal-train",
        {"over": "", "can": ["buy landfill"]}, hand="rail-laying 2*normal-train", rules=TRACK),
    row("TRN-END-02", "those of Bob end it as well", "pass", {"over": "Bob has placed all markers"},
        others={1: {"markers": "6,5 5,5"}}, rules=TRACK),
    row("TRN-END-03", "all stations end it", "play station-expansion; apply; station 4,2; end",
        {"over": "all stations are placed"}, hand="station-expansion",
        rules={"markers": {"stations": 1}}),
    row("TRN-END-03", "one station left goes on", "play station-expansion; apply; station 4,2; end",
        {"over": ""}, hand="station-expansion", rules={"markers": {"stations": 2}}),
    row("TRN-END-04", "nobody gets another turn", "pass", {"refused": {"pass": "TRN-END-04",
        "play normal-train": "TRN-END-04"}, "actor": None}, supply=FOUR),
    row(("TRN-END-04", "TRN-TURN-09"), "the end is seen after cards were drawn", "pass",
        {"hand": "5*normal-train", "over": "enough piles are empty"}, supply=FOUR,
        deck="5*normal-train"),
    row("TRN-END-01", "a scenario may end with two", "pass", {"over": "enough piles are empty"},
        supply={"waste": 70, "building": 0, "skyscraper": 0, "landfill": 2},
        rules={"end": {"empty_piles": 2}}),
]  # fmt: skip

SCORES = [
    row(("TRN-SCORE-01", "TRN-SCORE-06"), "points of the track", "", {"scores": (3, 0)}, points=3),
    row("TRN-SCORE-02", "a marker on a city without stations", "", {"scores": (0, 0)},
        markers="4,2"),
    row("TRN-SCORE-02", "two for one station", "", {"scores": (2, 0)}, markers="4,2",
        stations={"birch": 1}),
    row("TRN-SCORE-02", "four for two", "", {"scores": (4, 0)}, markers="4,2",
        stations={"birch": 2}),
    row("TRN-SCORE-02", "eight for three, to each who is there", "", {"scores": (8, 8)},
        markers="4,2", stations={"birch": 3}, others={1: {"markers": "4,2"}}),
    row("TRN-SCORE-03", "the number of a remote place", "", {"scores": (3, 2)},
        markers="1,2 0,2", others={1: {"markers": "6,5 7,5"}}),
    row("TRN-SCORE-04", "points on cards wherever they lie", "", {"scores": (1 + 2 + 4 + 1, 0)},
        hand="building", deck="multi-storey-building", discard="skyscraper", gained="building",
        acted=True),
    row("TRN-SCORE-05", "fields, rivers, mountains, Waste and coin are nothing", "",
        {"scores": (0, 0)}, markers="1,1 1,0 2,0 2,1", hand="3*waste", coin=9),
    row("TRN-SCORE-06", "most points win", "pass", {"places": ((1,), (0,))}, supply=FOUR,
        others={1: {"points": 2}}, points=1),
    row("TRN-SCORE-06", "whoever is level shares the victory", "pass", {"places": ((0, 2), (1,))},
        supply=FOUR, players=3, points=2, others={2: {"points": 2}}),
    row("TRN-SCORE-06", "all may be level", "pass", {"places": ((0, 1),)}, supply=FOUR),
]  # fmt: skip

WHOLE = [
    row("TRN-INV-03", "no coin is kept for the next turn", "play express-train; end; pass",
        {"coin": 0}, hand="express-train"),
    row("TRN-INV-13", "a card that was left leaves no trace", "play collaboration; leave; "
        "play rail-laying; apply", {"refused": {"rail 1,2": "TRN-RAIL-06"}, "gained": ""},
        hand="collaboration rail-laying", others={1: {"markers": "1,2"}}),
    row("TRN-INV-15", "a rail is paid once", "play rail-laying; apply; rail 3,2; end; pass",
        {"coin": 0, "markers": "2,2 3,2"}, hand="rail-laying", coin=2),
    row("TRN-OPEN-19", "behind a draw a part may turn out impossible",
        "play fan; apply", {"hand": "waste", "gained": "waste", "asked": False}, hand="fan",
        deck="waste", markers="0,0",
        cards=[{"id": "fan", "categories": ["rail"],
                "effects": [{"draw": 1}, {"rail": 1}, {"waste": 1}]}]),
    row(("TRN-OPEN-19", "TRN-INV-13"), "before a draw it stops the card", "play fan",
        {"hand": "", "asked": False}, hand="fan", deck="waste", markers="0,0",
        cards=[{"id": "fan", "categories": ["rail"], "effects": [{"rail": 1}, {"draw": 1}]}]),
    row("TRN-PLAY-04", "nothing is chosen after which the rest could not be applied",
        "play fan; apply", {"offered": ["choose building"]}, hand="fan waste building",
        cards=[{"id": "fan", "categories": ["action"], "effects": [
            {"trash_from_hand": "vp"}, {"return_waste": 1}]}]),
    row("TRN-PLAY-04", "a card that the rest needs is not discarded",
        "play fan; apply", {"offered": ["discard building"],
        "refused": {"discard waste": "TRN-PLAY-04"}}, hand="fan waste building",
        cards=[{"id": "fan", "categories": ["action"], "effects": [
            {"discard": 1}, {"return_waste": 1}]}]),
    row("TRN-OPEN-19", "behind a draw everything may be chosen",
        "play fan; apply", {"offered": ["discard building", "discard waste"]},
        hand="fan waste building", deck="building",
        cards=[{"id": "fan", "categories": ["action"], "effects": [
            {"draw": 1}, {"discard": 1}, {"return_waste": 1}]}]),
    row("TRN-PLAY-04", "coin of a part before pays for the rail behind it",
        "play fan; apply; rail 1,0", {"coin": 0}, hand="fan", markers="1,1",
        cards=[{"id": "fan", "categories": ["rail"], "effects": [{"coin": 2}, {"rail": 1}]}]),
    row("TRN-PLAY-04", "a card that goes and waives before has no waiver left",
        "play fan", {"asked": False}, hand="fan", markers="0,0",
        cards=[{"id": "fan", "categories": ["rail"], "effects": [
            {"while_in_play": {"waive": ["mountain"]}}, {"trash_self": True}, {"rail": 1}]}]),
    row("TRN-PLAY-04", "two copies on one card", "play fan; apply; choose tourist-train; "
        "choose tourist-train", {"points": 2}, hand="fan", play="tourist-train",
        cards=[{"id": "fan", "categories": ["action"], "effects": [{"copy": {}}, {"copy": {}}]}]),
    row("TRN-CARD-stationmaster-office", "a copied text goes before what stands behind the copy",
        "play fan; apply; choose landfill", {"waste": 69, "gained": "waste"}, hand="fan waste",
        play="landfill", cards=[{"id": "fan", "categories": ["action"],
                                 "effects": [{"copy": {}}, {"waste": 1}]}]),
    row("TRN-DRAW-04", "revealed cards that wait are not shuffled in",
        "play fan; apply; choose express-train; put 1; put 1",
        {"hand": "express-train", "deck": "landfill building waste"}, hand="fan",
        deck="express-train waste", discard="building landfill",
        shuffles=[["building", "landfill"]],
        cards=[{"id": "fan", "categories": ["action"], "effects": [{"reveal_top": {"cards": 4}}]}]),
    row("TRN-WASTE-01", "two Waste of one card", "play fan; apply", {"gained": "2*waste"},
        hand="fan", cards=[{"id": "fan", "categories": ["action"], "effects": [{"waste": 2}]}]),
    row("TRN-CARD-material-dump-site", "a Waste that is ignored has happened: the rest comes",
        "play material-dump-site; apply; play fan; apply", {"gained": "", "points": 1},
        hand="material-dump-site fan",
        cards=[{"id": "fan", "categories": ["action"], "effects": [{"waste": 2}, {"vp": 1}]}]),
    row("TRN-BUY-04", "what buying brings comes after the card", "buy fair",
        {"gained": "fair", "hand": "waste", "points": 1, "coin": 1}, coin=2, deck="waste",
        supply={"fair": 3, "waste": 60}, cards=[{"id": "fair", "cost": 2, "categories": ["vp"],
        "on_buy": [{"coin": 1}, {"vp": 1}, {"draw": 1}]}]),
]  # fmt: skip


@pytest.mark.parametrize(
    "one",
    [
        pytest.param(one, id=one.told, marks=[pytest.mark.rule(rule) for rule in one.rules])
        for one in ENDS + SCORES + WHOLE
    ],
)
def test_ends_scores_and_effects(one: Row) -> None:
    plays(one)
