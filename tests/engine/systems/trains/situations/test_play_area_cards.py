"""Cards that bring coin or points, exchange trains, copy, or hold while they are in play."""

import pytest

from tests.engine.systems.trains.situations.situation import Row, plays, row


def using(*cards: str) -> str:
    return "; ".join(f"play {card}; apply" for card in cards) + "; "


OFFICE = using("stationmaster-office")
COINS = [
    row("TRN-CARD-normal-train", "a Normal train is one coin and no action",
        "play normal-train; play stationmaster-office", {"coin": 1, "asked": False},
        hand="normal-train stationmaster-office"),
    row("TRN-CARD-express-train", "an Express train is two coin and no action",
        "play express-train; play stationmaster-office", {"coin": 2, "asked": False},
        hand="express-train stationmaster-office"),
    row("TRN-CARD-limited-express-train", "a Limited express train is three coin and no action",
        "play limited-express-train; play stationmaster-office", {"coin": 3, "asked": False},
        hand="limited-express-train stationmaster-office"),
    row("TRN-CARD-amusement-park", "Amusement park brings the value of the best train again",
        "play limited-express-train; " + using("amusement-park") + "choose limited-express-train",
        {"coin": 7}, hand="limited-express-train amusement-park"),
    row("TRN-CARD-amusement-park", "what a train brought beside its value does not count",
        using("freight-train") + "return 2; " + using("amusement-park") + "choose freight-train",
        {"coin": 1 + 2 + 1 + 1}, hand="freight-train amusement-park 2*waste"),
    row("TRN-CARD-amusement-park", "a train in hand does not count", "play amusement-park",
        {"asked": False, "coin": 1}, hand="amusement-park express-train"),
    row("TRN-CARD-amusement-park", "a train that has left the play area does not count",
        "play express-train; " + using("switchback") + "choose express-train; play amusement-park",
        {"asked": False}, hand="express-train switchback amusement-park"),
    row("TRN-CARD-amusement-park", "a copied Amusement park brings it once more, without its coin",
        "play express-train; " + using("amusement-park") + "choose express-train; " + OFFICE
        + "choose amusement-park; choose express-train", {"coin": 2 + 1 + 2 + 2},
        hand="express-train amusement-park stationmaster-office"),
    row("TRN-CARD-rapid-train", "Rapid train brings two beside a Normal train",
        "play normal-train; " + using("rapid-train"), {"coin": 3}, hand="normal-train rapid-train"),
    row(("TRN-CARD-rapid-train", "TRN-OPEN-12"),
        "a Normal train that comes later brings nothing more",
        "play rapid-train; play normal-train", {"coin": 2}, hand="normal-train rapid-train"),
    row("TRN-CARD-rapid-train", "other trains do not help", "play express-train; play rapid-train",
        {"coin": 3, "asked": False}, hand="express-train rapid-train"),
    row("TRN-CARD-rapid-train", "two Normal trains bring no more than one",
        "play normal-train; play normal-train; " + using("rapid-train"), {"coin": 4},
        hand="2*normal-train rapid-train"),
    row(("TRN-CARD-tourist-train", "TRN-SCORE-01"), "Tourist train brings a coin and a point",
        using("tourist-train"), {"coin": 1, "points": 1, "scores": (1, 0)}, hand="tourist-train"),
    row("TRN-CARD-tourist-train", "Tourist train may be left: no point",
        "play tourist-train; leave", {"coin": 1, "points": 0}, hand="tourist-train"),
    row(("TRN-CARD-tourist-train", "TRN-CARD-stationmaster-office"),
        "a copied one: a point, no coin",
        using("tourist-train") + OFFICE + "choose tourist-train", {"coin": 1, "points": 2},
        hand="tourist-train stationmaster-office"),
    row("TRN-CARD-holiday-timetable", "Holiday timetable goes for three coin",
        using("holiday-timetable"), {"coin": 3, "play": "", "box": {"holiday-timetable": 1}},
        hand="holiday-timetable", supply={"waste": 70, "holiday-timetable": 9}),
    row("TRN-CARD-holiday-timetable", "left it stays and is discarded",
        "play holiday-timetable; leave; end", {"hand": "holiday-timetable"},
        hand="holiday-timetable"),
    row("TRN-CARD-ironworks", "two Ironworks bring four for each rail card",
        using("ironworks", "ironworks") + "play tunnel; leave; play rail-laying; leave",
        {"coin": 2 + 4 + 4}, hand="2*ironworks tunnel rail-laying"),
    row("TRN-CARD-ironworks", "nothing for a rail card that was played before",
        "play viaduct; leave; " + using("ironworks"), {"coin": 1}, hand="viaduct ironworks"),
    row("TRN-CARD-ironworks", "nothing for stations and trains",
        using("ironworks") + "play station-expansion; leave; play normal-train", {"coin": 2},
        hand="ironworks station-expansion normal-train"),
    row(("TRN-CARD-ironworks", "TRN-OPEN-03"), "all six rail cards count",
        using("ironworks") + "; ".join(f"play {c}; leave" for c in (
            "rail-laying", "collaboration", "steel-bridge", "tunnel", "viaduct",
            "underground-digging")), {"coin": 13},
        hand="ironworks rail-laying collaboration steel-bridge tunnel viaduct underground-digging"),
]  # fmt: skip

