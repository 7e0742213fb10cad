"""Places in the things of a crayon game: ports of ferries, trains and track of a position."""

from dataclasses import replace

from model.notation import Cell, Cells, Edge
from model.scenario.places import Within, kept, places_in
from model.systems.crayon.things.part import Demand, Ferry
from model.systems.crayon.things.position import Position, Reserved, Seat, TrainAt

LEFT = Within(lambda cell: cell.col < 3, lambda line: True)


def test_every_place_of_a_demand_and_of_a_position_is_found() -> None:
    assert list(places_in(Demand("a", "b", 3))) == []
    train = TrainAt(type="freight", at=Cell(1, 1))
    assert list(places_in(Position(seats=(Seat(trains=(train,)),)))) == [Cell(1, 1)]


def test_a_ferry_needs_both_ports() -> None:
    ferry = Ferry(id="f", ports=Cells([Cell(0, 0), Cell(2, 0)]), cost=3)
    assert kept(ferry, LEFT) is ferry
    assert kept(replace(ferry, ports=Cells([Cell(0, 0), Cell(5, 0)])), LEFT) is None


def test_a_train_of_a_position_is_nowhere_and_what_needs_its_edge_goes() -> None:
    train = TrainAt(type="freight", at=Cell(8, 8), came_from=Cell(1, 1))
    reserved = Reserved(edge=Edge(Cell(7, 7), Cell(8, 7)), seat=1)
    left = kept(Position(seats=(Seat(trains=(train,)),), reserved=(reserved,)), LEFT)
    assert left is not None
    assert left.seats[0].trains[0] == replace(train, at=None)
    assert left.reserved == ()
