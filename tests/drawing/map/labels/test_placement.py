"""Labels take the cheapest lot of free places, and make room for each other."""

from drawing.map.labels.placement import HARD, Candidate, Mark, Taken, Wish, choose
from drawing.shapes.symbols import Box
from drawing.text.metrics import Tilted
from drawing.text.typesetting import Setting
from drawing.themes.theme import Style

SHEET = Box(0, 0, 100, 100)
SETTING = Setting(Style(3.0), ("name",))


def at(x: float, y: float = 50, cost: float = 0.0, angle: float = 0.0) -> Candidate:
    """A label of 10 by 4 mm around a spot."""
    return Candidate(cost, Tilted(x, y, 5, 2, angle), SETTING)


def chosen(wishes: list[Wish], *marks: Mark) -> list[tuple[float, int]]:
    """The x of every place, and how much is covered there."""
    choices = choose(wishes, Taken(SHEET, marks))
    return [(one.candidate.where.x, one.covers) for one in choices]


def test_the_cheapest_free_place_is_taken() -> None:
    wish = Wish("a", [at(20, cost=2), at(40, cost=1), at(60)])
    assert chosen([wish]) == [(60, 0)]
    assert chosen([wish], Mark(Box(59, 49, 1, 1))) == [(40, 0)]


def test_what_had_better_be_seen_counts_less_than_what_must_be() -> None:
    wish = Wish("a", [at(20, cost=0.5), at(60)])
    assert chosen([wish], Mark(Box(59, 49, 1, 1), 0.4)) == [(60, 0)]
    assert chosen([wish], Mark(Box(59, 49, 1, 1), 0.6)) == [(20, 0)]


def test_a_river_does_not_mind_its_own_name() -> None:
    wish = Wish("water a", [at(20, cost=0.5), at(60)])
    assert chosen([wish], Mark(Box(59, 49, 1, 1), 5.0, "water a")) == [(60, 0)]


def test_the_weightier_label_chooses_first() -> None:
    small = Wish("a", [at(50), at(20, cost=1)], 1.0)
    major = Wish("b", [at(50), at(80, cost=1)], 5.0)
    assert chosen([small, major]) == [(20, 0), (50, 0)]


def test_a_label_makes_room_for_one_that_has_no_other_place() -> None:
    proud = Wish("a", [at(50), at(20, cost=3)], 5.0)
    stuck = Wish("b", [at(52)], 1.0)
    assert chosen([proud, stuck]) == [(20, 0), (52, 0)]


def test_where_nothing_is_free_the_least_bad_place_is_taken_and_told() -> None:
    marks = [Mark(Box(19, 49, 1, 1)), Mark(Box(59, 49, 1, 1)), Mark(Box(62, 49, 1, 1))]
    assert chosen([Wish("a", [at(20), at(60)])], *marks) == [(20, 1)]


def test_a_label_stays_on_the_sheet() -> None:
    assert chosen([Wish("a", [at(2), at(50, cost=9)])]) == [(50, 0)]


def test_a_slanted_label_slips_between_marks() -> None:
    marks = [Mark(Box(53, 48, 1, 1)), Mark(Box(46, 51, 1, 1))]
    assert chosen([Wish("a", [at(50), at(50, cost=1, angle=60)])], *marks) == [(50, 0)]
    assert chosen([Wish("a", [at(50)])], *marks) == [(50, 2)]


def test_who_has_no_candidate_gets_no_place() -> None:
    assert chosen([Wish("a", [])]) == []


def test_covering_costs_more_than_any_preference() -> None:
    assert chosen([Wish("a", [at(20), at(60, cost=HARD / 2)])], Mark(Box(19, 49, 1, 1))) == [
        (60, 0)
    ]
