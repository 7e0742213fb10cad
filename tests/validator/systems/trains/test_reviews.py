"""What changed of a board of Trains, in words of the game."""

from dataclasses import replace
from typing import Any

from model.collection import Things
from model.notation import Edge
from model.scenario.scenario import Scenario
from model.systems.trains.effects.hand import Discard, Draw
from model.systems.trains.things.card import Card, Kit
from model.systems.trains.things.part import TrainsPart
from tests.generate.samples import sample
from validator.reviews.change_sentences import sentences
from validator.reviews.game_changes import game_changes

BAY = sample("lantern-bay")


def with_city(key: str, **fields: Any) -> Scenario:
    return replace(BAY, cities=BAY.cities.put(key, replace(BAY.cities[key], **fields)))


def with_card(key: str, **fields: Any) -> Scenario:
    part = BAY.part_as(TrainsPart)
    card = replace(part.cards[key], **fields)
    return replace(BAY, part=replace(part, cards=part.cards.put(key, card)))


def with_kit(key: str, *cards: str) -> Scenario:
    part = BAY.part_as(TrainsPart)
    kit = replace(part.kits.get(key) or Kit(id=key, name="Ours"), cards=cards)
    return replace(BAY, part=replace(part, kits=part.kits.put(key, kit)))


def test_places_are_told_in_words_of_players() -> None:
    told = [
        *sentences(BAY, with_city("lantern", room=2)),
        *sentences(BAY, with_city("cape", number=2)),
        *sentences(BAY, with_city("ashmoor", room=2)),
    ]
    assert told == [
        "city Lantern: has room for 2 now, not for 3",
        "city Cape: has the number 2 now, not 4",
        "city Ashmoor: has room for 2 now, not for 1",
    ]


def test_cards_are_told_by_what_they_do() -> None:
    changed = with_card("garage", cost=4, effects=(Draw(3), Discard("any")), categories=("train",))
    assert list(sentences(BAY, changed)) == [
        "card Garage: costs 4 now, not 3",
        "card Garage: is train card now, not action card",
        (
            "card Garage: does “Draw 3 cards. Discard any number of cards” "
            "(before: does “Draw 2 cards. Discard 2 cards”)"
        ),
    ]
    assert list(sentences(BAY, with_card("garage", buyable=False, value=0, points=2))) == [
        "card Garage: brings 0 coin now, not 1",
        "card Garage: is worth 2 points now, not 0",
        "card Garage: cannot be bought now",
    ]


def test_cards_and_kits_come_and_go() -> None:
    part = BAY.part_as(TrainsPart)
    night = Card(id="night", name="Night shift", cost=4, categories=("rail",), effects=(Draw(2),))
    more = replace(BAY, part=replace(part, cards=part.cards.put("night", night)))
    said = "card Night shift: {}: 10 cards, cost 4; does “Draw 2 cards”"
    assert list(sentences(BAY, more)) == [said.format("added")]
    assert list(sentences(more, BAY)) == [said.format("removed")]
    assert list(sentences(BAY, with_kit("ours", "garage", "tunnel"))) == [
        "kit Ours: added: Garage, Tunnel"
    ]
    fewer = part.kits["holiday-pass"].cards[1:]
    assert list(sentences(BAY, with_kit("holiday-pass", *fewer, "tunnel"))) == [
        "kit Holiday pass: has Control room no longer",
        "kit Holiday pass: has Tunnel now",
    ]


class TestWhatItMeansForPlay:
    def test_ways_are_compared(self) -> None:
        dearer = game_changes(BAY, with_city("cape", number=6))
        ways, supply = dearer.told
        assert ways.lines == (
            "Cape: 6 coin for 1 rail from the nearest city, not 4 coin for 1 rail",
        )
        assert supply.lines == ("remote places score 23 in all now, not 21",)
        assert dearer.data["ways"] == [
            {
                "place": "cape",
                "before": {"coin": 4, "rails": 1},
                "after": {"coin": 6, "rails": 1},
            }
        ]

    def test_a_place_that_is_cut_off_is_told_first(self) -> None:
        edges = ("7,0 8,0", "7,1 8,0", "8,0 8,1", "8,0 9,0")
        cut = replace(BAY, blocked=(*BAY.blocked, *map(Edge.parse, edges)))
        (told,) = game_changes(BAY, cut).told
        assert told.lines[0].startswith("no rail comes from any other city to Summit any more (")
        (back,) = game_changes(cut, BAY).told
        assert back.lines[0].startswith("rails can come to Summit now, with ")

    def test_the_supply_is_compared(self) -> None:
        part = BAY.part_as(TrainsPart)
        fewer = Things({key: card for key, card in part.cards.items() if key != "tunnel"})
        (told,) = game_changes(BAY, replace(BAY, part=replace(part, cards=fewer))).told
        assert told.lines == ("games cannot have Tunnel any more",)
        played = replace(BAY, variants=("holiday-pass",))
        (told,) = game_changes(BAY, played).told
        assert told.lines[0].startswith("games cannot have ")

    def test_room_is_compared(self) -> None:
        (told,) = game_changes(BAY, with_city("lantern", room=1)).told
        assert told.lines == ("cities have room for 37 stations now, not for 39, and there are 30",)

    def test_where_nothing_is_different_nothing_is_told(self) -> None:
        assert game_changes(BAY, replace(BAY, title="Bay of Lanterns")).told == ()
