"""Cities and towns on the same hex, and cities of several hexes."""

from collections.abc import Iterator

from model.boards import grid
from model.notation import Cell
from model.scenario.things import City
from model.systems.age_of_steam.places.spots import cells_of
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, Also, Finding
from validator.systems.age_of_steam.survey.survey import AgeOfSteamSurvey
from validator.wording.listing import listed, name_of


@check(
    "MAP106",
    "two-stops-on-a-hex",
    ERROR,
    reads=("cities",),
    implies=("NET102", "NET103"),
    rules=("AOS-BOARD-01", "AOS-BOARD-06"),
    holds=("VAL-AOS-12", "VAL-AOS-62", "VAL-AOM-08"),
    since="0.6.0",
)
def two_stops_on_a_hex(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Two cities or towns lie on the same hex.

    Why: a hex is one stop; only one of the two is in the game.
    Repair: correct the cell of one of them, or its `members`.

    Bad:
        cities:
        - {id: sanya, at: "3,13"}

    Good:
        cities:
        - {id: sanya, at: "4,14"}
    """
    first: dict[Cell, City] = {}
    for key, city in survey.scenario.cities.items():
        for cell in cells_of(city):
            other = first.setdefault(cell, city)
            if other is not city:
                yield Finding(
                    message=tr(
                        "{city} lies on {cell}, where {other} is",
                        city=name_of(city),
                        cell=cell,
                        other=name_of(other),
                    ),
                    route=("cities", key, "at" if cell == city.at else "members"),
                    word=str(cell),
                    cells=(cell,),
                    also=(Also(("cities", other.id), tr("it lies here too")),),
                )


@check(
    "MAP107",
    "scattered-city",
    ERROR,
    reads=("cities",),
    rules=("AOM-SETUP-11",),
    holds=("VAL-AOS-62", "VAL-AOM-08"),
    since="0.6.0",
)
def scattered_city(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """The hexes of one city do not lie side by side.

    Why: in by one hex and out by another costs no link, so that cubes would jump over the map.
    Repair: correct `members`, or make two cities of it.

    Bad:
        cities:
        - {id: hong-kong, members: "1,9 8,11"}

    Good:
        cities:
        - {id: hong-kong, members: "8,11 8,12"}
    """
    for key, city in survey.scenario.cities.items():
        apart = _apart(cells_of(city))
        if apart:
            yield Finding(
                message=(
                    tr(
                        "{cell} of {city} does not touch its other hexes",
                        cell=listed([str(cell) for cell in apart]),
                        city=name_of(city),
                    )
                    if len(apart) == 1
                    else tr(
                        "{cell} of {city} do not touch its other hexes",
                        cell=listed([str(cell) for cell in apart]),
                        city=name_of(city),
                    )
                ),
                route=("cities", key, "members"),
                word=str(apart[0]),
                cells=tuple(apart),
            )


def _apart(cells: tuple[Cell, ...]) -> list[Cell]:
    """The hexes that cannot be reached from the first over the others."""
    left, edge = set(cells[1:]), list(cells[:1])
    while edge:
        near = [cell for cell in grid.neighbours(edge.pop()) if cell in left]
        left.difference_update(near)
        edge += near
    return sorted(left)
