"""Discs that mark track where they run out: what may not be given up in a turn (SC-NAT-05, -10)."""

from engine.protocol import Refusal
from engine.systems.age_of_steam.phases.building.so_far import SoFar
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.track.chains import Chain
from model.systems.age_of_steam.track.links import Link
from model.systems.age_of_steam.track.shapes import MOST_EXITS
from model.systems.age_of_steam.track.track import Track
from model.wording.speech import tr


def nationalises(play: Play) -> bool:
    """Whether links are nationalised where discs run out."""
    discs = play.table.rules.discs
    return discs.overflow == "nationalise" and discs.per_player is not None


def is_fresh(so_far: SoFar, chain: Chain) -> bool:
    """Whether a chain was begun, extended or completed in this turn."""
    return any(section in so_far.fresh for section in chain.sections)


def is_of_this_build(so_far: SoFar, chain: Chain) -> bool:
    """Whether a chain was begun, extended or completed in the build that goes on."""
    return any(so_far.fresh.get(section, 0) > so_far.since for section in chain.sections)


def is_fresh_link(track: Track, so_far: SoFar, link: Link) -> bool:
    if link.special:
        return (link.special, link.owner) in so_far.claims
    return is_fresh(so_far, track.chains[link.key])


def fresh_links(track: Track, so_far: SoFar, seat: int) -> int:
    """How many links of a player were built or completed in this turn."""
    return sum(is_fresh_link(track, so_far, link) for link in track.links() if link.owner == seat)


def room_for_links(play: Play) -> int | None:
    """How many new links a tile may make for certain; None for any number."""
    if not _are_refused(play):
        return None
    track, rules = play.state.track, play.table.rules
    unfinished = rules.build.unfinished.max
    if unfinished is None:
        unfinished = len(track.unfinished(play.actor)) + MOST_EXITS
    fresh = fresh_links(track, play.state.doing, play.actor)
    return (rules.discs.per_player or 0) - unfinished - fresh


def room_for_completed(play: Play) -> int | None:
    """How many chains may become links for certain if no others begin; None for any number."""
    if not _are_refused(play):
        return None
    marked = _marked(play, play.state.track, play.state.doing)
    return (play.table.rules.discs.per_player or 0) - marked


def why_too_many_fresh(play: Play, after: Track, so_far: SoFar) -> Refusal | None:
    """Whether more chains of this turn would need a disc than there are (SC-NAT-10)."""
    most = play.table.rules.discs.per_player or 0
    if _are_refused(play) and _marked(play, after, so_far) > most:
        return no(
            "SC-NAT-10", tr("only {most} chains of one turn can be marked with discs", most=most)
        )
    return None


def _are_refused(play: Play) -> bool:
    """Whether nothing may be built that no disc can be found for."""
    return nationalises(play) and play.table.rules.nationalisation.on_impossible == "refuse"


def _marked(play: Play, track: Track, so_far: SoFar) -> int:
    """How many chains of this turn need a disc, as the track lies."""
    rules, seat = play.table.rules, play.actor
    unfinished = sum(_must_be_marked(rules, so_far, chain) for chain in track.unfinished(seat))
    if rules.build.unfinished.max is not None:
        unfinished = min(unfinished, rules.build.unfinished.max)
    return fresh_links(track, so_far, seat) + unfinished


def _must_be_marked(rules: AgeOfSteamRules, so_far: SoFar, chain: Chain) -> bool:
    """Whether an unfinished chain is of this turn, and may not be given up in it (OPEN-SC-20)."""
    if rules.nationalisation.may_drop_unfinished:
        return all(section in so_far.fresh for section in chain.sections)
    return is_fresh(so_far, chain)
