"""What keys and notations of a Trains board were meant, and which questions it leaves open."""

import pytest

from tests.validator.examples import as_file, examined
from validator.finding import Finding
from validator.rules.open_questions import left_open


def finding(layer: str) -> Finding:
    (found,) = examined(layer + "\n", "trains")
    return found.finding


def of_garage(effects: str) -> str:
    return f"cards: [{{id: garage, effects: {effects}}}]"


@pytest.mark.parametrize(
    ("layer", "meant"),
    [
        ("cities: [{id: ashmoor, stations: 2}]", "room"),
        ("cards: [{id: garage, price: 4}]", "cost"),
        ("cards: [{id: garage, vp: 4}]", "points"),
        ("cards: [{id: garage, cost: $4}]", "4"),
        ("cards: [{id: garage, cost: 4 coin}]", "4"),
        ("cards: [{id: garage, categories: 'train, action'}]", "[train, action]"),
        ("kits: [{id: holiday-pass, cards: [Rapid train]}]", "rapid-train"),
        ("rules: {supply: {select: {kit: Holiday pass}}}", "holiday-pass"),
        ("rules: {hand: six}", "6"),
        (of_garage("[{draw: one}]"), "1"),
        (of_garage("{draw: 1, coin: 2}"), "[{draw: 1}, {coin: 2}]"),
        (of_garage("[draw 1]"), "{draw: 1}"),
        (of_garage("'Lay 1 rail. Gain 1 Waste.'"), "[{rail: 1}, {waste: 1}]"),
        (of_garage("[Trash this card]"), "{trash_self: true}"),
        (of_garage("[{while_in_play: {waive: rivers}}]"), "[river]"),
        (of_garage("[{while_in_play: {waive: [rivers]}}]"), "river"),
        (of_garage("[{return_waste: every}]"), "all"),
        (of_garage("[{discard: all}]"), "any"),
        (of_garage("[{coin_if_in_play: Normal train}]"), "{card: normal-train}"),
        (of_garage("[{gain: train}]"), "{category: train}"),
        (of_garage("[{choose_one: {draw: 1, coin: 1}}]"), "[[{draw: 1}], [{coin: 1}]]"),
        ("position: {seats: [{hand: 'waste, garage'}]}", "[waste, garage]"),
        ("position: {stations: [lantern]}", "{lantern: 1}"),
    ],
)
def test_what_was_meant_is_asked(layer: str, meant: str) -> None:
    assert finding(layer).help == f"did you mean {meant}?"


def test_what_cannot_be_guessed_is_not() -> None:
    assert finding("cards: [{id: garage, cost: lots}]").help == ""
    assert finding(of_garage("[dance 1]")).help == ""


def left(text: str) -> set[str]:
    return {one.question.id for one in left_open(as_file(text, "trains").scenario)}


def test_a_board_leaves_open_what_matters_to_it() -> None:
    found = left("title: As it is\n")
    assert {f"TRN-OPEN-{number:02}" for number in (2, 4, 5, 8, 9, 10, 11, 12, 13, 14, 18)} <= found


def test_what_a_board_says_is_not_open() -> None:
    assert "TRN-OPEN-08" not in left("rules: {playing: {short_discard: false}}\n")
    assert "TRN-OPEN-02" not in left("variants: [later-edition]\n")


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("players: {max: 2}\n", "TRN-OPEN-05"),
        ("variants: [tokyo-beginners]\n", "TRN-OPEN-04"),
        ("variants: [tokyo-beginners]\n", "TRN-OPEN-08"),
        ("variants: [holiday-pass]\n", "TRN-OPEN-09"),
        ("variants: [holiday-pass]\n", "TRN-OPEN-12"),
        ("variants: [tokyo-beginners]\n", "TRN-OPEN-13"),
        ("variants: [holiday-pass]\n", "TRN-OPEN-18"),
        ("rules: {costs: {foreign_waste: 0}}\n", "TRN-OPEN-05"),
    ],
)
def test_what_cannot_matter_is_not_asked(text: str, question: str) -> None:
    assert question in left("title: x\n")
    assert question not in left(text)
