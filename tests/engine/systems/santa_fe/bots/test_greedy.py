"""The greedy bot of Santa Fe: it plays every board, and does what a player would in plain cases."""

from dataclasses import replace
from typing import Any

import pytest

from engine.bots import make_bot
from engine.protocol import Game
from engine.systems.santa_fe.game import SantaFeGame, new_game
from model.rules.variants import as_played
from tests.engine.systems.santa_fe.games import game_with, laying, prairie
from tests.engine.systems.santa_fe.set_ups import NAMES, SetUp, any_set_up


def bots_play(game: SantaFeGame, *names: str, seed: int = 1) -> SantaFeGame:
    """Plays a game to its end, each bot with what its seat sees."""
    bots = [make_bot(name, "santa-fe", number) for number, name in enumerate(names)]
    while (actor := game.actor) is not None:
        game.play(bots[actor].choose(game.view(actor, seed)))
    return game


def chosen(game: Game, name: str = "greedy") -> str:
    assert game.actor is not None
    return str(make_bot(name, "santa-fe", 1).choose(game.view(game.actor, 3)))


@pytest.mark.parametrize("variants", [(), ("terrain",), ("no-third-player",)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_with_variants_to_the_end(players: int, variants: tuple[str, ...]) -> None:
    if "no-third-player" in variants and players > 2:
        pytest.skip("this variant is for two")
    scenario = as_played(replace(prairie(), variants=variants))
    game = new_game(scenario, NAMES[:players], players)
    assert bots_play(game, *["greedy"] * players).result is not None


@pytest.mark.parametrize("number", [0, 1, 2, 5, 8, 9])
def test_it_plays_made_up_boards_and_positions_to_the_end(number: int) -> None:
    set_up: SetUp = any_set_up(number)
    game = set_up.game()
    assert bots_play(game, *["greedy"] * set_up.players).result is not None


def test_it_answers_the_same_from_the_same_seed() -> None:
    ends = [bots_play(game_with(seed=4), *["greedy"] * 3).to_plain() for _ in range(2)]
    assert ends[0] == ends[1]


def test_it_takes_a_bonus_that_lies_before_it() -> None:
    """Ford pays for its first railroad, and nothing else does."""
    track = {"aldon-cask": "sf 1 from aldon", "cask-ford": "sf 1 from cask"}
    routes = {"sf": {"heads": [], "routes": 1}}
    paid = [city for city in prairie().cities if city != "ford"]
    position = laying(track=track, routes=routes, paid_cities=paid)
    assert chosen(game_with(position)) == "lay sf cask ford cask-ford"


WAY_TO_KIRK = {
    "aldon-cask": "sf 1 from aldon",
    "brack-dunn": "gn 1 from brack",
    "cask-ford": "sf 2 from cask",
    "ford-gila": "sf 1 from ford",
    "gila-iris": "sf 2 from gila",
    "kirk-iris": "sf 2 from iris",
}


@pytest.mark.parametrize(("own", "other"), [("june", "lund"), ("lund", "june")])
def test_it_brings_a_railroad_to_its_own_city_rather_than_to_that_of_another(
    own: str, other: str
) -> None:
    """Both are one piece from Kirk, and pay nothing any more; nothing else can be laid."""
    routes = {"sf": {"heads": ["kirk"]}, "gn": {"heads": ["dunn"]}}
    position = laying([[own], [other], ["hale"]], track=WAY_TO_KIRK, routes=routes)
    paid = list(prairie().cities)
    game = game_with({**position, "paid_cities": paid}, railroads=[{"id": "gn", "track": 1}])
    assert chosen(game) == f"lay sf kirk {own}"


def test_it_does_not_hand_a_bonus_to_the_next_player() -> None:
    """A second piece towards Ford would leave two dollars to whoever comes next."""
    track = {"aldon-cask": "sf 1 from aldon", "cask-ford-2": "sf 1 from cask"}
    routes = {"sf": {"heads": [], "routes": 1}}
    position = laying([["lund"], ["kirk"], ["june"]], track=track, routes=routes)
    given = "lay sf cask ford cask-ford-2"
    assert chosen(game_with({**position, "paid_cities": ["cask"]})) != given


def test_it_raises_its_own_city_with_a_marker() -> None:
    seats = [
        {"play": ["boomtown"], "has_chosen": True, "tableau": ["june"], "hand": ["dunn"]},
        {"play": ["iris"], "has_chosen": True, "tableau": ["iris", "cask"], "hand": []},
        {"play": ["hale"], "has_chosen": True, "tableau": ["hale"], "hand": []},
    ]
    position = {"step": "markers", "round": 3, "first": 1, "waiting": [1], "seats": seats}
    track = {"aldon-dunn": "sf 2 from aldon", "brack-dunn": "gn 1 from brack"}
    routes = {"sf": {"heads": ["dunn"]}, "gn": {"heads": ["dunn"]}}
    game = game_with({**position, "track": track, "routes": routes})
    assert chosen(game) in ("mark boom-5 dunn", "mark boom-5 june")


ALMOST: dict[str, Any] = {
    "railroads": [{"id": "sf", "track": 3}, {"id": "gn", "track": 1}],
    "track": {
        "aldon-cask": "sf 1 from aldon",
        "cask-dunn": "sf 1 from cask",
        "brack-dunn": "gn 1 from brack",
        "cask-ford": "ri 1 from cask",
    },
    "routes": {"sf": {"heads": ["dunn"]}, "gn": {"heads": ["dunn"]}},
}


@pytest.mark.parametrize(("money", "ends"), [(90, True), (0, False)])
def test_it_ends_the_game_when_it_leads_and_goes_on_when_it_does_not(
    money: int, ends: bool
) -> None:
    """One piece of the majors is left, and a piece of Rock Island can be laid instead."""
    seats = {0: {"money": money}, 1: {"money": 40}, 2: {"money": 40}}
    paid = ["cask", "dunn", "ford", "elko", "gila"]
    position = laying(
        track=ALMOST["track"], routes=ALMOST["routes"], short_lines=["ri"], seats=seats
    )
    game = game_with({**position, "paid_cities": paid}, railroads=ALMOST["railroads"])
    assert chosen(game).startswith("lay sf" if ends else "lay ri")


def test_a_branch_line_of_no_railroad_is_worth_nothing_to_it() -> None:
    card = {"id": "spur", "branch": True, "companions": ["city"], "must_play": True}
    game = game_with(seed=3, cards=[card])
    assert "spur" in game.state.display
    assert bots_play(game, *["greedy"] * 3).result is not None
