"""What is told about a layer over the board of the examples of Santa Fe, or about a small one."""

from tests.validator.examples import examined

HEAD = """\
format: 1
id: example
title: Small
system: santa-fe
players: {min: 2, max: 2}
rules: {preset: santa-fe-rails, deck: {copies: {"2": 4, "7": 4}}}
"""
RAILROADS = """\
railroads:
- {id: sf, track: 9, home: ash}
- {id: drg, track: 4, home: elm}
- {id: gn, removed: true}
- {id: kp, removed: true}
- {id: ri, removed: true}
- {id: sp, removed: true}
- {id: tp, removed: true}
- {id: up, removed: true}
- {id: wp, removed: true}
boom_markers:
- {id: boom-4, count: 1}
- {id: boom-5, count: 0}
"""
CITIES = """\
cities:
- {id: ash, name: Ash, xy: "9.0,2.0"}
- {id: elm, name: Elm, xy: "5.0,2.0", value: 2}
- {id: fir, name: Fir, xy: "1.0,2.0", value: 7}
- {id: oak, name: Oak, xy: "5.0,6.0", value: 7}
"""
LINES = """\
- {id: ash-elm, a: ash, b: elm, segments: 2}
- {id: elm-fir, a: elm, b: fir, segments: 2}
- {id: elm-oak, a: elm, b: oak, segments: 2}
- {id: fir-oak, a: fir, b: oak, segments: 3}
"""


def small(lines: str = LINES, cities: str = CITIES, more: str = "") -> str:
    """A whole file of four cities; what a test says stands in the place of its parts."""
    inner = "".join(f"  {line}\n" for line in lines.splitlines())
    return (
        f"{HEAD}board:\n  kind: routes\n  size: [10, 8]\n  lines:\n{inner}{cities}{RAILROADS}{more}"
    )


def told(text: str, *codes: str) -> list[str]:
    """The codes and messages of what is told, of all checks or of some."""
    found = [placed.finding for placed in examined(text, "santa-fe")]
    return [f"{one.code} {one.message}" for one in found if not codes or one.code in codes]
