"""Random edits of a scenario, such as an editor makes: each gives a scenario a little different."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import strategies as st

from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.terrain import TerrainBoard
from model.collection import Things
from model.notation import Cell, Corner, Edge, Path, Point
from model.scenario.areas import Area
from model.scenario.own_classes import city_class, good_class
from model.scenario.scenario import Scenario
from model.scenario.things import Allowed, Label, Players, Region, Remark, Water
from model.systems import described, part_of
from tests.generate.words import AWKWARD, TEXTS

Edit = Callable[[Random, Scenario], Scenario]


def board_of(scenario: Scenario) -> MilepostBoard | HexBoard:
    assert isinstance(scenario.board, MilepostBoard | HexBoard)
    return scenario.board


def any_cell(rng: Random, scenario: Scenario) -> Cell:
    cols, rows = board_of(scenario).size
    return Cell(rng.randrange(cols), rng.randrange(rows))


def any_text(rng: Random) -> str:
    return rng.choice(("", "Short.", *AWKWARD, *TEXTS))


def paint(rng: Random, scenario: Scenario) -> Scenario:
    """A stroke of a few cells, sometimes with a kind that the legend lacks."""
    kinds = ("clear", "mountain", "desert", "swamp", "forest", None)
    cells = {any_cell(rng, scenario): rng.choice(kinds) for _ in range(rng.randint(1, 5))}
    return replace(scenario, board=board_of(scenario).with_painted(cells))


def resize(rng: Random, scenario: Scenario) -> Scenario:
    """One column more on the right, as clear land."""
    board = board_of(scenario)
    rows = tuple(f"{row}." for row in board.terrain)
    size = board.size._replace(cols=board.size.cols + 1)
    return replace(scenario, board=replace(board, size=size, terrain=rows))


def edit_thing(rng: Random, things: Things[Any], **changes: Any) -> Things[Any]:
    if not things:
        return things
    key = rng.choice(list(things))
    return things.put(key, replace(things[key], **changes))


def drop_thing(rng: Random, things: Things[Any]) -> Things[Any]:
    return things.drop(rng.choice(list(things))) if things else things


def new_id(rng: Random, things: Things[Any]) -> str:
    fresh = (f"new-{number}" for number in range(100_000))
    return next(name for name in fresh if name not in things and rng.random() < 0.5)


def edit_city(rng: Random, scenario: Scenario) -> Scenario:
    change: dict[str, Any] = rng.choice(
        (
            {"name": any_text(rng).split("\n")[0] or "x"},
            {"at": any_cell(rng, scenario)},
            {"names": Things({"zh": rng.choice(AWKWARD)})},
            {"names": Things()},
            {"supplies": tuple(rng.sample(list(scenario.goods), min(2, len(scenario.goods))))},
            {"supplies": ()},
            {"members": tuple(grid.disc(Cell(5, 5), 1))},
            {"tags": ("capital",)},
            {"kind": rng.choice(_kinds(scenario))},
        )
    )
    return replace(scenario, cities=edit_thing(rng, scenario.cities, **change))


def add_city(rng: Random, scenario: Scenario) -> Scenario:
    key = new_id(rng, scenario.cities)
    name, kind = rng.choice(AWKWARD), _kinds(scenario)[0]
    city = city_class(scenario.system)(id=key, name=name, kind=kind, at=any_cell(rng, scenario))
    return replace(scenario, cities=scenario.cities.put(key, city))


def _kinds(scenario: Scenario) -> list[str]:
    return [kind.word for kind in described(scenario.system).kinds] or [""]


def edit_water(rng: Random, scenario: Scenario) -> Scenario:
    """Another vertex, or another edge the designer insists on."""
    if not scenario.waters:
        key = new_id(rng, scenario.waters)
        path = Path([Corner(1, 1, "n"), Corner(1, 1, "s")])
        water = Water(id=key, kind="river", path=path, surcharge=3)
        return replace(scenario, waters=scenario.waters.put(key, water))
    key = rng.choice(list(scenario.waters))
    water = scenario.waters[key]
    moved = Point(rng.randrange(9999), rng.randrange(9999))
    if water.courses and rng.random() < 0.5:
        first, *others = water.courses
        reshaped = Path([*first[:-1], moved])
        # Mostly one course runs another way; but arms come, and go again.
        kept = rng.choice((others, others, [*others, first], []))
        changed = water.with_courses([reshaped, *kept])
    else:
        edge = Edge.of(Cell(3, 3), rng.choice(grid.neighbours(Cell(3, 3))))
        changed = replace(water, also_crosses=(*water.also_crosses, edge), surcharge=None)
    return replace(scenario, waters=scenario.waters.put(key, changed))


def edit_blocked(rng: Random, scenario: Scenario) -> Scenario:
    edge = Edge.of(Cell(2, 2), rng.choice(grid.neighbours(Cell(2, 2))))
    kept = tuple(other for other in scenario.blocked if other != edge)
    return replace(scenario, blocked=kept if edge in scenario.blocked else (*kept, edge))


def edit_good(rng: Random, scenario: Scenario) -> Scenario:
    if rng.random() < 0.5:
        key = new_id(rng, scenario.goods)
        good = good_class(scenario.system)(id=key, chips=3)
        return replace(scenario, goods=scenario.goods.put(key, good))
    chips = rng.randint(0, 6)
    return replace(scenario, goods=edit_thing(rng, scenario.goods, chips=chips))


def edit_region(rng: Random, scenario: Scenario) -> Scenario:
    cells = tuple(any_cell(rng, scenario) for _ in range(rng.randint(0, 40)))
    if rng.random() < 0.4 or not scenario.regions:
        key = new_id(rng, scenario.regions)
        area = Area.parse("within(2, all) minus all")
        region = Region(id=key, name=rng.choice(AWKWARD), cells=cells, area=area)
        return replace(scenario, regions=scenario.regions.put(key, region))
    return replace(scenario, regions=edit_thing(rng, scenario.regions, cells=cells))


def edit_head(rng: Random, scenario: Scenario) -> Scenario:
    change: dict[str, Any] = rng.choice(
        (
            {"title": rng.choice(AWKWARD)},
            {"notes": any_text(rng)},
            {"credits": any_text(rng)},
            {"players": Players(rng.randint(1, 3), rng.randint(4, 6))},
            {"house_rules": tuple(rng.sample(TEXTS, rng.randint(0, 3)))},
            {"variants": tuple(rng.sample(("fast-trains", "four-cards", "branching"), 2))},
            {"scenery": rng.choice(("", "./other.geojson"))},
            {"id": "renamed"},
            {"picture": None},
        )
    )
    return replace(scenario, **change)


def edit_notes(rng: Random, scenario: Scenario) -> Scenario:
    """Labels, remarks and accepted findings come and go."""
    key = new_id(rng, scenario.labels)
    at = Point(rng.randrange(5000), rng.randrange(5000))
    label = Label(id=key, text=any_text(rng), at=at)
    remark = Remark(id="new", text=any_text(rng) or "x", at=any_cell(rng, scenario))
    allowed = Allowed(code="MAP001", place=rng.choice(("", "1,1")), reason=any_text(rng))
    allow_key = f"MAP001 {allowed.place}".strip()
    change: dict[str, Any] = rng.choice(
        (
            {"labels": scenario.labels.put(key, label)},
            {"labels": drop_thing(rng, scenario.labels)},
            {"remarks": scenario.remarks.put("new", remark)},
            {"remarks": drop_thing(rng, scenario.remarks)},
            {"allow": scenario.allow.put(allow_key, allowed)},
            {"allow": drop_thing(rng, scenario.allow)},
            {"art": drop_thing(rng, scenario.art)},
        )
    )
    return replace(scenario, **change)


def drop_any(rng: Random, scenario: Scenario) -> Scenario:
    name = rng.choice(("cities", "waters", "goods", "regions", "shapes"))
    change: dict[str, Any] = {name: drop_thing(rng, getattr(scenario, name))}
    return replace(scenario, **change)


ON_CELLS: tuple[Edit, ...] = (
    *(paint, paint, resize, edit_city, edit_city, add_city, edit_water, edit_blocked, edit_good),
    edit_region,
)
"""Edits of a board of cells, and of what lies on it."""


def edits_of(scenario: Scenario) -> tuple[Edit, ...]:
    """The edits that go with a scenario, those of its system among them."""
    own = part_of("tests.generate", scenario.system, "edits")
    made: tuple[Edit, ...] = () if own is None else own.EDITS
    if not isinstance(scenario.board, TerrainBoard):
        return (edit_good, edit_head, *made, drop_any)
    return (*ON_CELLS, edit_head, *made, edit_notes, drop_any)


def edited(scenario: Scenario, seed: int, count: int = 1) -> Scenario:
    """The scenario after so many random edits, the same for the same seed."""
    rng = Random(f"edits {seed}")
    for _ in range(count):
        scenario = rng.choice(edits_of(scenario))(rng, scenario)
    return scenario


def edits(most: int = 6) -> st.SearchStrategy[Callable[[Scenario], Scenario]]:
    """Functions that edit a scenario a few times; they shrink to fewer edits."""

    def of(seed: int, count: int) -> Callable[[Scenario], Scenario]:
        return lambda scenario: edited(scenario, seed, count)

    return st.builds(of, st.integers(0, 9999), st.integers(0, most))
