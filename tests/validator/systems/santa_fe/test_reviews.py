"""What changed of a board of Santa Fe, in words of the game."""

from dataclasses import replace
from typing import Any

from model.boards.routes import Line, RouteBoard
from model.collection import Things
from model.notation import Path
from model.scenario.scenario import Scenario
from model.systems.santa_fe.things.part import SantaFePart
from tests.generate.samples import western_lines
from validator.reviews.change_sentences import sentences
from validator.reviews.game_changes import game_changes

WEST = western_lines()


def with_line(key: str, **fields: Any) -> Scenario:
    board = WEST.board
    assert isinstance(board, RouteBoard)
    lines = Things({**board.lines, key: replace(board.lines[key], **fields)})
    return replace(WEST, board=replace(board, lines=lines))


def with_part(room: str, key: str, **fields: Any) -> Scenario:
    part = WEST.part_as(SantaFePart)
    things = getattr(part, room)
    changed: Any = {room: things.put(key, replace(things[key], **fields))}
    return replace(WEST, part=replace(part, **changed))


def with_city(key: str, **fields: Any) -> Scenario:
    return replace(WEST, cities=WEST.cities.put(key, replace(WEST.cities[key], **fields)))


class TestLines:
    def test_are_called_by_their_cities(self) -> None:
        assert list(sentences(WEST, with_line("denver-cheyenne", segments=2))) == [
            "line Denver–Cheyenne: 2 segments now, not 1"
        ]

    def test_of_a_pair_by_their_id_besides(self) -> None:
        assert list(sentences(WEST, with_line("chicago-omaha-2", arrow=None))) == [
            "line Chicago–Omaha (chicago-omaha-2): can be begun at either end now"
        ]

    def test_tell_arrows_terrain_bends_and_ends(self) -> None:
        changed = with_line(
            "denver-cheyenne",
            arrow="b>a",
            terrain=(("mountain",),),
            bends=Path.parse("19.0,11.0"),
        )
        assert list(sentences(WEST, changed)) == [
            "line Denver–Cheyenne: begun in Cheyenne only",
            "line Denver–Cheyenne: 1 mountain now, not any",
            "line Denver–Cheyenne: is drawn elsewhere",
        ]
        moved = with_line("pueblo-denver", b="cheyenne")
        assert "line Pueblo–Cheyenne: leads there now, not Pueblo–Denver" in sentences(WEST, moved)

    def test_tell_where_terrain_lies_that_is_as_much_as_before(self) -> None:
        first = with_line("denver-cheyenne", segments=3, terrain=(("river",), (), ()))
        last = with_line("denver-cheyenne", segments=3, terrain=((), (), ("river",)))
        assert list(sentences(first, last)) == [
            "line Denver–Cheyenne: terrain lies elsewhere: river on segment 3"
        ]
        shorter = with_line("denver-cheyenne", segments=2, terrain=(("river",), ()))
        assert list(sentences(first, shorter)) == ["line Denver–Cheyenne: 2 segments now, not 3"]

    def test_come_and_go(self) -> None:
        board = WEST.board
        assert isinstance(board, RouteBoard)
        new = Line("denver-wichita", "denver", "wichita", 4, "a>b")
        more = replace(WEST, board=replace(board, lines=Things({**board.lines, new.id: new})))
        assert list(sentences(WEST, more)) == [
            "line Denver–Wichita: added, 4 segments, begun in Denver only"
        ]
        assert list(sentences(more, WEST)) == [
            "line Denver–Wichita: removed, 4 segments, begun in Denver only"
        ]


def test_things_are_told_in_words_of_players() -> None:
    told = [
        *sentences(WEST, with_city("tucson", value=5, squares=("sf",), cards=1)),
        *sentences(WEST, with_part("railroads", "drg", track=9, home="pueblo", kind="major")),
        *sentences(WEST, with_part("cards", "branch", price=2)),
        *sentences(WEST, with_part("boom_markers", "boom-5", count=1, value=6)),
    ]
    assert told == [
        "city Tucson: is worth 5 now, not 6",
        "city Tucson: shows the square of Santa Fe now",
        "city Tucson: shows the square of Southern Pacific no longer",
        "city Tucson: 1 City card now, not as many as the rules say",
        "railroad Denver & Rio Grande Western: is a major now, not a short line",
        "railroad Denver & Rio Grande Western: 9 pieces of track now, not 6",
        "railroad Denver & Rio Grande Western: begins in Pueblo now, not in Denver",
        "card Branch Line: costs 2 now, not 1",
        "Boomtown marker boom-5: makes cities worth 6 now, not 5",
        "Boomtown marker boom-5: 1 marker now, not 7",
    ]


def test_distances_from_the_bases_are_compared() -> None:
    changes = game_changes(WEST, with_line("milwaukee-minneapolis", segments=5))
    (told,) = changes.told
    assert told.lines == ("Minneapolis +1 (3 becomes 4 pieces)",)
    assert changes.data["distances"] == [{"city": "minneapolis", "before": 3, "after": 4}]
    assert game_changes(WEST, with_city("tucson", value=5)).told == ()


def test_a_city_that_is_cut_off_is_told_first() -> None:
    changes = game_changes(WEST, with_line("seattle-portland", arrow="a>b"))
    assert changes.told == ()
    lonely = with_line("spokane-seattle", arrow="b>a")
    board = lonely.board
    assert isinstance(board, RouteBoard)
    lines = Things({key: line for key, line in board.lines.items() if key != "seattle-portland"})
    cut = replace(lonely, board=replace(board, lines=lines))
    (told,) = game_changes(WEST, cut).told
    assert told.lines[0].startswith("Seattle cannot be reached any more (")
    (back,) = game_changes(cut, WEST).told
    assert back.lines[0].startswith("Seattle can be reached now, with ")
