"""Finds places for labels: every label has candidates, and the cheapest lot of them is chosen.

No label ever covers another: whoever finds no place of its own gets none, the weightiest last.
Always the same for the same map: nothing is drawn by lot.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import field
from itertools import chain
from typing import NamedTuple

from drawing.shapes.symbols import Anchor, Box
from drawing.text.metrics import Tilted, tilted
from drawing.text.typesetting import Setting
from model.forms.frozen import dataclass

HARD = 100.0
"""The cost of covering something that must be seen."""
NEVER = 1_000_000.0
"""The cost of covering other writing: there a label is left out instead."""
WEIGHTIEST = 5.0
"""Who weighs so much may cover small marks where a few names only have room."""
KEPT = 10
"""So many places without fault are weighed for each label."""
ROUNDS = 6
"""How often labels may make room for each other."""
GAP = 0.35
"""What is left free between two labels, in millimetres."""
MESH = 9.0
"""The mesh of the net in which neighbours are found, in millimetres."""


class Candidate(NamedTuple):
    """A place where a label could stand."""

    cost: float
    where: Tilted
    setting: Setting
    anchor: Anchor = "middle"


@dataclass(frozen=True, slots=True)
class Wish:
    """A label that looks for a place."""

    key: str
    candidates: Sequence[Candidate]
    weight: float = 1.0
    """Who is weightier chooses first."""
    name: str = ""
    """What is left out where it gets no place."""
    quiet: bool = False
    """Of scenery: rather not there than in the way of anything, and not missed then."""
    modest: bool = False
    """Rather not there than over anything that must be seen."""


class Mark(NamedTuple):
    """Something on the map that a label had better not cover."""

    box: Box
    cost: float = HARD
    key: str = ""
    """Whose it is: a river does not mind its own name."""


class Choice(NamedTuple):
    """Where a label came to stand, and what it covers there: nothing, if all went well."""

    wish: Wish
    candidate: Candidate
    covers: int


class Taken:
    """What is on the map already: marks that must be seen, and such as had better be."""

    def __init__(
        self, sheet: Box, marks: Iterable[Mark], extra: Callable[[Tilted], float] = lambda _: 0.0
    ) -> None:
        self._sheet = sheet
        self._extra = extra
        self._hard: _Net = defaultdict(list)
        self._soft: _Net = defaultdict(list)
        # Marks that are alike count once: they are found by their number, which is soon compared.
        for number, mark in enumerate(dict.fromkeys(marks)):
            net = self._hard if mark.cost >= HARD else self._soft
            x, y, width, height = mark.box
            for mesh in _meshes(mark.box):
                net[mesh].append((x, y, x + width, y + height, number, mark))

    def covered(self, where: Tilted) -> float:
        """How much that must be seen a label would cover here; to leave the sheet is out."""
        box = where.box()
        if self._leaves_sheet(box):
            return NEVER
        met = dict(self._met(self._hard, where, box))
        return sum(mark.cost for mark in met.values()) / HARD

    def is_free(self, where: Tilted) -> bool:
        """Whether a label would cover nothing here that must be seen, nor leave the sheet."""
        box = where.box()
        return not self._leaves_sheet(box) and next(self._met(self._hard, where, box), None) is None

    def _leaves_sheet(self, box: Box) -> bool:
        sheet = self._sheet
        is_beside = box.x < sheet.x or box.right > sheet.right
        return is_beside or box.y < sheet.y or box.bottom > sheet.bottom

    def cost(self, where: Tilted, key: str) -> float:
        """What else speaks against this place."""
        met = dict(self._met(self._soft, where, where.box()))
        return sum(mark.cost for mark in met.values() if mark.key != key) + self._extra(where)

    def _met(self, net: "_Net", where: Tilted, box: Box) -> Iterator[tuple[int, Mark]]:
        """In the order of the map: sums are the same every time; some marks come repeatedly."""
        left, top, right, bottom = box.x, box.y, box.right, box.bottom
        is_upright = where.angle == 0
        for mesh in _meshes(box) if self._sheet.meets(box) else ():
            for x, y, to_x, to_y, number, mark in net.get(mesh, ()):
                if x >= right or left >= to_x or y >= bottom or top >= to_y:
                    continue
                if is_upright or where.meets(tilted(mark.box)):
                    yield number, mark


_Net = dict[tuple[int, int], list[tuple[float, float, float, float, int, Mark]]]
"""In each mesh left, top, right and bottom of the marks there, their numbers, and they."""


def _meshes(box: Box) -> list[tuple[int, int]]:
    x, y, width, height = box
    cols = range(int(x // MESH), int((x + width) // MESH) + 1)
    rows = range(int(y // MESH), int((y + height) // MESH) + 1)
    return [(col, row) for row in rows for col in cols]


def choose(wishes: Sequence[Wish], taken: Taken, *, few: bool = False) -> list[Choice]:
    """A place for every label that finds one, in the order of the wishes.

    Where few names have room the weightiest come first, and lesser ones cover nothing.
    """
    lots = [lot for wish in wishes if (lot := _Lot(wish, _weighed(wish, taken, few))).candidates]
    if few:
        order = sorted(range(len(lots)), key=lambda n: (-lots[n].wish.weight, n))
    else:
        order = sorted(range(len(lots)), key=lambda n: (-lots[n].wish.weight, lots[n].clean, n))
        _make_room(lots, order)
    found = _apart(lots, order, taken)
    return [Choice(lots[n].wish, one, int(one.cost // HARD)) for n, one in sorted(found.items())]


def _make_room(lots: "Sequence[_Lot]", order: Sequence[int]) -> None:
    """Everybody takes the best place; then those who stand in the way move on."""
    _find_rivals(lots)
    for n in order:
        lots[n].take_best(lots)
    for _ in range(ROUNDS):
        moved = [lots[n].take_best(lots) or lots[n].push(lots) for n in order]
        if not any(moved):
            break


def _apart(lots: "Sequence[_Lot]", order: Sequence[int], taken: Taken) -> dict[int, Candidate]:
    """For each label its place, or another that covers no label before it, if there is one."""
    net: dict[tuple[int, int], list[Tilted]] = defaultdict(list)
    found: dict[int, Candidate] = {}
    for n in order:
        for candidate in chain(lots[n].in_turn(), _further(lots[n].wish, taken)):
            place = candidate.where.grown(GAP / 2)
            meshes = _meshes(place.box())
            if not any(place.meets(other) for mesh in meshes for other in net.get(mesh, ())):
                found[n] = candidate
                for mesh in meshes:
                    net[mesh].append(place)
                break
    return found


def _further(wish: Wish, taken: Taken) -> Iterator[Candidate]:
    """All places of a label where it covers no mark, for one whose best places are lost."""
    for candidate in sorted(wish.candidates, key=lambda one: one.cost):
        if taken.is_free(candidate.where):
            yield candidate


def _weighed(wish: Wish, taken: Taken, few: bool) -> list[Candidate]:
    """The candidates worth a thought, with what they cost on this map; the cheapest first."""
    clean: list[Candidate] = []
    others: list[Candidate] = []
    needs_clean = wish.quiet or wish.modest or (few and wish.weight < WEIGHTIEST)
    for candidate in sorted(wish.candidates, key=lambda one: one.cost):
        if clean or needs_clean:
            if not taken.is_free(candidate.where):
                continue
            covered = 0.0
        else:
            covered = taken.covered(candidate.where)
            if covered * HARD >= NEVER:
                continue
        cost = candidate.cost + taken.cost(candidate.where, wish.key) + HARD * covered
        (others if covered else clean).append(candidate._replace(cost=cost))
        if len(clean) == KEPT:
            break
    others.sort(key=lambda one: one.cost)
    return sorted([*clean, *others[: 1 if clean else KEPT]], key=lambda one: one.cost)


@dataclass
class _Lot:
    """A wish with its weighed candidates, and which of them is taken."""

    wish: Wish
    candidates: list[Candidate]
    rivals: list[list[tuple[int, int]]] = field(default_factory=list)
    """For each candidate, the candidates of others (lot, candidate) that it would cover."""
    taken: int = -1

    @property
    def clean(self) -> int:
        return sum(one.cost < HARD for one in self.candidates)

    def in_turn(self) -> list[Candidate]:
        """The place that is taken, and then the others, the cheapest first."""
        if self.taken < 0:
            return self.candidates
        others = self.candidates[: self.taken] + self.candidates[self.taken + 1 :]
        return [self.candidates[self.taken], *others]

    def cost(self, n: int, lots: "Sequence[_Lot]") -> float:
        clashes = sum(lots[other].taken == its for other, its in self.rivals[n])
        return self.candidates[n].cost + HARD * clashes

    def take_best(self, lots: "Sequence[_Lot]") -> bool:
        """Takes the best place as the others stand; whether that is a new one."""
        costs = [self.cost(n, lots) for n in range(len(self.candidates))]
        best = min(range(len(costs)), key=lambda n: (costs[n], n))
        if self.taken >= 0 and costs[best] >= costs[self.taken]:
            return False
        self.taken = best
        return True

    def push(self, lots: "Sequence[_Lot]") -> bool:
        """Takes a place that others have, where they find another and all are better off."""
        now = self.cost(self.taken, lots)
        if now < HARD:
            return False
        before = self.taken
        for n in range(len(self.candidates)):
            pushed = sorted({other for other, its in self.rivals[n] if lots[other].taken == its})
            homes = {other: lots[other].taken for other in pushed}
            cost = now + sum(lots[other].cost(lots[other].taken, lots) for other in pushed)
            self.taken = n
            for other in pushed:
                lots[other].take_best(lots)
            after = self.cost(n, lots)
            after += sum(lots[other].cost(lots[other].taken, lots) for other in pushed)
            if after < cost - HARD / 2:
                return True
            self.taken = before
            for other, home in homes.items():
                lots[other].taken = home
        return False


def _find_rivals(lots: Sequence[_Lot]) -> None:
    """Which candidates of different labels would cover each other."""
    net: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    places = [[one.where.grown(GAP / 2) for one in lot.candidates] for lot in lots]
    boxes = [[where.box() for where in of_one] for of_one in places]
    for n, lot in enumerate(lots):
        lot.rivals = [[] for _ in lot.candidates]
        for c, box in enumerate(boxes[n]):
            near: set[tuple[int, int]] = set()
            for mesh in _meshes(box):
                near.update(net[mesh])
            for other, its in sorted(near):
                if box.meets(boxes[other][its]) and places[n][c].meets(places[other][its]):
                    lot.rivals[c].append((other, its))
                    lots[other].rivals[its].append((n, c))
        for c, box in enumerate(boxes[n]):
            for mesh in _meshes(box):
                net[mesh].append((n, c))
