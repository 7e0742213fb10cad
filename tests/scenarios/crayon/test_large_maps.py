"""China and North America: as rich as the rules ask for, and where a traveller expects things."""

from functools import cache
from typing import get_args

import pytest

from model.boards import grid
from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import load
from model.notation import Cell, Corner
from model.scenario.scenario import Scenario
from model.systems.crayon.ground.ground import CrayonGround, ground_of
from model.systems.crayon.things import effects
from model.systems.crayon.things.part import CrayonPart

MAPS = ("china", "north-america")


@cache
def scenario(name: str) -> Scenario:
    return load(bundled_scenarios()[name])


@cache
def ground(name: str) -> CrayonGround:
    return ground_of(scenario(name))


def part(name: str) -> CrayonPart:
    return scenario(name).part_as(CrayonPart)


def at(name: str, city: str) -> Cell:
    found = scenario(name).cities[city].at
    assert found is not None
    return found


def place(name: str, city: str) -> tuple[float, float]:
    return grid.position(at(name, city))


def is_by(name: str, city: str, river: str) -> bool:
    """Whether a river runs beside a city, or through its red area."""
    path = scenario(name).waters[river].path
    cells = {cell for c in path or () if isinstance(c, Corner) for cell in grid.cells_at(c)}
    here = at(name, city)
    reach = 1 if scenario(name).cities[city].kind == "major" else 0
    return any(grid.distance(here, cell) <= reach for cell in cells)


class TestTheNumbers:
    def test_of_china_are_those_of_the_printed_game(self) -> None:
        cities = scenario("china").cities.values()
        assert len(cities) == 52
        assert sum(city.kind == "major" for city in cities) == 4
        assert sum(city.overseas for city in cities) == 2
        assert sum(good.chips for good in scenario("china").goods.values()) == 100
        assert len(part("china").demands) == 136
        assert sum(event.count for event in part("china").events.values()) == 20
        assert len(part("china").links) == 4
        assert [ferry.name for ferry in part("china").ferries.values()] == ["Dalian Ferry"]

    def test_of_north_america_are_those_of_the_printed_game(self) -> None:
        cities = scenario("north-america").cities.values()
        assert len(cities) == 51
        assert sum(city.kind == "major" for city in cities) == 6
        assert len(part("north-america").demands) == 136
        assert sum(event.count for event in part("north-america").events.values()) == 20

    @pytest.mark.parametrize("name", MAPS)
    def test_are_declared_so_that_a_slip_is_found(self, name: str) -> None:
        declared = scenario(name).rules["declared"]
        assert {"chips", "cities", "demand_cards", "event_cards", "majors"} == set(declared)


class TestTheEconomy:
    @pytest.mark.parametrize("name", MAPS)
    def test_has_something_in_every_city(self, name: str) -> None:
        assert all(city.supplies for city in scenario(name).cities.values())

    @pytest.mark.parametrize("name", MAPS)
    def test_asks_for_something_in_every_city(self, name: str) -> None:
        asked = [demand.city for card in part(name).demands.values() for demand in card]
        assert all(asked.count(city) >= 7 for city in scenario(name).cities)

    @pytest.mark.parametrize("name", MAPS)
    def test_has_chips_for_every_train(self, name: str) -> None:
        most = max(train.capacity for train in ground(name).rules.trains.values())
        assert all(good.chips >= most for good in scenario(name).goods.values())


class TestTheEvents:
    def test_of_china_are_of_every_type(self) -> None:
        used = {type(e) for card in part("china").events.values() for e in card.effects}
        every = set(get_args(get_args(effects.Effect)[0])) - {effects.Reshuffle}
        assert used == every

    def test_of_china_have_two_floods(self) -> None:
        floods = [card for card in part("china").events if card.startswith("flood")]
        assert len(floods) == 2


