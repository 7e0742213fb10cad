"""Figures of all seats as a table, where there are enough that all of them have."""

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from editor.play.side.figure_table import SeatRow, columns_of, figure_table
from engine.showing.seat_facts import Figure, SeatFacts
from model.notation import Cell

PLAIN = (Figure("cash", "$10"), Figure("income", 3), Figure("engine", 2))


def facts(*more: Figure) -> SeatFacts:
    return SeatFacts(Figure("points", 5), (*PLAIN, *more))


def test_columns_are_the_short_figures_that_all_have() -> None:
    assert columns_of([facts(), facts()]) == ["cash", "income", "engine"]
    assert columns_of([facts(Figure("action", "Urbanization")), facts()]) == columns_of([facts()])
    assert columns_of([facts(Figure("train", 3, place=Cell(1, 1)))] * 2) == columns_of([facts()])
    assert columns_of([facts(Figure("hand", 3, is_hidden=True))] * 2) == columns_of([facts()])
    assert columns_of([facts(Figure("discs", 2, note="of 4"))] * 2) == columns_of([facts()])
    assert columns_of([facts(Figure("discs", 2, unit="of 4"))] * 2) == columns_of([facts()])
    assert columns_of([facts(Figure("Token of Support", 2))] * 2) == columns_of([facts()])
    many = [Figure(word, 1) for word in ("shares", "bid", "place")]
    assert columns_of([facts(*many)] * 2) == ["cash", "income", "engine", "shares", "bid"]


def test_few_figures_are_no_table() -> None:
    few = SeatFacts(Figure("points", 5), PLAIN[:2])
    assert columns_of([facts(), few]) == []
    assert columns_of([]) == []


def test_what_only_some_have_stands_below_their_names(qtbot: QtBot) -> None:
    ann = facts(Figure("action", "Urbanization"))
    bob = SeatFacts(Figure("points", None), (*PLAIN[:2], Figure("engine", 2, note="3 links")))
    rows = [
        SeatRow("Ann", QPixmap(4, 4), ann, True),
        SeatRow("Bob", QPixmap(4, 4), bob, False),
    ]
    table = figure_table(rows, ["cash", "income", "engine"])
    qtbot.addWidget(table)
    texts = [label.text() for label in table.findChildren(QLabel) if label.text()]
    assert texts == [
        *("cash", "income", "engine", "points"),
        *("1", "Ann", "$10", "3", "2", "5", "action: Urbanization"),
        *("2", "Bob", "$10", "3", "2", "?", "engine: 3 links"),
    ]
