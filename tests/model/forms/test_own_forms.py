"""What a system can say with its own types: forms they bring, null, one-key records, cells."""

from dataclasses import dataclass, field, replace
from typing import Annotated, Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.boards import grid
from model.collection import ByCell, Things
from model.forms.form import REFUSE, DoesNotFit, Leaf, Step
from model.forms.hints import Hint, Id, IdSet, SideSet, form_of
from model.notation import Cell, Side
from model.scenario.places import Move, Within, carried, kept, places_in
from model.scenario.things import City, put_in_order


def _an_amount(plain: Any) -> int | str:
    if plain in ("any", "all") or (isinstance(plain, int) and not isinstance(plain, bool)):
        return plain  # type: ignore[no-any-return]
    raise DoesNotFit("a number, any or all is needed")


Amount = Annotated[int | str, Leaf(_an_amount)]


def _colours(plain: Any) -> "Colours":
    match plain:
        case "all":
            return Colours((), are_excepted=True)
        case {"except": [*names]}:
            return Colours(tuple(map(str, names)), are_excepted=True)
        case [*names]:
            return Colours(tuple(map(str, names)))
    raise DoesNotFit("colours are a list, all, or all except some")


@dataclass(frozen=True, slots=True)
class Colours:
    """Colours by name, or all but some."""

    FORM: ClassVar = Leaf(_colours, lambda colours: colours.plain())
    named: tuple[str, ...] = ()
    are_excepted: bool = False

    def plain(self) -> Any:
        if not self.are_excepted:
            return list(self.named)
        return {"except": list(self.named)} if self.named else "all"


@dataclass(frozen=True, slots=True)
class Rail:
    """Track is laid."""

    rail: int


@dataclass(frozen=True, slots=True)
class Last:
    """Somebody is the last in some phases."""

    last: tuple[str, ...]
    next_turn: bool = False


Part = Annotated[Rail | Last, Hint("one-key")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """Something with a field of each sort."""

    id: Id
    owners: int | None = 1
    amount: Amount = 1
    colours: Colours = Colours()
    parts: tuple[Part, ...] = ()
    sides: SideSet = ()

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True)
class Rock:
    """What lies in a cell."""

    depth: int = 0
    towards: Side | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Keys:
    """The keys of a system."""

    links: Things[Link] = field(default_factory=Things)
    cells: ByCell[Rock] = field(default_factory=ByCell)
    deck: Things[int] = field(default_factory=Things)


FORM = form_of(Keys)
PLAIN = {
    "links": [
        {"id": "a", "owners": None, "amount": "all", "colours": {"except": ["red"]}},
        {"id": "b", "colours": "all", "parts": [{"rail": 1}, {"last": ["x"], "next_turn": True}]},
        {"id": "c", "amount": 3, "colours": ["red", "blue"], "sides": "0,0/5 4,1/2"},
    ],
    "cells": {"3,2": {"depth": 2, "towards": "3,2/0"}, "5,1": {}},
    "deck": {"train": 7},
}


def read(plain: Any) -> Keys:
    found: Keys = FORM.read(plain, (), REFUSE)
    return found


def test_they_are_read_and_written_back() -> None:
    part = read(PLAIN)
    assert part.links["a"].owners is None
    assert part.links["b"].colours == Colours((), are_excepted=True)
    assert part.links["b"].parts == (Rail(1), Last(("x",), next_turn=True))
    assert part.links["c"].sides == (Side(Cell(0, 0), 5), Side(Cell(4, 1), 2))
    assert isinstance(part.cells, ByCell)
    assert FORM.write(part) == PLAIN


def links(**fields: Any) -> st.SearchStrategy[Link]:
    places = st.builds(
        Side, st.builds(Cell, st.integers(0, 9), st.integers(0, 9)), st.integers(0, 5)
    )
    return st.builds(
        Link,
        id=st.just("a"),
        owners=st.none() | st.integers(1, 9),
        amount=st.sampled_from(["any", "all", 1, 5]),
        colours=st.builds(Colours, st.just(("red",)), st.booleans()),
        parts=st.lists(st.builds(Rail, st.integers(1, 3)), max_size=2).map(tuple),
        sides=st.lists(places, max_size=4).map(tuple),
        **fields,
    )


