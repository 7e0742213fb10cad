"""Deliveries from one state to the next: the way of a cube, what it earns, what forbids it."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.protocol import Happening, Refusal
from engine.systems.age_of_steam.actions.goods_kinds import Via
from engine.systems.age_of_steam.effects.held import every
from engine.systems.age_of_steam.state.play import Play, no
from model.notation import Cell
from model.systems.age_of_steam.conditions.cases import values_of
from model.systems.age_of_steam.conditions.place import is_one_of
from model.systems.age_of_steam.conditions.selector import is_so
from model.systems.age_of_steam.rules.effects import Lifts
from model.systems.age_of_steam.rules.money_rules import Filter
from model.systems.age_of_steam.track.links import Link
from model.systems.age_of_steam.track.owners import NATIONALISED, NOBODY
from tests.engine.systems.age_of_steam.invariants.steps import Step

HOP = "hop "


class Delivery(NamedTuple):
    """A cube that has arrived in a step, with the links that it came over."""

    told: Happening
    links: tuple[Link, ...]
    hops: int


def deliveries(step: Step) -> Iterator[Refusal]:
    """INV-AOS-18, INV-AOM-08, INV-SC-05: what holds of every cube that arrives."""
    for told in step.told("delivery"):
        if step.action.WORD == "overland":
            continue
        links, hops = _way(step)
        found = Delivery(told, links, hops)
        yield from _twice(step, found)
        yield from _earned(step, found)
        yield from _forbidden(step, found)


def _way(step: Step) -> tuple[tuple[Link, ...], int]:
    """The links of the leg that has ended, found by the names of its steps."""
    journey = step.before.state.doing.journey
    texts = [*journey.steps]
    if isinstance(step.action, Via):
        texts.append(step.action.to)
    elif step.action.WORD == "hop":
        texts.append(HOP)
    at, found, hops = journey.start, list[Link](), 0
    for text in texts:
        if text.startswith(HOP):
            hops, at = hops + 1, text.removeprefix(HOP).partition("@")[0]
            continue
        to, _, mark = text.partition("@")
        found.append(_link(step.before, at, to, mark))
        at = to
    return tuple(found), hops


def _link(play: Play, at: str, to: str, mark: str) -> Link:
    """The link from a stop, or from a bare hex, to a stop; a mark tells it from others."""
    track = play.state.track
    found = [link for link in track.links_at(to) if _starts(play, link, at, to)]
    named = [link for link in found if track.name_of(link).partition("@")[2] == mark]
    if "," in at and mark:
        named = named or [link for link in found if _is_at(play, link, mark)]
    assert len(named) == 1, f"{len(named)} links lead from {at} to {to} {mark}"
    return named[0]


def _starts(play: Play, link: Link, at: str, to: str) -> bool:
    if "," in at:
        return at in [str(play.table.land.cells[hex_]) for hex_ in link.hexes]
    return link.other_end(to) == at


def _is_at(play: Play, link: Link, mark: str) -> bool:
    """Whether a link runs over a hex, or over a side of one."""
    cell, _, side = mark.partition("/")
    hex_ = play.table.land.hex_at(Cell.parse(cell))
    if not side:
        return hex_ in link.hexes
    sections = play.state.track.chains[link.key].sections
    return any(one >> 6 == hex_ and one & 1 << int(side) for one in sections)


def _twice(step: Step, delivery: Delivery) -> Iterator[Refusal]:
    """INV-AOM-08: no link twice in one move, over both legs where a cube was changed."""
    names = [step.before.state.track.name_of(link) for link in delivery.links]
    names += step.before.state.doing.journey.used
    if len(set(names)) != len(names):
        yield no("INV-AOM-08", f"a link was used twice: {names}")


def _earned(step: Step, delivery: Delivery) -> Iterator[Refusal]:
    """INV-AOS-18, -19: income is that of owned links, plus what is declared; cash is declared."""
    rules = step.before.table.rules.delivery
    owned = sum(link.owner >= 0 for link in delivery.links)
    base = [each * owned for each in values_of(rules.income.per_link)]
    base += [fixed for fixed in values_of(rules.income.fixed) if fixed is not None]
    players, gained = step.before.state.players, sum(delivery.told.facts["income"].values())
    declared = [bonus.income * players for bonus in rules.income.bonuses]
    is_bound = step.before.table.rules.money.income_cap is not None
    low = min(base) + sum(one for one in declared if one < 0) if not is_bound else gained
    high = max(base) + sum(one for one in declared if one > 0)
    if not low <= gained or (gained > high and not delivery.hops):
        yield no("INV-AOS-18", f"{gained} income was earned over {owned} owned links")
    cash = delivery.told.facts["cash"].values()
    if any(one > 0 for one in cash) and not any(bonus.cash for bonus in rules.income.bonuses):
        yield no("INV-AOS-19", "moving a cube has brought money")


def _forbidden(step: Step, delivery: Delivery) -> Iterator[Refusal]:
    """INV-SC-05: no delivery is made that a filter refuses, unless the mover's action lifts it."""
    play, facts = step.before, delivery.told.facts
    lifted = {name for one in every(play, play.actor, Lifts) for name in one.lifts}
    for one in play.table.rules.delivery.filters:
        if one.id not in lifted and _holds(play, one, facts["colour"], delivery):
            yield no("INV-SC-05", f"{facts['start']} to {facts['end']} is refused by {one.id}")


def _holds(play: Play, one: Filter, colour: str, delivery: Delivery) -> bool:
    start, end = (play.spot(delivery.told.facts[key]) for key in ("start", "end"))
    now = play.situation(play.actor, colour=colour, start=start, end=end)
    shared = set(start.regions) & set(end.regions) & set(one.same_region)
    return (
        is_so(one.when, now)
        and (not one.colour or colour in one.colour)
        and (not one.from_ or is_one_of(one.from_, start))
        and (not one.to or is_one_of(one.to, end))
        and (not one.same_region or bool(shared))
        and (one.forbid_link_status is None or _has_status(play, one, delivery))
    )


def _has_status(play: Play, one: Filter, delivery: Delivery) -> bool:
    """Whether a link on the way is as the filter will not have it (OPEN-SC-05)."""
    owners = {link.owner for link in delivery.links}
    rules = play.table.rules
    if one.forbid_link_status == "unowned":
        return NOBODY in owners
    includes = "nationalisation" in rules.modules and rules.nationalisation.includes_unowned
    return NATIONALISED in owners or (includes and NOBODY in owners)
