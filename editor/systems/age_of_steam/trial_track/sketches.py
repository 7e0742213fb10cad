"""Trial track as it is seen over the map: its curves, the price on each tile, and the sums."""

from collections.abc import Iterator

from editor.pointing.sketch import Look, Sketch, SketchLine, SketchNote
from editor.systems.age_of_steam.trial_track.trial import Trial
from editor.words import tr, trn
from model.boards import grid
from model.notation import Cell, Point
from model.systems.age_of_steam.lines.reach import most_builds
from model.systems.age_of_steam.track.land import NONE
from model.systems.age_of_steam.track.shapes import SIDES

Spot = tuple[float, float]
PARTS = 6
"""Of so many straight parts a curve is made."""


def trial_sketch(trial: Trial) -> Sketch:
    """All of it; what is refused is red, and says why."""
    track = trial.track
    lines = [
        line
        for hex_, tile in sorted(track.tiles.items())
        for section in tile.sections
        for line in _lines(track.land.cells[hex_], section, "good")
    ]
    for one in trial.refused:
        is_town = _is_town(trial, one.wish.cell)
        sections = [1 << side for side in SIDES[one.wish.sides]] if is_town else [one.wish.sides]
        lines += [line for part in sections for line in _lines(one.wish.cell, part, "bad")]
    paid: dict[Cell, int] = {}
    for laid in trial.laid:
        paid[laid.cell] = paid.get(laid.cell, 0) + laid.price.total
    signs = [SketchNote(cell, str(price)) for cell, price in paid.items()]
    notes = [
        SketchNote(one.wish.cell, refusal_words(one.why.sentence, one.why.rule))
        for one in trial.refused[:1]
    ]
    return Sketch(lines=lines, signs=signs, notes=notes, legend=sums(trial))


def refusal_words(sentence: str, rule: str) -> str:
    """A refusal as it is told: what stands against it, and the rule."""
    return f"{sentence[:1].upper()}{sentence[1:]} ({rule})"


def sums(trial: Trial) -> str:
    """Money, tiles and builds of all that lies on trial."""
    if not trial.laid and not trial.refused:
        return ""
    most = most_builds(trial.track.land.rules)
    tiles = trn("{n} tile", "{n} tiles", trial.tiles)
    builds = trn("{n} build", "{n} builds", trial.builds)
    words = tr("Trial track: ${money} · {tiles} · {builds} of up to {most} tiles")
    lines = [words.format(money=trial.money, tiles=tiles, builds=builds, most=most)]
    if trial.refused:
        lines.append(trn("{n} hex is refused", "{n} hexes are refused", len(trial.refused)))
    return "\n".join(lines)


def _is_town(trial: Trial, cell: Cell) -> bool:
    hex_ = trial.track.land.hex_at(cell)
    return hex_ != NONE and trial.track.land.stop[hex_] != NONE


def _lines(cell: Cell, section: int, look: Look) -> Iterator[SketchLine]:
    middle, sides = grid.position(cell), SIDES[section]
    ends = [_between(middle, grid.position(grid.neighbour(cell, side))) for side in sides]
    if len(ends) == 1:
        yield SketchLine((_point(ends[0]), _point(middle)), look)
    elif ends:
        yield SketchLine([_point(spot) for spot in _curve(ends[0], middle, ends[1])], look)


def _between(one: Spot, other: Spot) -> Spot:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _curve(start: Spot, pull: Spot, goal: Spot) -> Iterator[Spot]:
    """From side to side, drawn towards the middle of the hex."""
    for part in range(PARTS + 1):
        t = part / PARTS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        yield (
            a * start[0] + b * pull[0] + c * goal[0],
            a * start[1] + b * pull[1] + c * goal[1],
        )


def _point(spot: Spot) -> Point:
    return Point(round(spot[0] * 1000), round(spot[1] / grid.ROW_HEIGHT * 1000))
