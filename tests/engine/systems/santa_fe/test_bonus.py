"""What connections pay (SFR-BONUS-01 to -09)."""

from typing import Any

import pytest

from engine.systems.santa_fe.game import SantaFeGame
from tests.engine.systems.santa_fe.games import do, game_with, laying, seat

NEAR = {
    "ford-gila": "ri 1 from ford",
    "cask-ford": "sf 2 from cask",
    "aldon-cask": "sf 1 from aldon",
}
HEADS: dict[str, Any] = {"sf": {"heads": ["ford"]}}


def money_after(*texts: str, rules: Any = None, **more: Any) -> list[int]:
    game = game_with(laying(**more), rules=rules)
    do(game, *texts)
    return [one.money for one in game.state.seats]


@pytest.mark.rule("SFR-BONUS-01")
@pytest.mark.rule("SFR-BONUS-09")
def test_the_first_railroad_at_a_city_pays_two_dollars_to_who_connects_it() -> None:
    assert money_after("lay sf aldon dunn", "lay sf aldon dunn") == [2, 4, 2]
    assert money_after("lay sf aldon cask", "lay gn brack dunn", "lay sf cask dunn") == [4, 4, 2]


@pytest.mark.rule("SFR-BONUS-02")
@pytest.mark.rule("SFR-INV-13")
def test_bases_of_majors_never_pay() -> None:
    track = {"cask-dunn": "ri 1 from cask"}
    assert money_after("lay ri dunn brack", track=track, short_lines=["ri"]) == [2, 2, 2]


@pytest.mark.rule("SFR-BONUS-03")
def test_a_base_of_a_short_line_pays_others_before_its_first_piece() -> None:
    assert money_after("lay sf aldon cask", short_lines=["ri"])[0] == 4
    late = money_after("lay ri cask dunn", "lay sf aldon cask", short_lines=["ri"])
    assert late == [4, 2, 2]


def gila(**more: Any) -> SantaFeGame:
    """Santa Fe stands before Gila, which has its square."""
    track = {"aldon-cask": "sf 1 from aldon", "cask-ford": "sf 2 from cask"}
    return game_with(laying(track=track, routes=HEADS, paid_cities=["cask", "ford"], **more))


@pytest.mark.rule("SFR-BONUS-04")
@pytest.mark.rule("SFR-BONUS-05")
def test_a_square_pays_four_dollars_once_for_each_colour() -> None:
    game = gila()
    do(game, "lay sf ford gila")
    assert seat(game, 0).money == 2 + 2 + 4
    track = {"ford-gila": "sf 1 from ford", "aldon-cask": "sf 1 from aldon",
             "cask-ford": "sf 2 from cask", "brack-dunn": "gn 1 from brack",
             "dunn-gila": "gn 2 from dunn"}  # fmt: skip
    routes = {"sf": {"heads": ["gila"]}, "gn": {"heads": []}}
    paid: dict[str, Any] = {
        "paid_cities": ["cask", "ford", "gila", "dunn"],
        "paid_squares": {"gila": ["sf"]},
    }
    later = game_with(laying(track=track, routes=routes, **paid))
    do(later, "lay gn dunn gila")
    assert seat(later, 0).money == 2 + 4


@pytest.mark.rule("SFR-BONUS-07")
@pytest.mark.rule("SFR-OPEN-12")
def test_a_bonus_that_was_not_paid_is_lost_or_stays() -> None:
    play = [["triple-turn"], ["hale"], ["gila"]]
    track = {"brack-dunn": "gn 1 from brack"}
    more = {"track": track, "routes": {"gn": {"heads": ["dunn"]}}, "paid_cities": ["dunn"]}
    texts = ("lay sf aldon cask", "stop", "lay gn dunn cask")
    assert money_after(*texts, play=play, **more) == [2, 2, 2]
    rules = {"bonus": {"unpaid": "stays"}}
    assert money_after(*texts, play=play, rules=rules, **more) == [2, 4, 2]


@pytest.mark.rule("SFR-BONUS-08")
def test_short_lines_earn_for_cities_but_not_for_squares() -> None:
    track = {"cask-ford": "ri 2 from cask"}
    paid = {"paid_cities": ["cask", "ford"]}
    assert money_after("lay ri ford gila", track=track, short_lines=["ri"], **paid)[0] == 4


@pytest.mark.rule("SFR-OPEN-16")
def test_a_bank_that_has_an_end_pays_what_it_has() -> None:
    rules = {"bonus": {"bank": 1}}
    assert money_after("lay sf aldon cask", "lay sf cask dunn", rules=rules) == [3, 2, 2]


@pytest.mark.rule("SFR-BONUS-08")
def test_a_square_of_a_short_line_pays_nothing() -> None:
    track = {"cask-ford": "ri 2 from cask"}
    squares = [{"id": "gila", "squares": ["ri"]}]
    position = laying(track=track, short_lines=["ri"], paid_cities=["cask", "ford"])
    game = game_with(position, cities=squares)
    do(game, "lay ri ford gila")
    assert seat(game, 0).money == 2 + 2


@pytest.mark.rule("SFR-BONUS-07")
@pytest.mark.rule("SFR-OPEN-12")
@pytest.mark.parametrize(("unpaid", "gone"), [("lost", True), ("stays", False)])
def test_a_square_that_was_not_paid_is_lost_or_stays(unpaid: str, gone: bool) -> None:
    track = {"aldon-cask": "sf 1 from aldon", "cask-ford": "sf 2 from cask"}
    play = [["triple-turn"], ["hale"], ["iris"]]
    position = laying(play, track=track, routes=HEADS, paid_cities=["cask", "ford"])
    game = game_with(position, rules={"bonus": {"unpaid": unpaid}})
    do(game, "lay sf ford gila")
    assert seat(game, 0).money == 2
    assert (("gila", "sf") in game.state.paid_squares) is gone
    assert ("gila" in game.state.paid_cities) is gone
