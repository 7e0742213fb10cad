"""Special links as lines on the map: from the middle of one stop to that of the other."""

from collections.abc import Iterator

from editor.edits.thing_cells import away
from editor.pointing.pointer import Pointer
from editor.widgets.forms.choices import title_of
from model.boards import grid
from model.notation import Cell
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.things.part import AgeOfSteamPart, SpecialLink

REACH = 0.3
"""How near a line must be, in columns."""


def link_ends(scenario: Scenario) -> Iterator[tuple[SpecialLink, Cell, Cell]]:
    """Every special link whose two ends lie somewhere, with their hexes."""
    for link in scenario.part_as(AgeOfSteamPart).special_links.values():
        found = [scenario.cities.get(end) for end in link.ends]
        cells = [city.at for city in found if city is not None and city.at is not None]
        if len(cells) == 2:
            yield link, cells[0], cells[1]


def link_under(scenario: Scenario, at: Pointer) -> SpecialLink | None:
    """The special link whose line is under the pointer; between others the nearest."""
    found = [
        (away(at.spot, (grid.position(a), grid.position(b))), link.id, link)
        for link, a, b in link_ends(scenario)
    ]
    far, _, link = min(found, default=(REACH + 1, "", None))
    return link if far <= REACH else None


def link_with_ends(scenario: Scenario, one: str, other: str) -> SpecialLink | None:
    """The special link between two stops, if there is one."""
    links = scenario.part_as(AgeOfSteamPart).special_links.values()
    return next((link for link in links if set(link.ends) == {one, other}), None)


def link_title(scenario: Scenario, link: SpecialLink) -> str:
    """The name of a special link, or the names of its ends."""
    return link.name or "–".join(title_of(scenario, "cities", end) for end in link.ends)
