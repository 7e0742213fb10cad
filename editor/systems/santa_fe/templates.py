"""A board of Santa Fe to begin from: cities, lines and values; the homes are the designer's."""

from dataclasses import replace
from typing import Final

from editor.edits.lines.segment_lengths import USUAL, differing, with_segments
from editor.new_map.templates import Template
from editor.words import later
from model.boards.routes import Arrow, Line, RouteBoard
from model.boards.terrain import Size
from model.collection import Things
from model.imports.naming import id_of
from model.notation import Point
from model.rules.new_scenario import new_scenario
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from model.scenario.things import City, Players
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart

SIZE: Final = Size(36, 24)
CITIES: Final = (
    ("Easthaven", 33.0, 4.0, None, ""), ("Millbrook", 33.5, 11.0, None, ""),
    ("Portsea", 32.5, 19.5, None, ""), ("Crossley", 26.5, 12.0, None, ""),
    ("Larkfield", 27.5, 5.5, 2, ""), ("Dunmere", 27.5, 18.5, 3, ""),
    ("Northam", 21.5, 3.5, 3, ""), ("Oakhurst", 21.0, 8.5, 2, ""),
    ("Penrose", 21.5, 13.5, 3, ""), ("Selby", 21.0, 20.0, 3, ""),
    ("Kelmore", 15.5, 4.5, 4, "gn"), ("Lindale", 16.0, 10.0, 5, "kp"),
    ("Rosedale", 15.5, 15.5, 4, "sf"), ("Thornwick", 16.0, 21.0, 4, "sp"),
    ("Glenholt", 9.5, 3.0, 5, "gn"), ("Corrigan", 10.0, 8.5, 6, "kp up"),
    ("Jasper", 9.5, 14.0, 5, "sf up"), ("Upland", 10.0, 19.5, 6, "sf sp"),
    ("Westmoor", 3.0, 4.5, 7, "gn up"), ("Verhaven", 3.5, 10.5, 7, "kp up"),
    ("Harrowby", 3.0, 16.0, 6, "sf sp"), ("Zennor", 4.5, 21.0, 7, "sf sp"),
)  # fmt: skip
"""Names, places, values and squares: values rise away from the four bases in the east."""
ONE_WAY: Final = (
    "Easthaven Larkfield", "Millbrook Crossley", "Millbrook Crossley", "Portsea Dunmere",
)  # fmt: skip
"""Lines that are begun in the east."""
BOTH_WAYS: Final = (
    "Easthaven Millbrook", "Millbrook Portsea", "Larkfield Crossley", "Crossley Dunmere",
    "Larkfield Northam", "Larkfield Oakhurst", "Crossley Oakhurst", "Crossley Penrose",
    "Crossley Penrose", "Dunmere Penrose", "Dunmere Selby", "Northam Oakhurst",
    "Oakhurst Penrose", "Penrose Selby", "Northam Kelmore", "Oakhurst Kelmore",
    "Oakhurst Lindale", "Penrose Lindale", "Penrose Rosedale", "Selby Rosedale",
    "Selby Thornwick", "Kelmore Lindale", "Lindale Rosedale", "Rosedale Thornwick",
    "Kelmore Glenholt", "Kelmore Corrigan", "Lindale Corrigan", "Lindale Corrigan",
    "Lindale Jasper", "Rosedale Jasper", "Rosedale Upland", "Thornwick Upland",
    "Glenholt Corrigan", "Corrigan Jasper", "Jasper Upland", "Glenholt Westmoor",
    "Corrigan Westmoor", "Corrigan Verhaven", "Jasper Verhaven", "Jasper Harrowby",
    "Upland Harrowby", "Upland Zennor", "Westmoor Verhaven", "Verhaven Harrowby",
    "Harrowby Zennor",
)  # fmt: skip


def half_drawn() -> Scenario:
    """Twenty-two cities with lines whose segments follow from their lengths."""
    empty = new_scenario("west of easthaven", "santa-fe", title="West of Easthaven")
    cities: Things[City] = Things({city.id: city for city in map(_city, CITIES)})
    board = RouteBoard(_lines(), size=SIZE)
    made = replace(empty, cities=cities, board=board, players=Players(2, 4), part=_part(empty))
    return apply(made, with_segments(made, differing(made, USUAL)))


def _part(scenario: Scenario) -> SantaFePart:
    """As many Boomtown markers as there are cities for them."""
    part = scenario.part_as(SantaFePart)
    values = [value for _, _, _, value, _ in CITIES]
    markers = part.boom_markers
    for key, one in markers.items():
        markers = markers.put(key, replace(one, count=values.count(one.on_value)))
    return replace(part, boom_markers=markers)


def _city(told: tuple[str, float, float, int | None, str]) -> SantaFeCity:
    name, x, y, value, squares = told
    place = Point(round(x * 1000), round(y * 1000))
    sorted_squares = tuple(sorted(squares.split()))
    return SantaFeCity(id=id_of(name, ""), name=name, xy=place, value=value, squares=sorted_squares)


def _lines() -> Things[Line]:
    found: dict[str, Line] = {}
    arrows: tuple[tuple[tuple[str, ...], Arrow | None], ...] = ((ONE_WAY, "a>b"), (BOTH_WAYS, None))
    for names, arrow in arrows:
        for pair in names:
            a, b = (id_of(name, "") for name in pair.split())
            key = f"{a}-{b}-2" if f"{a}-{b}" in found else f"{a}-{b}"
            found[key] = Line(key, a, b, arrow=arrow)
    return Things(found)


TEMPLATES = (
    Template(
        "santa-fe-board",
        later("West of Easthaven"),
        later("Cities, lines and values: give the railroads their homes, and play"),
        "santa-fe",
        make=half_drawn,
    ),
)
