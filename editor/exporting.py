"""Exporting: a map as picture, on paper, or for other programs, as the commands do it.

Nothing here knows a window: it can be done in any thread, on a scenario that nobody changes.
"""

from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from drawing.cannot import CannotDraw
from drawing.map_files import USUAL_DPI, Look, check_size, map_picture, write_picture
from drawing.printing import PARTS, Order, Progress, printed
from editor.words import tr
from model.scenario import Scenario

PICTURES: Final = ("svg", "png", "pdf")
PRINT: Final = "print"
FORMATS: Final = (*PICTURES, PRINT, "csv", "geojson", "tmj")
LEAST_MM, MOST_MM = 0.5, 200.0
LEAST_DPI, MOST_DPI = 10.0, 2400.0
LONGEST_LANGUAGE = 20


@dataclass(frozen=True, slots=True)
class Wish:
    """What an export shall be like; remembered for the next one."""

    format: str = "svg"
    theme: str = "classic"
    mm: float = 0.0
    """Millimetres a cell; 0 for the usual ones."""
    dpi: float = USUAL_DPI
    language: str = ""
    without: tuple[str, ...] = ()
    """Layers that are left out."""
    paper: str = "A4"
    parts: tuple[str, ...] = PARTS
    print_theme: str = "print"
    images: bool = False
    """Whether every card is a picture of its own too."""
    planar: bool = False
    edges: bool = False
    cells: bool = field(default=True)

    def plain(self) -> dict[str, Any]:
        return {
            key: list(one) if isinstance(one, tuple) else one for key, one in asdict(self).items()
        }

    @classmethod
    def from_plain(cls, plain: Any) -> "Wish":
        """What was remembered, as far as it makes sense."""
        usual = cls()
        if not isinstance(plain, dict):
            return usual
        values: dict[str, Any] = {}
        for one in fields(cls):
            before, said = getattr(usual, one.name), plain.get(one.name)
            if isinstance(before, tuple):
                said = tuple(map(str, said)) if isinstance(said, list) else before
            elif isinstance(before, float):
                is_number = isinstance(said, (int, float)) and not isinstance(said, bool)
                said = float(said) if is_number else before  # type: ignore[arg-type]
            elif not isinstance(said, type(before)):
                said = before
            values[one.name] = said
        wish = cls(**values)
        is_known = wish.format in FORMATS and 0 <= wish.mm <= MOST_MM
        return wish if is_known and LEAST_DPI <= wish.dpi <= MOST_DPI else usual

    @property
    def ending(self) -> str:
        """How the name of the file ends; a folder has no ending."""
        return "" if self.format == PRINT else f".{self.format}"


def export(
    scenario: Scenario, folder: Path, wish: Wish, out: Path, progress: Progress = lambda *_: None
) -> list[str]:
    """Writes what is wished for; sentences about it. CannotDraw, CannotExport, SaveFailed."""
    if wish.format in PICTURES:
        return _picture(scenario, folder, wish, out)
    if wish.format == PRINT:
        return _paper(scenario, folder, wish, out, progress)
    return _for_others(scenario, folder, wish, out)


def _picture(scenario: Scenario, folder: Path, wish: Wish, out: Path) -> list[str]:
    from drawing.emptiness import why_empty
    from drawing.left_out import left_out

    empty = why_empty(scenario)
    if empty:
        raise CannotDraw(tr("no picture was drawn: {why}").format(why=empty))
    look = Look(wish.theme, wish.mm or None, wish.without, wish.language)
    picture = map_picture(
        scenario, folder, look, fits=lambda one: check_size(one, str(out), wish.dpi)
    )
    return [*write_picture(picture, str(out), wish.dpi), *left_out(scenario, str(folder))]


def _paper(
    scenario: Scenario, folder: Path, wish: Wish, out: Path, progress: Progress
) -> list[str]:
    from drawing.left_out import left_out
    from validator.rulings import facts_of

    order = Order(wish.paper, wish.parts, wish.print_theme, wish.images)
    made = printed(scenario, folder, order, facts_of(scenario), progress)
    told = list(made.write(out))
    return [*told, *made.absent, *made.troubles, *left_out(scenario, str(folder))]


def _for_others(scenario: Scenario, folder: Path, wish: Wish, out: Path) -> list[str]:
    from drawing.exports import geojson_file, sheet_file, tiled_files
    from model.atomic import write_atomically
    from model.exports.places import places_of

    told: list[str] = []
    if wish.format == "csv":
        files = {out: sheet_file(scenario, folder)}
    elif wish.format == "geojson":
        places = places_of(scenario, folder, planar=wish.planar)
        files = {out: geojson_file(scenario, places, cells=wish.cells, edges=wish.edges)}
        if not places.is_globe and not wish.planar:
            told.append(tr("The map does not know its place on the globe: x and y are steps."))
    else:
        files = tiled_files(scenario, out, wish.theme)
    for path, data in files.items():
        write_atomically(path, data)
    return [*(f"wrote {path}" for path in files), *told]
