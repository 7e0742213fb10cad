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
MOST_REMOTE, MOST_ROOM, MOST_BLOCKED = 30, 180, 60
LEAST_SHEET, LARGEST_SHEET = 3, 60
"""Columns or rows of a board."""
LONGEST_TITLE: Final = 80
MOST_LARGER: Final = 20
BALKANS: Final = Box(13.0, 39.0, 30.0, 47.0)
"""An example to begin with."""


def usual_cells(system: str) -> int:
    """How many cells a map of a system has where nobody says how fine it is."""
    return int(usual_of(system).get("cells", USUAL_CELLS))


def usual_sheet(system: str) -> tuple[int, int] | None:
    """Columns and rows of the boards of a system; None where they have no usual size."""
    said = str(usual_of(system).get("sheet", ""))
    cols, _, rows = said.partition(",")
    return (int(cols), int(rows)) if rows else None


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
    sheet: tuple[int, int] | None = None
    """Columns and rows, instead of a number of cells or a spacing."""
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
    remote: int | None = None
    room: int | None = None
    blocked: int | None = None
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
    def has_stations(self) -> bool:
        """Whether cities of such a map have room for stations."""
        return any("room" in kind.own for kind in described(self.system).kinds)

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
        sheet = self.sheet
        if sheet == usual_sheet(self.system):
            sheet = usual_sheet(system) if is_usual and self.spacing is None else None
        return replace(self, system=system, preset=preset, cells=cells, sheet=sheet)

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
        if self.has_stations:
            said["stations"] = _stations(self)
        if self.lands:
            said["land"] = {"own": {"name": list(self.lands)}}
        if self.preset:
            said["preset"] = self.preset
        return {**said, **_fineness(self)}

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


def _fineness(wish: Wish) -> dict[str, Any]:
    """How fine the map is; a usual sheet is finer where there is much sea, so it is not said."""
    if wish.spacing is not None:
        return {"spacing": f"{wish.spacing} km"}
    if wish.sheet is None:
        return {"cells": wish.cells}
    return {} if wish.sheet == usual_sheet(wish.system) else {"sheet": list(wish.sheet)}


def _stations(wish: Wish) -> dict[str, int]:
    said = {"remote": wish.remote, "room": wish.room, "blocked": wish.blocked}
    return {key: number for key, number in said.items() if number is not None}


def _lines(wish: Wish) -> dict[str, int]:
    said = {"count": wish.lines, "twins": wish.twins, "segments": wish.segments}
    return {key: number for key, number in said.items() if number is not None}


def _stretch(place: Larger) -> dict[str, Any]:
    return {
        "at": [place.lon, place.lat],
        "radius": f"{place.km} km",
        "factor": round(place.percent / 100, 2),
    }
