"""The words of 18xx-maker: what is taken of a hex and its things, what is lost, what only looks."""

from collections.abc import Mapping
from typing import Final, Literal

TERRAIN: Final = {
    "mountain": "mountain",
    "hill": "hills",
    "river": "river",
    "water": "river",
    "lake": "lake",
    "swamp": "swamp",
    "marsh": "swamp",
    "forest": "forest",
    "cactus": "desert",
    "desert": "desert",
}
"""What is printed on a hex with a price; water that can be built over is a river to us."""
COLOURS: Final = {
    "water": "sea",
    "mountain": "mountain",
    "river": "river",
    **dict.fromkeys(("", "plain", "land", "white", "yellow", "green", "brown"), "clear"),
    **dict.fromkeys(("gray", "grey", "none", "transparent"), "clear"),
}
"""The terrain that a colour means where nothing else is printed; of tiles it is the land below."""
OFF_BOARD: Final = ("offboard", "offboard2")
NO_COLOUR: Final = ("none", "transparent")
BLANK: Final = ("white", *NO_COLOUR)
CITIES: Final = ("cities", "mediumCities")
TOWNS: Final = ("centerTowns", "towns", "boomtowns")

Fate = Literal["taken", "lost", "look"]
_LOOKS: Final = (
    *("angle", "percent", "x", "y", "rotate", "rotation", "side", "width", "height", "offset"),
    *("color", "bgColor", "textColor", "fontSize", "fontStyle", "fontWeight", "fontFamily"),
    *("reverse", "straight", "dashed", "opacity", "border", "borderColor", "borderWidth"),
    *("hidden", "extend", "outside"),
)


def _words(taken: str, lost: str = "", looks: str = "") -> Mapping[str, Fate]:
    found: dict[str, Fate] = dict.fromkeys((*_LOOKS, *looks.split()), "look")
    return found | dict.fromkeys(lost.split(), "lost") | dict.fromkeys(taken.split(), "taken")


_STOP: Final = _words("name size", "companies groups city pass")
THINGS: Final[Mapping[str, Mapping[str, Fate]]] = {
    **dict.fromkeys((*CITIES, *TOWNS), _STOP),
    "terrain": _words("type", "cost", "size"),
    "labels": _words("label", "", "size"),
    "names": _words("name", "", "size"),
    "offBoardRevenue": _words("name", "revenues groups", "rows"),
}
"""What becomes of the keys of the things on a hex."""
HEX: Final = _words(
    " ".join(("hexes copy color removeBorders", *THINGS)),
    "track offBoardTrack values borders companies divides goods icons industries bridges tunnels "
    "tunnelEntrances routeBonus routeBonuses shapes tokens tile",
    "print quantity encoding group broken clipPath rotations",
)
"""The same of a hex."""
MAP: Final = _words("hexes name copy remove", "borders borderTexts lines", "title trim print")
"""The same of a map; what is printed beside it, such as the stock market, is no part of it."""
GAME: Final = ("info", "map", "hexes", "name", "$schema")
