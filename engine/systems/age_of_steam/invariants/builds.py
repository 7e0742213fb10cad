"""A build under way: no more than its limits allow."""

from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.age_of_steam.effects.limits import build_limit
from engine.systems.age_of_steam.state.play import Play, no


def builds(play: Play) -> Iterator[Refusal]:
    """INV-AOS-20, INV-SC-06: builds, hexes and special links of one build keep to the limits."""
    state, table = play.state, play.table
    if state.phase != "build" or state.doing is None or state.agreement is not None:
        return
    so_far, name = state.doing, play.name(play.actor)
    limit = build_limit(play, play.actor)
    if so_far.builds > limit:
        yield no("INV-AOS-20", f"{name} has built {so_far.builds} times, and {limit} are allowed")
    if len(set(so_far.hexes)) != len(so_far.hexes) and not table.rules.build.same_hex_twice:
        yield no("INV-AOS-20", f"{name} has built twice on one hex")
    for group, number in sorted(so_far.groups.items()):
        if number > table.part.link_groups[group].per_player_per_turn:
            yield no("INV-SC-06", f"{name} has claimed {number} links of {group} in a turn")
