"""What a city of Santa Fe has, in a few words: its value, its squares, whose home it is."""

from collections.abc import Iterable

from editor.widgets.forms.choices import title_of
from editor.words import tr
from model.rules.resolving import NoRules, rules_of
from model.scenario.scenario import Scenario
from model.systems.santa_fe.rules.santa_fe_rules import SantaFeRules
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart
from model.systems.santa_fe.things.railroad import Railroad

USUAL_VALUES = range(2, 8)
"""What cities are worth where no rules tell."""


def railroads(scenario: Scenario) -> tuple[Railroad, ...]:
    return tuple(scenario.part_as(SantaFePart).railroads.values())


def name_of(scenario: Scenario, railroad: str) -> str:
    return title_of(scenario, "railroads", railroad)


def names_of(scenario: Scenario, some: Iterable[str]) -> str:
    return ", ".join(name_of(scenario, one) for one in some)


def homes_at(scenario: Scenario, city: str) -> list[str]:
    """The railroads that begin in a city."""
    return [one.id for one in railroads(scenario) if one.home == city]


def told(scenario: Scenario, city: SantaFeCity) -> str:
    """All of it, a line each."""
    value = tr("no value, no cards") if city.value is None else tr("value {n}").format(n=city.value)
    lines = [f"{city.name}: {value}"]
    if city.squares:
        lines.append(tr("squares: {names}").format(names=names_of(scenario, city.squares)))
    homes = homes_at(scenario, city.id)
    if homes:
        lines.append(tr("home of {names}").format(names=names_of(scenario, homes)))
    return "\n".join(lines)


def values(scenario: Scenario) -> list[int]:
    """The values that cards have by the rules, and those that cities of the map have besides."""
    try:
        copies = rules_of(scenario, SantaFeRules).deck.copies
        known = {int(word) for word in copies if word.isdecimal()}
    except NoRules:
        known = set(USUAL_VALUES)
    cities = (city for city in scenario.cities.values() if isinstance(city, SantaFeCity))
    return sorted(known | {city.value for city in cities if city.value is not None})
