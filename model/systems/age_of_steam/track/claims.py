"""Special links: why somebody may not claim one, and claiming it (AOM-SETUP-13, AOS-BUILD-29)."""

from model.systems.age_of_steam.things.part import SpecialLink
from model.systems.age_of_steam.track.builder import Builder
from model.systems.age_of_steam.track.connection import Footing
from model.systems.age_of_steam.track.laying import is_doubled, why_no_disc, why_too_much_to_city
from model.systems.age_of_steam.track.links import Link
from model.systems.age_of_steam.track.owners import NATIONALISED, NOBODY
from model.systems.age_of_steam.track.refusals import Refusal, southern_or
from model.systems.age_of_steam.track.track import Track

no = Refusal


def owners_so_far(track: Track, special: SpecialLink) -> int:
    """How many owners a special link has; who has lost it still counts, if it stays lost."""
    return sum(not _is_free(track, special, one) for one in track.claims.get(special.id, ()))


def _is_free(track: Track, special: SpecialLink, owner: int) -> bool:
    """Whether somebody else may step in for an owner."""
    if owner == NATIONALISED:
        return special.reclaimable
    return owner == NOBODY and (special.reclaimable or track.land.rules.discs.reclaim_unowned)


def why_not_claim(track: Track, builder: Builder, special: SpecialLink) -> Refusal | None:
    """Why a builder may not claim a special link, money and the number of builds aside."""
    if special.owners is not None and owners_so_far(track, special) >= special.owners:
        rule = southern_or(track.land.rules, "SC-BUILD-07", "AOS-BUILD-29")
        return no(rule, "this link has all the owners it may have")
    refusal = (
        _why_not_ends(track, builder.seat, special)
        or _why_twice(track, builder.seat, special)
        or _why_unconnected(track, builder.seat, special)
        or why_too_much_to_city(track.land, builder, special.ends)
    )
    if refusal is not None:
        return refusal
    rules = track.land.rules
    if rules.build.no_duplicates == "none" and rules.discs.overflow != "refuse":
        return None
    after = track.copy()
    claim(after, builder.seat, special)
    return _why_duplicate(after, builder.seat, special) or why_no_disc(track, after, builder.seat)


def _why_not_ends(track: Track, seat: int, special: SpecialLink) -> Refusal | None:
    known = track.land.number
    if len(special.ends) < 2 or any(end not in known for end in special.ends):
        return no("AOS-BUILD-29", "this link does not join two stops")
    towns = [end for end in special.ends if not track.is_city(end)]
    if special.requires == "cities" and towns:
        return no("AOS-BUILD-29", f"{track.land.stop_name(known[towns[0]])} is not a city")
    if special.requires == "own-track":
        for town in towns:
            if not track.presence(seat, town):
                name = track.land.stop_name(known[town])
                return no("AOM-SETUP-13", f"you have no track in {name}")
    return None


def _why_twice(track: Track, seat: int, special: SpecialLink) -> Refusal | None:
    if not special.once_per_pair:
        return None
    for other in track.specials():
        if other.ends == special.ends and seat in track.claims[other.id]:
            return no("AOM-SETUP-13", "you own a special link between these stops")
    return None


def _why_unconnected(track: Track, seat: int, special: SpecialLink) -> Refusal | None:
    """Whether a claim hangs on to track, where that must hang together."""
    footing = Footing(track, seat)
    if footing.mode == "none":
        return None
    for end in special.ends:
        stop = track.land.number[end]
        present = not track.is_city(end) and footing.is_present(stop)
        if present or footing.is_from_city(stop):
            return None
    return no("AOM-BUILD-08", "this link does not hang on to your track")


def _why_duplicate(after: Track, seat: int, special: SpecialLink) -> Refusal | None:
    mode = after.land.rules.build.no_duplicates
    if mode == "none":
        return None
    ends = special.ends[0], special.ends[-1]
    mine = Link(ends, seat, special.sections, (), special.id, special.points)
    if is_doubled(after.links(), mine, mode):
        return no("AOM-BUILD-09", "a link joins these two stops already")
    return None


def claim(track: Track, seat: int, special: SpecialLink) -> None:
    """Makes somebody an owner, in the place of one who lost it if there is such a one."""
    owners = list(track.claims.get(special.id, ()))
    for place, owner in enumerate(owners):
        if _is_free(track, special, owner):
            owners[place] = seat
            track.claims[special.id] = tuple(owners)
            track.changed()
            return
    track.claim(special.id, seat)
