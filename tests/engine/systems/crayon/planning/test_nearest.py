"""Where a growing line comes nearest to each goal is what a look at the whole line says."""

from typing import SupportsIndex, overload

from hypothesis import given
from hypothesis import strategies as st

from engine.systems.crayon.planning.atlas import MILLION, STEP, Atlas, Effort, Goal, atlas_of
from engine.systems.crayon.planning.nearest import Nearest
from model.notation import Cell
from model.systems.crayon.network.network import NOWHERE
from model.systems.crayon.network.search import FAR
from tests.engine.systems.crayon.situations.coast import coast, seat

TABLE = coast(seat(), seat()).table
ATLAS = atlas_of(TABLE)
GOALS = [goal for goals in ATLAS.goals.values() for goal in goals]


def at(column: int, row: int = 1) -> int:
    return TABLE.network.index(Cell(column, row))


MILEPOSTS = [at(column, row) for column in range(24) for row in range(3)]


def goal_of(city: str) -> Goal:
    return ATLAS.goals[city][0]


lines = st.lists(st.sampled_from(MILEPOSTS), unique=True, max_size=12)


@given(st.lists(st.tuples(lines, st.sampled_from(GOALS)), min_size=1, max_size=8))
def test_whatever_comes_and_goes_the_nearest_milepost_is_known(
    questions: list[tuple[list[int], Goal]],
) -> None:
    nearest = Nearest(ATLAS)
    for line, goal in questions:
        nearest.keep_up(line)
        effort, cell = nearest.to(goal)
        cost = ATLAS.effort(goal).cost
        assert effort == min((cost[one] for one in line), default=FAR)
        assert cell in line or (cell, line) == (NOWHERE, [])
        assert not line or cost[cell] == effort


@given(lines, st.lists(st.sampled_from(GOALS), min_size=1), st.data())
def test_a_line_that_grows_comes_to_the_same_whenever_it_was_asked(
    line: list[int], goals: list[Goal], data: st.DataObject
) -> None:
    """Of several mileposts equally near, the first that was built counts."""
    grown = Nearest(ATLAS)
    for length in sorted(data.draw(st.lists(st.integers(0, len(line)), max_size=4))):
        grown.keep_up(line[:length])
        grown.to(goals[length % len(goals)])
    grown.keep_up(line)
    at_once = Nearest(ATLAS)
    at_once.keep_up(line)
    assert [grown.to(goal) for goal in goals] == [at_once.to(goal) for goal in goals]


def test_a_line_has_its_effort_and_its_place() -> None:
    nearest = Nearest(ATLAS)
    nearest.keep_up([at(3), at(4)])
    assert nearest.to(goal_of("brig")) == (3 * STEP + (1 + 1 + 3) * MILLION, at(4))
    nearest.keep_up([at(3), at(4), at(5), at(6), at(7)])
    assert nearest.to(goal_of("brig")) == (0, at(7))


def test_track_that_was_lost_is_not_remembered() -> None:
    nearest = Nearest(ATLAS)
    nearest.keep_up([at(5), at(6), at(7)])
    assert nearest.to(goal_of("brig")) == (0, at(7))
    nearest.keep_up([at(5), at(6), at(5, 0)])
    assert nearest.to(goal_of("brig"))[1] == at(6)


def test_without_track_there_is_no_way() -> None:
    assert Nearest(ATLAS).to(goal_of("brig")) == (FAR, NOWHERE)


class Watched(list[int]):
    """Costs that note which of them were looked at."""

    def __init__(self, costs: list[int]) -> None:
        super().__init__(costs)
        self.seen: list[int] = []

    @overload
    def __getitem__(self, place: SupportsIndex, /) -> int: ...
    @overload
    def __getitem__(self, place: slice, /) -> list[int]: ...
    def __getitem__(self, place: SupportsIndex | slice, /) -> int | list[int]:
        if not isinstance(place, slice):
            self.seen.append(int(place))
        return super().__getitem__(place)


def test_only_new_track_is_looked_at() -> None:
    atlas = Atlas(TABLE)
    goal = atlas.goals["brig"][0]
    known = atlas.effort(goal)
    costs = Watched(known.cost)
    atlas._efforts[goal.cells] = Effort(costs, known.toward)
    nearest = Nearest(atlas)
    nearest.keep_up([at(3), at(4)])
    nearest.to(goal)
    assert set(costs.seen) == {at(3), at(4)}
    costs.seen.clear()
    nearest.to(goal)
    assert costs.seen == []
    nearest.keep_up([at(3), at(4), at(5)])
    nearest.to(goal)
    assert set(costs.seen) == {at(5)}
