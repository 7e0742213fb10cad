"""Whole games: invariants after every action, determinism, saving anywhere, both ways of asking."""

import json
from random import Random

import pytest

from engine.protocol import Refused
from engine.systems.age_of_steam.actions.typed import parsed
from engine.systems.age_of_steam.game.game import AgeOfSteamGame, new_game
from engine.systems.age_of_steam.info import SYSTEM
from engine.systems.age_of_steam.resuming import game_from_plain
from tests.engine.policies import POLICIES
from tests.engine.systems.age_of_steam.maps import NAMES, tiny
from tests.engine.systems.age_of_steam.watching import Watcher

ALL = "phases: [shares, order, actions, build, move, income, expenses, reduction, growth, advance]"
RICH = "start: {cash: 25, income: 6}"
FERRY = "special_links: [{id: ferry, ends: [ash, oak], cost: 8}]\n"


def begun(preset: str, seed: int) -> AgeOfSteamGame:
    scenario = tiny(ALL, RICH, more=FERRY, preset=preset)
    return new_game(scenario, NAMES[: 2 + seed % 3], seed)


@pytest.mark.parametrize("preset", ["age-of-steam", "southern-china"])
@pytest.mark.parametrize("policy", ["aimless", "steady"])
@pytest.mark.parametrize("seed", [1, 2])
def test_invariants_hold_after_every_action(preset: str, policy: str, seed: int) -> None:
    game, rng, watcher = begun(preset, seed), Random(seed), Watcher()
    while game.actor is not None:
        before, action = game.copy(), POLICIES[policy](game, rng)
        told = game.play(action)
        assert SYSTEM.check(game) == []
        assert watcher.saw(before, action, told, game) == [], str(action)


@pytest.mark.rule("INV-AOS-24")
@pytest.mark.parametrize("preset", ["age-of-steam", "southern-china"])
def test_the_same_actions_lead_to_the_same_state_and_refused_ones_to_nothing(preset: str) -> None:
    games, rng = [begun(preset, 3), begun(preset, 3)], Random(5)
    for number in range(90):
        if games[0].actor is None:
            break
        action = POLICIES["steady"](games[0], rng)
        if number % 6 == 0:
            plain = json.loads(json.dumps(games[0].to_plain()))
            games[1] = game_from_plain(games[0].scenario, plain)
        before = games[0].to_plain()
        with pytest.raises(Refused):
            games[0].play(parsed("take nothing-of-this-name"))
        assert games[0].to_plain() == before
        assert games[0].play(action) == games[1].play(parsed(str(action)))
        assert games[0].to_plain() == games[1].to_plain()


def test_every_legal_action_has_no_refusal_and_others_have_one() -> None:
    game, rng = begun("southern-china", 4), Random(4)
    seen: set[str] = set()
    for _ in range(120):
        if game.actor is None:
            break
        legal = set(map(str, game.actions()))
        seen |= set(sorted(legal)[:6])
        for text in seen:
            assert (game.why_not(parsed(text)) is None) == (text in legal), text
        game.play(POLICIES["steady"](game, rng))
