"""Random edits of a scenario, such as an editor makes: each gives a scenario a little different."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import strategies as st

from model.boards import grid
from model.boards.lattice import MilepostBoard
from model.collection import Things, freeze, thaw
from model.notation import Cell, Cells, Corner, Edge, Path, Point
from model.scenario.areas import Area
from model.scenario.scenario import Scenario
from model.scenario.things import Allowed, City, Good, Label, Players, Region, Remark, Water
from model.systems.crayon.things import effects
from model.systems.crayon.things.part import CrayonPart, Demand, Duration, Event, Ferry
from tests.generate.words import AWKWARD, TEXTS

Edit = Callable[[Random, Scenario], Scenario]


def board_of(scenario: Scenario) -> MilepostBoard:
    assert isinstance(scenario.board, MilepostBoard)
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
            {"kind": rng.choice(("small", "medium", "major"))},
        )
    )
    return replace(scenario, cities=edit_thing(rng, scenario.cities, **change))


def add_city(rng: Random, scenario: Scenario) -> Scenario:
    key = new_id(rng, scenario.cities)
    city = City(id=key, name=rng.choice(AWKWARD), kind="small", at=any_cell(rng, scenario))
    return replace(scenario, cities=scenario.cities.put(key, city))


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
    if water.path is not None and rng.random() < 0.5:
        changed = replace(water, path=Path([*water.path[:-1], moved]))
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
        return replace(scenario, goods=scenario.goods.put(key, Good(id=key, chips=3)))
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


def edit_rules(rng: Random, scenario: Scenario) -> Scenario:
    rules = thaw(scenario.rules)
    group, key, value = rng.choice(
        (
            ("win", "cash", rng.randrange(400)),
            ("win", "majors", 2),
            ("rent", "fee", 5),
            ("city", "small", {"max_players": rng.choice((None, 1))}),
            ("cost", "terrain", {"swamp": 2, "forest": 1}),
        )
    )
    if rng.random() < 0.3:
        rules.pop(group, None)
    else:
        rules[group] = {**rules.get(group, {}), key: value}
    return replace(scenario, rules=freeze(rules))


def with_part(scenario: Scenario, **changes: Any) -> Scenario:
    return replace(scenario, part=replace(scenario.part_as(CrayonPart), **changes))


def edit_cards(rng: Random, scenario: Scenario) -> Scenario:
    demands = scenario.part_as(CrayonPart).demands
    if rng.random() < 0.3 and demands:
        return with_part(scenario, demands=drop_thing(rng, demands))
    card = tuple(Demand(f"city-{n}", "coal", rng.randrange(50)) for n in range(rng.randint(1, 4)))
    return with_part(scenario, demands=demands.put(str(rng.randrange(200)), card))


def edit_events(rng: Random, scenario: Scenario) -> Scenario:
    events = scenario.part_as(CrayonPart).events
    if rng.random() < 0.5 and events:
        key = rng.choice(list(events))
        effect = rng.choice((effects.Reshuffle(), effects.Bonus(5), effects.LoseLoad(count=2)))
        more = replace(events[key], effects=(*events[key].effects, effect), text=any_text(rng))
        return with_part(scenario, events=events.put(key, more))
    key = new_id(rng, events)
    event = Event(id=key, name="Flood", duration=Duration("turns", 2), effects=(effects.NoMove(),))
    return with_part(scenario, events=events.put(key, event))


def edit_ferries(rng: Random, scenario: Scenario) -> Scenario:
    ferries = scenario.part_as(CrayonPart).ferries
    if rng.random() < 0.3 and ferries:
        return with_part(scenario, ferries=drop_thing(rng, ferries))
    key = new_id(rng, ferries)
    ports = Cells((any_cell(rng, scenario), any_cell(rng, scenario)))
    return with_part(scenario, ferries=ferries.put(key, Ferry(id=key, ports=ports, cost=4)))


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


EDITS: tuple[Edit, ...] = (
    *(paint, paint, resize, edit_city, edit_city, add_city, edit_water, edit_blocked, edit_good),
    *(edit_region, edit_head, edit_rules, edit_cards, edit_events, edit_ferries, edit_notes),
    drop_any,
)


def edited(scenario: Scenario, seed: int, count: int = 1) -> Scenario:
    """The scenario after so many random edits, the same for the same seed."""
    rng = Random(f"edits {seed}")
    for _ in range(count):
        scenario = rng.choice(EDITS)(rng, scenario)
    return scenario


def edits(most: int = 6) -> st.SearchStrategy[Callable[[Scenario], Scenario]]:
    """Functions that edit a scenario a few times; they shrink to fewer edits."""

    def of(seed: int, count: int) -> Callable[[Scenario], Scenario]:
        return lambda scenario: edited(scenario, seed, count)

    return st.builds(of, st.integers(0, 9999), st.integers(0, most))
