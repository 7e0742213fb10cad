"""Which growth numbers cities have: who has which, what is free, and what a click makes of it."""

from collections.abc import Mapping, Sequence
from typing import Final

from model.scenario.scenario import Scenario
from model.systems.age_of_steam.things.city import SLOTS, AgeOfSteamCity

NEXT: Final = {"next-light": "light", "next-dark": "dark"}
"""What can be in hand besides a number: the next one that is free, of a side."""


def users(scenario: Scenario) -> Mapping[str, str]:
    """By number the city that has it; of several the first."""
    found: dict[str, str] = {}
    for city in scenario.cities.values():
        for slot in city.slots if isinstance(city, AgeOfSteamCity) else ():
            found.setdefault(slot, city.id)
    return found


def free_after(scenario: Scenario, side: str, after: str = "") -> str:
    """The next free number of a side, counted on from one and round again; nothing if none is."""
    own = [slot for slot in SLOTS if slot.startswith(side)]
    start = own.index(after) + 1 if after in own else 0
    taken = users(scenario)
    return next((slot for slot in (*own[start:], *own[:start]) if slot not in taken), "")


def clicked(scenario: Scenario, city: AgeOfSteamCity, hand: str) -> Mapping[str, Sequence[str]]:
    """By city the numbers it has after a click: one comes, or gives way to the next free one."""
    if hand in NEXT:
        last = last_of(city, NEXT[hand])
        return _exchanged(city, last, free_after(scenario, NEXT[hand], last))
    if hand in city.slots:
        return _exchanged(city, hand, free_after(scenario, hand.partition("-")[0], hand))
    return {**_taken_from_others(scenario, city, hand), city.id: ordered((*city.slots, hand))}


def opposite(city: AgeOfSteamCity, hand: str) -> Mapping[str, Sequence[str]]:
    """The same for the right button: the number in hand goes, or else the last one."""
    side = NEXT.get(hand, "")
    gone = hand if hand in city.slots else last_of(city, side)
    return {city.id: [slot for slot in city.slots if slot != gone]} if gone else {}


def last_of(city: AgeOfSteamCity, side: str) -> str:
    """The last number that a city has of a side, or of any; nothing where it has none."""
    return next((slot for slot in reversed(ordered(city.slots)) if slot.startswith(side)), "")


def ordered(slots: Sequence[str]) -> list[str]:
    """Light before dark, and what is no number of a die last."""
    return sorted(set(slots), key=lambda slot: (SLOTS.index(slot) if slot in SLOTS else 99, slot))


def _exchanged(city: AgeOfSteamCity, old: str, new: str) -> Mapping[str, Sequence[str]]:
    kept = [slot for slot in city.slots if slot != old]
    return {city.id: ordered([*kept, new])} if new else {}


def _taken_from_others(
    scenario: Scenario, city: AgeOfSteamCity, slot: str
) -> Mapping[str, Sequence[str]]:
    """Two cities with one number share a column, which is mostly a slip: the other loses it."""
    return {
        other.id: [one for one in other.slots if one != slot]
        for other in scenario.cities.values()
        if isinstance(other, AgeOfSteamCity) and other.id != city.id and slot in other.slots
    }
