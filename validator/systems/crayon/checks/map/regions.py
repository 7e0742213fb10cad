"""Regions that hold nothing, or not what their kind promises."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from model.boards.rims import pieces
from model.forms.form import Step
from model.notation import Cell
from model.scenario.change import Change
from model.scenario.things import Region
from model.systems.crayon.ground.areas_on_ground import Places
from model.systems.crayon.network.bits import numbers_in
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Finding, Partly, Repair, Way
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import counted, listed, name_of

READS = (*GROUND, "regions")
DESERT, COAST = "desert", "coast"
MOST_CELLS = 400_000
"""So many cells of coasts and of deserts are looked at, all together."""


@check(
    "MAP023",
    "empty-region",
    WARNING,
    reads=READS,
    needs=("ground",),
    whole=("board", "cities"),
    implies=("DCK011",),
    holds=("VAL-CRY-23",),
)
def empty_region(survey: CrayonSurvey) -> Iterator[Finding | Partly | None]:
    """A region holds no milepost and no city.

    Why: an event that names the region strikes nobody.
    Repair: give it cells, cities, an area or an outline that goes around mileposts.

    Bad:
        regions:
        - {id: far-east, name: The Far East, outline: "20.0,2.0 22.0,2.0 22.0,4.0 20.0,4.0"}

    Good:
        regions:
        - {id: far-east, name: The Far East, outline: "13.0,2.0 17.0,2.0 17.0,4.0 13.0,4.0"}
    """
    unsure, regions = _with_unknown_names(survey), survey.scenario.regions
    yield survey.regions_left_out
    for name, found in survey.held.items():
        if found.bits or found.cities or ("regions", name) in unsure:
            continue
        if survey.can_read("regions", name):
            yield Finding(
                message=tr(
                    "region {regions} holds no milepost and no city", regions=name_of(regions[name])
                ),
                route=("regions", name),
            )


def _with_unknown_names(survey: CrayonSurvey) -> set[Way]:
    """The things that name something that is not defined: that is the reason, and told already."""
    findings = [finding for found in survey.dangling.values() for finding in found]
    return {way[:2] for finding in findings for way in (finding.route, *finding.about)}


@check(
    "MAP024",
    "not-desert",
    WARNING,
    reads=READS,
    needs=("ground",),
    whole=("board", "cities"),
    holds=("VAL-CRY-23",),
)
def not_desert(survey: CrayonSurvey) -> Iterator[Finding | Partly | None]:
    """A region of the kind desert holds mileposts that are not desert.

    Cities may lie in it on any ground.

    Why: a sand storm takes track away where players see no sand.
    Repair: take the mileposts out of the region, or paint them.

    Bad:
        regions:
        - {id: sands, cells: "1,9 2,9 3,9 2,10 3,10 1,11 2,11 2,12"}

    Good:
        regions:
        - {id: sands, cells: "1,9 2,9 2,10 3,10 1,11 2,11 2,12"}
    """
    kind_at, places = survey.ground.board.kind_at, survey.ground.places
    for found in _of_kind(survey, DESERT):
        if isinstance(found, Partly):
            yield found
            continue
        name, region, cells = found
        other = [cell for cell in cells if kind_at(cell) != DESERT and cell not in places]
        if other:
            kinds = sorted({str(kind_at(cell)) for cell in other})
            listed_ones = all(cell in region.cells for cell in other)
            yield Finding(
                message=(
                    tr(
                        "{region} is a desert, but {shown} is {kinds}",
                        region=name_of(region),
                        shown=_shown(other),
                        kinds=listed(kinds),
                    )
                    if len(other) == 1
                    else tr(
                        "{region} is a desert, but {shown} are {kinds}",
                        region=name_of(region),
                        shown=_shown(other),
                        kinds=listed(kinds),
                    )
                ),
                route=("regions", name, "cells" if listed_ones else "kind"),
                word=str(other[0]) if listed_ones else "",
                cells=tuple(other),
                repair=_without(region, other) if listed_ones else None,
            )


def _of_kind(survey: CrayonSurvey, kind: str) -> Iterator[tuple[str, Region, list[Cell]] | Partly]:
    """The regions of a kind with their cells, and what is to be told where some are left out.

    Cities belong to a coast by name, wherever they stand, so these do not count.
    """
    regions = {n: one for n, one in survey.scenario.regions.items() if one.kind == kind}
    places, room, judged = Places(survey.ground, survey.waves), MOST_CELLS, 0
    for name, region in regions.items():
        if name not in survey.held or survey.held[name].bits.bit_count() > room:
            continue
        bare = region if kind == DESERT else replace(region, cities=())
        numbers = list(numbers_in(places.region(bare).bits))
        room, judged = room - len(numbers), judged + 1
        yield name, region, sorted(map(survey.ground.network.cell, numbers))
    if judged < len(regions):
        yield Partly(
            tr(
                "{judged} of {regions} of the kind {kind} were looked at, "
                "which have more mileposts together than is bearable",
                judged=judged,
                regions=counted(len(regions), "region"),
                kind=kind,
            )
        )


def _without(region: Region, cells: list[Cell]) -> Repair:
    steps = [Step(("regions", region.id, "cells", str(cell)), True, None) for cell in cells]
    title = tr("take {shown} out of {region}", shown=_shown(cells), region=name_of(region))
    return Repair(title, Change(tr("drop cells of a region"), tuple(steps)))


@check(
    "MAP025",
    "broken-coast",
    WARNING,
    reads=READS,
    needs=("ground",),
    whole=("board",),
    holds=("VAL-CRY-24",),
)
def broken_coast(survey: CrayonSurvey) -> Iterator[Finding | Partly | None]:
    """The mileposts of a coast do not make one chain.

    Each island may have a coast of its own; what is told lies on one piece of land.

    Why: events that reach inland from the coast skip the part that was forgotten.
    Repair: list the mileposts between the parts, or make two regions of them.

    Bad:
        regions:
        - {id: shore, name: The Shore, kind: coast, cells: "14,1 15,2 15,4 15,5"}

    Good:
        regions:
        - {id: shore, name: The Shore, kind: coast, cells: "14,1 15,2 15,3 15,4 15,5"}
    """
    land_of: dict[Cell, int] = {}
    for found in _of_kind(survey, COAST):
        if isinstance(found, Partly):
            yield found
            continue
        name, region, cells = found
        parts = pieces(cells)
        if len(parts) > 1 and not land_of:
            lands = enumerate(pieces(survey.ground.board.cells()))
            land_of = {cell: number for number, land in lands for cell in land}
        for on_land in _by_land(parts, land_of):
            if len(on_land) > 1:
                yield _broken(survey, name, region, on_land)


def _by_land(
    parts: Iterable[frozenset[Cell]], land_of: Mapping[Cell, int]
) -> Iterable[list[frozenset[Cell]]]:
    """The parts of a coast that lie on each land, the largest land first."""
    found: dict[int, list[frozenset[Cell]]] = {}
    for part in parts:
        found.setdefault(land_of.get(next(iter(part)), 0), []).append(part)
    return [found[land] for land in sorted(found)]


def _broken(
    survey: CrayonSurvey, name: str, region: Region, parts: list[frozenset[Cell]]
) -> Finding:
    apart = sorted(parts[-1])
    between = _between(survey, parts) if len(parts) == 2 else []
    add = [Step(("regions", name, "cells", str(cell)), None, True) for cell in between]
    is_plain = len(between) == 1 and bool(region.cells)
    return Finding(
        message=(
            tr(
                "the coast {region} falls into {parts} parts: {mileposts} around {apart} is apart",
                region=name_of(region),
                parts=len(parts),
                mileposts=counted(len(apart), "milepost"),
                apart=apart[0],
            )
            if len(apart) == 1
            else tr(
                "the coast {region} falls into {parts} parts: {mileposts} around {apart} are apart",
                region=name_of(region),
                parts=len(parts),
                mileposts=counted(len(apart), "milepost"),
                apart=apart[0],
            )
        ),
        route=("regions", name, "cells" if region.cells else "kind"),
        word=str(apart[0]) if apart[0] in region.cells else "",
        cells=tuple(apart),
        help=tr("add {cell} to join them", cell=listed([str(cell) for cell in between]))
        if between
        else "",
        repair=Repair(
            tr("add {between}", between=between[0]), Change(tr("close a coast"), tuple(add))
        )
        if is_plain
        else None,
    )


def _between(survey: CrayonSurvey, parts: list[frozenset[Cell]]) -> list[Cell]:
    """The single mileposts by the sea that would join two parts."""
    board = survey.ground.board
    beside = [{near for cell in part for near in board.neighbours(cell)} for part in parts]
    return sorted(cell for cell in beside[0] & beside[1] if len(board.neighbours(cell)) < 6)


def _shown(cells: list[Cell]) -> str:
    return listed([str(cell) for cell in cells])