TRAINS = [
    row("TRN-CARD-maintenance-factory", "the shown train stays in hand",
        using("maintenance-factory") + "choose express-train",
        {"hand": "express-train", "gained": "express-train"},
        hand="maintenance-factory express-train"),
    row("TRN-CARD-maintenance-factory", "a Normal train is never shown",
        "play maintenance-factory", {"asked": False}, hand="maintenance-factory normal-train"),
    row("TRN-CARD-maintenance-factory", "a train that is an action may be shown",
        using("maintenance-factory") + "choose mail-train", {"gained": "mail-train"},
        hand="maintenance-factory mail-train"),
    row("TRN-CARD-maintenance-factory", "a kind with an empty pile is not shown",
        "play maintenance-factory", {"asked": False}, hand="maintenance-factory express-train",
        supply={"express-train": 0, "waste": 70}),
    row("TRN-CARD-maintenance-factory", "it may take the last card, and three empty piles do not "
        "end the game", using("maintenance-factory") + "choose express-train; end", {"over": ""},
        hand="maintenance-factory express-train", supply={"express-train": 1, "building": 0,
        "skyscraper": 0, "landfill": 4, "waste": 70}),
    row("TRN-CARD-wagon-factory", "a Normal train becomes one of four",
        using("wagon-factory") + "choose normal-train; choose mail-train; play mail-train; leave",
        {"coin": 1, "hand": "", "gained": ""}, hand="wagon-factory normal-train"),
    row("TRN-CARD-wagon-factory", "an Express train becomes a Limited express",
        using("wagon-factory") + "choose express-train; choose limited-express-train; "
        "play limited-express-train", {"coin": 3, "box": {"express-train": 1}},
        hand="wagon-factory express-train", supply={"express-train": 19, "waste": 70,
        "limited-express-train": 10}),
    row("TRN-CARD-wagon-factory", "three more is the most", using("wagon-factory")
        + "choose normal-train", {"refused": {"choose limited-express-train": "TRN-PLAY-04"},
        "can": ["choose express-train"]}, hand="wagon-factory normal-train"),
    row("TRN-CARD-wagon-factory", "without a train in hand nothing happens", "play wagon-factory",
        {"asked": False}, hand="wagon-factory waste"),
    row(("TRN-CARD-wagon-factory", "TRN-INV-13"), "with nothing to gain nothing is trashed",
        "play wagon-factory", {"asked": False, "hand": "normal-train"},
        hand="wagon-factory normal-train", supply={"waste": 70, "limited-express-train": 3}),
    row("TRN-CARD-wagon-factory", "the exchange is no purchase",
        using("first-train") + using("wagon-factory") + "choose normal-train; "
        "choose express-train", {"hand": "express-train", "deck": ""},
        hand="first-train wagon-factory normal-train"),
    row("TRN-CARD-switchback", "the coin of the train stays and the train lies on the deck",
        "play limited-express-train; " + using("switchback") + "choose limited-express-train",
        {"coin": 4, "deck": "limited-express-train waste", "play": "switchback"},
        hand="limited-express-train switchback", deck="waste"),
    row("TRN-CARD-switchback", "the train is drawn and played again in the turn",
        "play express-train; " + using("switchback") + "choose express-train; "
        + using("passing-station") + "play express-train", {"coin": 2 + 1 + 1 + 2},
        hand="express-train switchback passing-station", deck="waste"),
    row(("TRN-CARD-switchback", "TRN-TURN-10"), "First train ends when it goes",
        using("first-train", "switchback") + "choose first-train",
        {"refused": {"buy landfill top": "TRN-BUY-02"}}, hand="first-train switchback"),
    row("TRN-CARD-switchback", "of two First trains one stays and holds",
        using("first-train", "first-train", "switchback") + "choose first-train",
        {"can": ["buy landfill top"]}, hand="2*first-train switchback"),
    row("TRN-CARD-switchback", "of two First trains the one that was left goes",
        using("first-train") + "play first-train; leave; " + using("switchback")
        + "choose first-train", {"can": ["buy landfill top"], "play": "first-train switchback"},
        hand="2*first-train switchback"),
    row("TRN-CARD-switchback", "no train in play: not applied", "play ironworks; leave; "
        "play switchback", {"asked": False, "coin": 2}, hand="ironworks switchback express-train"),
    row("TRN-CARD-first-train", "each bought card goes where one likes",
        using("first-train") + "buy landfill top; buy landfill; buy express-train top",
        {"deck": "express-train landfill waste", "gained": "landfill"}, hand="first-train",
        coin=5, deck="waste"),
    row("TRN-CARD-first-train", "what was bought onto the deck is drawn in the same turn",
        using("first-train") + "buy express-train top; " + using("passing-station")
        + "play express-train", {"coin": 0 + 1 + 2}, hand="first-train passing-station", coin=1),
    row("TRN-CARD-first-train", "the Waste of points lies in the gained pile",
        using("first-train") + "buy building top", {"deck": "building", "gained": "waste"},
        hand="first-train", coin=1),
    row("TRN-CARD-first-train", "nothing bought before it goes onto the deck",
        "buy landfill; " + using("first-train"), {"gained": "landfill", "deck": ""},
        hand="first-train", coin=2),
]  # fmt: skip

