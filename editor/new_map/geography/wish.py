"""What a designer wishes of a map from geography, in the words of a recipe."""

from dataclasses import field, replace
from typing import Any, Final, Self

from editor.words import tr
from editor.workshop.proposing import has_proposals
from model.forms.frozen import dataclass
from model.imports.geo.recipes.amounts import Box
from model.imports.geo.recipes.recipe_file import usual_of
from model.imports.naming import id_of
from model.systems import described, system_names

FEWEST_CELLS, USUAL_CELLS, MOST_CELLS = 40, 1500, 6000
NARROWEST, USUAL_SPACING, WIDEST = 5, 70, 400
"""Kilometres from one cell to the next."""
MOST_CITIES: Final = 90
MOST_RIVERS: Final = 60
MOST_LINES, MOST_TWINS, FEWEST_SEGMENTS, MOST_SEGMENTS = 250, 60, 40, 800
LONGEST_TITLE: Final = 80
MOST_LARGER: Final = 20
BALKANS: Final = Box(13.0, 39.0, 30.0, 47.0)
"""An example to begin with."""


def usual_cells(system: str) -> int:
    """How many cells a map of a system has where nobody says how fine it is."""
    return int(usual_of(system).get("cells", USUAL_CELLS))


@dataclass(frozen=True, slots=True)
class Larger:
    """A crowded place that is drawn larger than it is, with what lies around it."""

    lon: float
    lat: float
    km: int = 300
    percent: int = 160
    """How large its middle is drawn; the most is twice as large."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """A whole wish; what is None is left to the ground itself."""

    box: Box = BALKANS
    title: str = ""
    system: str = field(default_factory=lambda: system_names()[0])
    preset: str = ""
    cells: int = USUAL_CELLS
    spacing: int | None = None
    lands: tuple[str, ...] = ()
    """Countries whose land is played on; none are all."""
    mountain: int | None = None
    alpine: int | None = None
    desert: int | None = None
    above: int | None = None
    cities: int | None = None
    rivers: int | None = None
    lines: int | None = None
    twins: int | None = None
    segments: int | None = None
    home_side: str = ""
    """Where railroads begin on a board of routes; empty where the land says it."""
    larger: tuple[Larger, ...] = ()
    goods: bool = True
    deck: bool = True
    seed: int = 1

    @property
    def name(self) -> str:
        """What its files are called."""
        return id_of(self.called, "map")

    @property
    def called(self) -> str:
        """Its title; one must be there."""
        return self.title.strip() or tr("New map")

    @property
    def is_hexes(self) -> bool:
        return described(self.system).board == "hexes"

    @property
    def is_routes(self) -> bool:
        return described(self.system).board == "routes"

    @property
    def has_game(self) -> bool:
        """Whether goods and cards can be proposed for such a map."""
        return has_proposals(self.system)

    def has_terrain(self, kind: str) -> bool:
        """Whether maps of the system have such a kind of terrain."""
        return kind in described(self.system).legend.values()

    def ruled_by(self, system: str, preset: str) -> Self:
        """The wish for another game; as fine as its maps usually are, unless that was said."""
        is_usual = self.cells == usual_cells(self.system)
        cells = usual_cells(system) if is_usual else self.cells
        return replace(self, system=system, preset=preset, cells=cells)

    def map_options(self) -> dict[str, Any]:
        """What the map depends on, as options of a recipe: all but its title and its game."""
        said: dict[str, Any] = {
            "box": list(self.box),
            "system": self.system,
            "grid": described(self.system).board,
            "terrain": _shares(self),
            "cities": {} if self.cities is None else {"count": self.cities},
            "rivers": {} if self.rivers is None else {"count": self.rivers},
            "stretch": [_stretch(one) for one in self.larger],
        }
        if self.is_routes:
            said["lines"] = _lines(self)
            said["homes"] = {"side": self.home_side}
        if self.lands:
            said["land"] = {"own": {"name": list(self.lands)}}
        if self.preset:
            said["preset"] = self.preset
        if self.spacing is None:
            said["cells"] = self.cells
        else:
            said["spacing"] = f"{self.spacing} km"
        return said

    def options(self) -> dict[str, Any]:
        """All of it as options of a recipe."""
        return {
            **self.map_options(),
            "title": self.called,
            "goods": self.goods and self.has_game,
            "deck": self.deck and self.has_game,
            "seed": self.seed,
        }


def _shares(wish: Wish) -> dict[str, str]:
    shares = {"mountain": wish.mountain, "alpine": wish.alpine, "desert": wish.desert}
    said = {kind: f"{share} %" for kind, share in shares.items() if share is not None}
    return said if wish.above is None else {**said, "always_above": f"{wish.above} m"}


def _lines(wish: Wish) -> dict[str, int]:
    said = {"count": wish.lines, "twins": wish.twins, "segments": wish.segments}
    return {key: number for key, number in said.items() if number is not None}


def _stretch(place: Larger) -> dict[str, Any]:
    return {
        "at": [place.lon, place.lat],
        "radius": f"{place.km} km",
        "factor": round(place.percent / 100, 2),
    }
