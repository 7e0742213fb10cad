"""`milepost cost` between places of Trains: the cheapest rails, and cheaper ones with cards."""

import json
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from model.abilities.ground import ground_of
from model.boards import grid
from tests.generate.systems.trains.made_boards import made_board, twists_for
from tests.milepost.conftest import Run
from tests.validator.systems.trains.checks.told import RULES, small


def board(folder: Path, **more: str) -> Path:
    path = folder / "small.milepost.yaml"
    path.write_text(small(**more), encoding="utf-8")  # type: ignore[arg-type]
    return path


def test_the_price_is_told_by_what_it_is_for(run: Run, tmp_path: Path) -> None:
    ran = run("cost", board(tmp_path), "Ash", "oak")
    assert ran.code == 0
    assert ran.out.splitlines() == [
        "Ash - Oak: 3 (coin), 5 rails",
        "                    number  price",
        "  field                  4      0",
        "  remote place Oak       1      3",
        "  by way of 0,0, 0,1, 1,1, 2,1, 3,1, 4,2",
    ]


def test_cards_in_play_make_it_cheaper(run: Run, tmp_path: Path) -> None:
    path = board(tmp_path)
    found = json.loads(run("cost", path, "Oak", "Elm", "--json").out)
    assert (found["total"], found["rails"], found["way"]) == (1, 1, ["4,2", "3,2"])
    assert found["with"] == {"viaduct": 0, "underground-digging": 0}
    hills = RULES.replace("stations: 5}", "stations: 5}, costs: {terrain: {field: 2}}")
    ran = run("cost", board(tmp_path, rules=hills), "Ash", "Elm")
    assert "with Underground digging in play it costs 0" in ran.out


def test_what_is_not_there_is_told_in_a_sentence(run: Run, tmp_path: Path) -> None:
    path = board(tmp_path)
    assert 'there is no city or hex "Okk", did you mean oak?' in run("cost", path, "Ash", "Okk").err
    assert "are the same place" in run("cost", path, "Ash", "0,0").err
    island = board(tmp_path, rows=("..~^.", "..~.~", "..~.."))  # type: ignore[arg-type]
    ran = run("cost", island, "Ash", "Elm")
    assert (ran.code, ran.out) == (1, "no track can join Ash and Elm\n")


def test_too_long_a_way_is_told(run: Run, tmp_path: Path) -> None:
    few = RULES.replace("track: 9", "track: 3")
    ran = run("cost", board(tmp_path, rules=few), "Ash", "Oak")
    assert "markers, and a player has 3" in ran.out


@given(st.integers(0, 40))
def test_a_way_is_joined_and_costs_what_its_hexes_cost(seed: int) -> None:
    ground = ground_of(made_board(seed, twists_for(seed)))
    cells = [one.at for one in ground.scenario.cities.values() if one.at is not None]
    line = ground.cheapest(cells[:1], cells[-1:])
    assert line is not None
    assert line.way[0] == cells[0]
    assert line.way[-1] == cells[-1]
    blocked = ground.scenario.blocked
    for one, other in zip(line.way, line.way[1:], strict=False):
        assert other in list(grid.neighbours(one))
        assert not any({edge.a, edge.b} == {one, other} for edge in blocked)
    assert line.total == sum(ground.price_at(cell) or 0 for cell in line.way[1:])
    assert line.total == sum(part.price for part in line.parts)
    assert all(coin < line.total for coin in line.data["with"].values())