class TestChina:
    def test_has_names_in_both_scripts(self) -> None:
        found = scenario("china")
        named: list[tuple[str, Things[str]]] = [
            *((city.id, city.names) for city in found.cities.values()),
            *((good.id, good.names) for good in found.goods.values()),
            *((region.id, region.names) for region in found.regions.values()),
            *((water.id, water.names) for water in found.waters.values() if water.name),
        ]
        assert [name for name, names in named if not names.get("zh")] == []

    def test_has_dry_rivers_a_dry_lake_and_four_deserts(self) -> None:
        kinds = [water.kind for water in scenario("china").waters.values()]
        assert kinds.count("dry-river") == 2
        assert kinds.count("dry-lake") == 1
        deserts = [r.id for r in scenario("china").regions.values() if r.kind == "desert"]
        assert deserts == ["gobi", "gurbantunggut", "qaidam", "taklamakan"]

    @pytest.mark.parametrize("city", ["chongqing", "yichang", "wuhan", "nanjing", "shanghai"])
    def test_has_the_yangtze_by_its_cities(self, city: str) -> None:
        assert is_by("china", city, "yangtze")

    @pytest.mark.parametrize("city", ["lanzhou", "baotou", "zhengzhou", "jinan"])
    def test_has_the_huang_he_by_its_cities(self, city: str) -> None:
        assert is_by("china", city, "huang-he")

    def test_has_high_mountains_around_lhasa_and_plains_around_zhengzhou(self) -> None:
        board = ground("china").board
        tibet = [board.kind_at(c) for c in grid.ring(at("china", "lhasa"), 2) if board.has(c)]
        plain = [board.kind_at(c) for c in grid.ring(at("china", "xuzhou"), 2) if board.has(c)]
        assert set(tibet) <= {"alpine", "mountain"}
        assert set(plain) == {"clear"}

    def test_parts_the_cities_at_the_mouth_of_the_pearl_river(self) -> None:
        bay = [at("china", city) for city in ("guangzhou", "shenzhen", "hong-kong")]
        assert all(grid.distance(a, b) >= 2 for a in bay for b in bay if a != b)

    def test_serves_taiwan_by_one_link_for_all_and_three_for_two(self) -> None:
        rooms = {link.name: link.max_players for link in part("china").links.values()}
        assert rooms.pop("Hong Kong Link") is None
        assert list(rooms.values()) == [2, 2, 2]
        served = [set(link.serves) for link in part("china").links.values()]
        assert served == [{"kaohsiung", "taipei"}] * 4


class TestNorthAmerica:
    def test_lets_the_great_lakes_be_crossed_at_few_places_only(self) -> None:
        great = ("lake-superior", "lake-michigan", "lake-huron", "lake-erie", "lake-ontario")
        network = ground("north-america").network
        for lake in great:
            edges = ground("north-america").edges_over(lake)
            listed = scenario("north-america").waters[lake].crossable
            assert set(listed) <= set(edges)
            for edge in edges:
                a, b = network.index(edge.a), network.index(edge.b)
                assert (b in network.ways(a)) == (edge in listed), f"{lake} {edge}"

    @pytest.mark.parametrize("city", ["minneapolis", "st-louis", "memphis", "new-orleans"])
    def test_has_the_mississippi_by_its_cities(self, city: str) -> None:
        assert is_by("north-america", city, "mississippi")

    @pytest.mark.parametrize(
        ("river", "city"),
        [
            ("missouri", "omaha"),
            ("missouri", "kansas-city"),
            ("ohio", "cincinnati"),
            ("ohio", "pittsburgh"),
            ("columbia", "portland"),
            ("rio-grande", "el-paso"),
            ("st-lawrence", "montreal"),
            ("potomac", "washington"),
            ("puget-sound", "seattle"),
        ],
    )
    def test_has_its_rivers_and_sounds_by_their_cities(self, river: str, city: str) -> None:
        assert is_by("north-america", city, river)

    def test_has_mountains_west_of_denver_and_plains_east_of_it(self) -> None:
        board, (col, row) = ground("north-america").board, at("north-america", "denver")
        west = [board.kind_at(Cell(col - step, row)) for step in range(2, 8)]
        east = [board.kind_at(Cell(col + step, row)) for step in range(2, 8)]
        assert set(west) == {"mountain"}
        assert set(east) == {"clear"}

    def test_has_three_coasts_and_a_border_as_regions(self) -> None:
        kinds = {r.id: r.kind for r in scenario("north-america").regions.values()}
        assert [name for name, kind in kinds.items() if kind == "coast"] == [
            "atlantic-coast",
            "gulf-coast",
            "pacific-coast",
        ]
        assert kinds["canadian-border"] == "border"

    def test_lies_as_on_every_map(self) -> None:
        order = ["seattle", "denver", "kansas-city", "chicago", "new-york"]
        assert [*order] == sorted(order, key=lambda city: place("north-america", city)[0])
        down = ["winnipeg", "minneapolis", "omaha", "kansas-city", "dallas", "houston"]
        assert [*down] == sorted(down, key=lambda city: place("north-america", city)[1])
