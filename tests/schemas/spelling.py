"""Texts in the notations of the format: right ones, and ones that are nearly right."""

from typing import Any

from hypothesis import strategies as st

from model.boards.grid import neighbour
from model.notation import Cell, Cells, Corner, Edge, Path, Point
from model.scenario.areas import (
    All,
    Area,
    AreaNode,
    CitiesNamed,
    Combined,
    RegionNamed,
    TerrainNamed,
    Within,
)
from model.systems import part_of, system_names

_UP_TO = st.integers(0, 9999)
_AROUND = st.integers(-9999, 9999)
_THOUSANDTHS = st.integers(-9_999_999, 9_999_999)
_WORD = st.text("abz09", min_size=1, max_size=4)
_IDS = st.lists(_WORD, min_size=1, max_size=3).map("-".join)
_NAMES = st.lists(_IDS, min_size=1, max_size=3).map(tuple)

_CELLS = st.builds(Cell, _UP_TO, _UP_TO)
_POINTS = st.builds(Point, _THOUSANDTHS, _THOUSANDTHS)
_CORNERS = st.builds(Corner, _AROUND, _AROUND, st.sampled_from("ns"))


def _edges() -> st.SearchStrategy[Edge]:
    inner = st.builds(Cell, st.integers(1, 9998), st.integers(1, 9998))
    return st.builds(lambda one, side: Edge.of(one, neighbour(one, side)), inner, st.integers(0, 5))


def _nodes(inner: st.SearchStrategy[AreaNode]) -> st.SearchStrategy[AreaNode]:
    words: st.SearchStrategy[Any] = st.sampled_from(("and", "or", "minus"))
    return st.builds(Within, st.integers(0, 999), inner) | st.builds(Combined, inner, words, inner)


def _areas() -> st.SearchStrategy[Area]:
    leaves: st.SearchStrategy[AreaNode] = st.one_of(
        st.just(All()),
        st.builds(RegionNamed, _IDS),
        st.builds(CitiesNamed, _NAMES),
        st.builds(TerrainNamed, _NAMES),
    )
    return st.builds(Area, st.recursive(leaves, _nodes, max_leaves=6))


SHARED: dict[type[Any], st.SearchStrategy[Any]] = {
    Cell: _CELLS,
    Cells: st.lists(_CELLS, min_size=1, max_size=5).map(Cells),
    Edge: _edges(),
    Point: _POINTS,
    Path: st.lists(_CORNERS | _POINTS, min_size=1, max_size=5).map(Path),
    Area: _areas(),
}


def _of_systems() -> dict[type[Any], st.SearchStrategy[Any]]:
    """The notations of systems, in `spelling` of their folders."""
    found: dict[type[Any], st.SearchStrategy[Any]] = {}
    for system in system_names():
        own = part_of("tests.schemas", system, "spelling")
        found |= {} if own is None else own.VALUES
    return found


VALUES = SHARED | _of_systems()

_SIGNS = st.sampled_from("0123456789-+.,/ns _()\n\t aZé٣")
_SLIP = st.tuples(st.sampled_from(("put in", "leave out", "mistype")), st.integers(0, 60), _SIGNS)


def _with_slips(text: str, slips: list[tuple[str, int, str]]) -> str:
    for how, place, sign in slips:
        at = place % (len(text) + 1)
        kept = at if how == "put in" else at + 1
        text = text[:at] + ("" if how == "leave out" else sign) + text[kept:]
    return text


def nearly(cls: type[Any]) -> st.SearchStrategy[str]:
    """Texts of a notation with up to two slips of the pen."""
    return st.builds(_with_slips, VALUES[cls].map(str), st.lists(_SLIP, min_size=1, max_size=2))
