"""Which edges a water crosses, exactly: in integers, without rounding.

All edges lie on three families of parallel lines. A water cuts such a line at some spots, and one
division tells in which edge a spot lies, or that it is a milepost. So the work follows the length
of a river and the area of a lake, not the size of the board.

A river crosses an edge if it gets from one side of it to the other. Touching an edge or running
along it is no crossing, and neither is running through a milepost: such mileposts are reported as
hit. An area (its outline closed, even-odd) crosses the edges that lie inside it, wholly or in part.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from model.boards import grid
from model.boards.lines import FAMILIES, ROWS, Lines, Measure, Spot, Window
from model.boards.terrain import Size
from model.notation import Cell, Corner, Edge, Path, Point

Has = Callable[[Cell], bool]
ABOVE, BELOW = 1, 2
FINE: Final = 96
"""Bits after the binary point with which places along a line are told apart.

Two fractions with denominators below 2**48 differ by more than 2**-96, and no side of an outline
has a larger one: 9999 rows and columns both ways need 41 bits. So equal is equal, and less is less.
"""
Cut = tuple[int, int]
"""Where a side of an outline meets a line (in mileposts along it, times 2**FINE), and whence."""


class Crossed(NamedTuple):
    """What a water meets: edges it crosses, mileposts it runs through, mileposts inside it."""

    edges: frozenset[Edge]
    hit: frozenset[Cell]
    inside: frozenset[Cell] = frozenset()


def crossed_by_path(path: Path, has: Has, within: Size) -> Crossed:
    """What a river meets. `within` is the extent of the board: what lies outside costs no time."""
    edges: set[Edge] = set()
    hit: set[Cell] = set()
    stretches = []
    for number, (start, end) in enumerate(pairwise(path)):
        side = _side_crossed(start, end)
        if side is None:
            stretches.append(number)
        else:
            edges.add(side)
    places = [grid.units(place) for place in path] if stretches else []
    for lines in FAMILIES if stretches else ():
        window = lines.window(within)
        bends = [lines.measure(x, y) for x, y in places]
        cut, through = _cut_by([(bends[n], bends[n + 1]) for n in stretches], lines, window)
        if not all(across % lines.apart for across, _ in bends):
            cut.update(_cut_at_bends(bends, lines))
            if lines is ROWS:
                through.update(_rested_on(pairwise(bends), window))
        edges.update(map(lines.edge, cut))
        if lines is ROWS:
            hit.update(map(lines.milepost, through))
    return _met(has, edges, hit)


def crossed_by_outline(outline: Path, has: Has, within: Size) -> Crossed:
    """What an area meets; its first point may be repeated at the end or not."""
    edges: set[Edge] = set()
    hit: set[Cell] = set()
    inside: set[Cell] = set()
    places = [grid.units(place) for place in outline]
    for lines in FAMILIES:
        window = lines.window(within)
        measured = [lines.measure(*place) for place in places]
        sides = list(pairwise([*measured, *measured[:1]]))
        for line, cuts in _cuts_by_line(sides, lines, window):
            scan = _scan(cuts, window)
            edges.update(lines.edges(line, scan.edges))
            if lines is ROWS:
                hit.update(Cell(number, line) for number in scan.hit)
                inside.update(Cell(number, line) for number in scan.inside)
        if lines is ROWS:
            hit.update(map(lines.milepost, _rested_on(sides, window)))
    return _met(has, edges, hit, inside - hit)


def anywhere(_: Cell) -> bool:
    """For whom it does not matter whether there are mileposts."""
    return True


def inside_of(outline: Path, within: Size) -> Iterator[tuple[int, set[int]]]:
    """The places inside an area alone, row by row, be there cells or not: its columns in each."""
    window = ROWS.window(within)
    measured = [ROWS.measure(*grid.units(place)) for place in outline]
    sides = list(pairwise([*measured, *measured[:1]]))
    hit: dict[int, set[int]] = {}
    for line, number in _rested_on(sides, window):
        hit.setdefault(line, set()).add(number)
    for line, cuts in _cuts_by_line(sides, ROWS, window):
        scan = _scan(cuts, window)
        yield line, scan.inside - scan.hit - hit.get(line, set())


def _met(
    has: Has, edges: Iterable[Edge], hit: Iterable[Cell], inside: Iterable[Cell] = ()
) -> Crossed:
    if has is anywhere:
        return Crossed(frozenset(edges), frozenset(hit), frozenset(inside))
    return Crossed(
        frozenset(edge for edge in edges if has(edge.a) and has(edge.b)),
        frozenset(filter(has, hit)),
        frozenset(filter(has, inside)),
    )


def _side_crossed(start: Corner | Point, end: Corner | Point) -> Edge | None:
    """The edge crossed on the way to a neighbouring corner: what nearly every river is made of."""
    if isinstance(start, Corner) and isinstance(end, Corner):
        return grid.edge_crossed(start, end)
    return None


def _cut_by(
    stretches: Iterable[tuple[Measure, Measure]], lines: Lines, window: Window
) -> tuple[set[Spot], set[Spot]]:
    """The edges that stretches cut between their ends, and the mileposts they run through."""
    cut: set[Spot] = set()
    through: set[Spot] = set()
    _, _, apart, step, odd, _ = lines
    first_line, last_line, lowest, highest = window
    for start, end in stretches:
        (low, at), (high, then) = (start, end) if start < end else (end, start)
        rise, run = high - low, then - at
        first, last = max(low // apart + 1, first_line), min((high - 1) // apart, last_line)
        along, slope = at * rise + (first * apart - low) * run, apart * run
        whole, shift = rise * step, odd * rise
        for line in range(first, last + 1):
            number, rest = divmod(along - shift if line & 1 else along, whole)
            along += slope
            if lowest <= number <= highest:
                (cut if rest else through).add((line, number))
    return cut, through


def _cut_at_bends(bends: list[Measure], lines: Lines) -> Iterator[Spot]:
    """Edges on which the path bends or rests, if it came from one side and leaves to the other."""
    if bends[0] == bends[-1]:
        bends = bends + bends[1:]
    start = 0
    for across, group in groupby(bends, key=lambda bend: bend[0]):
        rest = [along for _, along in group]
        end = start + len(rest)
        line, between = divmod(across, lines.apart)
        ends_apart = start > 0 and end < len(bends)
        if not between and ends_apart and _differ(bends[start - 1][0], across, bends[end][0]):
            odd = lines.odd * (line & 1)
            number, over = divmod(min(rest) - odd, lines.step)
            if over and max(rest) - odd < (number + 1) * lines.step:
                yield line, number
        start = end


def _differ(before: int, line: int, after: int) -> bool:
    return (before < line) != (after < line)


def _rested_on(stretches: Iterable[tuple[Measure, Measure]], window: Window) -> Iterator[Spot]:
    """The mileposts on stretches that run along a row, or of which an end stands on one."""
    for (start, at), (end, then) in stretches:
        if start == end:
            yield from _on_row(start, min(at, then), max(at, then), window)
        else:
            yield from _on_row(start, at, at, window)
            yield from _on_row(end, then, then, window)


def _on_row(across: int, low: int, high: int, window: Window) -> Iterator[Spot]:
    line, between = divmod(across, ROWS.apart)
    if not between and window.first_line <= line <= window.last_line:
        odd = ROWS.odd * (line & 1)
        first = max(-((odd - low) // ROWS.step), window.first)
        last = min((high - odd) // ROWS.step, window.last)
        for number in range(first, last + 1):
            yield line, number


def _cuts_by_line(
    sides: Iterable[tuple[Measure, Measure]], lines: Lines, window: Window
) -> Iterator[tuple[int, list[Cut]]]:
    """Line by line, so that even an outline drawn in malice needs little memory at a time."""
    starting: dict[int, list[tuple[int, Measure, Measure]]] = {}
    for side in sides:
        low, high = sorted(side)
        first = max(-(-low[0] // lines.apart), window.first_line)
        last = min(high[0] // lines.apart, window.last_line)
        if low[0] < high[0] and first <= last:
            starting.setdefault(first, []).append((last, low, high))
    running: list[tuple[int, Measure, Measure]] = []
    for line in range(min(starting, default=0), window.last_line + 1):
        running = [side for side in running if side[0] >= line] + starting.pop(line, [])
        if running:
            yield line, _cuts(line, running, lines)
        elif not starting:
            return


def _cuts(line: int, running: list[tuple[int, Measure, Measure]], lines: Lines) -> list[Cut]:
    across, step, odd = line * lines.apart, lines.step, lines.odd * (line & 1)
    cuts = []
    for _, (low, at), (high, then) in running:
        rise = high - low
        along = (at - odd) * rise + (across - low) * (then - at)
        reach = (ABOVE if low < across else 0) | (BELOW if across < high else 0)
        cuts.append(((along << FINE) // (rise * step), reach))
    cuts.sort()
    return cuts


class _Scan(NamedTuple):
    """Numbers along one line: edges inside an area at least in part, mileposts hit and inside."""

    edges: set[int]
    hit: set[int]
    inside: set[int]


def _scan(cuts: list[Cut], window: Window) -> _Scan:
    """Walk along a line, and keep account of whether the area lies above it and below it.

    What is inside has the area on both sides. So a side of the outline that runs along the line
    bounds the area, and a spike without width means nothing.
    """
    scan = _Scan(set(), set(), set())
    reach, behind = 0, 0
    for place, sides in cuts:
        number = place >> FINE
        if number << FINE == place and window.first <= number <= window.last:
            scan.hit.add(number)
        if reach == ABOVE | BELOW and behind < place:
            first, last = max(behind >> FINE, window.first), min((place - 1) >> FINE, window.last)
            scan.edges.update(range(first, last + 1))
            scan.inside.update(range(max((behind >> FINE) + 1, window.first), last + 1))
        reach ^= sides
        behind = place
    return scan
