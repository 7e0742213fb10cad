"""Survey: a scenario as checks look at it, with what is derived from it, each worked out once."""

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from importlib import import_module
from typing import Any, Self

from model.boards.terrain import TerrainBoard
from model.collection import Things
from model.node_tree import to_plain
from model.notation import Cell
from model.rules import ResolvedRules, resolve_rules
from model.scenario import Scenario
from model.scenario_form import write_scenario
from model.systems import system_model

CELLS = "cells"


class Lacking(Exception):
    """Something cannot be worked out of a scenario; the text says why, in a clause."""


class Survey:
    """One scenario and its derived data; what cannot be worked out raises Lacking."""

    def __init__(self, scenario: Scenario, file: Any = None, before: Self | None = None) -> None:
        self.scenario = scenario
        self.file = file
        """The ScenarioFile whose scenario this is, where it stands in a file as it is."""
        self.before = before
        """The survey of an earlier scenario, from which derived data may be patched."""
        self._lacking: dict[str, str] = {}

    def why_lacking(self, name: str) -> str:
        """Why something cannot be worked out of this scenario; nothing where it can."""
        if name not in self._lacking:
            try:
                getattr(self, name)
            except Lacking as trouble:
                self._lacking[name] = str(trouble) or "it cannot be worked out"
            else:
                self._lacking[name] = ""
        return self._lacking[name]

    @cached_property
    def plain(self) -> dict[str, Any]:
        """What the file says, or would say, of its own; misfits included."""
        if self.file is None:
            return write_scenario(self.scenario)
        root = self.file.document.root
        plain = to_plain(root) if root is not None else {}
        return plain if isinstance(plain, dict) else {}

    @cached_property
    def resolved(self) -> ResolvedRules | None:
        """The rules as far as they can be read, with what is wrong with them."""
        system = self.scenario.system
        return resolve_rules(self.scenario) if system and system_model(system) else None

    @cached_property
    def broken(self) -> frozenset[str]:
        """The keys under which something cannot be read."""
        return frozenset(m.route[0] for m in self.scenario.misfits.values() if m.route)

    def is_known(self, collection: str, name: str) -> bool:
        """Whether there is a thing of that id, be it one that cannot be read."""
        return name in self.things(collection) or name in self._unreadable.get(collection, ())

    @cached_property
    def _unreadable(self) -> Mapping[str, Collection[str]]:
        found: dict[str, set[str]] = {}
        for misfit in self.scenario.misfits.values():
            if len(misfit.route) > 1:
                found.setdefault(misfit.route[0], set()).add(misfit.route[1])
        return found

    def things(self, collection: str) -> Things[Any]:
        """The things of a collection, of the core or of the system's own part."""
        things = getattr(self.scenario, collection, None)
        if things is None:
            things = getattr(self.scenario.part, collection, None)
        return things if isinstance(things, Things) else Things()

    def all_subjects(self, kind: str) -> Any:
        """Everything of a kind that checks look at one by one."""
        if kind != CELLS:
            return self.things(kind)
        board = self.scenario.board
        return tuple(board.cells()) if isinstance(board, TerrainBoard) else ()

    def cells_of(self, collection: str, name: str) -> Iterable[Cell] | None:
        """The cells that a thing stands on or passes; None where that is not so easily said."""
        return None


def survey_of(scenario: Scenario, file: Any = None, before: Survey | None = None) -> Survey:
    """The survey of a scenario, of the kind that the checks of its system expect."""
    name = scenario.system.replace("-", "_")
    kind: type[Survey] = Survey
    if system_model(scenario.system) is not None:
        kind = import_module(f"validator.surveys.{name}").SURVEY
    earlier = before if type(before) is kind else None
    return kind(scenario, file, earlier)
