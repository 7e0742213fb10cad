"""Variants together: any two that go together can be played, and others are refused."""

import json
from functools import cache
from itertools import combinations
from random import Random

import pytest

from engine.protocol import Action, Game, NotPlayable
from engine.systems.crayon.info import SYSTEM as CRAYON
from tests.engine.systems.crayon.variations.pairs import (
    PRESETS,
    SEATS,
    Pair,
    offered_by,
    pairs_of,
    players_of,
    tutorial_by,
    with_variants,
)

ACTIONS = 28
"""Of each game: enough for the building rounds and some turns of running, and all pairs in time."""


def chosen(game: Game, chance: Random) -> Action:
    """First a word and then an action, so that rare kinds of action get their turn."""
    words: dict[str, list[Action]] = {}
    for action in game.actions():
        words.setdefault(action.WORD, []).append(action)
    return chance.choice(words[chance.choice(sorted(words))])


def played_at_random(game: Game, seed: str) -> None:
    chance = Random(seed)
    for _ in range(ACTIONS):
        if game.actor is None:
            return
        action = chosen(game, chance)
        assert game.read(str(action)) == action
        game.play(action)


@cache
def played_pairs() -> dict[str, list[Pair]]:
    """Every pair, in groups by the first of the two; what both presets offer is played by one."""
    met: dict[tuple[str, str], list[Pair]] = {}
    for preset in PRESETS:
        for pair in pairs_of(preset):
            met.setdefault((pair.one, pair.other), []).append(pair)
    groups: dict[str, list[Pair]] = {}
    for number, pairs in enumerate(met.values()):
        pair = pairs[number % len(pairs)]
        groups.setdefault(f"{pair.preset} {pair.one}", []).append(pair)
    return groups


@pytest.mark.parametrize("group", played_pairs())
def test_any_two_that_go_together_can_be_played(group: str) -> None:
    pairs = played_pairs()[group]
    scenario = tutorial_by(pairs[0].preset)
    for pair in pairs:
        players = Random(str(pair)).randint(pair.least, pair.most)
        game = CRAYON.new_game(
            with_variants(scenario, pair.one, pair.other), SEATS[:players], len(str(pair))
        )
        played_at_random(game, str(pair))
        assert CRAYON.check(game) == [], str(pair)
        plain = json.loads(json.dumps(game.to_plain()))
        assert CRAYON.resume(game.scenario, plain).to_plain() == game.to_plain(), str(pair)


@pytest.mark.rule("CRY-GEN-02")
@pytest.mark.parametrize("preset", PRESETS)
def test_two_that_exclude_each_other_are_refused(preset: str) -> None:
    offered, scenario = offered_by(preset), tutorial_by(preset)
    at_odds = [
        (one, other)
        for one, other in combinations(sorted(offered), 2)
        if other in (offered[one].get("excludes") or ())
    ]
    assert at_odds
    for one, other in at_odds:
        least, _ = players_of(offered[one], offered[other])
        with pytest.raises(NotPlayable, match=f"{one} and {other} exclude each other"):
            CRAYON.new_game(with_variants(scenario, one, other), SEATS[:least], 1)


@pytest.mark.rule("CRY-GEN-02")
@pytest.mark.parametrize("preset", PRESETS)
def test_all_that_go_with_three_players_can_be_played_at_once(preset: str) -> None:
    offered, scenario = offered_by(preset), tutorial_by(preset)
    together: list[str] = []
    for name in sorted(offered):
        least, most = players_of(offered[name], {})
        if least <= 3 <= most and not set(together) & set(offered[name].get("excludes") or ()):
            together.append(name)
    assert len(together) > len(offered) * 2 // 3
    for seed in range(5):
        game = CRAYON.new_game(with_variants(scenario, *together), SEATS[:3], seed)
        played_at_random(game, f"{preset} {seed}")
        assert CRAYON.check(game) == []
