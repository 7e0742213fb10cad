"""A move typed as one line, `move red elm via ash,oak@3,2`, as the steps that it is made of."""

import re
from collections.abc import Iterator

from engine.protocol import Action
from engine.showing.plans import CannotPlan, Plan
from engine.systems.age_of_steam.actions.goods_kinds import Deliver, Hop, Move, Via
from engine.systems.age_of_steam.actions.typed import MARK, parsed
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from model.notation import NotationError
from model.unreadable import quoted
from model.wording.speech import tr

_ID = r"[a-z0-9][a-z0-9-]*"
_STEP = re.compile(rf"(?:hop +)?{_ID}(?::{_ID})?{MARK}")
_BETWEEN = re.compile(r"[ ,]+")
_MOST = 30
"""No move has more steps."""


def steps_in(text: str) -> tuple[str, ...]:
    """The steps of a way, which stand apart or are joined by commas; cells have one of their own.

    Raises NotationError.
    """
    steps, at = list[str](), 0
    while at < len(text):
        found = _STEP.match(text, at)
        after = None if found is None else _BETWEEN.match(text, found.end())
        if found is None or len(steps) >= _MOST or not (after or found.end() == len(text)):
            raise NotationError(
                tr("{text} is no step: write stops such as ash,oak@3,2", text=quoted(text[at:]))
            )
        steps.append(" ".join(found[0].split()))
        at = found.end() if after is None else after.end()
    return tuple(steps)


def whole_move(game: AgeOfSteamGame, text: str) -> Plan | None:
    """The actions of a move with all its steps; None where the line is none.

    Raises CannotPlan where a step cannot be taken, and says which rule stands against it.
    """
    begin, via, way = text.strip().lower().partition(" via ")
    if not via or not begin.startswith("move "):
        return None
    try:
        move, steps = parsed(begin), steps_in(way.strip())
    except NotationError as trouble:
        raise CannotPlan(str(trouble)) from None
    return Plan(steps_tried(game, move, tuple(_by_stops(move.start, steps))))


def _by_stops(here: str, steps: tuple[str, ...]) -> Iterator[str]:
    """Steps by the stops that they lead to, where links are named by both, as `ash:elm@1,0`."""
    for step in steps:
        ends, at, mark = step.partition("@")
        one, is_link, other = ends.partition(":")
        here = (other if one == here else one) if is_link else ends.removeprefix("hop ")
        yield f"{here}{at}{mark}" if is_link else step


def steps_tried(game: AgeOfSteamGame, move: Move, steps: tuple[str, ...]) -> tuple[Action, ...]:
    """All actions, each of which was allowed when it came; the cube is left at the end."""
    tried, actions = game.copy(), list[Action]()
    for action in (move, *map(_step, steps)):
        refusal = tried.why_not(action)
        if refusal is not None:
            raise CannotPlan(f"{action}: {refusal.sentence}", refusal.rule)
        tried.play(action)
        actions.append(action)
    journey = getattr(tried.state.doing, "journey", None)
    if journey is not None and journey.steps == steps:
        refusal = tried.why_not(Deliver())
        if refusal is not None:
            raise CannotPlan(
                tr("the cube cannot stay there: {refusal}", refusal=refusal.sentence), refusal.rule
            )
        actions.append(Deliver())
    return tuple(actions)


def _step(text: str) -> Action:
    word, _, place = text.partition(" ")
    return Hop(place) if word == "hop" and place else Via(text)
