"""What players have as lines of a terminal, in words of their system."""

from engine.showing.seat_facts import Card, CardLine, Figure, SeatFacts
from milepost.playing.examples import Examples, help_lines
from milepost.playing.facts_in_lines import (
    card_lines,
    figure_lines,
    in_a_line,
    labelled,
    open_in_a_line,
)

FACTS = SeatFacts(
    Figure("money", 12, "dollars"),
    (Figure("engine", 3), Figure("wagon", "Denver", icons=("silver", "coal"))),
    ("moves first",),
    (
        Card("City", (CardLine("Denver", number="5", note="in hand"), CardLine("Reno"))),
        Card("Branch"),
    ),
)


def test_figures_and_notes_stand_one_a_line_or_side_by_side() -> None:
    lines = ["money: 12 dollars", "engine: 3", "wagon: Denver (silver coal)", "moves first"]
    assert figure_lines(FACTS) == lines
    assert in_a_line(FACTS) == "; ".join(lines)
    hidden = FACTS._replace(score=Figure("money", None))
    assert in_a_line(hidden) == "; ".join(lines[1:])


def test_cards_are_a_table() -> None:
    assert [line.split() for line in card_lines(FACTS)] == [
        ["City", "Denver", "5", "in", "hand"],
        ["Reno"],
        ["Branch"],
    ]
    assert card_lines(FACTS._replace(cards=())) == []


def test_what_is_hidden_is_counted_for_others() -> None:
    hand = (Card("Plan", is_hidden=True), Card("Map", is_hidden=True), Card("Branch"))
    facts = FACTS._replace(cards=hand, hidden_notes=("may pay 3",))
    assert in_a_line(facts).endswith("; may pay 3; moves first")
    assert open_in_a_line(facts).endswith("; moves first; Branch; 2 hidden cards")
    assert card_lines(facts) == ["Plan", "Map", "Branch"]
    assert card_lines(facts.to_others()) == ["Branch", "2 hidden cards"]


def test_a_word_stands_before_the_first_line() -> None:
    assert labelled("others", ["Ann", "Bob"]) == ["others Ann", "       Bob"]
    assert labelled("", ["Ann"]) == ["Ann"]


def test_help_speaks_the_words_of_the_game() -> None:
    text = "\n".join(help_lines(Examples("lay ab", "lay", "lay cd", place="reno")))
    assert "why lay cd" in text
    assert "map, map reno" in text
    assert "rules" not in text
