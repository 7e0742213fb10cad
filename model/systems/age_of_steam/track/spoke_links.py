"""Spokes that become special links when a town is urbanized (AOM-URBAN-05, AOS-BUILD-26)."""

from model.systems.age_of_steam.conditions.place import is_one_of
from model.systems.age_of_steam.rules.track_rules import SpokeLink
from model.systems.age_of_steam.things.part import SpecialLink
from model.systems.age_of_steam.track.land import NONE
from model.systems.age_of_steam.track.track import Track


def spoke_link_between(
    track: Track, town: str, city: str, *, single: bool = True
) -> SpecialLink | None:
    """The special link that a spoke between a town and a neighbouring city becomes, if one.

    Those that only keep what a `single` spoke was are not there without one.
    """
    rules = track.land.rules.urbanization
    for rule in rules.spoke_links:
        if _is_meant(track, rule, town, city):
            return SpecialLink(
                id=_id(town, city),
                ends=tuple(sorted((town, city))),
                cost=(rule.cost,),
                step=rule.step,
                owners=rule.owners,
            )
    if single and rules.single_spoke == "special-link":
        ends = tuple(sorted((town, city)))
        return SpecialLink(id=_id(town, city), ends=ends, cost=(0,), owners=0)
    return None


def _is_meant(track: Track, rule: SpokeLink, town: str, city: str) -> bool:
    spots, urbanized = track.land.spots, track.urbanized
    there = spots.of(city, urbanized.get(city, ""))
    return is_one_of(rule.towns, spots.of(town)) and is_one_of(rule.to, there)


def _id(town: str, city: str) -> str:
    return f"{town}.{city}"


def spoke_link_named(track: Track, key: str) -> SpecialLink:
    """The special link of this id that urbanization has made; ValueError where it cannot have."""
    town, _, city = key.partition(".")
    known = track.land.number
    if known.get(town, NONE) == NONE or known.get(city, NONE) == NONE:
        raise ValueError(f'"{key[:40]}" is no link that urbanization could make')
    found = spoke_link_between(track, town, city)
    if found is None or found.id != key:
        raise ValueError(f'"{key[:40]}" is no link that urbanization could make')
    return found
