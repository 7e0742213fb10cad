"""Discs that mark track where they run out: what may not be given up in a turn (SC-NAT-05, -10)."""

from engine.protocol import Refusal
from engine.systems.age_of_steam.phases.building.so_far import SoFar
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.track.chains import Chain
from model.systems.age_of_steam.track.links import Link
from model.systems.age_of_steam.track.track import Track


def nationalises(play: Play) -> bool:
    """Whether links are nationalised where discs run out."""
    discs = play.table.rules.discs
    return discs.overflow == "nationalise" and discs.per_player is not None


def is_fresh(so_far: SoFar, chain: Chain) -> bool:
    """Whether a chain was begun, extended or completed in this turn."""
    return any(section in so_far.fresh for section in chain.sections)


def is_fresh_link(track: Track, so_far: SoFar, link: Link) -> bool:
    if link.special:
        return (link.special, link.owner) in so_far.claims
    return is_fresh(so_far, track.chains[link.key])


def fresh_links(track: Track, so_far: SoFar, seat: int) -> int:
    """How many links of a player were built or completed in this turn."""
    return sum(is_fresh_link(track, so_far, link) for link in track.links() if link.owner == seat)


def room_for_links(play: Play) -> int | None:
    """How many new links a placement may make for certain; None for any number."""
    rules = play.table.rules
    if not nationalises(play) or rules.nationalisation.on_impossible != "refuse":
        return None
    so_far, most = play.state.doing, rules.discs.per_player or 0
    unfinished = 4 if rules.build.unfinished.max is None else rules.build.unfinished.max
    return most - unfinished - fresh_links(play.state.track, so_far, play.actor)


def _must_be_marked(rules: AgeOfSteamRules, so_far: SoFar, chain: Chain) -> bool:
    """Whether an unfinished chain is of this turn, and may not be given up in it (OPEN-SC-20)."""
    if rules.nationalisation.may_drop_unfinished:
        return all(section in so_far.fresh for section in chain.sections)
    return is_fresh(so_far, chain)


def why_too_many_fresh(play: Play, after: Track, so_far: SoFar) -> Refusal | None:
    """Whether more chains of this turn would need a disc than there are (SC-NAT-10)."""
    rules, seat = play.table.rules, play.actor
    if not nationalises(play) or rules.nationalisation.on_impossible != "refuse":
        return None
    unfinished = sum(_must_be_marked(rules, so_far, chain) for chain in after.unfinished(seat))
    if rules.build.unfinished.max is not None:
        unfinished = min(unfinished, rules.build.unfinished.max)
    most = rules.discs.per_player or 0
    if fresh_links(after, so_far, seat) + unfinished > most:
        return no("SC-NAT-10", f"only {most} chains of one turn can be marked with discs")
    return None
