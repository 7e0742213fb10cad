"""Derailment: within three mileposts of a listed city, at the draw, once."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.long_line import in_play, line, long_line, seat
from tests.engine.systems.crayon.situations.running import pass_turns, run, train_of
from tests.engine.systems.crayon.situations.situation import both_games, play

EVENTS = """
- id: derailment
  name: Derailment
  duration: instant
  effects:
  - {effect: lose-load, area: "within(3, cities(CITIES))"}
  - {effect: lose-turn, area: "within(3, cities(CITIES))"}
"""


def situation(cities: str, *columns: int, preset: str = "china-rails") -> CrayonGame:
    """Ann delivers far away at Mill; the others have trains with coal in these columns."""
    ann = seat("9,1", "coal", hand=[1, 4, 5], track=line(3, 26))
    others = [seat(f"{column},1", "coal", track=[]) for column in columns]
    events, rules = EVENTS.replace("CITIES", cities), f"preset: {preset}"
    game = long_line(ann, *others, events=events, deck=["derailment"], rules=rules)
    play(game, "deliver coal mill 10")
    return game


def hit(game: CrayonGame) -> list[bool]:
    """Who lost a turn, Ann left out; a lost load goes with it."""
    lost = [one.lost_turns == 1 for one in game.state.seats[1:]]
    assert lost == [not one.trains[0].loads for one in game.state.seats[1:]]
    return lost


@both_games
@pytest.mark.rule("CRY-EVENT-42")
@pytest.mark.rule("OPEN-CRY-07")
def test_trains_up_to_three_mileposts_away_are_hit(preset: str) -> None:
    assert hit(situation("mine", 22, 23, 20, 25, 26, preset=preset)) == [True] * 4 + [False]


@both_games
@pytest.mark.rule("CRY-EVENT-42")
@pytest.mark.rule("CRY-EVENT-07")
def test_a_major_city_is_counted_from_its_centre(preset: str) -> None:
    assert hit(situation("harbour", 29, 27, 26, 25, preset=preset)) == [True, True, True, False]


@pytest.mark.rule("CRY-EVENT-42")
@pytest.mark.rule("OPEN-CRY-07")
def test_every_listed_city_counts() -> None:
    assert hit(situation("mine, market", 15, 20, 12, 23)) == [True, True, False, True]


@pytest.mark.rule("CRY-EVENT-42")
@pytest.mark.rule("CRY-EVENT-14")
def test_the_drawer_is_hit_like_everybody_else() -> None:
    ann = seat("9,1", "coal", "tea", hand=[1, 4, 5], track=line(3, 26))
    events = EVENTS.replace("CITIES", "mill")
    game = long_line(ann, seat("22,1"), events=events, deck=["derailment"])
    play(game, "deliver coal mill 10")
    assert (game.actor, train_of(game).loads) == (1, ())
    pass_turns(game)
    assert game.actor == 1


@both_games
@pytest.mark.rule("CRY-EVENT-43")
@pytest.mark.rule("CRY-EVENT-44")
def test_trains_that_come_later_are_safe(preset: str) -> None:
    ann = seat("9,1", "coal", hand=[1, 4, 5], track=line(3, 26))
    bob = seat("11,1", "tea", came_from="10,1")
    rules, events = f"preset: {preset}", EVENTS.replace("CITIES", "market")
    game = long_line(ann, bob, events=events, deck=["derailment"], rules=rules)
    play(game, "deliver coal mill 10")
    assert in_play(game) == []
    assert game.state.discards == ["1", "derailment"]
    pass_turns(game)
    run(game, 16)
    pass_turns(game, 2)
    assert (game.actor, train_of(game, 1).loads) == (1, ("tea",))
