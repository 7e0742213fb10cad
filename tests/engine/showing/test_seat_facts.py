"""What a seat has: figures and cards in words of the system, without what is hidden."""

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
        (Card("City card", (line,), is_hidden=True), Card("Played", (line,), (OPEN, HIDDEN))),
    )
    shown = facts.to_others()
    assert shown.score == Figure("money", None, is_hidden=True)
    assert shown.figures == (OPEN,)
    assert shown.cards == (Card("Played", (line,), (OPEN,)),)
    assert shown.notes == facts.notes
    assert shown.to_others() == shown


def test_a_score_that_everybody_may_see_stays() -> None:
    facts = SeatFacts(Figure("points", 12))
    assert facts.to_others() == facts
