"""Who reaches what: homes, arrows, pieces, parts of the board, and values by distance."""

from tests.validator.systems.santa_fe.checks.told import CITIES, LINES, small, told


def test_arrows_against_the_way_cut_a_city_off() -> None:
    against = LINES.replace("b: elm, segments: 2", "b: elm, segments: 2, arrow: b>a")
    found = told(small(against))
    assert found == ["NET201 Santa Fe cannot begin: no line can be started in Ash"]


def test_a_city_that_is_only_left_is_told_once() -> None:
    out = LINES.replace("b: oak, segments: 2", "b: oak, segments: 2, arrow: b>a").replace(
        "b: oak, segments: 3", "b: oak, segments: 3, arrow: b>a"
    )
    assert told(small(out)) == ["NET207 every line of Oak leads away from it"]


def test_pieces_count_and_not_only_lines() -> None:
    poor = small().replace("track: 9", "track: 2").replace("track: 4", "track: 1")
    assert (
        "NET209 all railroads together have 3 pieces, and it takes 4 at least to join every city"
        in told(poor)
    )
    short = (
        small()
        .replace("track: 9", "track: 5")
        .replace("{id: drg, track: 4, home: elm}", "{id: drg, track: 1, home: ash}")
    )
    assert told(short) == [
        (
            "NET202 Denver & Rio Grande Western has 1 piece, "
            "and the shortest line from Ash has 2 segments"
        )
    ]


def test_a_city_further_than_all_track_is_told() -> None:
    far = LINES.replace("b: fir, segments: 2", "b: fir, segments: 4").replace(
        "b: oak, segments: 3", "b: oak, segments: 4"
    )
    poor = small(far).replace("track: 9", "track: 5").replace("track: 4", "track: 3")
    assert told(poor) == [
        (
            "NET203 no railroad can reach Fir (value 7): none has the pieces for it, "
            "and the nearest home is 4 pieces away"
        )
    ]


def test_a_square_needs_a_major_that_comes() -> None:
    squares = CITIES.replace('xy: "1.0,2.0", value: 7', 'xy: "1.0,2.0", value: 7, squares: [sf]')
    assert told(small(cities=squares)) == []
    poor = small(cities=squares).replace("track: 9", "track: 3")
    assert told(poor, "NET206") == ["NET206 Santa Fe can never come to Fir, which shows its square"]


def test_parts_of_a_board_are_told_and_not_each_of_their_cities() -> None:
    parts = LINES.replace("- {id: elm-fir, a: elm, b: fir, segments: 2}\n", "").replace(
        "- {id: elm-oak, a: elm, b: oak, segments: 2}\n", ""
    )
    assert told(small(parts).replace("track: 9", "track: 5")) == [
        "NET205 no line joins Fir and Oak to the other cities"
    ]


def test_pieces_that_no_segment_takes() -> None:
    assert told(small().replace("track: 9", "track: 90")) == [
        "NET208 the majors have 90 pieces, and all lines together 9 segments"
    ]


class TestValues:
    def test_that_fall_away_from_the_bases_are_told(self) -> None:
        turned = {2: 7, 3: 6, 4: 5, 5: 4, 6: 3, 7: 2}
        cities = [f"- {{id: {key}, value: {turned[value]}}}\n" for key, value in VALUES.items()]
        (found,) = told("cities:\n" + "".join(cities), "BAL201")
        assert found.startswith("BAL201 values do not rise with the distance from the bases: of ")

    def test_a_cheap_city_far_away_stands_out(self) -> None:
        (found,) = told("cities:\n- {id: portland, value: 2}\n", "BAL201")
        assert found.startswith("BAL201 Portland is worth 2, ")

    def test_the_board_of_the_west_rises(self) -> None:
        assert told("title: As it is\n", "BAL201") == []


VALUES = {
    "abilene": 5, "albuquerque": 5, "amarillo": 4, "billings": 5, "bismarck": 4, "boise": 6,
    "cheyenne": 5, "dallas": 3, "denver": 5, "dodge-city": 3, "el-paso": 5, "fargo": 3,
    "flagstaff": 6, "grand-junction": 6, "helena": 6, "houston": 3, "las-vegas": 6,
    "los-angeles": 7, "memphis": 2, "minneapolis": 2, "omaha": 2, "portland": 7, "reno": 7,
    "seattle": 7, "spokane": 6, "tucson": 6, "san-diego": 7, "san-francisco": 7,
}  # fmt: skip
