"""Lines as they are drawn: crossings, cities in the way, short segments, terrain, twins, spots."""

import pytest

from tests.validator.examples import examined
from tests.validator.systems.santa_fe.checks.told import CITIES, LINES, small, told


def test_the_small_board_is_sound() -> None:
    assert told(small()) == []


class TestCrossings:
    def test_lines_may_meet_in_the_city_that_both_lead_to(self) -> None:
        assert told(small(LINES + "- {id: ash-oak, a: ash, b: oak, segments: 3}\n")) == []

    def test_a_bend_can_make_lines_cross(self) -> None:
        bent = LINES + '- {id: ash-oak, a: ash, b: oak, segments: 3, bends: "3.0,1.0 3.0,5.0"}\n'
        found = told(small(bent))
        assert (
            "MAP210 the lines ash-oak and elm-fir cross at 3.0,2.0, where there is no city" in found
        )
        assert all(one.startswith("MAP210 ") for one in found)

    def test_a_bend_can_lead_around(self) -> None:
        around = LINES + '- {id: ash-fir, a: ash, b: fir, segments: 4, bends: "5.0,0.5"}\n'
        assert told(small(around)) == []

    def test_lines_that_leave_a_city_one_over_the_other_are_told(self) -> None:
        over = LINES + '- {id: ash-fir, a: ash, b: fir, segments: 4, bends: "7.0,2.0 5.0,0.5"}\n'
        (found,) = told(small(over))
        assert found.startswith("MAP210 the lines ash-elm and ash-fir cross at")

    def test_twins_lie_side_by_side(self) -> None:
        assert told(small(LINES + "- {id: ash-elm-2, a: elm, b: ash, segments: 2}\n")) == []


def test_a_straight_line_through_a_city_is_told_once() -> None:
    through = LINES + "- {id: ash-fir, a: ash, b: fir, segments: 4}\n"
    assert told(small(through)) == ["MAP211 the line ash-fir is drawn through Elm"]


class TestSegments:
    def test_are_measured_between_the_marks_of_cities(self) -> None:
        crowded = LINES.replace("b: elm, segments: 2", "b: elm, segments: 9")
        (found,) = told(small(crowded), "MAP212")
        assert found.startswith(
            "MAP212 on the largest board that is printed the 9 segments of ash-elm"
        )
        assert found.endswith("mm long, and a piece needs 9")

    def test_a_bend_makes_room(self) -> None:
        long = LINES.replace("b: oak, segments: 2", 'b: oak, segments: 9, bends: "8.0,4.0"')
        assert told(small(long), "MAP212") == []
        short = LINES.replace("b: oak, segments: 2", "b: oak, segments: 9")
        assert told(small(short), "MAP212") != []

    def test_what_can_be_printed_large_enough_is_in_order(self) -> None:
        tight = LINES.replace("b: oak, segments: 2", "b: oak, segments: 6")
        assert told(small(tight), "MAP212") == []


class TestTerrain:
    def test_marks_that_no_variant_prices_are_told(self) -> None:
        marked = LINES.replace("b: oak, segments: 2", "b: oak, segments: 2, terrain: [[mountain]]")
        assert told(small(marked)) == []

    def test_prices_without_marks_are_told(self) -> None:
        assert told(small(more="variants: [terrain]\n")) == [
            "MAP206 mountain and river costs money, and no segment is marked so"
        ]

    def test_a_word_that_nearly_spells_one_is_told(self) -> None:
        slip = LINES.replace(
            "b: oak, segments: 2", "b: oak, segments: 2, terrain: [[rivr], [mountain, montain]]"
        )
        assert told(small(slip)) == [
            "MAP207 montain on elm-oak is no terrain that costs anything or is drawn",
            "MAP207 rivr on elm-oak is no terrain that costs anything or is drawn",
        ]
        (_, last) = (one.finding for one in examined(small(slip), "santa-fe"))
        assert last.help == "did you mean river?"
        assert last.repair is not None
        assert last.repair.title == "write river"

    @pytest.mark.parametrize("kind", ["swamp", "moor", "river", "lake"])
    def test_other_words_are_left_to_the_designer(self, kind: str) -> None:
        own = LINES.replace("b: oak, segments: 2", f"b: oak, segments: 2, terrain: [[{kind}]]")
        assert told(small(own), "MAP207") == []

    def test_a_word_with_a_price_is_known(self) -> None:
        own = LINES.replace("b: oak, segments: 2", "b: oak, segments: 2, terrain: [[fountain]]")
        assert told(small(own), "MAP207") != []
        priced = small(own).replace("rules: {", "rules: {terrain: {prices: {fountain: 1}}, ")
        assert told(priced, "MAP207") == []
        dry = "{title: Dry, changes: {rules: {terrain: {prices: {fountain: 1}}}}}"
        variant = f"own_variants:\n  dry: {dry}\n"
        assert told(small(own, more=variant), "MAP207") == []

    def test_lakes_are_free(self) -> None:
        lake = LINES.replace("b: oak, segments: 2", "b: oak, segments: 2, terrain: [[lake]]")
        assert told(small(lake)) == []


class TestPlaces:
    @pytest.mark.parametrize("xy", ["10.1,2.0", "-0.5,2.0", "9.0,8.5"])
    def test_cities_stand_on_the_sheet(self, xy: str) -> None:
        (found,) = told(small(cities=CITIES.replace("9.0,2.0", xy)))
        assert found == f"MAP213 Ash stands at {xy}, beside the sheet of 10 by 8"

    def test_a_city_needs_a_place(self) -> None:
        gone = CITIES.replace(', xy: "5.0,6.0"', "")
        assert told(small(cities=gone), "MAP213") == ["MAP213 Oak stands nowhere"]


def test_a_loop_is_an_error_with_a_repair() -> None:
    assert told(small(LINES + "- {id: ash-ash, a: ash, b: ash}\n")) == [
        "MAP201 the line ash-ash leads from ash to ash"
    ]
