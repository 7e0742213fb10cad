"""Survey: a scenario as checks look at it, with what is derived from it, each worked out once."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Self, TypeVar

from model.abilities.ground import BuildingGround, NoGround, ground_of
from model.boards.terrain import TerrainBoard
from model.collection import Things
from model.forms.form import Misfit
from model.notation import Cell
from model.rules.resolving import ResolvedRules, resolve_rules
from model.scenario.collections import (
    LINES,
    own_collections,
    own_collections_on_the_map,
    route_of,
    things_in,
)
from model.scenario.references import TERRAIN, THINGS, Reference, references_in, thing_named
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import keys_in_order, write_scenario
from model.scenario.things import City
from model.systems import described, part_of
from model.wording.speech import tr
from model.yaml.node_tree import to_plain
from validator.finding import Finding, Repair, Way
from validator.survey.dangling import dangling
from validator.survey.reference_words import COLLECTIONS
from validator.wording.near_names import nearest
from validator.wording.thing_words import word_for

_Found = TypeVar("_Found")
CELLS = "cells"
_ID = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
EVERYTHING = "#"
LONG = 500
"""Only longer lists are held against what may stand in them."""
_LONG_LISTS = ("waters", "cities", "goods", "regions", "labels", "shapes")


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
        self._found: dict[object, Any] = {}

    def why_lacking(self, name: str) -> str:
        """Why something cannot be worked out of this scenario; nothing where it can."""
        if name not in self._lacking:
            try:
                getattr(self, name)
            except Lacking as trouble:
                self._lacking[name] = str(trouble) or tr("it cannot be worked out")
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
        rules = described(self.scenario.system).rules
        return None if rules is None else resolve_rules(self.scenario)

    def rules_as(self, kind: type[_Found]) -> _Found:
        """The rules as far as they fit; Lacking where not even the preset can be read."""
        resolved, is_read = self.resolved, self.can_read_any("rules")
        if resolved is None or not is_read or not isinstance(resolved.values, kind):
            raise Lacking(tr("the rules cannot be read"))
        return resolved.values

    @cached_property
    def broken(self) -> frozenset[str]:
        """The keys under which something cannot be read, or far more stands than may."""
        unread = {self._key_of(m) for m in self.scenario.misfits.values() if m.route}
        return frozenset(unread) | self._overfull

    @cached_property
    def _overfull(self) -> frozenset[str]:
        """The keys of lists that are too long, which is told; what is in them is not judged."""
        lists = (*_LONG_LISTS, *own_collections(self.scenario.system))
        long = {key: n for key in lists if (n := len(self.things(key))) > LONG}
        if not long:
            return frozenset()
        from model.schema.schema import most_entries

        most = most_entries(self.scenario.system)
        return frozenset(key for key, number in long.items() if number > most.get(key, number))

    def _key_of(self, misfit: Misfit) -> str:
        """The key under which a misfit stands; for one that is misspelt, the key that was meant."""
        known = keys_in_order(self.scenario.system)
        key = misfit.route[0]
        return key if key in known or len(misfit.route) > 1 else nearest(key, known) or key

    def is_complete(self, collection: str) -> bool:
        """Whether as many things are there as the scenario declares, so that none got lost."""
        return False

    def is_known(self, collection: str, name: str) -> bool:
        """Whether there is a thing of that id, be it one that cannot be read."""
        if name in self.things(collection):
            return True
        unreadable = self._unreadable.get(collection, ())
        return name in unreadable or EVERYTHING in unreadable

    def can_read_any(self, key: str) -> bool:
        """Whether anything under a key could be read."""
        return EVERYTHING not in self._unreadable.get(key, ())

    def can_read(self, *route: str) -> bool:
        """Whether everything at and below a route could be read."""
        return route not in self._around_misfits

    @cached_property
    def _around_misfits(self) -> frozenset[tuple[str, ...]]:
        """The routes of all that cannot be read, and of everything around it."""
        routes = (misfit.route for misfit in self.scenario.misfits.values())
        return frozenset(route[:n] for route in routes for n in range(len(route) + 1))

    @cached_property
    def _unreadable(self) -> Mapping[str, Collection[str]]:
        """The ids of things that cannot be read; EVERYTHING where a whole collection cannot."""
        found: dict[str, set[str]] = {}
        for misfit in self.scenario.misfits.values():
            if not misfit.route:
                continue
            inner = misfit.route[1:]
            name = _unread_name(misfit) if inner else EVERYTHING
            found.setdefault(self._key_of(misfit), set()).add(name)
        return found

    def once(self, work: "Callable[[Self], _Found]") -> _Found:
        """What a function works out of this survey, worked out but once."""
        if work not in self._found:
            self._found[work] = work(self)
        found: _Found = self._found[work]
        return found

    def references(self) -> Iterator[Reference]:
        """Every place where one thing names another."""
        yield from references_in(self.scenario)

    @cached_property
    def dangling(self) -> Mapping[str, Sequence[Finding]]:
        """What is named and not defined, by the collection where it is missing."""
        return dangling(self)

    def called(self, target: str) -> str:
        """What one of the things is called that references to a target can name."""
        return word_for(target, (self.scenario.system,))

    @property
    def targets(self) -> Sequence[str]:
        """The collections that references can name, and what else of the system they can."""
        return (*COLLECTIONS, *own_collections(self.scenario.system))

    @property
    def renamed(self) -> Sequence[str]:
        """Collections whose things are known by an id that may be corrected."""
        return (*COLLECTIONS, *own_collections_on_the_map(self.scenario.system))

    def named(self, target: str) -> Mapping[str, Any]:
        """What references to a target can name."""
        if target == TERRAIN:
            legend = getattr(self.scenario.board, "legend", None) or {}
            return dict.fromkeys(legend.values())
        if target == THINGS:
            on_the_map = own_collections_on_the_map(self.scenario.system)
            return {
                f"{room}/{name}": thing
                for room in ("cities", "waters", "regions", *on_the_map, LINES, "goods")
                for name, thing in self.things(room).items()
            }
        return self.things(target)

    def is_defined(self, target: str, name: str) -> bool:
        """Whether there is what a reference names, be it something that cannot be read."""
        if target == THINGS:
            room, _, inner = name.partition("/")
            return self.is_known(room, inner)
        if target == TERRAIN:
            return name in self.named(target) or "board" in self.broken
        return self.is_known(target, name)

    def defined_at(self, target: str, name: str) -> Way:
        """Where the scenario defines what a reference to a target names."""
        room, key = thing_named(target, name)
        return route_of(room, key)

    def things(self, collection: str) -> Things[Any]:
        """The things of a collection, of the core or of the system's own part."""
        return things_in(self.scenario, collection)

    def all_subjects(self, kind: str) -> Any:
        """Everything of a kind that checks look at one by one."""
        if kind != CELLS:
            return self.things(kind)
        board = self.scenario.board
        return tuple(board.cells()) if isinstance(board, TerrainBoard) else ()

    def put_on_the_map(self, city: City) -> Repair | None:
        """What puts a city on the map that stands beside it, where that is plain."""
        return None

    def spoilt_by(self, field: str) -> tuple[str, ...]:
        """What cannot be judged while an entry stands twice in a field: another one was meant."""
        return ()

    @cached_property
    def ground(self) -> BuildingGround:
        """What building costs; Lacking where games of the system have no such prices."""
        try:
            return ground_of(self.scenario)
        except NoGround as trouble:
            raise Lacking(str(trouble)) from None

    def cells_of(self, collection: str, name: str) -> Iterable[Cell] | None:
        """The cells that a thing stands on or passes; None where that is not so easily said."""
        return None


def _unread_name(misfit: Misfit) -> str:
    """The id of a thing that cannot be read; EVERYTHING where it may be any."""
    name = misfit.route[1]
    if not name.startswith("#"):
        return name
    said = misfit.plain.get("id") if isinstance(misfit.plain, Things) else None
    return said if isinstance(said, str) and _ID.fullmatch(said) else EVERYTHING


def survey_of(scenario: Scenario, file: Any = None, before: Survey | None = None) -> Survey:
    """The survey of a scenario, of the kind that the checks of its system expect."""
    module = part_of("validator", scenario.system, "survey.survey")
    kind: type[Survey] = Survey if module is None else module.SURVEY
    earlier = before if type(before) is kind else None
    return kind(scenario, file, earlier)
