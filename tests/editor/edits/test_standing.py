"""What stands at a cell, at an edge, near a position."""

from editor.edits.standing import at_cell, at_edge, near, on_cells
from model.boards import grid
from model.notation import Cell, Corner, Edge, Point
from tests.editor.edits.boards import cells, route_scenario
from tests.editor.edits.country import country

COUNTRY = country()


def test_the_things_on_a_cell_begin_with_the_smallest() -> None:
    assert at_cell(COUNTRY, Cell(3, 2)) == [
        ("remarks", "remark-1"),
        ("regions", "highlands"),
        ("cities", "aston"),
    ]
    assert at_cell(COUNTRY, Cell(1, 5)) == [("ferries", "sound")]
    assert at_cell(COUNTRY, Cell(6, 1)) == [("links", "strait")]
    assert at_cell(COUNTRY, Cell(0, 0)) == []


def test_the_things_that_lie_wholly_on_some_cells() -> None:
    assert on_cells(COUNTRY, cells("3,2", "4,2", "3,3", "1,5")) == [("remarks", "remark-1")]
    assert ("ferries", "sound") in on_cells(COUNTRY, cells("1,5", "6,5"))


def test_the_waters_across_an_edge() -> None:
    assert at_edge(COUNTRY, Edge(Cell(3, 3), Cell(4, 3))) == [("waters", "lower-stream")]
    crossed = grid.edge_crossed(Corner(3, 0, "s"), Corner(3, 2, "n"))
    assert crossed is not None
    assert at_edge(COUNTRY, crossed) == [("waters", "lower-stream")]
    assert ("waters", "mere") in at_edge(COUNTRY, Edge(Cell(4, 4), Cell(5, 4)))
    assert at_edge(COUNTRY, Edge(Cell(1, 0), Cell(2, 0))) == []


def test_the_nearest_things_come_first_along_their_lines_too() -> None:
    found = near(COUNTRY, grid.position(Point(1900, 1450)), 0.5)
    assert found == [("labels", "label-aston"), ("cities", "aston")]
    river = COUNTRY.waters["lower-stream"].path
    assert river is not None
    (ax, ay), (bx, by) = grid.position(river[0]), grid.position(river[1])
    assert near(COUNTRY, ((ax + bx) / 2, (ay + by) / 2), 0.01) == [("waters", "lower-stream")]


def test_lines_are_near_between_their_cities() -> None:
    routes = route_scenario()
    assert near(routes, grid.position(Point(2000, 0)), 0.1) == [("lines", "aston-beck")]
    assert near(routes, grid.position(Point(0, 0)), 0.1)[-1] == ("lines", "aston-beck")
