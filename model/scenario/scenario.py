"""Scenario: everything one file says, as an immutable value."""

from dataclasses import field
from typing import Any, TypeVar

from model.boards import Board
from model.collection import Things
from model.forms.form import Misfit
from model.forms.frozen import dataclass
from model.forms.hints import EdgeSet, Id, IdSet, Plain
from model.scenario.things import (
    Allowed,
    Art,
    City,
    Good,
    Label,
    OwnVariant,
    Picture,
    Players,
    Region,
    Remark,
    Shape,
    Water,
    put_in_order,
)

FORMAT = 1
"""The version of the format that this Milepost writes."""

Part = TypeVar("Part")


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario. Every field may be empty, because a broken file must open to be repaired."""

    format: int = FORMAT
    id: Id = ""
    title: str = ""
    system: str = ""
    extends: str = ""
    players: Players = field(default_factory=lambda: Players(2, 6))
    credits: str = ""
    license: str = ""
    notes: str = ""
    rules: Plain = field(default_factory=Things)
    variants: IdSet = ()
    own_variants: Things[OwnVariant] = field(default_factory=Things)
    house_rules: tuple[str, ...] = ()
    board: Board | None = None
    waters: Things[Water] = field(default_factory=Things)
    blocked: EdgeSet = ()
    cities: Things[City] = field(default_factory=Things)
    goods: Things[Good] = field(default_factory=Things)
    regions: Things[Region] = field(default_factory=Things)
    labels: Things[Label] = field(default_factory=Things)
    scenery: str = ""
    shapes: Things[Shape] = field(default_factory=Things)
    art: Things[Art] = field(default_factory=Things)
    picture: Picture | None = None
    allow: Things[Allowed] = field(default_factory=Things)
    remarks: Things[Remark] = field(default_factory=Things)
    part: Any = None
    misfits: Things[Misfit] = field(default_factory=Things)
    presets: Things[Any] = field(default_factory=Things, compare=False, repr=False)

    def __post_init__(self) -> None:
        put_in_order(self)

    def part_as(self, kind: type[Part]) -> Part:
        """The system's own part; an empty one where the file says nothing of it."""
        return self.part if isinstance(self.part, kind) else kind()
