"""Santa Fe in sentences: what cards and rules say follows from their data."""

from typing import Any

import pytest

from model.systems.santa_fe.sentences.differences import differences
from model.systems.santa_fe.sentences.printed_cards import (
    card_effects,
    card_sentences,
    city_sentence,
)
from model.systems.santa_fe.sentences.rules_in_words import sections
from model.systems.santa_fe.sentences.told import Told, told_of
from tests.engine.systems.santa_fe.games import prairie, scenario_with


def told(**said: Any) -> Told:
    found = told_of(scenario_with(**said))
    assert found is not None
    return found


def card(key: str, **changes: Any) -> list[str]:
    """What a card says with some of its data changed."""
    one = told(cards=[{"id": key, **changes}])
    return card_sentences(one.part.cards[key], one)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            {"pieces": {"first": 3, "second": 3}},
            "Lay up to 3 pieces of track in each of your two turns, of one railroad or several.",
        ),
        (
            {"pieces": {"first": 1, "second": 0}},
            "Lay up to 1 piece of track in your first turn and none in your second.",
        ),
        (
            {"pieces": {"first": 2, "second": 5, "mode": "either"}},
            "Lay up to 2 pieces of track in your first turn, or up to 5 in your second.",
        ),
        (
            {"pieces": {"first": 2, "second": 2, "due": "round"}},
            "You must lay one piece in the round, not in each turn.",
        ),
        ({"bonus": 0}, "You get no bonus in this round."),
        ({"bonus": 3}, "Every bonus of this round counts 3 times."),
        ({"price": 4}, "Costs $4 to take."),
        ({"must_play": True}, "Play it in the round in which you take it."),
        (
            {"markers": 1},
            "Place up to 1 Boomtown marker: a 4 on a city of value 2 or a 5 on a city of value 3.",
        ),
        (
            {"branch": True},
            "Once in this round you may start a new route of its major at any city it has reached.",
        ),
        ({"companions": ["city", "boomtown"]}, "Play it together with Boomtown or City."),
        ({"after": "removed"}, "Then it leaves the game."),
        ({"after": "tableau"}, "Then it stays before you."),
    ],
)
def test_a_changed_card_gets_a_true_sentence(changes: dict[str, Any], sentence: str) -> None:
    assert sentence not in card("double-turn")
    assert sentence in card("double-turn", **changes)


def test_what_a_card_does_not_do_it_does_not_say() -> None:
    quiet = card("double-turn", bonus=1, exchange=False)
    assert quiet == [
        "Lay up to 2 pieces of track in each of your two turns, of one railroad or several.",
        "Then it returns to the display.",
    ]


def test_cards_that_are_not_taken_together_both_say_so() -> None:
    base = told()
    texts = {key: " ".join(card_sentences(one, base)) for key, one in base.part.cards.items()}
    assert "Not taken in the same round as Branch Line or Triple Turn." in texts["four-in-one"]
    assert "Not taken in the same round as Branch Line or Four in One." in texts["triple-turn"]
    assert "Not taken" not in texts["double-turn"]


def test_a_city_card_says_what_it_is_worth_and_a_short_line_where_it_begins() -> None:
    base = told()
    assert city_sentence(base.cities()[0], base) == (
        "Once played it scores 2 points for each railroad that has reached Cask."
    )
    short = card_sentences(base.part.cards["short-line"], base, "ri")
    assert short[1:] == [
        "From now on everybody may lay Rock Island, at Cask and at every city that it has reached.",
        "It has 6 pieces of track.",
    ]
    (branch,) = [one for one in card_effects(base.part.cards["branch"], base, "sf") if "new" in one]
    assert "Santa Fe" in branch


def said(**changes: Any) -> str:
    return " ".join(text for one in sections(told(**changes)) for text in one.sentences)


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        ({"start": {"money": 7}}, "Everybody has $7 and 4 City cards."),
        ({"hand": 5}, "fill your hand to 5 cards"),
        ({"deck": {"piles": 4, "short_lines_in": 3}}, "make 4 piles of one deck; the Short Line"),
        ({"playing": {"markers": "first-turn"}}, "Boomtown markers are placed in it."),
        ({"playing": {"empty_hand": "sits-out"}}, "Whoever has no card at all lays nothing."),
        ({"drawing": {"order": "together"}}, "before you see one"),
        ({"laying": {"own_line_from_far_end": True}}, "into its own line from the other end"),
        ({"laying": {"branch_first": True}}, "may begin a major that has no track"),
        ({"laying": {"may_pass": True}}, "It ends when all pass in the same turn of laying."),
        ({"bonus": {"city": 3, "square": 9}}, "reaches a city with its square: $9"),
        ({"bonus": {"unpaid": "stays"}}, "waits for the next"),
        ({"bonus": {"bank": 120}}, "The bank has $120."),
        ({"end": {"finish": "round"}}, "The round is played to its end."),
        ({"end": {"own_branch": False}}, "No Branch Line is a way out."),
        ({"scoring": {"money": 2}}, "Money: 2 points for each $1."),
        ({"scoring": {"tie_break": ["money"]}}, "A tie is broken by the most money;"),
        ({"scoring": {"tie_break": []}}, "A tie is shared."),
        ({"two_players": {"third_short_lines": "vanish"}}, "stays unseen, and its railroad away"),
        ({"terrain": {"prices": {"mountain": 3}}}, "A piece costs: mountain $3;"),
    ],
)
def test_every_number_of_the_rules_is_told(rules: dict[str, Any], sentence: str) -> None:
    assert sentence not in said()
    assert sentence in said(rules=rules)


def test_a_map_with_the_rules_of_the_box_is_different_in_its_railroads_alone() -> None:
    (railroads,) = differences(prairie())
    assert railroads.title == "Railroads"
    assert "Santa Fe is a major with 12 pieces." in railroads.sentences
    assert "Union Pacific is not there." in railroads.sentences


def test_differences_are_told_under_their_headings() -> None:
    changed = scenario_with(
        rules={"bonus": {"square": 5}},
        variants=("terrain",),
        cards=[{"id": "boomtown", "count": 2, "markers": 3}],
        boom_markers=[{"id": "boom-4", "count": 4}],
    )
    found = {one.title: " ".join(one.sentences) for one in differences(changed)}
    assert "square: $5" in found["Bonuses"]
    assert "Boomtown: There are 2 of it. Place up to 3" in found["Cards"]
    assert "Costs $2 to take." in found["Cards"]
    assert found["Boomtown markers"] == "4 markers raise cities of 2 to 4."
    assert "Mountains and rivers" in found
    assert found["Agreed for this map"] == "Variant: Mountains and rivers cost money."


def test_nothing_is_told_without_rules() -> None:
    broken = scenario_with(rules={"preset": "nobody-knows"})
    assert told_of(broken) is None
    assert differences(broken) == []
