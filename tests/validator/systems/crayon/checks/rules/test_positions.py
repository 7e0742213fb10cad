"""What the checks of start positions tell: the engine's own invariants, track and trains."""

import pytest

from model.notation import Cell
from tests.validator.examples import as_file, codes_in, told
from validator.finding import Finding
from validator.running.run import examine
from validator.survey.survey import survey_of
from validator.systems.crayon.checks.rules.positions import broken_position

AT_WENDMERE = '"8,4 7,4", "8,4 8,5", "8,4 7,5", "8,4 8,3"'


def broken(position: str) -> list[Finding]:
    return told(f"position: {position}\n", "RUL020")


@pytest.mark.rule("VAL-CRY-86")
@pytest.mark.parametrize(
    ("position", "rule", "route"),
    [
        (f"{{seats: [{{}}, {{track: [{AT_WENDMERE}]}}]}}", "INV-CRY-09", ("position", "seats", 1)),
        ("{seats: [{}, {}], turn: {from_majors: 3}}", "INV-CRY-15", ("position",)),
        ("{seats: [{}, {}], turn: {seat: 2, paid: [2]}}", "INV-CRY-18", ("position", "seats", 1)),
        ("{in_play: [{event: rail-tax, drawer: 1}]}", "INV-CRY-22", ("position", "seats", 0)),
    ],
)
def test_what_a_position_breaks_is_named(position: str, rule: str, route: tuple[object]) -> None:
    found = broken(position)
    assert [one.message.partition(":")[0] for one in found] == [f"the position breaks {rule}"]
    if "seats" in position:
        assert found[0].route == route


@pytest.mark.rule("VAL-CRY-86")
@pytest.mark.parametrize(
    ("position", "says"),
    [
        ("{seats: [{}, {}, {}, {}, {}]}", "the position has 5 seats, more than play"),
        ("{seats: [{hand: [1, 2, 3, 4]}]}", "the position gives seat 1 4 cards, and 3 are a hand"),
        ("{seats: [{hand: [1]}, {hand: [1]}]}", "uses card 1 more often than there is one"),
        (
            '{seats: [{trains: [{type: freight, at: "0,0"}]}]}',
            "names 0,0, where there is no milepost",
        ),
        (
            "{seats: [{trains: [{type: freight, loads: [tea, tea, tea], at: '2,5'}]}]}",
            "loads 3 goods on a freight",
        ),
        ('{seats: [{track: ["3,4 3,5"]}]}', "names 3,4 3,5, where nothing can be built"),
    ],
)
def test_a_position_that_cannot_be_set_up_says_why(position: str, says: str) -> None:
    (found,) = broken(position)
    assert found.message.startswith("the position cannot be set up: ")
    assert found.message.endswith(says)
    is_at_seat = "seat 1" in says or "names" in says
    assert found.route == (("position", "seats", 0) if is_at_seat else ("position",))


@pytest.mark.rule("VAL-CRY-86")
def test_as_many_play_as_a_position_speaks_of() -> None:
    assert broken("{turn: {seat: 4}}") == []
    assert broken("{in_play: [{event: snow, drawer: 3}]}") == []
    (found,) = broken("{turn: {seat: 5}}")
    assert found.message.endswith("names seat 5, and 4 play")


@pytest.mark.rule("VAL-CRY-86")
def test_what_is_told_elsewhere_is_not_told_again() -> None:
    seat = "position: {seats: [{hand: [1, 2, 3, 4]}]}\n"
    assert codes_in("variants: [circus]\n" + seat) == ["RUL018"]
    assert codes_in("variants: [fast-trains, slow-start]\n" + seat) == ["RUL016"]
    assert codes_in("position: {seats: [{hand: [99]}]}\n") == ["REF010"]


@pytest.mark.rule("VAL-CRY-86")
def test_a_finding_points_at_its_seat_in_the_file() -> None:
    text = "position:\n  seats:\n  - {cash: 3}\n  - {hand: [1, 2, 3, 4]}\n"
    (placed,) = examine(as_file(text))
    assert placed.span.line == 7


@pytest.mark.rule("VAL-CRY-86")
def test_a_scenario_without_a_position_asks_no_engine() -> None:
    survey = survey_of(as_file("title: So\n").scenario)
    assert list(broken_position.findings(survey)) == []


TRACK = "position: {{seats: [{}]{}}}\n"
LONELY = '{track: ["7,6 7,7"]}'


@pytest.mark.rule("VAL-CRY-87")
def test_track_begins_at_a_major_city_or_at_an_owned_ferry() -> None:
    (found,) = told(TRACK.format(LONELY, ""), "RUL021")
    assert found.message == "1 section of seat 1, at 7,6 7,7, is joined to no Major City"
    assert found.cells == (Cell(7, 6), Cell(7, 7))
    ferry = '{track: ["12,10 12,11", "11,12 12,11", "4,10 4,11"]}'
    assert told(TRACK.format(ferry, ""), "RUL021") == []
    bought = '{ferries: [gannet-ferry], track: ["4,10 4,11"]}'
    assert len(told(TRACK.format(bought, ""), "RUL021")) == 1, "the ferry itself begins nowhere"


@pytest.mark.rule("VAL-CRY-87")
def test_what_an_event_or_a_variant_may_have_parted_is_not_told() -> None:
    assert told(TRACK.format(LONELY, ", discards: [spring-flood]"), "RUL021") == []
    assert len(told(TRACK.format(LONELY, ", discards: [snow]"), "RUL021")) == 1
    assert told("variants: [track-trade]\n" + TRACK.format(LONELY, ""), "RUL021") == []


@pytest.mark.rule("VAL-CRY-87")
def test_track_may_begin_at_the_track_of_others_only_under_branching() -> None:
    two = '{track: ["3,6 3,7", "3,7 4,7"]}, {track: ["4,7 5,7"]}'
    assert len(told(TRACK.format(two, ""), "RUL021")) == 1
    assert told("variants: [branching]\n" + TRACK.format(two, ""), "RUL021") == []


@pytest.mark.rule("VAL-CRY-88")
def test_a_train_stands_in_a_city_on_track_or_at_its_ferry() -> None:
    def stranded(at: str, more: str = "") -> int:
        train = f'{{trains: [{{type: freight, at: "{at}"}}]{more}}}'
        return len(told(TRACK.format(train, ""), "RUL022"))

    assert stranded("8,6") == 1
    assert stranded("8,4") == stranded("2,4") == 0
    assert stranded("3,7", ', track: ["3,6 3,7"]') == 0
    assert stranded("11,12") == 1
    assert stranded("11,12", ", ferries: [gannet-ferry]") == 0
