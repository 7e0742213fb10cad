"""Maps as files for other programs: a spreadsheet, GeoJSON, Tiled."""

from pathlib import Path

from drawing.cannot import CannotDraw
from model.exports.places import Places, places_of
from model.scenario.scenario import Scenario

TMJ = ".tmj"


def sheet_file(scenario: Scenario, folder: Path, separator: str = ",") -> bytes:
    """The cities as a spreadsheet."""
    from model.exports.sheet import sheet_text

    text = sheet_text(scenario, places_of(scenario, folder), separator)
    # The mark tells spreadsheet programs that letters are UTF-8.
    return f"\ufeff{text}".encode()


def tables_beside(stem: Path) -> dict[str, Path]:
    """The files of the two tables of a board of routes."""
    return {name: stem.with_name(f"{stem.name}-{name}.csv") for name in ("places", "lines")}


def tiles_beside(out: Path) -> Path:
    """The picture of the tiles of a map for Tiled."""
    return out.with_name(f"{out.name.removesuffix(TMJ)}.tiles.png")


def route_files(
    scenario: Scenario, folder: Path, stem: Path, separator: str = ","
) -> dict[Path, bytes]:
    """A board of routes as two tables. CannotExport says why not."""
    from model.exports.routes import board_of, lines_text, places_text

    board_of(scenario)
    texts = {
        "places": places_text(scenario, places_of(scenario, folder), separator),
        "lines": lines_text(scenario, separator),
    }
    paths = tables_beside(stem)
    named = {paths[name]: text for name, text in texts.items()}
    return {path: f"\ufeff{text}".encode() for path, text in named.items()}


def geojson_file(
    scenario: Scenario, places: Places, *, cells: bool = True, edges: bool = False
) -> bytes:
    """The map for programs of geography."""
    from model.exports.geojson import geojson_text

    return geojson_text(scenario, places, cells=cells, edges=edges).encode()


def tiled_files(scenario: Scenario, out: Path, theme_name: str = "classic") -> dict[Path, bytes]:
    """The map for Tiled, and the picture of its tiles beside it. CannotExport says why not."""
    from drawing.exporting.tile_picture import tile_picture
    from drawing.themes.theme import NoSuchTheme, theme
    from model.exports.tiled import MARK, board_of, grid_of, tiles_of, tmj_text

    picture = tiles_beside(out)
    try:
        colours = theme(theme_name)
    except NoSuchTheme as trouble:
        raise CannotDraw(str(trouble)) from None
    board = board_of(scenario)
    text = tmj_text(scenario, picture.name)
    lattice = grid_of(board)
    tiles = tile_picture(tiles_of(board), MARK, lattice.tile, lattice.side, colours)
    return {picture: tiles, out: text.encode()}
