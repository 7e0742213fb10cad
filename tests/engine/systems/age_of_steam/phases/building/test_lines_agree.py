"""What `milepost cost` tells of a line is what a builder pays who lays it tile by tile."""

from typing import Any

import pytest

from model.systems.age_of_steam.ground.ground import ground_of
from model.systems.age_of_steam.lines.line import Line
from model.systems.age_of_steam.track.land import NONE, Land
from model.systems.age_of_steam.track.shapes import exits_text
from tests.engine.systems.age_of_steam.phases.building.games import building, cash, play, scenario

BOARD: dict[str, Any] = {
    "terrain": (".~....", "..^.~.", ".~..^.", "...w.."),
    "cities": [
        {"id": "ash", "name": "Ash", "kind": "city", "at": "0,1"},
        {"id": "elm", "name": "Elm", "kind": "town", "at": "3,1"},
        {"id": "fir", "name": "Fir", "kind": "city", "at": "1,3"},
        {"id": "oak", "name": "Oak", "kind": "city", "at": "5,2"},
        {"id": "yew", "name": "Yew", "kind": "town", "at": "4,0"},
    ],
    "cells": {"2,2": {"price": 7}},
    "blocked": ["0,1 1,1"],
    "special_links": [{"id": "ferry", "ends": ["ash", "oak"], "cost": [4, 6]}],
}
"""Every sort of price on one board: terrain, towns, a printed price, a special link."""
RULES = {"build": {"limit": 20}, "start": {"cash": 200}}


def _typed(land: Land, line: Line) -> list[str]:
    """The line as a builder types it."""
    laid = []
    for hex_, exits in zip(line.hexes, line.exits, strict=True):
        word = "lay" if land.stop[hex_] == NONE else "town"
        laid.append(f"{word} {land.cells[hex_]} {exits_text(exits)}")
    return [*laid, *(f"claim {link}" for link in line.claims)]


@pytest.mark.rule("AOS-BUILD-05")
@pytest.mark.rule("AOS-BUILD-06")
@pytest.mark.rule("AOS-BUILD-29")
@pytest.mark.parametrize("start", ["ash", "fir", "oak"])
@pytest.mark.parametrize("goal", ["ash", "elm", "fir", "oak", "yew"])
def test_a_line_from_a_city_costs_what_its_tiles_and_claims_do(start: str, goal: str) -> None:
    ground = ground_of(scenario(RULES, **BOARD))
    ends = (start, goal)
    if start == goal:
        assert ground.line(*ends) is None
        return
    for line in (ground.line(*ends), ground.link(*ends)):
        assert line is not None
        game = building(RULES, **BOARD)
        before = cash(game)
        play(game, *_typed(ground.land, line))
        assert before - cash(game) == line.money
