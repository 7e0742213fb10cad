"""What a seat has: figures and cards in words of the system, without what is hidden."""

import pytest

from engine.showing.seat_facts import Card, CardLine, Figure, SeatFacts
from model.pieces.places import AtCity

OPEN, HIDDEN = Figure("income", 4, "dollars"), Figure("bid", 7, is_hidden=True)


def test_a_figure_is_a_line_of_words() -> None:
    assert OPEN.text == "income: 4 dollars"
    assert Figure("engine", 3, note="used up").text == "engine: 3, used up"
    assert Figure("cash", None).text == "cash: ?"


def test_others_see_nothing_that_is_hidden() -> None:
    line = CardLine("Denver", "silver", "5", goals=(AtCity("denver"),))
    facts = SeatFacts(
        Figure("money", 12, is_hidden=True),
        (OPEN, HIDDEN),
        ("moves first",),
        hidden_notes=("may still pay 3",),
        cards=(Card("City card", (line,), is_hidden=True), Card("Played", (line,), (OPEN, HIDDEN))),
    )
    shown = facts.to_others()
    assert shown.score == Figure("money", None, is_hidden=True)
    assert shown.figures == (OPEN,)
    assert shown.cards == (Card("Played", (line,), (OPEN,)),)
    assert (shown.notes, shown.hidden_notes) == (facts.notes, ())
    assert shown.hidden_cards == 1
    assert shown.to_others() == shown


def test_a_score_that_everybody_may_see_stays() -> None:
    facts = SeatFacts(Figure("points", 12))
    assert facts.to_others() == facts
    assert not facts.hides


@pytest.mark.parametrize(
    "facts",
    [
        SeatFacts(Figure("points", 1, is_hidden=True)),
        SeatFacts(OPEN, (HIDDEN,)),
        SeatFacts(OPEN, hidden_notes=("bids next",)),
        SeatFacts(OPEN, cards=(Card("City", is_hidden=True),)),
        SeatFacts(OPEN, cards=(Card("City", figures=(HIDDEN,)),)),
    ],
)
def test_whatever_is_hidden_is_known_to_be(facts: SeatFacts) -> None:
    assert facts.hides
