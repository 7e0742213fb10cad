"""Lines that players type for many actions: `build to wuhan`, `move guangzhou rent`."""

from dataclasses import replace
from typing import cast

from engine.protocol import Action
from engine.showing.plans import CannotPlan, Plan
from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.composing.long_runs import NoWay, run_plan
from engine.systems.crayon.composing.whole_lines import lay_plan
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.phases.building import why_not_build_now
from engine.systems.crayon.phases.moving import why_not_run
from milepost.systems.crayon.playing.named_places import place_named, two_places
from milepost.terminal.say import Refusal

RENT = "rent"


def lay(game: CrayonGame, words: list[str]) -> Plan:
    """`build to wuhan`, `build 4,7 9,7`, `build aston to byford`."""
    refusal = why_not_build_now(game.position)
    if refusal is not None:
        raise Refusal(str(refusal))
    if words[:1] == ["from"]:
        words = words[1:]
    if not words or words == ["to"]:
        raise Refusal("say where to: build to CITY, build 4,7 9,7")
    both = two_places(game.table, words) if words[0] != "to" else None
    try:
        if both is not None:
            return lay_plan(game, both[1], both[0])
        goal = " ".join(words[1:] if words[0] == "to" else words)
        return lay_plan(game, place_named(game.table, goal))
    except CannotPlan as trouble:
        raise Refusal(str(trouble)) from None


def run(game: CrayonGame, words: list[str]) -> Plan:
    """`move guangzhou`, `move 5,7 by 2`, `move guangzhou rent`."""
    rents = RENT in words
    words, number = _train_in([word for word in words if word != RENT])
    if words[:1] == ["to"]:
        words = words[1:]
    if not words:
        raise Refusal("say where to: move CITY, or move 5,7")
    refusal = why_not_run(game.position, number)
    if refusal is not None:
        raise Refusal(str(refusal))
    try:
        return run_plan(
            game.position, number, place_named(game.table, " ".join(words)), rents=rents
        )
    except NoWay as trouble:
        raise Refusal(f"{trouble}; {trouble.rented}: add the word {RENT}") from None
    except CannotPlan as trouble:
        raise Refusal(str(trouble)) from None


def put(game: CrayonGame, words: list[str]) -> Plan:
    """`place wuhan`, `place 5,7 by 2`."""
    words, train = _train_in(words)
    place = place_named(game.table, " ".join(words))
    action = act.Place(game.table.cells[place.middle])
    return Plan((cast("Action", replace(action, train=train)),))


def _train_in(words: list[str]) -> tuple[list[str], int]:
    """The words without the number of a train, and that number."""
    if len(words) > 2 and words[-2] == "by" and words[-1].isdecimal():
        return words[:-2], int(words[-1][:3])
    return words, 1
