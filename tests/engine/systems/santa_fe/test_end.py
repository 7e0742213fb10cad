"""After a round, the end, and the score (SFR-REUSE, SFR-END, SFR-SCORE)."""

from typing import Any

import pytest

from engine.systems.santa_fe.game import SantaFeGame
from engine.systems.santa_fe.steps import ending
from tests.engine.systems.santa_fe.games import do, game_with, laying, offered, refused, seat

SMALL = [{"id": "sf", "track": 2}, {"id": "gn", "track": 1}]


def nearly_out(
    *, rules: Any = None, play: Any = None, players: int = 3, **more: Any
) -> SantaFeGame:
    """One piece of Santa Fe is left."""
    track = {"aldon-cask": "sf 1 from aldon", "brack-dunn": "gn 1 from brack"}
    routes = {"sf": {"heads": ["cask"]}, "gn": {"heads": ["dunn"]}}
    paid: dict[str, Any] = {"paid_cities": ["cask", "dunn"]}
    position = laying(play, players=players, track=track, routes=routes, **paid, **more)
    return game_with(position, players=players, rules=rules, railroads=SMALL)


@pytest.mark.rule("SFR-REUSE-01")
@pytest.mark.rule("SFR-REUSE-02")
@pytest.mark.rule("SFR-REUSE-04")
def test_cards_go_where_they_belong_after_the_second_turn() -> None:
    play = [["double-turn", "branch sf"], ["triple-turn"], ["gila"]]
    game = game_with(laying(play, turn=2))
    before = game.state.display
    while game.state.round == 3:
        do(game, "stop" if "stop" in offered(game) else offered(game)[0])
    back = sorted(game.state.display)
    assert back == sorted([*before, "double-turn", "triple-turn"])
    assert game.state.removed.count("branch sf") == 1
    assert seat(game, 2).tableau == ("gila",)


@pytest.mark.rule("SFR-END-01")
@pytest.mark.rule("SFR-END-06")
def test_the_game_ends_with_the_last_piece_of_the_majors_at_once() -> None:
    game = nearly_out()
    do(game, "lay sf cask ford cask-ford")
    assert game.result is not None
    assert game.result.reason == ending.ALL_LAID
    assert seat(game, 0).tableau == ("iris",)
    assert refused(game, "stop") == "SFR-END-06"


@pytest.mark.rule("SFR-OPEN-03")
@pytest.mark.parametrize(("finish", "laid"), [("turn", 2), ("round", 5)])
def test_a_turn_or_a_round_may_be_finished(finish: str, laid: int) -> None:
    game = nearly_out(rules={"end": {"finish": finish}}, short_lines=["ri"])
    do(game, "lay sf cask ford cask-ford")
    assert offered(game)
    pieces = 0
    while legal := offered(game):
        do(game, legal[0])
        pieces += 1
    assert game.result is not None
    assert (pieces, game.result.reason) == (laid, ending.ALL_LAID)


def dead(play: Any = None, *, rules: Any = None, **more: Any) -> SantaFeGame:
    """Both majors are dead-ended; Rock Island is not."""
    track = {
        "aldon-dunn": "sf 2 from aldon",
        "cask-dunn": "ri 1 from cask",
        "dunn-gila": "ri 1 from dunn",
        "dunn-elko": "ri 2 from dunn",
        "brack-elko": "gn 2 from brack",
        "brack-dunn": "ri 1 from dunn",
        "elko-hale": "ri 1 from elko",
    }
    routes = {"sf": {"heads": ["dunn"]}, "gn": {"heads": ["elko"]}}
    position = laying(play, track=track, routes=routes, short_lines=["ri"], **more)
    return game_with(position, rules=rules, railroads=[{"id": "ri", "track": 9}])


@pytest.mark.rule("SFR-END-02")
@pytest.mark.rule("SFR-END-03")
def test_the_game_ends_when_all_majors_are_dead_ended_whatever_short_lines_could_do() -> None:
    game = dead()
    assert game.result is not None
    assert game.result.reason == ending.DEAD_ENDS
    assert not game.table.laying.is_dead_ended(game.state.track, "ri")
    others = dead([["iris"], ["hale", "branch sf"], ["gila"]])
    assert others.result is not None


