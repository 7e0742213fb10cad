"""Slip: one mistake in the text of a valid scenario, with what a good validator says of it."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from random import Random
from typing import NamedTuple

from model.files.scenario_files import read_text
from model.yaml.node_tree import Document
from tests.validator.slips.editing import Edit, edited, line_after
from tests.validator.slips.places import Place, Route, places
from validator.running.reading import examine_or_say_why
from validator.running.run import Placed


class Sample:
    """A valid scenario as a file, in which slips are made."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        file = read_text(text, name, Path(), ())
        self.scenario, self.document = file.scenario, file.document

    @cached_property
    def places(self) -> tuple[Place, ...]:
        root = self.document.root
        assert root is not None
        return tuple(places(root, self.scenario.system))

    @cached_property
    def by_route(self) -> Mapping[Route, Place]:
        return {place.route: place for place in self.places}

    def any_of(self, rng: Random, found: Iterable[Place]) -> Place:
        """One of some places: every part of the format is as likely as any other.

        A map has hundreds of demands and one number of players, and a slip in either counts.
        """
        by_part: dict[Route, list[Place]] = {}
        for place in found:
            by_part.setdefault(self._part(place.route), []).append(place)
        return rng.choice(by_part[rng.choice(sorted(by_part, key=str))])

    def _part(self, route: Route) -> Route:
        """A way without the numbers and names of single things."""
        around = (self.by_route[route[:length]] for length in range(len(route)))
        named = zip(route, around, strict=True)
        return tuple("#" if _is_one_of_many(name, holder) else name for name, holder in named)

    def below(self, *route: str) -> list[Place]:
        """The places of the things in a list, or of the values of a mapping."""
        length = len(route)
        return [p for p in self.places if len(p.route) == length + 1 and p.route[:length] == route]


def _is_one_of_many(name: str | int, holder: Place) -> bool:
    return isinstance(name, int) or "patternProperties" in holder.part


class Slip(NamedTuple):
    """A slip: its edits, and one of which codes is expected on one of which lines."""

    operator: str
    sample: Sample
    edits: tuple[Edit, ...]
    codes: frozenset[str]
    lines: frozenset[int]
    what: str

    @property
    def text(self) -> str:
        return edited(self.sample.text, self.edits)

    def __str__(self) -> str:
        where = f"line {', '.join(map(str, sorted(self.lines)))}"
        return f"{self.operator} in {self.sample.name}: {self.what} ({where})"


class Outcome(NamedTuple):
    """What was found of a slip."""

    slip: Slip
    findings: tuple[Placed, ...]

    @property
    def is_found(self) -> bool:
        """Whether one of the expected codes stands on an expected line."""
        return any(
            one.finding.code in self.slip.codes and one.span.line in self.slip.lines
            for one in self.findings
        )

    def __str__(self) -> str:
        told = [f"{p.finding.code} line {p.span.line}: {p.finding.message}" for p in self.findings]
        expected = "/".join(sorted(self.slip.codes))
        return "\n    ".join([f"{self.slip}, expected {expected}", *told])


Operator = Callable[[Sample, Random], Slip | None]
"""Makes a slip of one kind, or None where the sample has no place for it."""


def tried(make: Operator, sample: Sample, rng: Random) -> Slip | None:
    """A slip of one kind in a sample; None also where there is nothing to choose from."""
    try:
        return make(sample, rng)
    except LookupError:
        return None


def slip_of(
    sample: Sample,
    edits: Iterable[Edit],
    codes: Iterable[str] | str,
    at: Iterable[int] | int,
    what: str,
) -> Slip:
    """A slip that is expected where something of the old text stands; the operator is filled in."""
    edits = tuple(edits)
    where = [at] if isinstance(at, int) else at
    lines = frozenset(line_after(sample.text, edits, index) for index in where)
    named = frozenset([codes] if isinstance(codes, str) else codes)
    return Slip("", sample, edits, named, lines, what)


def outcome_of(slip: Slip) -> Outcome:
    """Asks the whole validator about a slip."""
    name = slip.sample.name
    found = examine_or_say_why(lambda: read_text(slip.text, name, Path(), ()))
    return Outcome(slip, tuple(one for one in found if not one.allowed))


def read_again(sample: Sample, edits: Iterable[Edit]) -> Document:
    """The nodes of a text after some edits, for operators whose place only then exists."""
    return read_text(edited(sample.text, edits), sample.name, Path(), ()).document
