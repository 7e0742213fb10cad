"""Networks: building one of 100,000 mileposts, patching it, and searching it."""

from dataclasses import replace

from model.boards.lattice import MilepostBoard
from model.forms.form import Step
from model.notation import Cell
from model.scenario.change import Change, apply
from model.scenario.scenario import Scenario
from model.systems.crayon.ground.ground import CrayonGround, ground_of
from model.systems.crayon.network.search import costs
from tests.bench.measure import Figure, best
from tests.generate.scenario import make_scenario

SMALL, LARGE = (60, 50), (330, 330)


def figures() -> list[Figure]:
    small, large = (make_scenario(1, *size) for size in (SMALL, LARGE))
    small_build = best(lambda: ground_of(small), 9)
    large_build = best(lambda: ground_of(large), 3)
    ground = ground_of(large)
    change = _a_painted_cell(large)
    painted = apply(large, change)
    each = large_build / _mileposts(large), small_build / _mileposts(small)
    patch = best(lambda: ground.after(painted), in_a_row=50)
    whole = best(lambda: ground.after(apply(large, change)), in_a_row=50)
    peer = f"{_mileposts(small):,} mileposts, for each"
    return [
        Figure(f"network of {_mileposts(large):,} mileposts, for each", each[0], peer, each[1], 3),
        Figure("one painted cell: the network", patch, "rebuilt", large_build, 0.01),
        Figure("one painted cell: apply and network", whole, "rebuilt", large_build, 0.01),
        _search(ground, ground_of(small)),
    ]


def _mileposts(scenario: Scenario) -> int:
    assert isinstance(scenario.board, MilepostBoard)
    return sum(scenario.board.kinds().values())


def _a_painted_cell(scenario: Scenario) -> Change:
    board = scenario.board
    assert isinstance(board, MilepostBoard)
    taken = {city.at for city in scenario.cities.values()}
    middle = Cell(board.size.cols // 2, board.size.rows // 2)
    cell = min(
        (cell for cell in board.cells() if board.kind_at(cell) == "clear" and cell not in taken),
        key=lambda cell: abs(cell.row - middle.row) + abs(cell.col - middle.col),
    )
    step = Step(("board", "terrain", str(cell)), "clear", "mountain")
    return Change("paint mountain", (step,))


def _search(large: CrayonGround, small: CrayonGround) -> Figure:
    """One search over the whole board, for each milepost."""
    times = []
    for ground, often in ((large, 3), (small, 9)):
        source = ground.numbers_of(next(iter(ground.red)))
        scenario = replace(ground.scenario)
        took = best(lambda g=ground, s=source: costs(g.network, s), often)  # type: ignore[misc]
        times.append(took / _mileposts(scenario))
    return Figure("search of it, for each milepost", times[0], "the small one", times[1], 3)
