"""By what railroads are known: a colour, letters, and stripes for those who see colours alike."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from drawing.goods.icons import luminance, stands_out
from drawing.owner_signs import neutral_signs
from drawing.themes.theme import Theme
from model.collection import Things
from model.scenario.scenario import Scenario
from model.systems.santa_fe.things.part import SantaFePart
from model.systems.santa_fe.things.railroad import Railroad
from model.wording.speech import tr

STRIPES: Final = (
    "plain",
    "middle",
    "ties",
    "edges",
    "slanted",
    "dots",
    "chevrons",
    "broken",
    "crossed",
)
"""One for each railroad of a box; where there are more, they begin anew."""
COLOURS: Final = ("#2f6fb5", "#c0392b", "#3f8f4f", "#e3b62f", "#7d4f9e", "#e07b2d", "#33312e")
"""Of railroads for which the file says none."""
DARK: Final = 0.06
"""How light a colour is that is lost on dark ground."""
LONGEST: Final = 3
"""Letters of a railroad."""


class Livery(NamedTuple):
    """What a railroad looks like."""

    id: str
    name: str
    letters: str
    colour: str
    stripes: str

    def contrast(self, theme: Theme) -> str:
        """The colour of what is seen on its own."""
        light, dark = theme.ink("icon-light").fill, theme.ink("icon-dark").fill
        return light if stands_out(self.colour) else dark

    def rim(self, theme: Theme) -> str:
        """The colour of the line around it: black is seen on dark ground, white on light."""
        is_dark = stands_out(theme.ink("land").fill) and luminance(self.colour) < DARK
        return theme.style("legend").colour if is_dark else theme.ink("piece").line


def liveries(scenario: Scenario) -> dict[str, Livery]:
    """Every railroad of a scenario by its id, majors first."""
    return _liveries(scenario.part_as(SantaFePart).railroads)


@lru_cache(maxsize=8)
def _liveries(railroads: Things[Railroad]) -> dict[str, Livery]:
    in_order = sorted(railroads.values(), key=lambda one: (not one.is_major, one.id))
    letters = _letters(in_order)
    return {
        one.id: Livery(
            one.id,
            tr(one.name) or one.id.upper(),
            letters[one.id],
            _colour(one, number),
            STRIPES[number % len(STRIPES)],
        )
        for number, one in enumerate(in_order)
    }


def _colour(railroad: Railroad, number: int) -> str:
    said = railroad.colour
    is_colour = len(said) == 7 and all(sign in "0123456789abcdefABCDEF" for sign in said[1:])
    return said if is_colour and said[0] == "#" else COLOURS[number % len(COLOURS)]


def _letters(railroads: Sequence[Railroad]) -> dict[str, str]:
    """Short ids as they are, else the first letters of the name; no two railroads have the same."""
    found: dict[str, str] = {}
    for one in railroads:
        tried = [text for text in _tried(one) if text and text not in found.values()]
        found[one.id] = tried[0] if tried else ""
    alone = neutral_signs(one.id for one in railroads)
    return {key: text or alone[key] for key, text in found.items()}


def _tried(railroad: Railroad) -> Iterator[str]:
    if len(railroad.id) <= LONGEST and railroad.id.isalnum():
        yield railroad.id.upper()
    words = railroad.name.replace("-", " ").split() or railroad.id.split("-")
    yield "".join(word[0] for word in words if word[0].isalpha()).upper()[:LONGEST]
    yield railroad.id.replace("-", "").upper()[:LONGEST]
