"""Segments on which no piece can lie, and terrain that is marked where there is none."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from model.boards.routes import MOST_SEGMENTS
from model.collection import Things
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding, Partly
from validator.repairs.value_repairs import saying
from validator.systems.santa_fe.survey.drawn_lines import are_too_many
from validator.systems.santa_fe.survey.survey import LAND, RULES, SantaFeSurvey
from validator.wording.listing import counted, listed

PIECE = 9.0
"""The length of the shortest piece that is handled with ease, in millimetres."""
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
    """The segments of a line are too short for a piece, however large the board is printed.

    A board is printed so large that pieces lie on its shortest segment, but not larger than a
    table; beyond that all pieces would have to be smaller than 9 mm.

    Why: a piece of track lies on each segment, and fingers must be able to handle it.
    Repair: give the line fewer segments, lead it around with `bends`, or move its cities apart.

    Bad:
        board:
          lines:
          - {id: albuquerque-flagstaff, segments: 20}

    Good:
        board:
          lines:
          - {id: albuquerque-flagstaff, segments: 3}
    """
    if why_not := are_too_many(survey):
        yield Partly(tr("{why_not}, and none was measured", why_not=why_not))
        return
    for key, (number, largest) in _largest_spaces(survey).items():
        if key not in survey.land.lines or largest >= PIECE:
            continue
        fit = int(number * largest / PIECE)
        way = ("board", "lines", key, "segments")
        is_plain = fit and not survey.land.lines[key].terrain
        title = tr("give it {segments}", segments=counted(fit, "segment"))
        yield Finding(
            message=tr(
                "on the largest board that is printed the {segments} of {key} "
                "would be {largest:.1f} mm long, and a piece needs {piece:.0f}",
                segments=counted(number, "segment"),
                key=key,
                largest=largest,
                piece=PIECE,
            ),
            route=way,
            repair=saying(survey.scenario, title, {way: fit}) if is_plain else None,
        )


def _largest_spaces(survey: SantaFeSurvey) -> dict[str, tuple[int, float]]:
    """By line how many segments it has, and how long one is where a board is printed largest."""
    from drawing.map.marks.crossing_signs import length_of
    from drawing.map.marks.route_lines import laid_lines
    from drawing.map.marks.route_spaces import middle_of
    from drawing.map.sheet.sheet import Sheet, usual_mm
    from drawing.systems.santa_fe.printing.board import FREE, LARGEST
    from drawing.themes.theme import theme

    sheet = Sheet(survey.scenario, theme(), usual_mm(survey.scenario))
    return {
        laid.line.id: (
            laid.line.segments,
            length_of(middle_of(sheet, laid, 0)) * LARGEST - FREE,
        )
        for laid in laid_lines(sheet)
        if 0 < laid.line.segments <= MOST_SEGMENTS and laid.length > 0
    }


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
                message=tr(
                    "{key} has {segments}, and terrain for {marked}",
                    key=key,
                    segments=counted(line.segments, "segment"),
                    marked=marked,
                ),
                route=(*way, "terrain"),
                repair=saying(
                    survey.scenario,
                    tr("give it {marked} segments", marked=marked),
                    {(*way, "segments"): marked},
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
                message=tr(
                    "segment {n} of {key} is lake and river at once",
                    n=listed([str(n) for n in both]),
                    key=key,
                ),
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
            message=tr("{idle} costs money, and no segment is marked so", idle=listed(idle)),
            route=("rules", "terrain", "prices"),
        )
    if marked - {LAKE} and not any(prices.values()) and not _is_offered(survey):
        yield Finding(
            message=tr(
                "segments are marked as {marked}, and nothing costs money",
                marked=listed(sorted(marked - {LAKE})),
            ),
            route=("rules", "terrain", "prices"),
        )


def _is_offered(survey: SantaFeSurvey) -> bool:
    """Whether a variant, switched on or not, has prices for terrain."""
    offered: Any = survey.resolved.variants if survey.resolved else {}
    own: list[Any] = [one.changes for one in survey.scenario.own_variants.values()]
    changes = [one.get("changes") for one in offered.values() if isinstance(one, Things)]
    rules = [*changes, *(one.get("rules") for one in own if isinstance(one, Things))]
    return any(isinstance(one, Things) and "terrain" in one for one in rules)
