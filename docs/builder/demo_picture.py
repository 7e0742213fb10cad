"""The picture of the README: the bundled tutorial as `milepost demo` shows it, drawn as SVG."""

from collections.abc import Iterator
from html import escape

from milepost.facts import facts_of, lines_of
from milepost.text_map import CITY_SIGNS, legend_line, map_lines
from model.bundled import bundled_scenarios
from model.files import load

COLOURS = {".": "#4f8a4b", "^": "#9a6b3f", "A": "#7d8592", "d": "#c9a24b"}
CITY, MAJOR, TEXT, PAPER = "#1f2a44", "#b3261e", "#2b2f36", "#fbfaf5"
WIDE, HIGH, LEFT, TOP = 8.4, 20, 28, 66
WIDTH = 900
FONT = 'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14"'


def picture() -> str:
    """The picture as SVG text."""
    scenario = load(bundled_scenarios()["tutorial"])
    rows = list(map_lines(scenario))
    facts = [line for line in lines_of(facts_of(scenario)) if not line.startswith("    ")][:-1]
    height = TOP + HIGH * (len(rows) + len(facts) + 3)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {FONT}>',
            f'<rect width="{WIDTH}" height="{height}" rx="10" fill="{PAPER}"/>',
            f'<rect width="{WIDTH}" height="36" rx="10" fill="#e4e0d3"/>',
            f'<text x="{LEFT}" y="24" fill="{TEXT}">$ milepost demo</text>',
            *_map(rows),
            _line(legend_line(scenario), TOP + HIGH * len(rows), ""),
            *_lines(facts, TOP + HIGH * (len(rows) + 2)),
            "</svg>\n",
        ]
    )


def _map(rows: list[str]) -> Iterator[str]:
    for number, row in enumerate(rows):
        y = TOP + HIGH * number
        for place, sign in enumerate(row):
            if sign != " ":
                yield _sign(LEFT + 190 + WIDE * 1.6 * place, y, sign)


def _sign(x: float, y: int, sign: str) -> str:
    colour = COLOURS.get(sign, MAJOR if sign == CITY_SIGNS["major"] else CITY)
    return (
        f'<text x="{x:.1f}" y="{y}" fill="{colour}" font-size="19" font-weight="bold">'
        f"{escape(sign)}</text>"
    )


def _lines(lines: list[str], top: int) -> Iterator[str]:
    for number, line in enumerate(lines):
        yield _line(line, top + HIGH * number, ' font-weight="bold"' if number == 0 else "")


def _line(line: str, y: int, weight: str) -> str:
    return (
        f'<text x="{LEFT}" y="{y}" fill="{TEXT}" xml:space="preserve"{weight}>{escape(line)}</text>'
    )
