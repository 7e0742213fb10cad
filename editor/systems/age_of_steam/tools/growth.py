"""The growth tool: numbers of dice for cities, the next free one first; right takes one away."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from editor.desk.tool import Choice, Option
from editor.pointing.pointer import Pointer
from editor.systems.age_of_steam.city_edits import growth_numbers as edits
from editor.systems.age_of_steam.city_edits.number_words import (
    number_title,
    numbers_title,
    side_title,
)
from editor.systems.age_of_steam.city_edits.on_cities import OnCitiesAndTowns
from editor.widgets.forms.choices import title_of
from editor.words import tr
from model.collection import Things
from model.scenario.change import Change, difference
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.things.city import SLOTS, TOWN, AgeOfSteamCity

if TYPE_CHECKING:
    from editor.desk.desk import Desk

NUMBER = Option("growth-number", "Growth number")


class Growth(OnCitiesAndTowns):
    """Gives cities the numbers of dice by which goods grow."""

    NAME = "growth"
    TITLE = "Growth numbers"
    KEY = "D"
    ORDER = 42
    OPTIONS: ClassVar = (NUMBER,)

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        scenario, taken = desk.scenario, edits.users(desk.scenario)
        found = []
        for hand, side in edits.NEXT.items():
            found.append(Choice(hand, self._next(scenario, hand), f"icon growth-{hand}"))
            own = (slot for slot in SLOTS if slot.startswith(side))
            found += [self._choice(scenario, slot, taken.get(slot)) for slot in own]
        return found

    def _next(self, scenario: Scenario, hand: str) -> str:
        side, found = edits.NEXT[hand], edits.free_after(scenario, edits.NEXT[hand])
        if not found:
            return tr("no {side} number is free").format(side=side_title(side))
        return tr("the next free one: {number}").format(number=number_title(found))

    def _choice(self, scenario: Scenario, slot: str, user: str | None) -> Choice:
        if user is None:
            return Choice(slot, number_title(slot), f"icon growth-{slot}")
        name = title_of(scenario, "cities", user)
        words = tr("{number}, used by {city}").format(number=number_title(slot), city=name)
        return Choice(slot, words, f"icon growth-{slot}-used")

    def nowhere(self) -> str:
        return tr("Click a city: it gets the number in hand")

    def why_not(self, city: AgeOfSteamCity) -> str:
        if city.kind != TOWN:
            return ""
        return tr("{town} is a town: goods grow in cities alone").format(town=city.name)

    def told(self, desk: "Desk", city: AgeOfSteamCity) -> str:
        return f"{city.name}: {numbers_title(city.slots)}"

    def click_words(self, desk: "Desk", city: AgeOfSteamCity) -> str:
        hand, scenario = number_in_hand(desk), desk.scenario
        after, back = edits.clicked(scenario, city, hand), edits.opposite(city, hand)
        if not after:
            words = tr("No such number is free")
        else:
            others = [title_of(scenario, "cities", one) for one in after if one != city.id]
            words = tr("Click: {city} has {numbers}").format(
                city=city.name, numbers=numbers_title(after[city.id])
            )
            if others:
                words += tr(", and {others} no more").format(others=", ".join(others))
        if back:
            opposite = tr("Alt or right: {numbers}")
            words += " · " + opposite.format(numbers=numbers_title(back[city.id]))
        return words

    def clicked(
        self, desk: "Desk", city: AgeOfSteamCity, *, is_opposite: bool, is_first: bool
    ) -> Change:
        scenario, hand = desk.scenario, number_in_hand(desk)
        if is_opposite:
            return numbered(scenario, edits.opposite(city, hand), city)
        if not is_first and hand not in edits.NEXT:
            return Change("")
        return numbered(scenario, edits.clicked(scenario, city, hand), city)

    def pick(self, desk: "Desk", at: Pointer) -> bool:
        city = self.city_at(desk, at)
        if city is None or not edits.last_of(city, ""):
            return False
        desk.set(NUMBER.key, edits.last_of(city, ""))
        return True


def number_in_hand(desk: "Desk") -> str:
    chosen = str(desk.settings.get(NUMBER.key))
    return chosen if chosen in SLOTS else "next-dark" if chosen == "next-dark" else "next-light"


def numbered(
    scenario: Scenario, after: Mapping[str, Sequence[str]], city: AgeOfSteamCity
) -> Change:
    """Some cities with other numbers, as one change that is called by the one that was meant."""
    if not after:
        return Change("")
    cities = dict(scenario.cities)
    for key, slots in after.items():
        cities[key] = replace(cities[key], slots=tuple(sorted(slots)))  # type: ignore[call-arg]
    words = tr("growth of {city}: {numbers}")
    label = words.format(city=city.name, numbers=numbers_title(after[city.id]))
    return difference(scenario, replace(scenario, cities=Things(cities)), label)
