"""Track from one state to the next: links that stay, owners, unfinished chains, first tiles."""

from collections import Counter
from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.age_of_steam.actions.track_kinds import (
    Done,
    Keep,
    Nationalise,
    Rollback,
    Urbanize,
)
from engine.systems.age_of_steam.phases.building.discs import nationalises
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.track.chains import Chain
from model.systems.age_of_steam.track.links import Link
from model.systems.age_of_steam.track.owners import NATIONALISED, NOBODY
from model.systems.age_of_steam.track.shapes import SHAPES
from tests.engine.systems.age_of_steam.invariants.steps import (
    LinkKey,
    Step,
    built,
    link_key,
    sections_of,
)

ENDS_OF_BUILDS = (Done, Keep, Nationalise)


def links(step: Step) -> Iterator[Refusal]:
    """INV-AOS-21, -22, INV-SC-04: links stay, and never go from one player to another."""
    if step.is_agreed or isinstance(step.action, Rollback):
        return
    owners = _owners(step.after)
    for link in step.before.state.track.links():
        key = _later_key(step, link)
        if key not in owners:
            if not _is_single_spoke(step, link):
                yield no("INV-AOS-21", f"{step.action} took the link {link_key(link)} away")
        elif link.owner not in owners[key]:
            yield from _changed(step, link, owners[key])


def _owners(play: Play) -> dict[LinkKey, list[int]]:
    """All links by what they are known by, with their owners: a special one may have several."""
    found: dict[LinkKey, list[int]] = {}
    for link in play.state.track.links():
        found.setdefault(link_key(link), []).append(link.owner)
    return found


def _later_key(step: Step, link: Link) -> LinkKey:
    """What a link is known by after an action: urbanization takes its hex of the town away."""
    town = _urbanized(step)
    return (link.ends, tuple(one for one in link.hexes if one != town), link.special)


def _urbanized(step: Step) -> int:
    """The hex on which a New City was placed, or none."""
    if not isinstance(step.action, Urbanize):
        return -1
    land = step.after.table.land
    return land.hexes_of[land.number[step.action.town]][0]


def _is_single_spoke(step: Step, link: Link) -> bool:
    return not link.special and link.hexes == (_urbanized(step),)


def _changed(step: Step, link: Link, owners: list[int]) -> Iterator[Refusal]:
    """A link has another owner than before: by bankruptcy, for want of a disc, or taken over."""
    name, lost = link_key(link), {one.seat for one in step.told("out")}
    lost |= {one.seat for one in step.told("abandon") if "link" in one.facts}
    track = step.before.state.track
    is_reclaimable = bool(link.special) and track.special(link.special).reclaimable
    may_be_owned = is_reclaimable or step.before.table.rules.discs.reclaim_unowned
    if link.owner == NATIONALISED and not is_reclaimable:
        yield no("INV-SC-04", f"{step.action} gave the nationalised link {name} to somebody")
    elif NATIONALISED in owners:
        if not step.memory.knows(built(step.before, link)):
            yield no("INV-SC-04", f"{name} is of this turn, and was nationalised")
    elif link.owner == NOBODY and not may_be_owned:
        yield no("INV-AOS-22", f"{step.action} gave nobody's link {name} to somebody")
    elif link.owner >= 0 and (NOBODY not in owners or link.owner not in lost):
        yield no("INV-AOS-22", f"{step.action} gave the link {name} to another")


def unfinished(step: Step) -> Iterator[Refusal]:
    """INV-AOS-23: what somebody keeps unfinished after a build was begun or extended in it."""
    build, before, after = step.memory.build, step.before.state, step.after.state
    if not isinstance(step.action, ENDS_OF_BUILDS) or build is None:
        return
    seat, is_same_turn = before.actor, after.turn == before.turn
    if after.phase == "build" and after.actor == seat and is_same_turn:
        return
    name, most = step.before.name(build[1]), step.before.table.rules.build.unfinished.max
    for chain in after.track.unfinished(build[1]):
        if most == 0 or not _is_extended(step, chain):
            yield no("INV-AOS-23", f"{name} keeps track that was not extended: {chain.sections}")
    if most is None and not nationalises(step.before):
        yield from _given_up_too_soon(step)


def _given_up_too_soon(step: Step) -> Iterator[Refusal]:
    """AOS-BUILD-21: what has a section where none lay before the build stays the builder's."""
    seat, old, after = step.before.actor, step.memory.sections, step.after.state.track
    if old is None:
        return
    kept = {one for chain in after.own_chains(seat) for one in chain.sections}
    lain = {one >> 6 for one in old}
    for chain in step.before.state.track.unfinished(seat):
        is_new = any(one >> 6 not in lain for one in chain.sections)
        if is_new and not kept.issuperset(chain.sections):
            yield no("INV-AOS-23", f"track of this build was given up: {chain.sections}")


def _is_extended(step: Step, chain: Chain) -> bool:
    """Whether a chain has a section that lies where there were fewer; a turned one is none more."""
    old = step.memory.sections
    if old is None:
        return True
    rules = step.before.table.rules.build
    if rules.redirect_extends:  # and where a hex is built on again it may be turned back
        return rules.same_hex_twice or any(one not in old for one in chain.sections)
    then, now = (Counter(one >> 6 for one in some) for some in (old, sections_of(step.after)))
    new = (section >> 6 for section in chain.sections if section not in old)
    return any(now[hex_] > then[hex_] for hex_ in new)


def first_tiles(step: Step) -> Iterator[Refusal]:
    """INV-SC-08: where the first tile must be simple, no other lies on what was bare."""
    if step.is_agreed:
        return
    land, old = step.after.table.land, step.before.state.track.tiles
    for hex_, tile in step.after.state.track.tiles.items():
        must = "simple" in (land.data[hex_].first_tile, land.price[hex_].first_tile)
        if must and hex_ not in old and land.stop[hex_] < 0 and SHAPES[tile.id].kind != "simple":
            yield no("INV-SC-08", f"{tile.id} is the first tile on {land.cells[hex_]}")
