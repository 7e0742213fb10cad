"""Segments on which no piece can lie, and terrain that is marked where there is none."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from model.collection import Things
from validator.check import check
from validator.finding import ERROR, WARNING, Finding, Partly
from validator.repairs.value_repairs import saying
from validator.systems.santa_fe.survey.drawn_lines import are_too_many
from validator.systems.santa_fe.survey.survey import LAND, RULES, SantaFeSurvey
from validator.wording.listing import counted, listed

PIECE = 9.0
"""The length of the shortest piece that fingers can lay, in millimetres."""
LAKE, RIVER = "lake", "river"


@check(
    "MAP212",
    "segment-too-short",
    WARNING,
    reads=LAND,
    needs=("land",),
    rules=("SFR-TRACK-03",),
    since="0.6.0",
)
def segment_too_short(survey: SantaFeSurvey) -> Iterator[Finding | Partly]:
    """The segments of a line are too short for a piece, as large as the board is usually printed.

    Why: a piece of track lies on each segment, and needs about nine millimetres.
    Repair: give the line fewer segments, lead it around with `bends`, or move its cities apart.

    Bad:
        board:
          lines:
          - {id: pueblo-denver, segments: 4}

    Good:
        board:
          lines:
          - {id: pueblo-denver, segments: 2}
    """
    if why_not := are_too_many(survey):
        yield Partly(f"{why_not}, and none was measured")
        return
    from drawing.map.marks.route_lines import inner, laid_lines
    from drawing.map.sheet.sheet import Sheet, usual_mm
    from drawing.themes.theme import theme

    sheet = Sheet(survey.scenario, theme(), usual_mm(survey.scenario))
    for laid in laid_lines(sheet):
        line, (first, last) = laid.line, inner(sheet, laid)
        room = laid.length * (last - first)
        if line.id in survey.land.lines and line.segments > 0 and room / line.segments < PIECE:
            fit = int(room / PIECE)
            way = ("board", "lines", line.id, "segments")
            title = f"give it {counted(fit, 'segment')}"
            yield Finding(
                message=f"the {counted(line.segments, 'segment')} of {line.id} "
                f"{'is' if line.segments == 1 else 'are'} {room / line.segments:.1f} mm long on a "
                f"board of the usual size, and a piece needs {PIECE:.0f}",
                route=way,
                repair=saying(survey.scenario, title, {way: fit})
                if fit and not line.terrain
                else None,
            )


@check(
    "MAP204",
    "terrain-beyond-the-line",
    ERROR,
    reads=("board",),
    needs=("land",),
    rules=("SFR-TERRAIN-04",),
    holds=("SFR-CHK-37",),
    since="0.6.0",
)
def terrain_beyond_the_line(survey: SantaFeSurvey) -> Iterator[Finding]:
    """Terrain is marked for more segments than a line has.

    Why: one of the two numbers is a slip, and nobody can tell which segment is meant.
    Repair: leave out what is too much, or give the line as many segments.

    Bad:
        board:
          lines:
          - {id: el-paso-albuquerque, terrain: [[river], [], [mountain]]}

    Good:
        board:
          lines:
          - {id: el-paso-albuquerque, terrain: [[river], [mountain]]}
    """
    for key, line in survey.land.lines.items():
        if len(line.terrain) > line.segments:
            way = ("board", "lines", key)
            marked = len(line.terrain)
            yield Finding(
                message=f"{key} has {counted(line.segments, 'segment')}, and terrain for {marked}",
                route=(*way, "terrain"),
                repair=saying(
                    survey.scenario, f"give it {marked} segments", {(*way, "segments"): marked}
                ),
            )


@check(
    "MAP205",
    "lake-and-river",
    WARNING,
    reads=("board",),
    needs=("land",),
    rules=("SFR-TERRAIN-03",),
    holds=("SFR-CHK-39",),
    since="0.6.0",
)
def lake_and_river(survey: SantaFeSurvey) -> Iterator[Finding]:
    """A segment is marked as lake and as river at once.

    Why: a river costs money and a lake does not, so that players would argue about it.
    Repair: mark the segment with one of them.

    Bad:
        board:
          lines:
          - {id: el-paso-albuquerque, terrain: [[lake, river], []]}

    Good:
        board:
          lines:
          - {id: el-paso-albuquerque, terrain: [[lake], []]}
    """
    for key, line in survey.land.lines.items():
        both = [n for n, kinds in enumerate(line.terrain, 1) if {LAKE, RIVER} <= set(kinds)]
        if both:
            yield Finding(
                message=f"segment {listed([str(n) for n in both])} of {key} is lake and river "
                "at once",
                route=("board", "lines", key, "terrain"),
            )


@check(
    "MAP206",
    "terrain-without-prices",
    WARNING,
    reads=("board", *RULES),
    needs=("land",),
    whole=("board",),
    rules=("SFR-TERRAIN-03",),
    holds=("SFR-CHK-38",),
    since="0.6.0",
)
def terrain_without_prices(survey: SantaFeSurvey) -> Iterator[Finding]:
    """Terrain has a price and is marked nowhere, or is marked and never costs anything.

    Marks that a variant of the preset puts a price on are as they should be.

    Why: the rule for terrain does nothing, which is probably a slip.
    Repair: mark the segments that cost something, or take the price away.

    Bad:
        rules: {terrain: {prices: {swamp: 1}}}

    Good:
        rules: {terrain: {prices: {mountain: 1}}}
    """
    marked = {kind for line in survey.land.lines.values() for kind in chain(*line.terrain)}
    prices = survey.rules.terrain.prices
    idle = sorted(kind for kind, price in prices.items() if price and kind not in marked)
    if idle and survey.is_begun:
        yield Finding(
            message=f"{listed(idle)} costs money, and no segment is marked so",
            route=("rules", "terrain", "prices"),
        )
    if marked - {LAKE} and not any(prices.values()) and not _is_offered(survey):
        yield Finding(
            message=f"segments are marked as {listed(sorted(marked - {LAKE}))}, and nothing "
            "costs money",
            route=("rules", "terrain", "prices"),
        )


def _is_offered(survey: SantaFeSurvey) -> bool:
    """Whether a variant, switched on or not, has prices for terrain."""
    offered: Any = survey.resolved.variants if survey.resolved else {}
    own: list[Any] = [one.changes for one in survey.scenario.own_variants.values()]
    changes = [one.get("changes") for one in offered.values() if isinstance(one, Things)]
    rules = [*changes, *(one.get("rules") for one in own if isinstance(one, Things))]
    return any(isinstance(one, Things) and "terrain" in one for one in rules)
