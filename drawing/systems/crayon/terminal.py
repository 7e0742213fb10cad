"""Ports on a map in characters, and where the ferries and container links from there lead."""

from collections.abc import Iterator

from drawing.terminal.own_marks import PlaceMark, Shown
from model.scenario.scenario import Scenario
from model.systems.crayon.things.part import CrayonPart

PORT = "*"


def marks(scenario: Scenario) -> Iterator[PlaceMark]:
    """Where ferries and container links leave."""
    part = scenario.part_as(CrayonPart)
    cells = [port for ferry in part.ferries.values() for port in ferry.ports]
    cells += [link.port for link in part.links.values()]
    yield from (PlaceMark(cell, PORT, "port") for cell in cells)


def lines(shown: Shown) -> Iterator[str]:
    """Ferries and container links that leave from here, and where they lead."""
    scenario = shown.scenario
    part = scenario.part_as(CrayonPart)
    for ferry in part.ferries.values():
        if any(map(shown.shows, ferry.ports)):
            name = shown.written(ferry.name or ferry.id)
            yield f"{PORT} {name} {' to '.join(map(str, ferry.ports))}"
    for link in part.links.values():
        if shown.shows(link.port):
            served = [scenario.cities[city] for city in link.serves if city in scenario.cities]
            cities = " and ".join(map(shown.name_of, served)) or "nowhere"
            yield f"{PORT} {shown.written(link.name or link.id)} {link.port} to {cities}"
