"""Hexes, borders and what hangs together, on a small board."""

import pytest

from tests.validator.systems.trains.checks.told import CITIES, ROWS, RULES, small, told

FAR = "- {id: pine, name: Pine, kind: remote, at: "


def test_the_small_board_is_sound() -> None:
    assert told(small()) == []


def test_a_city_may_stand_on_the_sea() -> None:
    port = CITIES + '- {id: port, name: Port, kind: city, at: "4,1"}\n'
    assert told(small(cities=port)) == []


class TestParts:
    def test_of_the_board_are_told_by_the_places_in_them(self) -> None:
        bay = ("r.~^.", "..~r~", "..~..")
        assert told(small(bay)) == [
            (
                "NET302 a part of the board has 6 hexes to build on, and a player has 9 markers to "
                "place"
            ),
            (
                "NET301 no rail can join 5 hexes (Elm and Oak) to the rest of the board, and have "
                "no room for 9 markers"
            ),
        ]

    def test_without_a_start_leave_their_places_out_of_reach(self) -> None:
        lone = CITIES + FAR + '"4,0", number: 2}\n'
        (found,) = told(small(("..r~.", "^..~~", "....."), lone))
        assert found == "NET304 Pine is out of reach from wherever somebody can begin"

    def test_of_one_hex_are_told_alone(self) -> None:
        (found,) = told(small(("..r~.", "^..~~", ".....")))
        assert found == "NET303 no rail can lead from 4,0 anywhere, or there"

    def test_a_place_can_be_too_far(self) -> None:
        chain = "".join(f'- {{id: p{n}, name: P{n}, kind: remote, at: "{n},0"}}\n' for n in (2, 3))
        row = ("r^..",)
        cities = f'cities:\n- {{id: ash, name: Ash, kind: city, at: "0,0", room: 3}}\n{chain}'
        rules = "rules: {preset: trains, markers: {track: 2, stations: 3}}\n"
        board = small(row, cities, rules).replace("max: 4", "max: 2")
        assert told(board, "NET304") == ["NET304 P3 takes 3 markers, and a player has 2"]


def test_a_board_of_land_alone_is_not_judged() -> None:
    assert told(small(cities="", rules="rules: {preset: trains}\n")) == []


def test_without_cities_nothing_scores() -> None:
    only = 'cities:\n- {id: oak, name: Oak, kind: remote, at: "4,2"}\n'
    assert told(small(cities=only), "MAP306") == ["MAP306 there is no city on the board"]
    kit = "kits:\n- {id: short, cards: [landfill]}\n"
    assert told(small(cities="", more=kit), "MAP306") == [
        "MAP306 there is no city on the board",
        "MAP306 there is no remote place on the board",
    ]


def test_a_misspelt_terrain_is_told_once_with_a_repair() -> None:
    odd = small().replace("river", "rivver")
    assert told(odd) == [
        (
            "MAP302 the rules say of rivver neither what a rail costs nor that nobody builds "
            "there, and 1 hex is rivver"
        )
    ]


@pytest.mark.parametrize("blocked", ["3,1 4,1", "4,1 4,2"])
def test_a_border_at_the_sea_blocks_nothing(blocked: str) -> None:
    (found,) = told(small(more=f'blocked: ["{blocked}"]\n'), "MAP304")
    assert found == f"MAP304 {blocked} is blocked, and nobody builds on 4,1, which is sea"


class TestTheEnd:
    def test_needs_room_for_stations(self) -> None:
        many = RULES.replace("stations: 5", "stations: 6")
        assert told(small(rules=many)) == [
            "RUL301 there are 6 stations, and all cities together have room for 5"
        ]

    def test_may_come_another_way(self) -> None:
        many = RULES.replace("stations: 5}", "stations: 6}, end: {all_stations: false}")
        assert told(small(rules=many)) == []

    def test_must_come_some_way(self) -> None:
        never = "stations: 6}, end: {empty_piles: 0, all_track: false}"
        assert told(small(rules=RULES.replace("stations: 5}", never))) == [
            "RUL305 nothing can ever end the game"
        ]

    def test_does_not_come_at_once(self) -> None:
        found = told(small(rules=RULES.replace("stations: 5", "stations: 0")), "RUL305")
        assert found == ["RUL305 the game ends when all stations are placed, and there are none"]

    def test_points_are_said_for_all_room(self) -> None:
        few = RULES.replace("stations: 5}", "stations: 5}, scoring: {stations: [0, 2, 4]}")
        assert told(small(rules=few)) == [
            "RUL303 Ash has room for more stations than the 2 that points are said for"
        ]


@pytest.mark.rule("TRN-CHK-12")
def test_a_board_without_remote_places_is_told() -> None:
    none = CITIES.replace("kind: remote", "kind: city").replace(", number: 3", "")
    assert told(small(ROWS, none)) == ["MAP306 there is no remote place on the board"]
