"""Waters that cross nothing, run through mileposts, or lie where another one is."""

from collections.abc import Iterator

from model.boards.crossings import Crossed, anywhere, crossed_by_path
from model.forms.form import Route, Step
from model.notation import Cell
from model.scenario.change import Change
from model.scenario.things import Water
from model.scenario.watercourses import course_route, shape_key
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Also, Finding, Partly, Repair
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import counted, listed, name_of


@check(
    "MAP006",
    "water-through-milepost",
    WARNING,
    reads=GROUND,
    needs=("ground",),
    implies=("MAP008",),
    holds=("VAL-CRY-12",),
)
def water_through_milepost(survey: CrayonSurvey) -> Iterator[Finding]:
    """The course of a river or the shore of a lake runs exactly through a milepost.

    Between corners that are not neighbours a river runs straight on. Where that leads through a
    milepost nobody can say on which side of the water it lies.

    Why: track that comes to the milepost from either side crosses the water without paying.
    Repair: lead the course around the milepost, from corner to neighbouring corner.

    Bad:
        waters:
        - {id: alder-beck, path: "11,5n 11,4s 11,6n 10,5s 10,6n 10,6s 9,7n 9,6s 8,7n 8,6s"}

    Good:
        waters:
        - {id: alder-beck, path: "11,5n 11,4s 11,6n 10,5s 10,6n 9,5s 9,7n 9,6s 8,7n 8,6s"}
    """
    has = survey.ground.board.has
    for name, water in survey.scenario.waters.items():
        for route, met in _met_by_shape(survey, water):
            hit = sorted(filter(has, met.hit), key=_reading_order)
            if not hit:
                continue
            through = listed([str(cell) for cell in hit])
            more = tr("mileposts") if len(hit) > 1 else tr("milepost")
            yield Finding(
                message=tr(
                    "{water} runs through {more} {through}, not between mileposts",
                    water=name_of(water),
                    more=more,
                    through=through,
                ),
                route=("waters", name, *route),
                cells=tuple(hit),
                spoils=("waters",),
                help=tr("lead it around, from corner to neighbouring corner"),
            )


@check(
    "MAP007",
    "milepost-in-water",
    WARNING,
    reads=GROUND,
    needs=("ground",),
)
def milepost_in_water(survey: CrayonSurvey) -> Iterator[Finding]:
    """Mileposts lie inside a lake or an inlet.

    Why: every section to them crosses the water, so each pays for a bridge that leads to no shore.
    Repair: take the mileposts away, or draw the shore around them.

    Bad:
        waters:
        - {id: new-lake, kind: lake, outline: "4.5,5.6 5.6,5.6 5.6,6.4 4.5,6.4"}

    Good:
        waters:
        - {id: new-lake, kind: lake, outline: "4.6,5.6 4.9,5.6 4.9,6.4 4.6,6.4"}
    """
    board, places = survey.ground.board, survey.ground.places
    for name, water in survey.scenario.waters.items():
        inside = sorted(filter(board.has, survey.ground.waters[name].inside), key=_reading_order)
        if not inside:
            continue
        bare = [cell for cell in inside if cell not in places]
        yield Finding(
            message=(
                tr(
                    "{mileposts} lies inside {water}: {cell}",
                    mileposts=counted(len(inside), "milepost"),
                    water=name_of(water),
                    cell=listed([str(cell) for cell in inside]),
                )
                if len(inside) == 1
                else tr(
                    "{mileposts} lie inside {water}: {cell}",
                    mileposts=counted(len(inside), "milepost"),
                    water=name_of(water),
                    cell=listed([str(cell) for cell in inside]),
                )
            ),
            route=("waters", name, "outline"),
            cells=tuple(inside),
            spoils=("waters",),
            repair=_without(survey, bare) if bare == inside else None,
        )


def _without(survey: CrayonSurvey, cells: list[Cell]) -> Repair:
    kind_at = survey.ground.board.kind_at
    steps = [Step(("board", "terrain", str(cell)), kind_at(cell), None) for cell in cells]
    return Repair(tr("take the mileposts away"), Change(tr("take mileposts away"), tuple(steps)))


