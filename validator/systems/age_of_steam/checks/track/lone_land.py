"""Land on which nobody can ever begin: no city and no town lies beside it."""

from collections.abc import Iterator

from model.systems.age_of_steam.track.land import NONE, Land
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Finding
from validator.systems.age_of_steam.survey.reach import Groups, steps
from validator.systems.age_of_steam.survey.survey import LAND, AgeOfSteamSurvey
from validator.wording.listing import counted, listed

MOST_CELLS = 20
"""So many hexes are pointed at."""


@check(
    "NET111",
    "land-without-a-stop",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=("board", "cities"),
    rules=("AOS-BUILD-15",),
    since="0.6.0",
)
def land_without_a_stop(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Tiles fit on some land, and neither a city nor a town can ever be joined to it.

    It is told once for each such part of the board. Single hexes on which no tile fits are told by
    NET101.

    Why: track begins at a city, so that nobody ever builds there; often a city or a way over water
    was forgotten.
    Repair: put a town or a city there, let track through, or paint it as water.

    Bad:
        format: 1
        id: example
        title: An island
        system: age-of-steam
        players: {min: 3, max: 4}
        rules: {preset: age-of-steam}
        board: {kind: hexes, size: [8, 2], legend: {".": plain, w: water},
          terrain: ".....w..\\nwwwwww.w"}
        cities:
        - {id: ash, name: Ash, kind: city, at: "0,0", colours: all, slots: [light-1]}
        - {id: elm, name: Elm, kind: city, at: "2,0", colours: all, slots: [dark-1]}
        - {id: oak, name: Oak, kind: town, at: "4,0"}

    Good:
        format: 1
        id: example
        title: An isthmus
        system: age-of-steam
        players: {min: 3, max: 4}
        rules: {preset: age-of-steam}
        board: {kind: hexes, size: [8, 2], legend: {".": plain, w: water},
          terrain: "........\\nwwwwww.w"}
        cities:
        - {id: ash, name: Ash, kind: city, at: "0,0", colours: all, slots: [light-1]}
        - {id: elm, name: Elm, kind: city, at: "2,0", colours: all, slots: [dark-1]}
        - {id: oak, name: Oak, kind: town, at: "4,0"}
    """
    if not survey.is_begun:
        return
    for hexes in _lone_parts(survey.land):
        cells = [survey.land.cells[here] for here in hexes]
        yield Finding(
            message=tr(
                "no city or town can be joined to {hexes} of land: {cell}",
                hexes=counted(len(cells), "hex", "hexes"),
                cell=listed([str(cell) for cell in cells]),
            ),
            route=("board", "terrain", str(cells[0])),
            cells=tuple(cells[:MOST_CELLS]),
        )


def _lone_parts(land: Land) -> list[list[int]]:
    """The parts of the land that have room for a tile and touch no stop."""
    joined = Groups(len(land.cells))
    bare = [here for here, can in enumerate(land.buildable) if can and land.stop[here] == NONE]
    touched = set()
    for here in bare:
        for near in steps(land, here):
            if land.stop[near] == NONE:
                joined.join(here, near)
            else:
                touched.add(here)
    settled = {joined.of(here) for here in touched}
    found: dict[int, list[int]] = {}
    for here in bare:
        if joined.of(here) not in settled:
            found.setdefault(joined.of(here), []).append(here)
    return [hexes for hexes in found.values() if any(_has_room(land, here) for here in hexes)]


def _has_room(land: Land, here: int) -> bool:
    return land.usable[here].bit_count() > 1
