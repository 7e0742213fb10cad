"""A PettingZoo environment (AEC) over any game that Milepost plays, for learning programs.

    from engine.learning.pettingzoo_env import env
    game = env(scenario, players=3)
    game.reset(seed=1)

An action is the place of a legal action in the list of the game, which the mask says is there. The
list is as long as it needs to be in most positions; where it is longer than `most_actions`, some of
the kind that has most are left out, always the same ones, and `infos` says how many.

This is the only module of Milepost that needs PettingZoo and NumPy: the extra `pettingzoo`.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from engine.bots import UMPIRE
from engine.learning.observation import observer_for
from engine.logs.session import engine_of
from engine.protocol import Action, Game, Happening, Result
from model.scenario.scenario import Scenario

MOST_ACTIONS = 1024
"""How many actions can be told apart; a wide network in the building phase has some hundreds."""
USUAL_LIMIT = 20_000
"""Actions after which a game is cut short."""


def env(scenario: Scenario, **options: Any) -> AECEnv[str, Any, Any]:
    """The environment in PettingZoo's usual wrappers: a move that is not allowed loses."""
    raw = MilepostEnv(scenario, **options)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class MilepostEnv(AECEnv[str, Any, Any]):
    """A game whose seats are agents. Reward comes at the end: 1 for the first place, -1 the last.

    A game that nobody has won ends with -1 for all; one that is cut short at the limit rewards
    nobody. Seats that choose in the same step do so one after the other, each without a sight of
    what the others chose.
    """

    metadata = {  # noqa: RUF012 (PettingZoo declares it as belonging to each environment)
        "name": "milepost_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        scenario: Scenario,
        players: int | None = None,
        most_actions: int = MOST_ACTIONS,
        limit: int = USUAL_LIMIT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.scenario = scenario
        self.most_actions = most_actions
        self.limit = limit
        self.render_mode = render_mode
        number = scenario.players.min if players is None else players
        self.possible_agents = [f"seat_{seat}" for seat in range(1, number + 1)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._next_seed = 1
        self.game: Game = self._new_game(0)
        self._observer = observer_for(self.game)
        self._space = self._observation_space()
        self._action_spaces = {a: spaces.Discrete(most_actions) for a in self.possible_agents}
        self._legal: list[Action] = []
        self._news: list[str] = []
        self._steps = 0

    def _new_game(self, seed: int) -> Game:
        system = engine_of(self.scenario.system)
        return system.new_game(self.scenario, self.possible_agents, seed)

    # -- spaces

    def _observation_space(self) -> spaces.Dict:
        layout = self._observer.layout
        least = np.concatenate([np.full(one.number, one.least, np.int32) for one in layout])
        most = np.concatenate([np.full(one.number, one.most, np.int32) for one in layout])
        return spaces.Dict(
            {
                "observation": spaces.Box(least, most, dtype=np.int32),
                "action_mask": spaces.Box(0, 1, (self.most_actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    # -- what is to be seen

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What a seat knows, and which of its actions are there: none while another one acts."""
        seat = self._seat[agent]
        numbers = self._observer.numbers(self.game.view(seat), seat)
        mask = np.zeros(self.most_actions, np.int8)
        if seat == self.game.actor and not self.truncations.get(agent):
            mask[: len(self._legal)] = 1
        return {"observation": np.array(numbers, np.int32), "action_mask": mask}

    def action_of(self, number: int) -> Action:
        """The action that a number means now; its text is what a player would type."""
        return self._legal[number]

    def render(self) -> str | None:
        """What happened last, in sentences."""
        return "\n".join(self._news) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    # -- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: of this seed, or of the next one after that of the last game."""
        seed = self._next_seed if seed is None else seed
        self._next_seed = seed + 1
        self.game = self._new_game(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._news = list(_open_to_all(self.game.opening()))
        self._steps = 0
        self._turn_to_the_actor()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(None)
            return
        if action is None or not 0 <= action < len(self._legal):
            raise ValueError(f"there is no action {action}: the mask says which there are")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._news = list(_open_to_all(self.game.play(self._legal[action])))
        self._steps += 1
        result = self.game.result
        if result is not None:
            self.rewards = _rewards(result, self.possible_agents)
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn_to_the_actor()
        self._accumulate_rewards()

    def _turn_to_the_actor(self) -> None:
        """Whose move it is, and the list that the next number is a place of."""
        actor = self.game.actor
        self.agent_selection = self.agents[0 if actor is None else actor]
        legal = [action for action in self.game.actions() if action.GROUP != UMPIRE]
        self._legal = within(legal, self.most_actions)
        self.infos = {agent: {} for agent in self.agents}
        left_out = len(legal) - len(self._legal)
        self.infos[self.agent_selection] = {"legal": len(legal), "left_out": left_out}


def _open_to_all(happenings: Sequence[Happening]) -> Iterator[str]:
    """What everybody may hear of what happened."""
    return (one.text for one in happenings if one.is_told_to(None))


def within(actions: Sequence[Action], most: int) -> list[Action]:
    """At most so many of the actions, in their order: of every kind the first ones stay."""
    if len(actions) <= most:
        return list(actions)
    seen = Counter[str]()
    ranked = []
    for place, action in enumerate(actions):
        ranked.append((seen[action.WORD], place))
        seen[action.WORD] += 1
    return [actions[place] for _, place in sorted(sorted(ranked)[:most], key=lambda one: one[1])]


def _rewards(result: Result, agents: Sequence[str]) -> dict[str, float]:
    """From 1 for the first place to -1 for the last; who shares a place shares its reward."""
    if not result.winners:
        return dict.fromkeys(agents, -1.0)
    rewards, above = {}, 0
    for place in result.places:
        middle = above + (len(place) - 1) / 2
        reward = 1 - 2 * middle / (len(agents) - 1) if len(agents) > 1 else 1.0
        rewards.update(dict.fromkeys((agents[seat] for seat in place), reward))
        above += len(place)
    return rewards
