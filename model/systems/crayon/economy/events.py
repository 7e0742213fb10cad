"""Proposing event cards: of every kind that the map has a place for, one after the other."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

from model.collection import Things
from model.scenario.change import Change, difference
from model.systems.crayon.economy.event_kinds import KINDS
from model.systems.crayon.economy.event_land import Land
from model.systems.crayon.economy.market import Market
from model.systems.crayon.economy.proposing import CannotPropose
from model.systems.crayon.things.part import CrayonPart, Event

MOST_EVENTS: Final = 200
FEWEST: Final = 6


def usual_events(market: Market) -> int:
    """How many event cards a map should have: as declared, or 20 for every 52 cities."""
    declared = market.ground.rules.declared.event_cards
    if declared is not None:
        return declared
    return max(-(-len(market.scenario.cities) * 20 // 52), FEWEST)


def events_change(market: Market, number: int, seed: int) -> Change:
    """The change that gives a scenario so many event cards; those it has stay.

    Where the map has no more places for them, there are fewer.
    """
    part = market.scenario.part_as(CrayonPart)
    there = sum(event.count for event in part.events.values())
    if not 0 <= number <= MOST_EVENTS:
        raise CannotPropose(f"a deck has up to {MOST_EVENTS} event cards, not {number}")
    if number < there:
        raise CannotPropose(f"there are {there} event cards already, and {number} are asked for")
    unread = {one.route[1] for one in market.scenario.misfits.values() if len(one.route) > 1}
    taken = {*part.events, *part.demands, *unread}
    new = (event for event in _in_turn(Land(market, seed)) if event.id not in taken)
    found = {event.id: event for event in islice(new, number - there)}
    after = replace(part, events=Things({**part.events, **found}))
    label = f"propose {len(found)} event cards"
    return difference(market.scenario, replace(market.scenario, part=after), label)


def _in_turn(land: Land) -> Iterator[Event]:
    """An event of each kind, then another of each, until no kind has any left."""
    waiting = [kind(land) for kind in KINDS]
    while waiting:
        left = []
        for kind in waiting:
            event = next(kind, None)
            if event is not None:
                yield event
                left.append(kind)
        waiting = left
