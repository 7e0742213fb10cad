"""The use of a map by the pieces that lay on it, for systems that count nothing of their own."""

from hypothesis import given
from hypothesis import strategies as st

from drawing.map.layers import heat
from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet
from model.notation import Cell, Side
from model.pieces.places import AtLine, Segment
from tests.drawing.piece_samples import hex_sheet, routes_with
from validator.pictures.use_on_maps import with_use
from validator.pictures.uses import use_of

HILLS, WOODS = hex_sheet().scenario, routes_with().scenario


def rows(**used: int) -> list[dict[str, object]]:
    return [{"place": place, "pieces": number} for place, number in used.items()]


def test_places_of_all_kinds_are_used_by_their_pieces() -> None:
    use = use_of(HILLS, {"places": rows(**{"1,1": 4, "2,1/3": 2, "elm": 5, "nowhere": 9})})
    assert use.places == {Cell(1, 1): 4, Side(Cell(2, 1), 3): 2}
    assert use.cities == {"elm": 5}
    assert use.served is None
    use = use_of(WOODS, {"places": rows(**{"plain": 1, "plain/3": 2, "plain/4": 2})})
    assert use.places == {AtLine("plain"): 1, Segment("plain", 2): 2}


def test_the_legend_says_what_was_counted() -> None:
    answer = {"games": {"played": 2}, "topics": {"places": rows(**{"plain/1": 4, "twin": 1})}}
    over = with_use(Overlay(), answer, WOODS)
    assert over.heat == {Segment("plain", 0): 1.0, AtLine("twin"): 0.25}
    assert over.use_about == ("2 games", "Pieces on a place")
    assert over.use_words[-1] == "1.6–2 a game"
    assert list(heat.batches(Sheet(WOODS, hex_sheet().theme, 12.0, overlay=over)))


@given(st.recursive(st.none() | st.integers() | st.text(), lambda some: st.lists(some, max_size=3)))
def test_whatever_a_table_says_is_no_failure(said: object) -> None:
    odd = {"place": said, "pieces": said}
    use = use_of(HILLS, {"places": [odd, {"place": "1,1", "pieces": said}]})
    assert set(use.places) <= {Cell(1, 1)}
