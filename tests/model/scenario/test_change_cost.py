"""What a change shares with the old scenario, and what it costs: no more than it touches."""

from dataclasses import replace
from typing import Any

from model.boards.lattice import MilepostBoard
from model.boards.terrain import Size
from model.collection import Things
from model.forms.form import Step
from model.notation import Cell
from model.scenario.change import Change, apply, difference
from model.scenario.scenario import Scenario
from model.scenario.things import City
from tests.generate.cost import calls_of
from tests.generate.own_classes import part_class
from tests.generate.scenario import make_scenario

ASTON = City(id="aston", name="Aston", kind="small", at=Cell(1, 1))
BOARD = MilepostBoard(Size(4, 3), Things({".": "clear", "^": "mountain"}), ("....", "....", "...."))
SMALL = Scenario(
    id="small",
    system="crayon",
    board=BOARD,
    cities=Things({"aston": ASTON}),
    part=part_class("crayon")(),
)


def to(scenario: Scenario, *steps: tuple[tuple[str, ...], Any, Any]) -> Scenario:
    return apply(scenario, Change("", tuple(Step(*step) for step in steps)))


def test_what_a_change_does_not_touch_is_shared() -> None:
    old = make_scenario(4, 12, 12)
    first = next(iter(old.cities))
    new = to(old, (("cities", first, "name"), old.cities[first].name, "New"))
    assert new.cities is not old.cities
    for name in ("board", "waters", "goods", "regions", "labels", "rules", "part", "misfits"):
        assert getattr(new, name) is getattr(old, name), name
    others = [key for key in old.cities if key != first]
    assert all(new.cities[key] is old.cities[key] for key in others)


def test_a_painted_row_leaves_the_other_rows_shared() -> None:
    old = make_scenario(4, 12, 12)
    assert isinstance(old.board, MilepostBoard)
    cell = next(iter(old.board.cells()))
    kind = old.board.kind_at(cell)
    new = to(old, (("board", "terrain", str(cell)), kind, "swamp")).board
    assert isinstance(new, MilepostBoard)
    others = [row for row in range(12) if row != cell.row]
    assert all(new.terrain[row] is old.board.terrain[row] for row in others)


def stroke(cells: int) -> tuple[Scenario, Change]:
    """A board of 320 rows, and a stroke over so many of its cells."""
    rows = ("." * 320,) * 320
    board = MilepostBoard(Size(320, 320), Things({".": "clear"}), rows)
    painted = {Cell(n % 320, n // 320): "mountain" for n in range(cells)}
    old = replace(SMALL, board=board)
    new = replace(SMALL, board=board.with_painted(painted))
    return old, difference(old, new)


def test_a_stroke_of_ten_thousand_cells_costs_four_times_one_of_a_quarter() -> None:
    small_old, small = stroke(2_500)
    large_old, large = stroke(10_000)
    assert len(large.steps) == 10_001
    for work in (apply, lambda s, c: c.inverse(), lambda s, c: c.join(c.inverse())):
        cheap = calls_of(lambda work=work: work(small_old, small))  # type: ignore[misc]
        dear = calls_of(lambda work=work: work(large_old, large))  # type: ignore[misc]
        assert dear < 5 * cheap


def test_a_thousand_new_cities_cost_four_times_two_hundred_and_fifty() -> None:
    def cost(count: int) -> int:
        plain = {f"c{n}": {"id": f"c{n}", "name": "C", "kind": "small"} for n in range(count)}
        change = Change("", tuple(Step(("cities", key), None, c) for key, c in plain.items()))
        return calls_of(lambda: apply(SMALL, change))

    assert cost(1000) < 5 * cost(250)


def test_painting_one_cell_of_a_large_board_costs_no_more_than_of_a_small_one() -> None:
    large, _ = stroke(1)
    step = (("board", "terrain", "1,1"), "clear", "mountain")
    assert calls_of(lambda: to(large, step)) < 3 * calls_of(lambda: to(SMALL, step))
