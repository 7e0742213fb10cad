"""What is told about a layer over the map of the examples of Age of Steam."""

from tests.validator.examples import examined

SMALL = """\
format: 1
id: example
title: Small
system: age-of-steam
players: {min: 3, max: 4}
rules: {preset: age-of-steam}
board: {kind: hexes, size: [5, 2], legend: {".": plain, w: water}, terrain: ".....\\n....w\\n"}
cities:
- {id: ash, name: Ash, kind: city, at: "0,0", colours: all, slots: [light-1]}
- {id: oak, name: Oak, kind: city, at: "4,0", colours: all, slots: [dark-1]}
- {id: elm, name: Elm, kind: town, at: "1,1"}
"""
"""A whole file by the base game; what a test adds stands below it."""


def told(text: str, *codes: str) -> list[str]:
    """The codes and messages of what is told, of all checks or of some."""
    found = [placed.finding for placed in examined(text, "age-of-steam")]
    return [f"{one.code} {one.message}" for one in found if not codes or one.code in codes]


def rules(said: str) -> str:
    """A layer that changes rules."""
    return f"rules: {{{said}}}\n"
