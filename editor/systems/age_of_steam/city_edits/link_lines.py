"""Special links as lines on the map, where they are drawn."""

from editor.edits.crossing_ways import crossings_near
from editor.pointing.pointer import Pointer
from editor.widgets.forms.choices import title_of
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.things.part import AgeOfSteamPart, SpecialLink

REACH = 0.3
"""How near a line must be, in columns."""


def link_under(scenario: Scenario, at: Pointer) -> SpecialLink | None:
    """The special link whose line is under the pointer; between others the nearest."""
    near = sorted(crossings_near(scenario, at.spot, REACH))
    links = scenario.part_as(AgeOfSteamPart).special_links
    return links[near[0][1][1]] if near else None


def link_with_ends(scenario: Scenario, one: str, other: str) -> SpecialLink | None:
    """The special link between two stops, if there is one."""
    links = scenario.part_as(AgeOfSteamPart).special_links.values()
    return next((link for link in links if set(link.ends) == {one, other}), None)


def link_title(scenario: Scenario, link: SpecialLink) -> str:
    """The name of a special link, or the names of its ends."""
    return link.name or "–".join(title_of(scenario, "cities", end) for end in link.ends)
