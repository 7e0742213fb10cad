"""What a new map can begin as: an empty board of each family of games, or a bundled scenario."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from editor.document.new_map_result import Made
from editor.edits.blank_things import blank
from editor.edits.things import added
from editor.systems.scan import modules_in_systems
from editor.widgets.forms.rule_choices import system_title
from editor.words import tr
from model.boards.routes import Line, RouteBoard
from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import beside, open_file
from model.forms.frozen import dataclass
from model.imports.naming import id_of
from model.notation import Point
from model.rules.new_scenario import LARGEST_SIDE, new_scenario
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from model.scenario.things import Players
from model.systems import described, system_names
from model.systems.system import BoardKind

SMALL: Final[Mapping[BoardKind, str]] = {"mileposts": "12x8", "hexes": "7x5", "routes": "7x5"}
"""The board on the picture of a template."""
ROUTES: Final = {"a": (0, 1), "b": (3, 0), "c": (7, 1), "d": (4, 3), "e": (8, 5), "f": (1, 5)}
"""Cities of the picture of a graph."""
LARGEST: Final = LARGEST_SIDE
MOST_PLAYERS: Final = 20


@dataclass(frozen=True, slots=True)
class Template:
    """One way to begin."""

    name: str
    title: str
    about: str
    system: str = ""
    path: Path | None = None
    make: Callable[[], Scenario] | None = None
    """Makes the map, where it is no empty board and no file."""

    @property
    def is_empty_board(self) -> bool:
        return self.path is None and self.make is None

    @property
    def has_size(self) -> bool:
        return self.is_empty_board

    @property
    def usual_players(self) -> tuple[int, int]:
        return described(self.system).usual_players

    @property
    def usual_size(self) -> tuple[int, int]:
        return described(self.system).usual_size if self.has_size else (0, 0)


@dataclass(frozen=True, slots=True)
class Beginning:
    """What was chosen besides the template."""

    title: str = ""
    size: tuple[int, int] = (60, 40)
    preset: str = ""
    players: tuple[int, int] | None = None
    """The fewest and the most; None for as many as is usual in the family of games."""


def templates() -> list[Template]:
    """Empty boards first, then what systems bring along, then the bundled scenarios.

    A system brings `TEMPLATES` in its part `templates`.
    """
    about: dict[BoardKind, str] = {
        "mileposts": tr("An empty lattice of mileposts"),
        "hexes": tr("An empty board of hexes"),
        "routes": tr("An empty graph of routes"),
    }
    empty = [
        Template(system, system_title(system), about[described(system).board], system)
        for system in system_names()
    ]
    own = [one for module in modules_in_systems("templates") for one in module.TEMPLATES]
    return [*empty, *own, *map(_bundled, bundled_scenarios().items())]


def _bundled(named: tuple[str, Path]) -> Template:
    name, path = named
    return Template(name, _title_in(path) or name, tr("A whole scenario to begin from"), path=path)


def _title_in(path: Path) -> str:
    """The title of a bundled file, from its first lines: reading it all would take a second."""
    with path.open(encoding="utf-8") as lines:
        found = (line.partition(":")[2].strip() for line in lines if line.startswith("title:"))
        return next(found, "")


def begun(template: Template, beginning: Beginning) -> Made:
    """The map that a template begins."""
    title = beginning.title.strip()
    if template.path is not None:
        return _copied(template.path, title)
    if template.make is not None:
        made = template.make()
        return Made(replace(made, title=title, id=id_of(title, made.id)) if title else made)
    cols, rows = beginning.size
    name, size = title or tr("Untitled map"), f"{cols}x{rows}"
    made = new_scenario(name, template.system, size, beginning.preset, name)
    if beginning.players is not None:
        made = replace(made, players=Players(*sorted(beginning.players)))
    return Made(made)


def _copied(path: Path, title: str) -> Made:
    """A bundled scenario as a map of one's own, with the files it names."""
    file = open_file(path)
    scenario = file.scenario
    if title and title != scenario.title:
        scenario = replace(scenario, title=title, id=id_of(title, scenario.id))
    return Made(scenario, _files(scenario, path.parent), replace(file, path=None))


def _files(scenario: Scenario, folder: Path) -> Mapping[str, bytes]:
    path = beside(folder, scenario.scenery, ".geojson") if scenario.scenery else None
    return {} if path is None else {path.name: path.read_bytes()}


def example_of(template: Template) -> Scenario:
    """What the picture of a template shows."""
    if template.path is not None:
        return open_file(template.path).scenario
    if template.make is not None:
        return template.make()
    size = SMALL[described(template.system).board]
    empty = new_scenario("example", template.system, size, "", " ")
    return _with_routes(empty) if isinstance(empty.board, RouteBoard) else empty


def _with_routes(scenario: Scenario) -> Scenario:
    """A graph without anything would be an empty sheet: a few lines show what it is for."""
    for name, (x, y) in ROUTES.items():
        where = {"id": name, "name": "", "xy": str(Point(1000 * x, 1000 * y))}
        city = {**blank(scenario, "cities"), **where}
        scenario = apply(scenario, added(scenario, "cities", city))
    lines = [Line(f"{a}-{b}", a, b, 3) for a, b in ("ab", "bc", "cd", "de", "ce", "ad", "df", "fe")]
    return replace(scenario, board=RouteBoard(Things({line.id: line for line in lines})))
