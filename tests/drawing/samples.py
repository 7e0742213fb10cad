"""Maps to draw in tests: the bundled ones, the drafts, and games of every system there is."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from drawing.map.picture import picture_of
from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.shapes.symbols import Picture
from drawing.themes.theme import theme
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from model.systems import system_names

DRAFTS = Path(__file__).parents[1] / "files" / "drafts"


def map_paths() -> dict[str, Path]:
    """Every bundled scenario, and drafts of which none was made, by their names."""
    drafts = {path.name.split(".")[0]: path for path in sorted(DRAFTS.glob("*.milepost.yaml"))}
    return {**drafts, **{name: Path(path) for name, path in bundled_scenarios().items()}}


def cell_maps() -> list[str]:
    """The names of those with cells: mileposts or hexes."""
    return [name for name, path in map_paths().items() if b"kind: routes" not in path.read_bytes()]


@cache
def loaded(path: Path) -> Scenario:
    """The scenario of a file, read but once: it is a value, which nobody alters."""
    return load(path)


def sheet_of(name: str, look: str = "classic", overlay: Overlay | None = None) -> Sheet:
    """The sheet of a map: without an overlay always the same one, with what is known about it.

    Who wants to see that something is worked out alike twice takes another by `replace`.
    """
    sheet = _plain_sheet(name, look)
    return sheet if overlay is None else replace(sheet, overlay=overlay)


@cache
def _plain_sheet(name: str, look: str) -> Sheet:
    path = map_paths()[name]
    scenario = loaded(path)
    return Sheet(scenario, theme(look), usual_mm(scenario), str(path.parent))


@cache
def drawn_map(name: str, look: str = "classic") -> Picture:
    """The whole picture of a map, drawn but once."""
    return picture_of(sheet_of(name, look))


def game_maps() -> Mapping[str, Callable[[], Scenario]]:
    """Whole games with goods and cards: the `GAMES` that tests of a system have in `games.py`."""
    found: dict[str, Callable[[], Scenario]] = {}
    for system in system_names():
        folder = f"tests.drawing.systems.{system.replace('-', '_')}"
        if find_spec(folder) is not None and find_spec(f"{folder}.games") is not None:
            found |= import_module(f"{folder}.games").GAMES
    return found
