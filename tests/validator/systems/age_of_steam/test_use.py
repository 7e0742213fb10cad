"""What games used of a map of Age of Steam, read from the tables of a playtest or of a log."""

from hypothesis import given
from hypothesis import strategies as st

from drawing.map.sheet.overlay import Overlay
from model.notation import Cell
from model.pieces.places import AtLine
from tests.editor.systems.age_of_steam.small_map import dells
from validator.pictures.use_on_maps import with_use
from validator.pictures.uses import use_of

FERRY = {"id": "ferry", "name": "The ferry", "ends": ["ash", "elm"], "cost": 6}
MAP = dells(special_links=[FERRY])
TABLES: dict[str, list[dict[str, object]]] = {
    "hexes": [{"hex": "3,0", "tiles_laid": 4}, {"hex": "4,0", "tiles laid": 2}, {"hex": "9,9"}],
    "links": [{"link": "The ferry", "claimed": 1}, {"link": "nobody's", "claimed": 5}],
    "cities": [
        {"city": "Ash", "delivered": 3, "shipped": 2, "games": 2},
        {"city": "Dell", "delivered": 0, "shipped": 0, "games": 0},
    ],
}


def test_hexes_are_used_by_tiles_links_by_owners_and_stops_by_cubes() -> None:
    use = use_of(MAP, TABLES)
    assert use.places == {Cell(3, 0): 4, Cell(4, 0): 2, AtLine("ferry"): 1}
    assert use.cities == {"ash": 5}
    assert use.served == {"ash": 2, "dell": 0}


def test_a_picture_tells_what_it_shows() -> None:
    over = with_use(Overlay(), {"games": {"played": 2}, "players": 3, "topics": TABLES}, MAP)
    assert over.use_about == ("2 games of 3 players", "Tiles on a hex")
    assert (over.city_heat["ash"], set(over.unused)) == (1.0, {"dell"})


@given(st.recursive(st.none() | st.integers() | st.text(), lambda some: st.lists(some, max_size=3)))
def test_whatever_a_table_says_is_no_failure(said: object) -> None:
    keys = ("hex", "tiles_laid", "link", "claimed", "city", "delivered", "shipped", "games")
    odd = dict.fromkeys(keys, said)
    use = use_of(MAP, {name: [odd, {**odd, "hex": "3,0"}] for name in TABLES})
    assert set(use.places) <= {Cell(3, 0)}
