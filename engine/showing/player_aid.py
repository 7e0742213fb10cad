"""What somebody who shows a game to people asks of its system: places, facts, words, plans.

A system says more of itself in its module `aid`; of one that does not, only what every game knows
is shown. Nothing here changes a game.
"""

from collections.abc import Hashable, Mapping
from typing import NamedTuple

from engine.protocol import Action, Game
from engine.showing.plans import CannotPlan, Plan
from model.notation import Cell, Edge
from model.systems import part_of


class Where(NamedTuple):
    """What on the map an action concerns."""

    cells: tuple[Cell, ...] = ()
    """A click on one of these means it."""
    step: tuple[Cell, Cell] | None = None
    """A drag from the first to the second means it, and a click on the edge between them."""
    price: int = 0
    is_chosen: bool = False
    """A click offers it among what else can be done there, and does not do it at once."""


class Offer(NamedTuple):
    """Something that is paid for: a good, and the city that wants it."""

    good: str
    city: str
    """As people call it."""
    pays: int
    aboard: bool
    """Whether a train of the player carries such a load."""
    source: str
    """Where the good is to be had, in words."""
    wanted_at: tuple[Cell, ...] = ()
    found_at: tuple[Cell, ...] = ()


class CardFacts(NamedTuple):
    """A card in a hand, or one that is open to everybody."""

    name: str
    offers: tuple[Offer, ...]
    is_open: bool = False


class TrainFacts(NamedTuple):
    """A train as its owner sees it."""

    name: str
    at: Cell | None
    place: str
    """In words; empty where it is not on the board."""
    loads: tuple[str, ...] = ()
    capacity: int = 0
    left: int | None = None
    """Mileposts it can still run in this turn; None where it does not run now."""
    allowance: int = 0
    note: str = ""


class SeatFacts(NamedTuple):
    """What a player has, as far as it is known."""

    cash: int | None
    """None where it is hidden from the others."""
    notes: tuple[str, ...] = ()
    """Sentences about money, track and lost turns."""
    trains: tuple[TrainFacts, ...] = ()
    cards: tuple[CardFacts, ...] = ()


class StandingTrain(NamedTuple):
    """A train on the board."""

    at: Cell
    seat: int
    loads: tuple[str, ...] = ()


class OnBoard(NamedTuple):
    """What a game has left on its map."""

    track: Mapping[Edge, tuple[int, ...]] = {}
    """The seats that have a section on each edge."""
    lines: Mapping[str, tuple[int, ...]] = {}
    """The seats that may use each ferry, link or line, by its id."""
    trains: tuple[StandingTrain, ...] = ()


class PlayerAid:
    """The aid of a system of which nothing special is known; others say more."""

    # -- the situation

    def turn(self, game: Game) -> Hashable:
        """Something that is another one in every turn: nothing is taken back past it."""
        return game.actor

    def heading(self, game: Game) -> str:
        """Whose turn it is, and how far it has come."""
        return f"{'Nobody' if game.actor is None else game.names[game.actor]} to act"

    def goal(self, game: Game) -> str:
        """What wins, in words."""
        return ""

    def unit(self, game: Game) -> str:
        """What money is counted in."""
        return ""

    def seat(self, game: Game, seat: int, *, to_others: bool = False) -> SeatFacts:
        """What a player has; `to_others` leaves out what is hidden from them."""
        return SeatFacts(None if to_others else game.scores()[seat])

    def hides(self, game: Game, seat: int) -> bool:
        """Whether a player has something that the others must not see, such as a hand of cards."""
        return False

    def events(self, game: Game) -> list[str]:
        """What is going on for everybody, a sentence each."""
        return []

    def board(self, game: Game) -> OnBoard:
        return OnBoard()

    def place_name(self, game: Game, cell: Cell) -> str:
        """How players call a milepost; empty where there is none."""
        return str(cell)

    # -- actions

    def where(self, game: Game, action: Action) -> Where | None:
        """The place of an action on the map; None where it has none."""
        return None

    def label(self, game: Game, action: Action) -> str:
        """An action in a list under the word of its group."""
        price = self.price(game, action)
        return str(action) if price is None else f"{action} for {price}"

    def title(self, game: Game, action: Action) -> str:
        """An action by itself, as on a button."""
        return str(action)

    def price(self, game: Game, action: Action) -> int | None:
        """What an action costs who has to act; None where money has nothing to do with it."""
        return None

    def does(self, game: Game, action: Action) -> str:
        """What an action does, in words for somebody who does not know its notation."""
        return self.title(game, action)

    def good(self, action: Action) -> str:
        """The good that an action handles, if it handles one."""
        return ""

    def goes_on(self, game: Game) -> Action | None:
        """The action that ends what the player is at, and goes on with the turn or ends it."""
        return None

    # -- what a pointer means

    def plans_to(self, game: Game, cell: Cell) -> tuple[Plan, ...]:
        """The ways to come to a milepost where no single action leads; CannotPlan says why not."""
        raise CannotPlan("nothing can be done there now")

    def step(self, game: Game, start: Cell, goal: Cell) -> Action | None:
        """The action that a drag between neighbours would be, allowed or not.

        None where nothing needs to be done: the way is there already.
        """
        raise CannotPlan("nothing can be done there now")


def aid_of(system: str) -> PlayerAid:
    """The aid of a system."""
    module = part_of("engine", system, "aid")
    aid: PlayerAid = PlayerAid() if module is None else module.AID
    return aid
