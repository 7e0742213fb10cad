"""Games as PettingZoo environments: its own tests pass, and agents see what they may know."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.learning.observation import ScoreObserver, observer_for
from engine.protocol import Action
from engine.systems.crayon.actions.kinds import Build, End, Move
from engine.systems.crayon.game.game import CrayonGame, new_game
from model.bundled import bundled_scenarios
from model.collection import freeze
from model.files.scenario_files import load
from model.notation import Cell
from model.scenario.scenario import Scenario
from tests.contracts.house import places_importing
from tests.generate.systems.crayon.drafts import china_game_scenario

pettingzoo = pytest.importorskip("pettingzoo", reason="the extra pettingzoo is not installed")

from pettingzoo.test.api_test import api_test  # noqa: E402
from pettingzoo.test.seed_test import seed_test  # noqa: E402

from engine.learning.pettingzoo_env import MilepostEnv, env, within  # noqa: E402

# PettingZoo warns of every observation that is a dict, its own way of giving a mask included.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def tutorial() -> Scenario:
    return load(bundled_scenarios()["tutorial"])


def soon_over() -> Scenario:
    """The tutorial as a game that the richest player wins after the first round."""
    rules = {**tutorial().rules, "win": {"cash": 1, "majors": 0, "links": 0}}
    return replace(tutorial(), rules=freeze(rules))


maps = pytest.mark.parametrize(
    ("made", "players"),
    [(tutorial, 2), (tutorial, 4), (soon_over, 3), (china_game_scenario, 3)],
    ids=["tutorial-2", "tutorial-4", "soon-over", "china"],
)


@maps
def test_the_api_test_passes(made: Callable[[], Scenario], players: int) -> None:
    api_test(env(made(), players=players), num_cycles=100)


@maps
def test_the_api_test_passes_on_games_that_are_cut_short(
    made: Callable[[], Scenario], players: int
) -> None:
    api_test(MilepostEnv(made(), players=players, limit=20), num_cycles=60)


@maps
def test_the_seed_test_passes(made: Callable[[], Scenario], players: int) -> None:
    seed_test(lambda: env(made(), players=players), num_cycles=40)


def played(environment: Any, choose: Callable[[dict[str, Any]], int]) -> dict[str, float]:
    """Plays a game to its end; the sum of what each agent was rewarded with."""
    rewards = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, terminated, truncated, _ = environment.last()
        rewards[agent] += reward
        environment.step(None if terminated or truncated else choose(seen))
    return rewards


def last_legal(seen: dict[str, Any]) -> int:
    return int(seen["action_mask"].sum()) - 1


def test_the_winner_gets_1_and_the_last_minus_1() -> None:
    environment = MilepostEnv(soon_over(), players=3)
    environment.reset(seed=3)

    def spend_more_at_later_seats(seen: dict[str, Any]) -> int:
        seat = environment.game.actor or 0
        builds = environment.action_of(0).WORD == "build"
        return 0 if builds and environment.game.scores()[seat] > 30 - 4 * seat else last_legal(seen)

    rewards = played(environment, spend_more_at_later_seats)
    result = environment.game.result
    assert result is not None
    assert result.places == ((0,), (1,), (2,))
    assert rewards == {"seat_1": 1, "seat_2": 0, "seat_3": -1}


def test_a_game_at_its_limit_is_cut_short_and_rewards_nobody() -> None:
    environment = MilepostEnv(tutorial(), limit=10)
    environment.reset(seed=1)
    assert set(played(environment, last_legal).values()) == {0.0}
    assert environment.game.result is None


def test_the_mask_shows_the_legal_actions_of_the_acting_seat_alone() -> None:
    environment = MilepostEnv(tutorial(), players=3)
    environment.reset(seed=5)
    acting = environment.agent_selection
    legal = [str(action) for action in environment.game.actions()]
    mask = environment.observe(acting)["action_mask"]
    assert [str(environment.action_of(int(n))) for n in mask.nonzero()[0]] == legal
    others = [agent for agent in environment.agents if agent != acting]
    assert all(environment.observe(agent)["action_mask"].sum() == 0 for agent in others)


def test_a_list_that_is_too_long_keeps_some_of_every_kind_and_says_so() -> None:
    environment = MilepostEnv(tutorial(), most_actions=5)
    environment.reset(seed=1)
    info = environment.infos[environment.agent_selection]
    legal = list(environment.game.actions())
    assert info == {"legal": len(legal), "left_out": len(legal) - 5}
    kept = [environment.action_of(number) for number in range(5)]
    assert {action.WORD for action in kept} == {action.WORD for action in legal}
    assert kept == [action for action in legal if action in kept]


def test_the_first_of_every_kind_stay_in_their_order() -> None:
    cells = [Cell(number, 0) for number in range(5)]
    builds: list[Action] = [Build(cells[0], cell) for cell in cells[1:]]
    moves: list[Action] = [Move(cell) for cell in cells]
    assert within([*builds, *moves, End()], 5) == [*builds[:2], *moves[:2], End()]
    assert within([*builds, End()], 9) == [*builds, End()]


def test_a_number_without_an_action_is_refused() -> None:
    environment = MilepostEnv(tutorial())
    environment.reset(seed=1)
    with pytest.raises(ValueError, match="the mask says which there are"):
        environment.step(1000)


def test_an_illegal_move_loses_in_the_usual_wrappers() -> None:
    environment = env(tutorial())
    environment.reset(seed=1)
    loser = environment.agent_selection
    environment.step(1000)
    assert environment.terminations[loser]
    assert environment.rewards[loser] == -1


def test_another_reset_is_another_game_and_the_same_seed_the_same() -> None:
    environment = MilepostEnv(tutorial(), render_mode="ansi")
    decks = []
    for seed in (7, None, 8, 7):
        environment.reset(seed=seed)
        decks.append(environment.game.to_plain())
    assert decks[0] == decks[3] != decks[1] == decks[2]
    assert "goes first" in (environment.render() or "")


# -- what is observed


def game() -> CrayonGame:
    return new_game(tutorial(), ("Ann", "Bob", "Cid"), 1)


def observed(at: CrayonGame, seat: int) -> dict[str, list[int]]:
    """The numbers that a seat is shown, by their meaning."""
    observer = observer_for(at)
    numbers, found = list(observer.numbers(at.view(seat), seat)), {}
    for one in observer.layout:
        found[one.name], numbers = numbers[: one.number], numbers[one.number :]
    assert not numbers
    return found


def test_track_is_seen_by_its_owner_as_own_and_by_others_as_his() -> None:
    at = game()
    while not at.state.track.sections:
        at.play(next(action for action in at.actions() if isinstance(action, Build)))
    builder = at.state.turn.seat
    assert sorted(set(observed(at, builder)["track"])) == [0, 1]
    assert sorted(set(observed(at, (builder + 2) % 3)["track"])) == [0, 2]


def test_cash_is_seen_as_far_as_it_is_known() -> None:
    at = game()
    at.state.seats[1].cash = 77
    start = at.table.rules.start.cash
    assert observed(at, 0)["money"] == [start, 0, start, 0, start, 0]
    assert observed(at, 1)["money"][0] == 77
    at.state.cash_public = True
    assert observed(at, 0)["money"] == [start, 0, 77, 0, start, 0]


def test_loads_hands_and_the_tray_are_seen() -> None:
    at = game()
    train = at.state.seats[0].trains[0]
    train.at, train.loads = at.table.network.index(Cell(8, 4)), ("timber",)
    seen = observed(at, 0)
    good = 1 + list(at.table.chips).index("timber")
    assert seen["trains"][:2] == [1 + list(at.table.rules.trains).index(train.type), train.at]
    assert good in seen["trains"][6:9]
    first = at.table.cards[at.state.seats[0].hand[0]].demands[0]
    city = 1 + list(at.scenario.cities).index(first.city)
    assert seen["hands"][0] == city
    assert seen["hands"][2] == first.pays
    assert seen["tray"] == [at.state.tray[name] for name in at.table.chips]


def test_a_system_that_shows_nothing_of_its_own_shows_the_scores() -> None:
    at = game()
    at.state.seats[2].cash = 5
    numbers = ScoreObserver(at).numbers(at, 2)
    assert list(numbers) == [((at.actor or 0) - 2) % 3, 5, 30, 30]


def test_nothing_else_needs_pettingzoo() -> None:
    assert places_importing("pettingzoo", "gymnasium") == {"engine/learning/pettingzoo_env.py"}


def test_numpy_is_needed_here_and_for_maps_from_geography_alone() -> None:
    geography = re.compile(r"model/imports/geo/|model/systems/\w+/geography/")
    others = {file for file in places_importing("numpy") if not geography.match(file)}
    assert others == {"engine/learning/pettingzoo_env.py", "editor/workshop/jobs/world.py"}
