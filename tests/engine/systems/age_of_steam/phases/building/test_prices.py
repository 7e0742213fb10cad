"""What tiles cost by the base rules: first tiles, towns, replacements, redirects."""

import pytest

from tests.engine.systems.age_of_steam.phases.building.games import building, cash, play


@pytest.mark.rule("AOS-BUILD-05")
@pytest.mark.parametrize(
    ("terrain", "simple", "coexist", "crossing"),
    [("plain", 2, 3, 4), ("river", 3, 4, 5), ("mountain", 4, 5, 6)],
)
def test_the_first_tile_is_priced_by_terrain_and_class(
    terrain: str, simple: int, coexist: int, crossing: int
) -> None:
    sign = {"plain": ".", "river": "~", "mountain": "^"}[terrain]
    around = [("a", "0,1"), ("b", "1,0"), ("c", "2,1"), ("d", "1,2")]
    cities = [{"id": key, "name": key, "kind": "city", "at": at} for key, at in around]
    for text, price in [
        ("lay 1,1 0-3", simple),
        ("lay 1,1 0-3 4-5", coexist),
        ("lay 1,1 0-3 1-4", crossing),
    ]:
        game = building(terrain=("...", f".{sign}.", "..."), cities=cities)
        play(game, text)
        assert cash(game) == 40 - price


@pytest.mark.rule("AOS-BUILD-06")
@pytest.mark.rule("AOS-BOARD-03")
@pytest.mark.parametrize(("exits", "price"), [("3", 2), ("0-3", 3), ("0-1-3", 4)])
def test_a_town_costs_a_dollar_and_one_for_each_exit(exits: str, price: int) -> None:
    game = building(terrain=("..^^.", "_~.._"))
    play(game, "lay 1,0 0-3", f"town 2,0 {exits}")
    assert cash(game) == 40 - 2 - price


@pytest.mark.rule("AOS-BUILD-07")
def test_redirecting_costs_2_whatever_the_terrain() -> None:
    game = building(terrain=("..^", "^^."), cities=[
        {"id": "ash", "name": "Ash", "kind": "city", "at": "0,0"},
    ], players=1)  # fmt: skip
    play(game, "lay 0,1 0-4", "done")
    before = cash(game)
    play(game, "lay 0,1 4-5")
    assert before - cash(game) == 2


@pytest.mark.rule("AOS-BUILD-07")
def test_a_crossing_costs_3_a_coexisting_tile_2_a_town_3() -> None:
    around = [("a", "0,1"), ("b", "1,0"), ("c", "2,1"), ("d", "1,2"), ("e", "2,0")]
    cities = [{"id": key, "name": key, "kind": "city", "at": at} for key, at in around]
    for text, price in [("lay 1,1 0-3 1-4", 3), ("lay 1,1 0-3 4-5", 2)]:
        game = building(terrain=("...", ".^.", "..."), cities=cities, players=1)
        play(game, "lay 1,1 0-3", "done")
        before = cash(game)
        play(game, text)
        assert before - cash(game) == price
    town = [*cities, {"id": "t", "name": "T", "kind": "town", "at": "1,1"}]
    game = building(terrain=("...", ".^.", "..."), cities=town, players=1)
    play(game, "town 1,1 0", "done")
    before = cash(game)
    play(game, "town 1,1 0-1-3-4 x1")
    assert before - cash(game) == 3


@pytest.mark.rule("AOS-BUILD-08")
@pytest.mark.parametrize(
    ("how", "one", "two"), [("per-section", 2, 4), ("flat", 2, 2), ("by-new-tile", 2, 3)]
)
def test_redirects_on_a_complex_tile_are_priced_by_section(how: str, one: int, two: int) -> None:
    cities = [
        {"id": "a", "name": "A", "kind": "city", "at": "0,1"},
        {"id": "b", "name": "B", "kind": "city", "at": "1,0"},
    ]
    rules = {"prices": {"replace": {"complex_redirect": how}}}
    for text, price in [("lay 1,1 1-3 4-5", one), ("lay 1,1 0-3 1-4", two)]:
        game = building(rules, terrain=("...", "...", "..."), cities=cities, players=1)
        play(game, "lay 1,1 0-4 1-3", "done")
        before = cash(game)
        play(game, text)
        assert before - cash(game) == price
