"""Rivers that are only known by the edges they cross."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from model.boards import grid
from model.imports.corner_walks import edges_crossed
from model.imports.mileposts.courses import courses, ends_across, flowing_on, rivers_apart
from model.notation import Cell, Corner, Edge

edges = st.builds(
    grid.edge_at, st.builds(Cell, st.integers(2, 8), st.integers(2, 8)), st.integers(0, 5)
)


@given(
    st.sets(edges, min_size=1, max_size=30),
    st.sets(st.builds(Cell, st.integers(2, 8), st.integers(2, 8))),
)
def test_a_course_crosses_its_edges_each_once_and_no_other(
    crossed: set[Edge], missing: set[Cell]
) -> None:
    missing -= {cell for edge in crossed for cell in edge}

    def has(cell: Cell) -> bool:
        return cell not in missing

    walks = courses(crossed)
    found = [edge for walk in walks for edge in edges_crossed(walk)]
    assert len(found) == len({*found})
    assert {*found} <= crossed
    if len(walks) < 12:
        assert {*found} == crossed
    course = flowing_on(walks, has)[0]
    assert all(other in grid.corner_neighbours(one) for one, other in pairwise(course))
    there = [edge for edge in edges_crossed(course) if has(edge.a) and has(edge.b)]
    assert len(there) == len({*there})
    assert {*there} <= crossed


@given(st.sets(edges, min_size=1, max_size=30))
def test_rivers_that_do_not_meet_are_parted(crossed: set[Edge]) -> None:
    parts = rivers_apart(crossed)
    assert sorted(edge for part in parts for edge in part) == sorted(crossed)
    corners = [{corner for edge in part for corner in ends_across(edge)} for part in parts]
    assert sum(map(len, corners)) == len(set[Corner]().union(*corners))


def test_a_river_flows_on_where_there_are_no_mileposts() -> None:
    path = [Corner.parse(word) for word in "2,1s 2,2n 1,1s 1,3n 1,2s 1,4n 1,3s".split()]
    whole = edges_crossed(path)
    gap = {whole[2].a, whole[2].b, whole[3].a, whole[3].b} - {*whole[0], *whole[1], *whole[-1]}
    kept = [edge for edge in whole if not gap & {*edge}]
    assert len(kept) < len(whole)
    assert len(courses(kept)) == 2
    (course,) = flowing_on(courses(kept), lambda cell: cell not in gap)
    assert course in (path, path[::-1])
    assert len(flowing_on(courses(kept), lambda _: True)) == 2
