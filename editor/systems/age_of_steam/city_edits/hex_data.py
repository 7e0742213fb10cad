"""What single hexes have of their own, altered key by key; a hex without anything says nothing."""

from collections.abc import Mapping
from typing import Any

from editor.edits.fitted_values import fitting
from model.notation import Cell
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at
from model.systems.age_of_steam.things.part import AgeOfSteamPart, CellData

ROOM = "cells"


def data_at(scenario: Scenario, cell: Cell) -> CellData:
    """What a hex has of its own."""
    found: CellData = scenario.part_as(AgeOfSteamPart).cells.get(str(cell), CellData())
    return found


def with_data(scenario: Scenario, cell: Cell, values: Mapping[str, Any], label: str) -> Change:
    """A hex with other values, as a file says them; None takes one away."""
    is_there = str(cell) in scenario.part_as(AgeOfSteamPart).cells
    said = look_at(scenario, (ROOM, str(cell))) if is_there else {}
    after = {key: value for key, value in {**said, **values}.items() if value is not None}
    return fitting(scenario, {(ROOM, str(cell)): after or None}, label)
