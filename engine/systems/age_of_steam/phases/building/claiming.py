"""Claiming special links: `claim ferry` (AOS-BUILD-29, AOM-SETUP-13)."""

from collections.abc import Iterator

from engine.protocol import Happening, Refusal
from engine.systems.age_of_steam.actions.track_kinds import Claim
from engine.systems.age_of_steam.phases.building.discs import room_for_links, why_too_many_fresh
from engine.systems.age_of_steam.phases.building.paying import Purse, pay
from engine.systems.age_of_steam.phases.building.so_far import SoFar
from engine.systems.age_of_steam.phases.building.tiles import builder_of
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.things.part import SpecialLink
from model.systems.age_of_steam.track.builder import Builder
from model.systems.age_of_steam.track.claims import claim, owners_so_far, why_not_claim
from model.systems.age_of_steam.track.refusals import southern_or
from model.wording.speech import tr


def claims(play: Play, purse: Purse) -> Iterator[Claim]:
    """Every special link that the actor may claim and pay now."""
    track = play.state.track
    if purse.limit < 1:
        return
    builder = builder_of(play)
    for key in sorted({**track.land.special, **track.spokes}):
        if _why_not(play, builder, purse, track.special(key)) is None:
            yield Claim(key)


def why_not(play: Play, action: Claim) -> Refusal | None:
    """Why the actor may not claim this special link now."""
    track = play.state.track
    if action.link not in track.spokes and action.link not in track.land.special:
        return no("AOS-BUILD-29", tr("there is no special link {link}", link=action.link))
    return _why_not(play, builder_of(play), Purse(play), track.special(action.link))


def _why_not(play: Play, builder: Builder, purse: Purse, special: SpecialLink) -> Refusal | None:
    refusal = why_not_claim(play.state.track, builder, special)
    if refusal is not None:
        return no(*refusal)
    group, claimed = play.table.part.link_groups.get(special.group), play.state.doing.groups
    if group is not None and claimed.get(group.id, 0) >= group.per_player_per_turn:
        rule = southern_or(play.table.rules, "SC-BUILD-08", "AOM-SETUP-13")
        return no(rule, tr("no more links of {group} may be claimed in this turn", group=group.id))
    return purse.why_not(purse.cost(_price(play, special)), special.builds) or _why_no_disc(
        play, special
    )


def cost_of_claim(play: Play, action: Claim) -> int:
    """What the actor would pay for a special link now."""
    return Purse(play).cost(_price(play, play.state.track.special(action.link)))


def _price(play: Play, special: SpecialLink) -> int:
    return special.price(owners_so_far(play.state.track, special))


def _why_no_disc(play: Play, special: SpecialLink) -> Refusal | None:
    room = room_for_links(play)
    if room is None or room > 0:
        return None
    after, so_far = play.state.track.copy(), play.state.doing.copy()
    _claim(so_far, special, play.actor)
    claim(after, play.actor, special)
    return why_too_many_fresh(play, after, so_far)


def _claim(so_far: SoFar, special: SpecialLink, seat: int) -> None:
    so_far.claims = (*so_far.claims, (special.id, seat))
    if special.group:
        so_far.groups[special.group] = so_far.groups.get(special.group, 0) + 1
    for end in special.ends:
        so_far.to_cities[end] = so_far.to_cities.get(end, 0) + 1


def do(play: Play, action: Claim) -> Iterator[Happening]:
    """Claims and pays a special link."""
    track, seat = play.state.track, play.actor
    special = track.special(action.link)
    cost = pay(play, _price(play, special), special.builds)
    _claim(play.state.doing, special, seat)
    claim(track, seat, special)
    name = special.name or play.table.link_name(special.id)
    text = tr("{seat} claims {name} for ${cost}", seat=play.name(seat), name=name, cost=cost)
    yield Happening("claim", seat, text, {"link": special.id, "price": cost})