@check(
    "MAP008",
    "water-crosses-nothing",
    WARNING,
    reads=GROUND,
    needs=("ground",),
    whole=("board",),
    holds=("VAL-CRY-11",),
    implies=("DCK010",),
)
def water_crosses_nothing(survey: CrayonSurvey) -> Iterator[Finding]:
    """A water crosses no edge between two mileposts.

    A lake where the land has a hole is fine: nobody builds there, with or without it.

    Why: nobody pays for it and no flood does harm, though it is drawn like the others.
    Repair: draw it between mileposts, list edges under `also_crosses`, or leave it to the scenery.

    Bad:
        waters:
        - {id: lost-beck, name: Lost Beck, kind: river, path: "0,1n 0,0s"}

    Good:
        waters:
        - {id: lost-beck, name: Lost Beck, kind: river, path: "2,1s 2,2n 1,1s 1,2n"}
    """
    for name, water in survey.scenario.waters.items():
        if not survey.can_read("waters", name):
            continue
        if survey.waterways.over[name]:
            yield from _idle_arms(survey, water)
            continue
        in_a_hole = name in survey.waterways.areas and survey.ground.waters[name].edges
        if not in_a_hole:
            yield Finding(
                message=tr("{water} crosses no edge between mileposts", water=name_of(water)),
                route=("waters", name, shape_key(water)),
                help="" if water.courses or water.outline else tr("give it a path or an outline"),
            )


def _idle_arms(survey: CrayonSurvey, water: Water) -> Iterator[Finding]:
    """Arms of a river that cross nothing, though others do."""
    has = survey.ground.board.has
    if not water.paths:
        return
    for route, met in _met_by_shape(survey, water):
        if not any(has(edge.a) and has(edge.b) for edge in met.edges):
            yield Finding(
                message=tr(
                    "an arm of {water} crosses no edge between mileposts", water=name_of(water)
                ),
                route=("waters", water.id, *route),
            )


def _met_by_shape(survey: CrayonSurvey, water: Water) -> Iterator[tuple[Route, Crossed]]:
    """What the shape of a water meets; of a river with arms what each of them does."""
    if not water.paths:
        yield (shape_key(water),), survey.ground.waters[water.id]
    for path in water.paths:
        met = crossed_by_path(path, anywhere, survey.ground.board.extent())
        yield course_route(water, path), met


@check(
    "MAP011",
    "overlapping-waters",
    WARNING,
    reads=GROUND,
    needs=("ground",),
    holds=("VAL-CRY-22",),
)
def overlapping_waters(survey: CrayonSurvey) -> Iterator[Finding | Partly]:
    """Two lakes or inlets lie on the same ground.

    Why: a lake was drawn twice, or a shore is wrong; who builds there pays for both.
    Repair: take one of them away, or draw the shores so that they only touch.

    Bad:
        waters:
        - {id: new-lake, kind: lake, outline: "2.6,8.2 4.8,8.2 4.8,8.7 2.6,8.7"}

    Good:
        waters:
        - {id: new-lake, kind: lake, outline: "4.6,5.6 4.9,5.6 4.9,6.4 4.6,6.4"}
    """
    waterways = survey.waterways
    if waterways.left_out:
        yield waterways.left_out
    for (one, other), hexes in waterways.overlapping.items():
        both = [name_of(survey.scenario.waters[name]) for name in (one, other)]
        edges = tuple(sorted(waterways.over[one] & waterways.over[other]))
        cost = tr(", and {edges} cross both", edges=counted(len(edges), "edge")) if edges else ""
        yield Finding(
            message=tr(
                "{both} and {both2} share the ground of {hexes:.1f} mileposts{cost}",
                both=both[0],
                both2=both[1],
                hexes=hexes,
                cost=cost,
            ),
            route=("waters", other, "outline"),
            edges=edges,
            also=(Also(("waters", one, "outline"), tr("the other one")),),
        )


def _reading_order(cell: Cell) -> tuple[int, int]:
    return cell.row, cell.col
