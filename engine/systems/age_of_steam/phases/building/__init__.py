"""Build Track: tiles, New Cities, special links, tokens, and what the end of a build asks for."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from engine.protocol import Action, Happening, Refusal
from engine.systems.age_of_steam.actions.track_kinds import (
    Claim,
    Done,
    Keep,
    Lay,
    Nationalise,
    Rollback,
    Spend,
    Town,
    Urbanize,
)
from engine.systems.age_of_steam.effects.orders import in_order
from engine.systems.age_of_steam.effects.tokens import spend, spends, why_not_spend
from engine.systems.age_of_steam.phases.building import claiming, finishing, stopping, urbanizing
from engine.systems.age_of_steam.phases.building.paying import Purse
from engine.systems.age_of_steam.phases.building.reading import so_far_from_plain
from engine.systems.age_of_steam.phases.building.snapshots import go_back, taken
from engine.systems.age_of_steam.phases.building.so_far import BUILD, KEEP, SoFar
from engine.systems.age_of_steam.phases.building.tiles import lay_tile, tiles, why_not_tile
from engine.systems.age_of_steam.phases.queues import next_in
from engine.systems.age_of_steam.state.play import Play, no
from engine.systems.age_of_steam.table.table import Table
from model.wording.speech import later, tr

KINDS = (Lay, Town, Urbanize, Claim, Spend, Rollback, Done, Keep, Nationalise)
NOW = later("players build track")
RULE = "AOS-BUILD-01"

_IN_STAGE: dict[str, tuple[type[Any], ...]] = {
    BUILD: (Lay, Town, Urbanize, Claim, Spend, Rollback, Done),
    KEEP: (Keep,),
}


def begin(play: Play) -> Iterator[Happening]:
    play.state.doing = SoFar(play.table.land, in_order(play, "build"))
    _next_builder(play)
    yield from ()


def _next_builder(play: Play) -> None:
    """The next player builds; where a build may come to an impasse, he can go back to here."""
    next_in(play)
    if play.state.actor is not None and stopping.may_be_stuck(play):
        play.state.doing.back_to = taken(play)


def actions(play: Play) -> Iterator[Action]:
    match play.state.doing.stage:
        case "build":
            return _builds(play)
        case "keep":
            return finishing.keeps(play)
    return _nationalisations(play)


def _builds(play: Play) -> Iterator[Action]:
    """All that may be built; lists are long, so they are chained and not handed on one by one."""
    purse = Purse(play)
    return chain(
        tiles(play, purse),
        urbanizing.urbanizations(play, purse),
        claiming.claims(play, purse),
        spends(play, "build", play.state.doing.builds),
        _endings(play),
    )


def _endings(play: Play) -> Iterator[Action]:
    if stopping.why_not_roll_back(play) is None:
        yield Rollback()
    if stopping.why_not_done(play) is None:
        yield Done()


def _nationalisations(play: Play) -> Iterator[Action]:
    yield from finishing.nationalisations(play)
    if finishing.why_not_stop(play) is None:
        yield Done()


def why_not(play: Play, action: Any) -> Refusal | None:
    stage = play.state.doing.stage
    if type(action) not in _IN_STAGE.get(stage, (Nationalise, Done)):
        return _why_not_in_stage(stage)
    match action:
        case Lay() | Town():
            return why_not_tile(play, action)
        case Urbanize():
            return urbanizing.why_not(play, action)
        case Claim():
            return claiming.why_not(play, action)
        case Spend():
            return why_not_spend(play, action, "build", play.state.doing.builds)
        case Rollback():
            return stopping.why_not_roll_back(play)
        case Keep():
            return finishing.why_not_keep(play, action)
        case Nationalise():
            return finishing.why_not_nationalise(play, action)
    return stopping.why_not_done(play) if stage == BUILD else finishing.why_not_stop(play)


def _why_not_in_stage(stage: str) -> Refusal:
    if stage == BUILD:
        return no("AOS-BUILD-31", tr("this is asked for at the end of a build"))
    if stage == KEEP:
        return no("SC-UNF-03", tr("first choose which unfinished track stays yours"))
    return no("SC-NAT-02", tr("first give up what discs are missing for"))


def do(play: Play, action: Any) -> Iterator[Happening]:
    before = play.actor
    match action:
        case Lay() | Town():
            yield from lay_tile(play, action)
        case Urbanize():
            yield from urbanizing.do(play, action)
        case Claim():
            yield from claiming.do(play, action)
        case Spend():
            yield spend(play, action)
        case Rollback():
            go_back(play, play.state.doing.back_to)
            text = tr("{before} takes the build back", before=play.name(before))
            yield Happening("rollback", before, text)
        case Keep():
            yield from finishing.keep(play, action)
        case Nationalise():
            yield from finishing.nationalise(play, action)
        case Done():
            yield from _done(play)
    if play.state.doing.is_over:
        play.state.doing.begin_next()
        _next_builder(play)


def _done(play: Play) -> Iterator[Happening]:
    seat = play.actor
    if play.state.doing.stage != BUILD:
        yield from finishing.over(play)
        return
    yield Happening("done", seat, tr("{seat} has built", seat=play.name(seat)))
    yield from finishing.finish(play)


def doing_from_plain(table: Table, plain: Any) -> SoFar:
    return so_far_from_plain(table, plain)
