"""What playtests tell of a board of Trains: which hexes and places had markers."""

from model.notation import Cell
from tests.generate.samples import sample
from validator.pictures.uses import use_of

BAY = sample("lantern-bay")


def test_places_are_used_by_the_markers_that_lay_there() -> None:
    topics = {
        "cities": [
            {"city": "Lantern", "markers": 7, "stations": 3, "games": 3},
            {"city": "Exchange", "markers": 0, "games": 0},
            {"city": "Atlantis", "markers": 9, "games": 9},
        ],
        "remote": [{"city": "Cape", "markers": 2, "games": 2}, {"city": 4, "markers": "many"}],
        "places": [{"place": "3,1", "pieces": 4}],
    }
    use = use_of(BAY, topics)
    assert use.cities == {"lantern": 7.0, "cape": 2.0}
    assert use.served == {"lantern": 3, "exchange": 0, "cape": 2}
    assert use.places == {Cell(3, 1): 4.0}


def test_nothing_is_told_where_nothing_was_counted() -> None:
    assert use_of(BAY, {}).served is None
