"""Maps to draw in tests: the bundled ones and the drafts, on the sheet of any theme."""

from pathlib import Path

from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.themes.theme import theme
from model.bundled import bundled_scenarios
from model.files.scenario_files import load

DRAFTS = Path(__file__).parents[1] / "files" / "drafts"


def map_paths() -> dict[str, Path]:
    """Every bundled scenario, and drafts of which none was made, by their names."""
    drafts = {path.name.split(".")[0]: path for path in sorted(DRAFTS.glob("*.milepost.yaml"))}
    return {**drafts, **{name: Path(path) for name, path in bundled_scenarios().items()}}


def sheet_of(name: str, look: str = "classic", overlay: Overlay | None = None) -> Sheet:
    path = map_paths()[name]
    scenario = load(path)
    mm = usual_mm(scenario)
    return Sheet(scenario, theme(look), mm, str(path.parent), overlay or Overlay())
