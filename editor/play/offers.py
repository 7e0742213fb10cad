"""What can be done now: each legal action with its words and its place on the map."""

from collections import defaultdict
from collections.abc import Collection, Iterable
from typing import NamedTuple

from engine.protocol import Action, Game
from engine.showing.plans import Plan, Step
from engine.showing.player_aid import PlayerAid, Where
from model.notation import Cell


class Offered(NamedTuple):
    """A legal action."""

    action: Action
    title: str
    where: Where | None
    good: str = ""

    @property
    def plan(self) -> Plan:
        steps = () if self.where is None or self.where.step is None else (self.where.step,)
        return Plan((self.action,), self.title, steps=steps, short=self.title)

    @property
    def is_chosen(self) -> bool:
        """Whether a click asks before it does this."""
        return self.where is not None and self.where.is_chosen

    def is_at(self, cells: Collection[Cell]) -> bool:
        return self.where is not None and any(cell in cells for cell in self.where.cells)


class Offers:
    """All legal actions of a moment, by place and by group."""

    def __init__(self, game: Game | None, aid: PlayerAid) -> None:
        self.all: tuple[Offered, ...] = ()
        self.at: dict[Cell, list[Offered]] = defaultdict(list)
        """What a click on a milepost may mean."""
        self.along: dict[Step, list[Offered]] = defaultdict(list)
        """What a drag from one milepost to the next may mean."""
        self.groups: dict[str, list[Offered]] = defaultdict(list)
        if game is not None:
            actions = game.actions()
            self.all = tuple(
                Offered(one, aid.title(game, one), aid.where(game, one), aid.good(one))
                for one in actions
            )
        for one in self.all:
            self._sort_in(one)

    def _sort_in(self, one: Offered) -> None:
        self.groups[one.action.GROUP].append(one)
        if one.where is not None:
            for cell in one.where.cells:
                self.at[cell].append(one)
            if one.where.step is not None:
                self.along[one.where.step].append(one)

    def marked(self, trains: Collection[Cell]) -> frozenset[Cell]:
        """Where marks show that something can be done; not on trains for their loads alone."""
        return frozenset(
            cell
            for cell, some in self.at.items()
            if any(not (one.is_chosen and one.is_at(trains)) for one in some)
        )

    @property
    def edges(self) -> set[Step]:
        """Sections that are chosen as such, since no milepost stands for them."""
        return {step for step, some in self.along.items() if any(_has_no_cell(s) for s in some)}


def _has_no_cell(one: Offered) -> bool:
    return one.where is not None and not one.where.cells


def best_of_each(offers: Iterable[Offered], last: Cell | None) -> list[Offered]:
    """Of actions that come to the same, the cheapest; of equal ones that which goes on from last.

    What differs in kind, good, pay, card or train stays, and the player chooses.
    """
    kinds: dict[tuple[object, ...], Offered] = {}
    for one in offers:
        action = one.action
        apart = (getattr(action, name, None) for name in ("good", "city", "pays", "card", "train"))
        key = (action.WORD, *apart)
        known = kinds.get(key)
        if known is None or _rank(one, last) < _rank(known, last):
            kinds[key] = one
    return list(kinds.values())


def _rank(one: Offered, last: Cell | None) -> tuple[int, bool]:
    where = one.where or Where()
    return where.price, where.step is None or where.step[0] != last
