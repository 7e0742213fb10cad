"""Where a thing is defined in a text, where it is named, and the text with another id for it."""

import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from milepost.language_server.half_typed import word_at
from model.files.scenario_files import ScenarioFile, beside, open_file, says, text_after
from model.forms.form import DoesNotFit
from model.layering.chain import LONGEST_CHAIN
from model.rules.renaming import names_of_place, with_other_id
from model.scenario.collections import (
    LINES,
    collection_names,
    own_collections,
    route_of,
    things_in,
)
from model.scenario.references import Reference, references_in
from model.unreadable import Unreadable
from model.yaml.node_tree import Mapping, Scalar
from validator.reporting.placing import Placing

Thing = tuple[str, str]
"""The collection of a thing and its id."""
ACCEPTED = "allow"


class Spot(NamedTuple):
    """A piece of a text: `text[start:end]`."""

    start: int
    end: int

    def holds(self, index: int) -> bool:
        return self.start <= index <= self.end


def rooms_of(system: str) -> tuple[str, ...]:
    """The collections whose things can be named, the lines of a board of routes among them."""
    names = (*collection_names(system), *own_collections(system), LINES)
    return tuple(dict.fromkeys(name for name in names if name != ACCEPTED))


class Names:
    """The names in one file that can be read."""

    def __init__(self, file: ScenarioFile) -> None:
        self.file = file
        self.scenario = file.scenario
        self.text = file.document.text
        self.placing = Placing(file)

    @cached_property
    def references(self) -> list[Reference]:
        return references_in(self.scenario)

    def thing_at(self, index: int) -> tuple[Thing, Spot] | None:
        """The thing that is defined or named at an index, and its id there."""
        start, end = word_at(self.text, index, "-_")
        key = self.text[start:end]
        for room in rooms_of(self.scenario.system) if key else ():
            spot = self.definition((room, key)) if key in things_in(self.scenario, room) else None
            if spot is not None and spot.holds(index):
                return (room, key), spot
        meant = dict.fromkeys(t for one in self.references for t in one.things if t[1] == key)
        for thing in meant:
            found = next((spot for spot in self.uses(thing) if spot.holds(index)), None)
            if found is not None and self._is_there(thing):
                return thing, found
        return None

    def _is_there(self, thing: Thing) -> bool:
        return thing[1] in things_in(self.scenario, thing[0])

    def definition(self, thing: Thing) -> Spot | None:
        """The id of a thing where the file defines it; None where a file below does."""
        node, key, rest = self.placing.followed(route_of(*thing))
        if rest:
            return None
        said = node.get("id") if isinstance(node, Mapping) else None
        if isinstance(said, Scalar):
            return _inside(said)
        return _inside(key) if key is not None else None

    def uses(self, thing: Thing) -> list[Spot]:
        """Every place of the file that names a thing, in their order."""
        groups: dict[tuple[tuple[str | int, ...], str], list[Reference]] = {}
        for one in self.references:
            if one.thing[1] == thing[1]:
                groups.setdefault((one.route, one.name), []).append(one)
        found = (spot for group in groups.values() for spot in self._spots(group, thing))
        return sorted(set(found))

    def _spots(self, group: list[Reference], thing: Thing) -> Iterator[Spot]:
        """Where references that stand at one place and say one name mean a thing."""
        node, key, rest = self.placing.followed(group[0].route)
        node = key if group[0].is_key else node
        if rest or not isinstance(node, Scalar) or not any(thing in one.things for one in group):
            return
        spots = self._words(node, thing[1])
        means_others = any(thing not in one.things for one in group)
        if means_others and len(spots) == len(group):
            spots = [spot for spot, one in zip(spots, group, strict=True) if thing in one.things]
        yield from spots

    def _words(self, node: Scalar, key: str) -> list[Spot]:
        whole = re.compile(rf"(?<![\w-]){re.escape(key)}(?![\w/-])")
        return [Spot(*one.span()) for one in whole.finditer(self.text, node.start, node.end)]

    # -- another id

    def why_not(self, thing: Thing) -> str:
        """Why a thing cannot get another id here; nothing where it can."""
        room, key = thing
        if room == LINES or room in collection_names(self.scenario.system):
            if self.definition(thing) is None or self._is_below(thing):
                below = self.scenario.extends or "the preset"
                return f"{key} is defined in {below}: it gets another id there"
            return ""
        return f"{key} has no id that can be changed"

    def _is_below(self, thing: Thing) -> bool:
        base = self.file.base
        return base is not None and thing[1] in things_in(base, thing[0])

    def renamed(self, thing: Thing, new: str) -> str:
        """The text in which a thing has another id everywhere; DoesNotFit says why not."""
        why = self.why_not(thing)
        if why:
            raise DoesNotFit(why)
        after = with_other_id(self.scenario, *thing, new)
        pieces, last = [], 0
        for spot in sorted(set(self._all_spots(thing))):
            pieces += [self.text[last : spot.start], new]
            last = spot.end
        text = "".join((*pieces, self.text[last:]))
        # A word that reads otherwise without quotes, such as 12, is written by the splices.
        return text if says(self.file, text, after) else text_after(self.file, after)

    def _all_spots(self, thing: Thing) -> Iterator[Spot]:
        spot = self.definition(thing)
        yield from () if spot is None else (spot,)
        yield from self.uses(thing)
        names = names_of_place(self.scenario, *thing)
        for key, entry in self.scenario.allow.items():
            node, _, rest = self.placing.followed((ACCEPTED, key, "place"))
            if entry.place in names and not rest and isinstance(node, Scalar):
                yield from self._words(node, thing[1])[-1:]


def _inside(node: Scalar) -> Spot:
    """A scalar without its quotes."""
    quotes = int(node.style in ("single", "double"))
    return Spot(node.start + quotes, node.end - quotes)


def defined_below(file: ScenarioFile, thing: Thing) -> tuple[Path, str, Spot] | None:
    """Where one of the files that a file stands on defines a thing: the file, its text, the id."""
    for _ in range(LONGEST_CHAIN):
        folder = file.path.parent if file.path else None
        path = beside(folder, file.scenario.extends, ".yaml") if file.scenario.extends else None
        if path is None:
            return None
        try:
            file = open_file(path)
        except Unreadable:
            return None
        spot = Names(file).definition(thing)
        if spot is not None:
            mark = "\ufeff" * file.document.bom
            return path, mark + file.document.text, spot
    return None