@pytest.mark.rule("SFR-END-04")
@pytest.mark.rule("SFR-OPEN-04")
def test_an_own_branch_line_is_a_way_out() -> None:
    play = [["iris", "branch sf"], ["hale"], ["gila"]]
    game = dead(play)
    assert game.result is None
    assert "lay sf aldon cask + branch" in offered(game)
    assert dead(play, rules={"end": {"own_branch": False}}).result is not None


@pytest.mark.rule("SFR-END-05")
def test_only_the_piece_that_is_owed_is_tested() -> None:
    play = [["double-turn"], ["hale"], ["gila"]]
    laid_one = {"seats": {0: {"laid": [1, 0]}}}
    assert dead(play, **laid_one).result is None
    assert dead(play, rules={"end": {"tested": "every-piece"}}, **laid_one).result is not None
    assert dead([["four-in-one"], ["hale"], ["gila"]]).result is None


@pytest.mark.rule("SFR-SCORE-01")
@pytest.mark.rule("SFR-SCORE-02")
def test_money_and_played_cities_count() -> None:
    track = {"aldon-cask": "sf 1 from aldon", "cask-dunn": "ri 1 from cask"}
    seats = {0: {"tableau": ["iris", "cask"], "money": 3}}
    routes = {"sf": {"heads": ["cask"]}}
    game = game_with(laying(track=track, routes=routes, short_lines=["ri"], seats=seats))
    assert game.scores()[0] == 3 + 2 * 2
    boomed = game_with(
        laying(
            track=track, routes=routes, short_lines=["ri"], seats=seats, boomed={"cask": "boom-4"}
        )
    )
    assert boomed.scores()[0] == 3 + 4 * 2


@pytest.mark.rule("SFR-SCORE-02")
def test_two_cards_of_a_city_count_twice() -> None:
    track = {"brack-elko": "gn 2 from brack"}
    seats = {0: {"tableau": ["iris", "elko", "elko"], "money": 0}}
    game = game_with(laying(track=track, routes={"gn": {"heads": ["elko"]}}, seats=seats))
    assert game.scores()[0] == 8


@pytest.mark.rule("SFR-SCORE-03")
@pytest.mark.rule("SFR-OPEN-11")
def test_a_home_counts_its_railroad_from_its_first_piece() -> None:
    seats = {0: {"tableau": ["iris", "cask"], "money": 0}}
    position = laying(seats=seats, short_lines=["ri"])
    assert game_with(position).scores()[0] == 0
    assert game_with(position, rules={"laying": {"home": "beginning"}}).scores()[0] == 2
    laid = laying(seats=seats, short_lines=["ri"], track={"cask-ford": "ri 1 from cask"})
    assert game_with(laid).scores()[0] == 2


@pytest.mark.rule("SFR-SCORE-04")
@pytest.mark.rule("SFR-OPEN-14")
def test_a_tie_is_broken_by_cards_of_the_top_value_and_then_shared() -> None:
    play = [["kirk"], ["iris"], ["hale"]]
    seats = {n: {"money": money} for n, money in enumerate((5, 5, 4))}
    game = nearly_out(play=play, seats=seats)
    do(game, "lay sf cask ford cask-ford")
    assert game.result is not None
    assert game.result.places == ((1,), (0,), (2,))
    shared = nearly_out(play=[["kirk"], ["lund"], ["hale"]], seats=seats)
    do(shared, "lay sf cask ford cask-ford")
    assert shared.result is not None
    assert shared.result.places == ((0, 1), (2,))
    by_money = {"scoring": {"money": 0, "tie_break": ["money"]}}
    richest = nearly_out(play=[["kirk"], ["lund"], ["hale"]], seats=seats, rules=by_money)
    do(richest, "lay sf cask ford cask-ford")
    assert richest.result is not None
    assert richest.result.places == ((0, 1), (2,))
