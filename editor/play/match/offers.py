"""What can be done now: each legal action with its words and its place on the map."""

from collections import defaultdict
from collections.abc import Collection, Hashable, Iterable, Iterator
from typing import NamedTuple

from engine.protocol import Action, Game
from engine.showing.card_zones import CardSpot
from engine.showing.plans import Plan
from engine.showing.player_aid import PlayerAid, Thing, Where
from model.boards import Board
from model.pieces.places import Place, Step, are_neighbours, canonical


class Offered(NamedTuple):
    """A legal action."""

    action: Action
    title: str
    where: Where | None
    good: str = ""
    same: Hashable = None
    """Equal for those of which only the cheapest is worth offering."""
    about: str = ""
    """What comes of it, in small letters."""
    amount: int | None = None
    """The number by which it differs from others of its kind."""
    thing: Thing | None = None
    """What is put at its place."""
    column: str = ""
    """The column of a display that it is about."""
    price: int | None = None
    cards: tuple[CardSpot, ...] = ()
    """The cards at the table that it is about: a click on one of them means it."""
    before: tuple[Action, ...] = ()
    """What goes without saying, and is done first."""

    @property
    def plan(self) -> Plan:
        steps = () if self.where is None or self.where.step is None else (self.where.step,)
        return Plan(
            (*self.before, self.action),
            self.title,
            steps=steps,
            short=self.title,
            about=self.about,
            good=self.good,
            price=self.price,
        )

    @property
    def is_chosen(self) -> bool:
        """Whether a click asks before it does this."""
        return self.where is not None and self.where.is_chosen

    def is_at(self, places: Collection[Place]) -> bool:
        """Whether it is at one of some places, which go by their canonical names."""
        return self.where is not None and any(
            canonical(place) in places for place in self.where.places
        )


class Offers:
    """All legal actions of a moment, by place and by group."""

    def __init__(self, game: Game | None, aid: PlayerAid) -> None:
        self._board: Board | None = None
        self.all: tuple[Offered, ...] = ()
        self.at: dict[Place, list[Offered]] = defaultdict(list)
        """What a click on a place may mean."""
        self.along: dict[Step, list[Offered]] = defaultdict(list)
        """What a drag from one place to another may mean."""
        self.with_card: dict[CardSpot, list[Offered]] = defaultdict(list)
        """What a click on a card may mean."""
        self.groups: dict[str, list[Offered]] = defaultdict(list)
        if game is not None:
            self._board = game.scenario.board
            self.all = tuple(_offered(game, aid, one) for one in game.actions())
        for one in self.all:
            self.groups[one.action.GROUP].append(one)
            self._sort_in(one)
        for one in () if game is None else _unsaid(game, aid):
            self._sort_in(one)

    def _sort_in(self, one: Offered) -> None:
        for spot in one.cards:
            self.with_card[spot].append(one)
        if one.where is not None:
            for place in dict.fromkeys(map(self._name, one.where.places)):
                self.at[place].append(one)
            if one.where.step is not None:
                start, goal = map(self._name, one.where.step)
                self.along[start, goal].append(one)

    def _name(self, place: Place) -> Place:
        """The one name of a place by which it is offered: a side has two."""
        return canonical(place, self._board)

    def marked(self, covered: Collection[Place]) -> frozenset[Place]:
        """Where marks show that something can be done; not on pieces for what is chosen there."""
        names = set(map(canonical, covered))
        return frozenset(
            place
            for place, some in self.at.items()
            if any(not (one.is_chosen and one.is_at(names)) for one in some)
        )

    @property
    def edges(self) -> set[Step]:
        """Ways between neighbours that are chosen as such, since no place stands for them."""
        return {step for step in self._ways if are_neighbours(*step)}

    @property
    def far_starts(self) -> frozenset[Place]:
        """Where something begins that is dragged to a place further off."""
        return frozenset(start for start, goal in self._ways if not are_neighbours(start, goal))

    @property
    def _ways(self) -> set[Step]:
        return {step for step, some in self.along.items() if any(_has_no_place(s) for s in some)}

    @property
    def places(self) -> frozenset[Place]:
        """Where a click does something, or a drag begins."""
        return frozenset({*self.at, *(start for start, _ in self.along)})


def _unsaid(game: Game, aid: PlayerAid) -> Iterator[Offered]:
    """What can be done on the map and with cards after something that goes without saying.

    Where that brings chance into it, or asks another player, it has to be said.
    """
    first = aid.goes_without_saying(game)
    if first is None or game.why_not(first) is not None:
        return
    after = game.copy()
    news = after.play(first)
    if after.actor == game.actor and not any(one.chance is not None for one in news):
        for action in after.actions():
            one = _offered(after, aid, action, (first,))
            if one.cards or one.where is not None:
                yield one


def _offered(
    game: Game, aid: PlayerAid, action: Action, before: tuple[Action, ...] = ()
) -> Offered:
    title, where = aid.title(game, action), aid.where(game, action)
    return Offered(
        action,
        title,
        where,
        aid.good(action),
        aid.same(action),
        aid.about(game, action),
        aid.amount(action),
        aid.thing(game, action),
        aid.column(action),
        aid.price(game, action),
        tuple(aid.cards(game, action)),
        before,
    )


def _has_no_place(one: Offered) -> bool:
    return one.where is not None and not one.where.places


def best_of_each(offers: Iterable[Offered], last: Place | None) -> list[Offered]:
    """Of actions that come to the same, the cheapest; of equal ones that which goes on from last.

    What the system tells apart stays, and the player chooses.
    """
    kinds: dict[Hashable, Offered] = {}
    for one in offers:
        known = kinds.get(one.same)
        if known is None or _rank(one, last) < _rank(known, last):
            kinds[one.same] = one
    return list(kinds.values())


def _rank(one: Offered, last: Place | None) -> tuple[int, bool]:
    where = one.where or Where()
    return where.price, where.step is None or where.step[0] != last
