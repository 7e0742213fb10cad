"""The look-ahead bot of Age of Steam: it compares a few choices, and finishes its games."""

from engine.systems.age_of_steam.bots.greedy import Greedy
from engine.systems.age_of_steam.bots.look_ahead import LookAhead
from engine.systems.age_of_steam.game.game import new_game
from engine.systems.age_of_steam.planning.foresight import choices, foreseen, standing
from tests.engine.systems.age_of_steam.bots.test_greedy import played, scenario_called
from tests.engine.systems.age_of_steam.maps import NAMES


def test_it_plays_a_map_with_many_blocks_to_its_end() -> None:
    assert played("salt-marsh", ("look-ahead", "greedy", "random-legal")).result is not None


def test_its_choices_are_allowed_and_different() -> None:
    game = new_game(scenario_called("southern-china"), NAMES[:4], 1)
    found = choices(game)
    assert len(found) > 1
    assert len({str(choice[0]) for choice in found}) == len(found)
    assert all(game.why_not(choice[0]) is None for choice in found)


def test_looking_ahead_changes_nothing_in_the_game() -> None:
    game = new_game(scenario_called("salt-marsh"), NAMES[:3], 1)
    before = game.to_plain()
    assert foreseen(game, choices(game), Greedy, 0) in choices(game)
    assert LookAhead(1).choose(game.view(game.actor or 0, 1)) is not None
    assert game.to_plain() == before


def test_more_income_stands_better() -> None:
    game = new_game(scenario_called("salt-marsh"), NAMES[:3], 1)
    before = standing(game.position, 0)
    game.state.seats[0].income += 2
    assert standing(game.position, 0) > before
