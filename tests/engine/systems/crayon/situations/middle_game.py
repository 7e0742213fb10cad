"""A game in the middle, to be tampered with by the tests of invariants."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random

from engine.protocol import Action, Refusal
from engine.systems.crayon.game.game import CrayonGame, new_game
from engine.systems.crayon.state.state import InPlay, State
from model.scenario.scenario import Scenario
from model.systems.crayon.things.effects import Errand
from model.systems.crayon.things.part import CrayonPart, Duration, Event
from tests.engine.policies import steady
from tests.engine.systems.crayon.set_ups import NAMES, SetUp

Tampering = Callable[[CrayonGame], None]


@cache
def _scenario() -> Scenario:
    """The tutorial with one card more, which sends every train to a Major City."""
    scenario = SetUp(players=3).scenario()
    part = scenario.part_as(CrayonPart)
    card = Event(
        id="congress",
        name="Congress",
        duration=Duration("until-fulfilled"),
        effects=(Errand(any_major_pays=5),),
    )
    return replace(scenario, part=replace(part, events=part.events.put("congress", card)))


@cache
def played_until(text: str) -> tuple[CrayonGame, Action]:
    """A game of three with trains under way, and the action to come, which begins with a text."""
    game, rng = new_game(_scenario(), NAMES[:3], 4), Random(4)
    while True:
        action = steady(game, rng)
        enough = game.state.turn.round > 6 and game.state.mover.trains[0].loads
        if enough and str(action).startswith(text):
            return game, action
        game.play(action)


def apart(game: CrayonGame) -> CrayonGame:
    """A copy that shares nothing, not even track, so that anything in it may be tampered with."""
    new = game.copy()
    track = new.state.track
    track.touched = [dict(touched) for touched in track.touched]
    track.sections = dict(track.sections)
    return new


def middle() -> CrayonGame:
    return apart(played_until("done")[0])


def rules_of(refusals: list[Refusal]) -> set[str]:
    assert all(one.sentence for one in refusals)
    return {one.rule for one in refusals}


def into_play(state: State, event: str, turns: int | None) -> None:
    """Takes a card from wherever it is and puts it in play."""
    for pile in (state.deck, state.discards):
        if event in pile:
            pile.remove(event)
    state.in_play = (*(one for one in state.in_play if one.event != event), InPlay(event, 0, turns))
