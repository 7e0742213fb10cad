"""Sections of track on a hex as curves: from side to side, or from a side to the town."""

from collections.abc import Sequence
from itertools import pairwise

from drawing.shapes.curves import line
from drawing.shapes.hexagons import Hexagon
from drawing.shapes.symbols import Bend, Curve, Move, Spot

Section = tuple[int, ...]
"""The sides that it joins; one alone where it ends in a town."""
BOW = 0.62
"""How far a bend reaches towards the middle of its hex."""
BRIDGE = (0.3, 0.7)
"""The part of a section that is a bridge where it crosses another."""
ON_SPOKE = 0.96
"""Where the disc of a spoke lies, off its town: as far out as it can, to leave room for a name."""


def sides_of(text: str) -> Section:
    """The sides that a section joins, as its piece says them; what is no side is left out."""
    return tuple(int(word) for word in text.split("-") if word.isdigit() and int(word) < 6)[:2]


def section_curve(hexagon: Hexagon, section: Section) -> Curve:
    """A section: straight where it can be, else bent towards the middle."""
    ends = [hexagon.side(side) for side in section]
    if len(ends) < 2:
        return line((*ends, hexagon.middle))
    one, other = ends
    if is_straight(section):
        return line((one, other))
    return (Move(one), Bend(*_bows(hexagon, one, other), other))


def bridge_curve(hexagon: Hexagon, section: Section) -> Curve:
    """The part of a section that lies over another one."""
    one, other = (hexagon.side(side) for side in section[:2])
    start, end = BRIDGE
    if is_straight(section):
        return line((towards(one, other, start), towards(one, other, end)))
    spots = (one, *_bows(hexagon, one, other), other)
    _, *after = _split(spots, start)[1]
    first, second, last = _split((_at(spots, start), *after), (end - start) / (1 - start))[0][1:]
    return (Move(_at(spots, start)), Bend(first, second, last))


def section_middle(hexagon: Hexagon, section: Section) -> Spot:
    """Where the middle of a section lies; that of a spoke lies off its town."""
    if not section:
        return hexagon.middle
    ends = [hexagon.side(side) for side in section]
    if len(ends) == 1:
        return towards(hexagon.middle, ends[0], ON_SPOKE)
    between = towards(ends[0], ends[1], 0.5)
    return between if is_straight(section) else towards(between, hexagon.middle, 0.75 * BOW)


def is_straight(section: Section) -> bool:
    return len(section) == 2 and (section[0] - section[1]) % 6 == 3


def crosses(one: Section, other: Section) -> bool:
    """Whether two sections of a hex cross: the sides of one lie on both sides of the other."""
    if len(one) < 2 or len(other) < 2:
        return False
    wide = (one[1] - one[0]) % 6
    return sum(0 < (side - one[0]) % 6 < wide for side in other) == 1 and not set(one) & set(other)


def over_others(sections: Sequence[Section]) -> list[bool]:
    """For each section of a hex whether it lies over one that comes before it."""
    return [
        any(crosses(one, before) for before in sections[:number])
        for number, one in enumerate(sections)
    ]


def towards(start: Spot, end: Spot, part: float) -> Spot:
    """The spot after a part of the way from one to another."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _bows(hexagon: Hexagon, one: Spot, other: Spot) -> tuple[Spot, Spot]:
    return towards(one, hexagon.middle, BOW), towards(other, hexagon.middle, BOW)


def _split(spots: Sequence[Spot], part: float) -> tuple[list[Spot], list[Spot]]:
    """A bend cut in two, as de Casteljau does it: the points of both parts."""
    first, last, row = [spots[0]], [spots[-1]], list(spots)
    while len(row) > 1:
        row = [towards(here, there, part) for here, there in pairwise(row)]
        first.append(row[0])
        last.append(row[-1])
    return first, last[::-1]


def _at(spots: Sequence[Spot], part: float) -> Spot:
    return _split(spots, part)[0][-1]
