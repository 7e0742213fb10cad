"""Track that looks like track: ballast, sleepers, and between its rails the colour of its owner."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from drawing.shapes.hexagons import Hexagon
from drawing.shapes.symbols import Batch, Curve, Curves, Ink
from drawing.systems.age_of_steam.tiles.sections import (
    Section,
    bridge_curve,
    over_others,
    section_curve,
)
from drawing.themes.theme import Theme

BALLAST, SLEEPERS, RAILS, CORE = 3.7, 4.7, 2.7, 1.8
"""How wide each is, in millimetres on a hex of 24."""
SLEEPER, BETWEEN = 0.7, 1.3
"""How thick a sleeper is, and how far the next one lies from it."""
PARAPET, GAP = 6.9, 5.9
"""How wide a bridge is, with its walls and between them."""
GROUND = 0.975
"""How much of its hex a tile fills."""


class Laid(NamedTuple):
    """A section where it lies, in the ink of its owner."""

    curve: Curve
    ink: Ink
    key: str = ""
    bridge: Curve = ()
    """The part that crosses another section, which lies below."""


def track_tile(
    theme: Theme, hexagon: Hexagon, sections: Sequence[Section], ink: Ink | None = None
) -> Iterator[Batch]:
    """A tile by itself: any sections on any hex, in one ink or in that of nobody."""
    yield from tile_grounds(theme, [hexagon])
    core = ink or theme.ink("nobody")
    yield from rails(
        theme, laid_sections(hexagon, [(one, core, "") for one in sections]), hexagon.mm / 24
    )


def tile_grounds(theme: Theme, hexagons: Sequence[Hexagon]) -> Iterator[Batch]:
    """The tiles themselves, under their track."""
    if hexagons:
        yield Curves(theme.ink("tile"), [one.outline(GROUND) for one in hexagons], key="tiles")


def laid_sections(hexagon: Hexagon, sections: Sequence[tuple[Section, Ink, str]]) -> list[Laid]:
    """The sections of one tile; where two cross, the second has a bridge."""
    over = over_others([section for section, _, _ in sections])
    return [
        Laid(
            section_curve(hexagon, section),
            ink,
            key,
            bridge_curve(hexagon, section) if is_over else (),
        )
        for (section, ink, key), is_over in zip(sections, over, strict=True)
    ]


def rails(theme: Theme, laid: Sequence[Laid], unit: float) -> Iterator[Batch]:
    """Sections on the ground, and then those that cross them on bridges."""
    yield from _level(theme, [one for one in laid if not one.bridge], unit)
    high = [one for one in laid if one.bridge]
    if high:
        bridges = [one.bridge for one in high]
        walls = Ink(line=theme.ink("rail").line, width=PARAPET * unit, cap="butt")
        yield Curves(walls, bridges, key="bridge")
        floor = Ink(line=theme.ink("tile").fill, width=GAP * unit, cap="butt")
        yield Curves(floor, bridges)
        yield from _level(theme, high, unit)


def _level(theme: Theme, laid: Sequence[Laid], unit: float) -> Iterator[Batch]:
    if not laid:
        return
    curves = [one.curve for one in laid]
    yield Curves(_line(theme.ink("ballast").line, BALLAST * unit), curves)
    sleepers = _line(theme.ink("sleeper").line, SLEEPERS * unit)
    yield Curves(replace(sleepers, dash=(SLEEPER * unit, BETWEEN * unit)), curves)
    yield Curves(_line(theme.ink("rail").line, RAILS * unit), curves)
    by_owner: dict[tuple[Ink, str], list[Curve]] = {}
    for one in laid:
        by_owner.setdefault((one.ink, one.key), []).append(one.curve)
    for (ink, key), mine in by_owner.items():
        dash = tuple(part * 2 * unit for part in ink.dash)
        yield Curves(replace(_line(ink.line, CORE * unit), dash=dash), mine, key=key)


def _line(colour: str, width: float) -> Ink:
    return Ink(line=colour, width=width, cap="butt")
