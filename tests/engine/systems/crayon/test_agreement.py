"""What is listed as legal and what is refused are one rule seen from two sides."""

from dataclasses import replace
from random import Random

import pytest

from engine.systems.crayon.actions.kinds import KINDS
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.state.state import InPlay
from tests.engine.policies import aimless, purposeful
from tests.engine.systems.crayon.candidates import candidates, disagreements
from tests.engine.systems.crayon.set_ups import PRESETS, SetUp, any_set_up, compatible

EVERYTHING = SetUp(
    preset="empire-builder",
    variants=tuple(
        sorted(
            "additional-trains backtracking borrowing branching circus cost-to-load crossgrading "
            "field-warehousing open-contracts restart time-limit track-trade".split()
        )
    ),
    readings=(("event.retreat", "nearest-city"), ("link.drop", "yes"), ("win.auto", "no")),
    seed=3,
)
"""All kinds of action are to be had here."""


def assert_agrees(set_up: SetUp, actions: int, every: int) -> None:
    """Plays a game in both ways, and stops now and then to try everything."""
    rng = Random(str(set_up))
    for policy in (aimless, purposeful):
        game = set_up.game()
        for number in range(actions):
            if game.actor is None:
                break
            if number % every == 0:
                assert disagreements(game, rng) == [], f"{set_up}, after {number} actions"
            game.play(policy(game, rng))


@pytest.mark.rule("INV-CRY-30")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("number", range(3))
def test_on_the_tutorial(preset: str, number: int) -> None:
    rng = Random(f"{preset} {number}")
    players = rng.randint(2, 4)
    variants = compatible(preset, players, rng, 3 * number)
    assert_agrees(SetUp("tutorial", preset, variants, (), players, number), 120, 23)


@pytest.mark.parametrize("seed", range(9))
def test_on_maps_that_were_made_up(seed: int) -> None:
    assert_agrees(any_set_up(seed), 60, 17)


def test_where_every_kind_of_action_is_played() -> None:
    """States are looked at when something rare is to be done, so that no kind is left out."""
    played: set[str] = set()
    rest = {kind.WORD for kind in KINDS} - {"declare", "retreat"}
    for number in range(7):
        if played < rest:
            play_with_curiosity(replace(EVERYTHING, seed=number), played)
    assert played == rest


def test_where_victory_is_declared() -> None:
    game = SetUp(readings=(("win.auto", "no"), ("win.majors", "0"))).game()
    while game.state.turn.phase != "building":
        game.play(game.read("end" if game.state.turn.phase == "build-round" else "done"))
    game.position.pay_bank(game.position.seat, -500)
    assert "declare" in map(str, game.actions())
    assert disagreements(game, Random(1)) == []


def test_where_a_train_has_two_cities_to_go_back_to() -> None:
    game = SetUp().game()
    state, cells = game.state, game.table.network.index
    state.seats[1].trains[0].at = cells((2, 9))
    state.deck.remove("sand-storm")
    state.in_play = (InPlay("sand-storm", 0, 1),)
    state.agenda = [("settled", "sand-storm"), ("retreat", 1, 0, cells((6, 7)), cells((1, 10)))]
    assert list(map(str, game.actions())) == ["retreat 6,7", "retreat 1,10"]
    assert disagreements(game, Random(1)) == []


def play_with_curiosity(set_up: SetUp, played: set[str]) -> None:
    """Plays whatever was never played, as soon as it can be, and tries everything before that."""
    game, rng = set_up.game(), Random(str(set_up))
    for _ in range(600):
        if game.actor is None:
            return
        fresh = [action for action in game.actions() if action.WORD not in played]
        if fresh and rng.random() < (0.01 if fresh[0].GROUP in ("turn", "umpire") else 0.7):
            assert disagreements(game, rng) == [], str(fresh[0])
            game.play(fresh[0])
            played.add(fresh[0].WORD)
        else:
            game.play(purposeful(game, rng))


def test_a_wrong_refusal_would_be_seen() -> None:
    """The comparison itself works: it finds an action that is missing from the list."""

    class Forgetful(CrayonGame):
        def actions(self):  # type: ignore[no-untyped-def, override]
            return (action for action in super().actions() if action.WORD != "end")

    game = Forgetful(SetUp().game().position)
    assert disagreements(game, Random(1)) == ["end is not refused, and not among the legal actions"]


def test_candidates_are_of_every_kind() -> None:
    game = EVERYTHING.game()
    rng = Random(2)
    for _ in range(60):
        game.play(purposeful(game, rng))
    found = list(candidates(game, rng))
    assert {type(action) for action in found} == set(KINDS)
    assert len(set(found)) > 1000
