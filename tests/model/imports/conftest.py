"""Systems that are put beside Milepost for a test: two that bring nothing, one with parts."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import model.systems
from model.systems import _models
from model.systems.system import SystemModel

BARE = SystemModel(name="bare", title="Bare", order=90)
KINDLESS = SystemModel(name="kindless", title="Kindless", order=91, kinds=())
FILES = {
    "__init__.py": '''
"""A system of mines."""

from model.systems.system import KindOfCity, SystemModel


def _city():
    from model.systems.mines.things import MineCity

    return MineCity


def _part():
    from model.systems.mines.things import MinePart

    return MinePart


SYSTEM = SystemModel(
    name="mines",
    title="Mines",
    kinds=(
        KindOfCity("town", "mining town", "mining towns", "dot", 1),
        KindOfCity("city", "city", "cities", "square", 3),
    ),
    city=_city,
    part=_part,
)
''',
    "things.py": '''
"""Things of the system of mines."""

from dataclasses import dataclass, field

from model.collection import Things
from model.forms.hints import Id, IdSet
from model.notation import Cell
from model.scenario.things import City


@dataclass(frozen=True, slots=True, kw_only=True)
class MineCity(City):
    growth: int = 2
    colours: IdSet = ()
    open: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Mine:
    id: Id
    at: Cell
    depth: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Tunnel:
    id: Id
    ends: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class MinePart:
    mines: Things[Mine] = field(default_factory=Things)
    tunnels: Things[Tunnel] = field(default_factory=Things)
''',
    "rules/__init__.py": '"""Rules of mines."""',
    "rules/terrain_prices.py": '''
"""What building costs among mines."""


def terrain_prices(scenario):
    return {"clear": 1, "hills": 2}
''',
    "geography/__init__.py": '"""Mines from geography."""',
    "geography/geojson.py": '''
"""Tunnels as lines."""

SHAPES = {"tunnels": lambda atlas, tunnel: atlas.line(tunnel.ends)}
DRAWN = {"tunnels": ("ends",)}
''',
    "geography/tiled.py": '''
"""Mines as points."""

from model.exports.tiled import place_in
from model.imports.tiled.meanings import Objects
from model.systems.mines.things import Mine


def _read(reader, drawn, said):
    return {"at": str(reader.cell_under(drawn))}


OBJECTS = {"mines": Objects(Mine, "mine", "#000000", lambda t: [place_in(t["at"])], _read)}
''',
    "geography/fitting_rules.py": '''
"""Rules that fit a map of mines."""


def fitting_rules(scenario):
    return scenario.rules.put("fewest", len(scenario.cities))
''',
    "geography/additions.py": '''
"""A mine in every land."""

from model.collection import Things
from model.imports.geo.additions import Additions
from model.systems.mines.things import Mine, MinePart


class Mines(Additions):
    def __init__(self, land):
        self.cells = [min(part) for part in land.parts]

    def troubles(self):
        yield "a mine wants a look"

    def counts(self):
        return {"mines": len(self.cells)}

    def part(self, system, cities, ids):
        mines = [Mine(id=ids.fresh("mine", "mine"), at=cell) for cell in self.cells]
        return MinePart(mines=Things({mine.id: mine for mine in mines}))


def additions(land):
    return Mines(land)
''',
}


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(_models(), BARE.name, BARE)
    return BARE.name


@pytest.fixture
def kindless(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(_models(), KINDLESS.name, KINDLESS)
    return KINDLESS.name


@pytest.fixture(scope="module")
def mines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A system with parts; for a whole module, as Python keeps what it imported."""
    folder = tmp_path_factory.mktemp("beside")
    for name, text in FILES.items():
        file = folder / "mines" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.lstrip("\n") + "\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(model.systems, "__path__", [*model.systems.__path__, str(Path(folder))])
        from importlib import import_module

        patch.setitem(_models(), "mines", import_module("model.systems.mines").SYSTEM)
        yield "mines"
