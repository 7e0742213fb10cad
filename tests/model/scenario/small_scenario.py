"""A small scenario to be changed, step by step."""

from collections.abc import Callable
from typing import Any

from model.boards.lattice import MilepostBoard
from model.boards.terrain import Size
from model.collection import Things
from model.forms.form import Step
from model.notation import Cell
from model.scenario.change import Change, apply
from model.scenario.scenario import Scenario
from model.scenario.things import City
from tests.generate.own_classes import part_class

ASTON = City(id="aston", name="Aston", kind="small", at=Cell(1, 1))
BOARD = MilepostBoard(Size(4, 3), Things({".": "clear", "^": "mountain"}), ("....", "....", "...."))
SMALL = Scenario(
    id="small",
    system="crayon",
    board=BOARD,
    cities=Things({"aston": ASTON}),
    part=part_class("crayon")(),
)

Editing = Callable[[Scenario], Scenario]


def to(scenario: Scenario, *steps: tuple[tuple[str, ...], Any, Any]) -> Scenario:
    return apply(scenario, Change("", tuple(Step(*step) for step in steps)))
