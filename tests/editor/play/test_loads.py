"""What a click means where a train stands: loads and deliveries, and other trains that may come."""

from typing import Any

from editor.play.match.match import Match
from editor.play.match.seating import Seating
from engine.logs.game_log import SeatEntry
from model.notation import Cell
from tests.engine.systems.crayon.situations.coast import coast, line, seat

DOVER = Cell(18, 1)
PEOPLE = (SeatEntry("Ann", ""), SeatEntry("Bob", ""))


def begun(ann: dict[str, Any], *, variants: tuple[str, ...] = ()) -> Match:
    """A match along the coast, in which it is Ann's turn to run."""
    scenario = coast(ann, seat(), variants=variants).table.scenario
    return Match(scenario, Seating(PEOPLE, 1, variants))


def offered(match: Match, cell: Cell) -> list[str]:
    return [str(plan.actions[0]) for plan in match.at(cell).plans]


def test_all_that_pays_differently_is_offered() -> None:
    match = begun(seat("18,1", "coal", hand=["2", "3"]))
    found = offered(match, DOVER)
    assert {"deliver coal dover 20", "deliver coal dover 24", "load tea"} == set(found)


def test_loads_are_asked_about_even_if_there_is_but_one() -> None:
    match = begun(seat("2,1"))
    meaning = match.at(Cell(2, 1))
    assert [plan.text for plan in meaning.plans] == ["Load coal"]
    assert meaning.is_chosen


def test_who_stands_at_the_rim_clicks_on_the_middle_and_chooses() -> None:
    match = begun(seat("17,1", "coal", hand=["2"]))
    meaning = match.at(DOVER)
    assert meaning.is_chosen
    assert {"deliver coal dover 20", "move 18,1"} <= set(offered(match, DOVER))
    marked = match.offers.marked({Cell(17, 1)})
    assert DOVER in marked, "for running"
    assert Cell(17, 1) not in marked


def test_another_train_may_run_to_where_one_can_load() -> None:
    trains = [
        {"type": "freight", "loads": [], "at": "7,1"},
        {"type": "freight", "loads": [], "at": "11,1"},
    ]
    ann = seat(track=line(7, 11), trains=trains)
    match = begun(ann, variants=("additional-trains",))
    found = offered(match, Cell(7, 1))
    assert {"load coal", "load silk"} <= set(found)
    assert "move 10,1 by 2" in found


def test_a_place_overseas_is_marked_when_something_can_be_done_there() -> None:
    match = begun(
        seat("14,1", "silk", hand=["1"], track=line(7, 14), links=["far-link"], waits=True)
    )
    assert Cell(24, 1) in match.offers.marked({Cell(14, 1)})
    assert "ship silk formosa 15" in offered(match, Cell(24, 1))
    assert match.hint(Cell(24, 1), match.at(Cell(24, 1))).startswith("Formosa: ")