@given(links(), links())
def test_the_steps_between_two_lead_from_one_to_the_other_and_back(old: Link, new: Link) -> None:
    form = form_of(Link)
    assert form.read(form.write(old), (), REFUSE) == old
    steps = list(form.differ(old, new, ()))
    assert form.alter(old, [(step.route, step.after) for step in steps]) == new
    assert form.alter(new, [(step.route, step.before) for step in steps]) == old
    for step in steps:
        assert form.look(old, step.route) == step.before


def test_null_is_a_value_where_another_is_usual_and_silence_where_none_is() -> None:
    form = form_of(Link)
    assert form.write(form.read({"id": "a", "owners": None}, (), REFUSE))["owners"] is None
    assert form.write(form.read({"id": "a"}, (), REFUSE)) == {"id": "a"}
    steps = list(form.differ(Link(id="a"), Link(id="a", owners=None), ()))
    assert steps == [Step(("owners",), 1, None)]
    with pytest.raises(DoesNotFit):
        form.read({"id": "a", "amount": None}, (), REFUSE)


@pytest.mark.parametrize(
    ("plain", "why"),
    [
        ({"rial": 1}, "one of rail, last must be said"),
        ({"rail": 1, "last": []}, "no two of them"),
        ({"rail": "x"}, "rail: "),
        ({"rail": 1, "next_turn": True}, "unknown key"),
        (["rail"], "a list stands where a group of keys is needed"),
    ],
)
def test_a_record_with_one_key_refuses_what_is_none(plain: Any, why: str) -> None:
    with pytest.raises(DoesNotFit, match=why):
        form_of(Part).read(plain, (), REFUSE)


def test_keys_that_are_no_cells_do_not_fit() -> None:
    with pytest.raises(DoesNotFit, match="is not a cell"):
        read({"cells": {"5;1": {}}})
    one = FORM.alter(read(PLAIN), [(("cells", "7,7"), {"depth": 1}), (("cells", "5,1"), None)])
    assert list(one.cells) == ["3,2", "7,7"]
    assert isinstance(one.cells, ByCell)


def test_what_lies_in_cells_moves_and_is_cut_with_them() -> None:
    part = read(PLAIN)
    assert Cell(5, 1) in set(places_in(part))
    moved = carried(part, lambda place: grid.shifted(place, Cell(0, 0), Cell(1, 2)))
    assert FORM.write(moved)["cells"] == {"4,4": {"depth": 2, "towards": "4,4/0"}, "6,3": {}}
    left = kept(part.cells, Within(lambda cell: cell.col < 4, lambda line: True))
    assert left == ByCell({"3,2": part.cells["3,2"]})
    assert isinstance(left, ByCell)
    assert carried(part, lambda place: place) is part
    assert kept(part, Within(lambda cell: True, lambda line: True)) is part


CELLS = st.builds(Cell, st.integers(2, 20), st.integers(2, 20))


@given(st.builds(Side, CELLS, st.integers(0, 5)), CELLS, CELLS)
def test_a_side_moves_with_the_edge_that_it_is(side: Side, start: Cell, goal: Cell) -> None:
    beyond = grid.neighbour(side.cell, side.side)
    moves: tuple[Move, ...] = (
        lambda place: grid.shifted(place, start, goal),
        lambda place: grid.turned(place, start, 1),
        lambda place: grid.turned(place, start, 4),
    )
    for move in moves:
        moved = carried(side, move)
        assert moved.cell == move(side.cell)
        assert grid.neighbour(moved.cell, moved.side) == move(beyond)


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnCity(City):
    """A city with sets of its own, which inherits all it needs to sort them."""

    dark: SideSet = ()
    friends: IdSet = ()


def test_own_sets_of_a_city_are_put_in_order() -> None:
    one = OwnCity(
        id="a",
        name="A",
        friends=("b", "a"),
        tags=("y", "x"),
        dark=(Side(Cell(1, 1), 3), Side(Cell(5, 0), 1)),
    )
    assert one.friends == ("a", "b")
    assert one.tags == ("x", "y")
    assert one.dark == (Side(Cell(5, 0), 1), Side(Cell(1, 1), 3))
    assert replace(one, friends=("c", "a", "c")).friends == ("a", "c")
    assert kept(one, Within(lambda cell: cell.row == 0, lambda line: True)) == replace(
        one, dark=(Side(Cell(5, 0), 1),)
    )
