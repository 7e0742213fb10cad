"""Boards that fall into parts, and places that nobody, or hardly anybody, can come to."""

from collections.abc import Iterator

from model.notation import Cell
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Finding
from validator.systems.trains.survey.survey import LAND, WHOLE, TrainsSurvey
from validator.wording.listing import counted, listed, name_of

MOST_CELLS = 20
"""So many hexes are pointed at."""


def _place(survey: TrainsSurvey, part: list[Cell]) -> tuple[str, ...]:
    """Where a part of the board is shown: at a place in it, or at its first hex."""
    cities = [survey.land.ground[cell].city for cell in part]
    named = next((city for city in cities if city), "")
    return ("cities", named) if named else ("board", "terrain", str(part[0]))


def _called(survey: TrainsSurvey, part: list[Cell]) -> str:
    cities = [cell for cell in part if survey.land.ground[cell].city]
    names = [survey.land.name_of(cell) for cell in cities] or [str(cell) for cell in part]
    return f"{counted(len(part), 'hex', 'hexes')} ({listed(names)})"


@check(
    "NET301",
    "land-in-parts",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=WHOLE,
    rules=("TRN-RAIL-01", "TRN-RAIL-02"),
    implies=("NET302",),
    holds=("TRN-CHK-08",),
    since="0.6.0",
)
def land_in_parts(survey: TrainsSurvey) -> Iterator[Finding]:
    """What can be built on falls into parts that no rail can join.

    Closed terrain and blocked borders count. Single hexes are told by NET303, parts in which nobody
    can begin by NET304.

    Why: whoever begins in one part can never come to the other, and nobody plays for both.
    Repair: open a border, or turn closed terrain into land between them.

    Bad:
        blocked: ["7,0 8,0", "7,1 8,0", "7,1 8,1", "8,1 8,2", "8,1 9,2"]

    Good:
        blocked: ["7,0 8,0", "7,1 8,0", "7,1 8,1"]
    """
    if not survey.is_begun:
        return
    most = survey.rules.markers.track
    for part in survey.parts[1:]:
        if len(part) < 2 or not any(map(survey.land.may_start, part)):
            continue
        few = tr(", and have no room for {most} markers", most=most) if len(part) < most else ""
        yield Finding(
            message=tr(
                "no rail can join {called} to the rest of the board{few}",
                called=_called(survey, part),
                few=few,
            ),
            route=_place(survey, part),
            cells=tuple(part[:MOST_CELLS]),
        )


@check(
    "NET302",
    "no-room-for-all-markers",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=WHOLE,
    rules=("TRN-END-02",),
    holds=("TRN-CHK-09",),
    since="0.6.0",
)
def no_room_for_all_markers(survey: TrainsSurvey) -> Iterator[Finding]:
    """A part of the board has fewer hexes than a player has markers.

    Why: whoever begins there can never place all markers, which is one of the ends of the game.
    Repair: make the part larger, join it to the rest, or give players fewer markers.

    Bad:
        rules: {markers: {track: 67}}

    Good:
        rules: {markers: {track: 66}}
    """
    most = survey.rules.markers.track
    if not survey.is_begun or not survey.rules.end.all_track:
        return
    for part in survey.parts:
        if 1 < len(part) < most and any(map(survey.land.may_start, part)):
            whole = len(survey.parts) == 1
            yield Finding(
                message=(
                    tr(
                        "the board has {hexes} to build on, and a player has {markers} to place",
                        hexes=counted(len(part), "hex", "hexes"),
                        markers=counted(most, "marker"),
                    )
                    if whole
                    else tr(
                        "a part of the board has {hexes} to build on, and a player has "
                        "{markers} to place",
                        hexes=counted(len(part), "hex", "hexes"),
                        markers=counted(most, "marker"),
                    )
                ),
                route=("rules", "markers", "track") if whole else _place(survey, part),
                cells=() if whole else tuple(part[:MOST_CELLS]),
            )


@check(
    "NET303",
    "lone-hex",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=WHOLE,
    rules=("TRN-RAIL-01", "TRN-RAIL-02"),
    holds=("TRN-CHK-10",),
    since="0.6.0",
)
def lone_hex(survey: TrainsSurvey) -> Iterator[Finding]:
    """A hex where somebody can begin has no neighbour to which a rail could lead.

    Closed terrain and blocked borders lie on all its sides.

    Why: nobody can build there, and whoever begins there can never go on.
    Repair: open a border, or make the hex closed terrain.

    Bad:
        blocked: ["8,0 9,0", "8,1 9,0"]

    Good:
        blocked: ["8,0 9,0"]
    """
    if not survey.is_begun:
        return
    land = survey.land
    for part in survey.parts:
        cell = part[0]
        if len(part) == 1 and len(survey.parts) > 1 and land.may_start(cell):
            name = land.name_of(cell)
            yield Finding(
                message=tr("no rail can lead from {name} anywhere, or there", name=name),
                route=_place(survey, part),
                cells=(cell,),
            )


@check(
    "NET304",
    "place-out-of-reach",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=WHOLE,
    rules=("TRN-RAIL-01", "TRN-SETUP-10"),
    holds=("TRN-CHK-10",),
    since="0.6.0",
)
def place_out_of_reach(survey: TrainsSurvey) -> Iterator[Finding]:
    """A city or remote place cannot be reached, or takes more markers than a player has.

    Nobody begins on a remote place, so that it needs a way to a hex where somebody can.

    Why: nobody ever has a marker there, though it is drawn like the others.
    Repair: open a border, move the place, or give players more markers.

    Bad:
        blocked: ["7,0 8,0", "7,1 8,0", "8,0 8,1", "8,0 9,0"]

    Good:
        blocked: ["7,0 8,0", "7,1 8,0", "8,0 8,1"]
    """
    if not survey.is_begun:
        return
    far = _far(survey)
    for key, city in survey.scenario.cities.items():
        if (
            city.at is None
            or city.at not in survey.land.ground
            or not survey.can_read("cities", key)
        ):
            continue
        steps, most = far.get(city.at), survey.rules.markers.track
        if steps is None or steps > most:
            far_off = tr("takes {steps} markers, and a player has {most}", steps=steps, most=most)
            why = far_off if steps else tr("is out of reach from wherever somebody can begin")
            yield Finding(message=f"{name_of(city)} {why}", route=("cities", key), cells=(city.at,))


def _far(survey: TrainsSurvey) -> dict[Cell, int]:
    """By hex how many markers it takes at least to have one there, wherever one begins."""
    land = survey.land
    far = {cell: 1 for cell in land.open if land.may_start(cell)}
    waiting = sorted(far)
    for cell in waiting:
        for near in land.around[cell]:
            if near not in far:
                far[near] = far[cell] + 1
                waiting.append(near)
    return far