LASTING = [
    row("TRN-CARD-material-dump-site", "no Waste of rail, station, others and points",
        using("material-dump-site", "rail-laying") + "rail 1,2; " + using("station-expansion")
        + "station 4,2; buy building", {"gained": "building", "waste": 70, "coin": 0},
        hand="material-dump-site rail-laying station-expansion", coin=3,
        others={1: {"markers": "1,2"}}),
    row("TRN-CARD-material-dump-site", "what was gained before stays", using("rail-laying")
        + "rail 1,2; " + using("material-dump-site", "rail-laying") + "rail 1,3",
        {"gained": "waste"}, hand="2*rail-laying material-dump-site"),
    row("TRN-CARD-material-dump-site", "left it does nothing",
        "play material-dump-site; leave; " + using("rail-laying") + "rail 1,2",
        {"gained": "waste", "coin": 1}, hand="material-dump-site rail-laying"),
    row("TRN-CARD-material-dump-site", "a copy of it holds too", "play material-dump-site; leave; "
        + OFFICE + "choose material-dump-site; " + using("rail-laying") + "rail 1,2",
        {"gained": ""}, hand="material-dump-site stationmaster-office rail-laying"),
]  # fmt: skip

COPIES = [
    row("TRN-CARD-stationmaster-office", "no action in play: not applied",
        "play normal-train; play stationmaster-office", {"asked": False, "coin": 1},
        hand="normal-train stationmaster-office landfill"),
    row(("TRN-CARD-stationmaster-office", "TRN-PLAY-08"), "an action that was left may be copied",
        "play control-room; leave; " + OFFICE + "choose control-room",
        {"hand": "3*waste"}, hand="control-room stationmaster-office", deck="3*waste"),
    row("TRN-CARD-stationmaster-office", "a second office copies what the first one has",
        using("passing-station") + OFFICE + "choose passing-station; " + OFFICE
        + "choose passing-station", {"hand": "3*waste", "coin": 1},
        hand="passing-station 2*stationmaster-office", deck="4*waste"),
    row(("TRN-CARD-stationmaster-office", "TRN-OPEN-01"), "of an office with a copy that was left "
        "behind by its card", using("tourist-train") + OFFICE + "choose tourist-train; "
        + using("switchback") + "choose tourist-train; " + OFFICE,
        {"offered": ["choose tourist-train"]},
        hand="tourist-train switchback 2*stationmaster-office"),
    row(("TRN-CARD-stationmaster-office", "TRN-OPEN-01"),
        "an office that has copied nothing is none",
        "play stationmaster-office; play stationmaster-office", {"asked": False},
        hand="2*stationmaster-office"),
    row("TRN-CARD-stationmaster-office", "a copied Ironworks counts as one more",
        using("ironworks") + OFFICE + "choose ironworks; play rail-laying; leave",
        {"coin": 1 + 4}, hand="ironworks stationmaster-office rail-laying"),
    row("TRN-CARD-stationmaster-office", "a copied First train holds after the train has gone",
        using("first-train") + OFFICE + "choose first-train; " + using("switchback")
        + "choose first-train", {"can": ["buy landfill top"], "coin": 3},
        hand="first-train stationmaster-office switchback"),
    row("TRN-CARD-stationmaster-office", "a copied Holiday timetable trashes the office",
        "play holiday-timetable; leave; " + OFFICE + "choose holiday-timetable",
        {"coin": 3, "play": "holiday-timetable", "box": {"stationmaster-office": 10}},
        hand="holiday-timetable stationmaster-office"),
    row(("TRN-CARD-stationmaster-office", "TRN-PLAY-04"),
        "a text that cannot be applied is no choice",
        "play pulling; " + using("passing-station") + OFFICE,
        {"offered": ["choose passing-station"]}, hand="pulling passing-station "
        "stationmaster-office", deck="2*waste"),
    row("TRN-CARD-stationmaster-office", "a trashed Holiday timetable is not there to be copied",
        using("holiday-timetable") + "play stationmaster-office", {"asked": False, "coin": 3},
        hand="holiday-timetable stationmaster-office"),
    row("TRN-CARD-stationmaster-office", "a copied Station crew gives another choice",
        using("station-crew") + "option 2; " + OFFICE + "choose station-crew; option 3",
        {"coin": 1, "hand": ""}, hand="station-crew stationmaster-office waste"),
    row("TRN-CARD-stationmaster-office", "a copied Mail train counts its own discards",
        using("mail-train") + "discard waste; done; " + OFFICE + "choose mail-train; "
        "discard building; discard building", {"coin": 1 + 1 + 2, "hand": ""},
        hand="mail-train stationmaster-office waste 2*building"),
    row("TRN-CARD-stationmaster-office", "a copied Switchback may put back a train",
        "play express-train; play switchback; leave; " + OFFICE + "choose switchback; "
        "choose express-train", {"deck": "express-train"},
        hand="express-train switchback stationmaster-office"),
    row("TRN-CARD-stationmaster-office", "a copied Wagon factory exchanges a train",
        "play wagon-factory; leave; " + OFFICE + "choose wagon-factory; choose normal-train; "
        "choose express-train", {"hand": "express-train"},
        hand="wagon-factory stationmaster-office normal-train"),
    row("TRN-CARD-stationmaster-office", "an office may be left", "play tourist-train; leave; "
        "play stationmaster-office; leave", {"points": 0, "asked": False},
        hand="tourist-train stationmaster-office"),
]  # fmt: skip


@pytest.mark.parametrize(
    "one",
    [
        pytest.param(one, id=one.told, marks=[pytest.mark.rule(rule) for rule in one.rules])
        for one in COINS + TRAINS + LASTING + COPIES
    ],
)
def test_cards_of_the_play_area(one: Row) -> None:
    plays(one)
