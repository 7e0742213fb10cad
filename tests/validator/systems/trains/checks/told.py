"""What is told about a layer over Lantern Bay, or about a small board of Trains."""

from tests.validator.examples import examined

ROWS = ("..r^.", "....~", ".....")
CITIES = """\
cities:
- {id: ash, name: Ash, kind: city, at: "0,0", room: 3}
- {id: elm, name: Elm, kind: city, at: "3,2", room: 2}
- {id: oak, name: Oak, kind: remote, at: "4,2", number: 3}
"""
RULES = "rules: {preset: trains, markers: {track: 9, stations: 5}}\n"


def small(
    rows: tuple[str, ...] = ROWS, cities: str = CITIES, rules: str = RULES, more: str = ""
) -> str:
    """A whole file of fifteen hexes; what a test says stands in the place of its parts."""
    terrain = "".join(f"    {row}\n" for row in rows)
    return (
        "format: 1\nid: example\ntitle: Small\nsystem: trains\nplayers: {min: 2, max: 4}\n"
        f"{rules}board:\n  kind: hexes\n  size: [{len(rows[0])}, {len(rows)}]\n"
        '  legend: {".": field, r: river, "^": mountain, "~": sea}\n'
        f"  terrain: |\n{terrain}{cities}{more}"
    )


def told(text: str, *codes: str) -> list[str]:
    """The codes and messages of what is told, of all checks or of some."""
    found = [placed.finding for placed in examined(text, "trains")]
    return [f"{one.code} {one.message}" for one in found if not codes or one.code in codes]
