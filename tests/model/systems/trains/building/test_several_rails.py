"""Several rails of one card: found whenever they can be laid, and given up in bounded time."""

from pathlib import Path
from random import Random

import pytest

from model.files.scenario_files import load, read_text
from model.notation import Cell
from model.rules.resolving import rules_of
from model.systems.trains.building import rails, several
from model.systems.trains.building.land import Land
from model.systems.trains.building.rails import Builder, affordable
from model.systems.trains.rules.trains_rules import TrainsRules

INLET = load(Path(__file__).parents[4] / "files" / "trains" / "inlet.milepost.yaml")
LAND = Land(INLET, rules_of(INLET, TrainsRules))
WIDE = f"""
format: 1
id: wide
title: Wide
system: trains
players: {{min: 2, max: 4}}
rules: {{preset: trains}}
board:
  kind: hexes
  size: [24, 24]
  legend: {{"r": river, "^": mountain}}
  terrain: |
{"".join(f"    {'r^' * 12}{chr(10)}" for _ in range(24))}"""


def in_any_order(builder: Builder, number: int) -> bool:
    """The same by trying everything."""
    found = affordable(builder)
    return number <= 0 or any(in_any_order(builder.after(cell), number - 1) for cell in found)


@pytest.mark.rule("TRN-RAIL-10")
@pytest.mark.rule("TRN-RAIL-06")
@pytest.mark.parametrize("seed", range(40))
def test_they_are_found_whenever_there_is_an_order(seed: int) -> None:
    rng = Random(seed)
    own = {rng.choice(sorted(LAND.open))}
    foreign = {cell: rng.randint(0, 2) for cell in rng.sample(sorted(LAND.open), 30)}
    markers = {cell: number for cell, number in foreign.items() if number and cell not in own}
    for coin in range(7):
        builder = Builder(LAND, own, markers, {"birch": 3, "alder": 1}, coin=coin)
        for number in (1, 2, 3):
            assert several.can_lay(builder, number) == in_any_order(builder, number)


def test_what_no_order_can_pay_or_hold_is_given_up_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by trying all orders, of which there are more than anybody could wait for."""
    board = read_text(WIDE).scenario
    assert not board.misfits
    land = Land(board, rules_of(board, TrainsRules))
    asked: list[Cell] = []

    def counted(builder: Builder, cell: Cell) -> rails.Price:
        asked.append(cell)
        return price(builder, cell)

    price = rails.price
    monkeypatch.setattr(several, "price", counted)
    own = {Cell(col, 12) for col in range(2, 16)}
    poor = Builder(land, own, {}, {}, coin=11)
    assert not several.can_lay(poor, 12)
    assert several.can_lay(poor, 6)
    assert len(asked) < 3 * 24 * 24


def test_after_many_tries_rails_count_as_impossible(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that no card of a stranger can keep a game waiting."""
    builder = Builder(LAND, {Cell(0, 0)}, {}, {}, coin=4)
    assert several.can_lay(builder, 3)
    monkeypatch.setattr(several, "MOST_TRIES", 0)
    assert not several.can_lay(builder, 3)
