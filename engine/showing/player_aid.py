"""What somebody who shows a game to people asks of its system: places, facts, words, plans.

A system says more of itself in its module `aid`; of one that does not, only what every game knows
is shown. Nothing here changes a game.
"""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from engine.protocol import Action, Game
from engine.registry import score_name
from engine.showing.beside_board import Display, Ledger
from engine.showing.card_zones import CardSpot, Zone
from engine.showing.ghosts import NOTHING, Ghost
from engine.showing.plans import CannotPlan, Plan
from engine.showing.seat_facts import Figure, SeatFacts
from engine.showing.strokes import Sketch, Stroke
from model.pieces.cities_in_play import with_cities
from model.pieces.piece import Piece
from model.pieces.places import AtCity, Place, Step
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems import part_of
from model.wording.speech import tr


class Where(NamedTuple):
    """What on the map an action concerns."""

    places: tuple[Place, ...] = ()
    """A click on one of these means it."""
    step: Step | None = None
    """A drag from the first to the second means it; of two cells a click on the edge as well."""
    price: int = 0
    is_chosen: bool = False
    """A click offers it among what else can be done there, and does not do it at once."""


class Thing(NamedTuple):
    """Something that is put at one of several places of the map."""

    name: str
    good: str = ""
    """The good that it is, or takes."""


class PlayerAid:
    """The aid of a system of which nothing special is known; others say more."""

    # -- the situation

    def turn(self, game: Game) -> Hashable:
        """Something that is another one in every turn: nothing is taken back past it."""
        return game.actor

    def round(self, game: Game) -> int | None:
        """The round that is being played, or the last one; None where rounds are not counted."""
        return None

    def heading(self, game: Game) -> str:
        """Whose turn it is, and how far it has come."""
        return tr(
            "{which} to act", which=tr("Nobody") if game.actor is None else game.names[game.actor]
        )

    def goal(self, game: Game) -> str:
        """What wins, in words."""
        return ""

    def unit(self, game: Game) -> str:
        """What money is counted in."""
        return ""

    def seat(self, game: Game, seat: int) -> SeatFacts:
        """What a player has, with marks on what is hidden from the others."""
        return SeatFacts(Figure(score_name(game.system), game.scores()[seat]))

    def hides(self, game: Game, seat: int) -> bool:
        """Whether the others may not sit at the screen while a player acts: a curtain falls."""
        return self.seat(game, seat).hides

    def order(self, game: Game) -> Sequence[int]:
        """All seats in the order of play, as they are listed: an auction may change it."""
        return range(len(game.names))

    def events(self, game: Game) -> list[str]:
        """What is going on for everybody, a sentence each."""
        return []

    def beside(self, game: Game) -> list[str]:
        """What lies beside the board, a sentence each, for those who see no picture of it."""
        return []

    def display(self, game: Game) -> Display | None:
        """The goods that lie beside the board, if there are any."""
        return None

    def ledger(self, game: Game, seat: int) -> Ledger | None:
        """What a player will get and have to pay, where that can be said."""
        return None

    def zones(self, game: Game, seat: int | None) -> Sequence[Zone]:
        """The cards at the table as a seat sees them, or for None as everybody does.

        None where cards are told of players alone.
        """
        return ()

    def reckoning(self, game: Game, seat: int) -> Sequence[Figure]:
        """The parts that the score of a player is made of, in the same order for all."""
        return ()

    def pieces(self, game: Game) -> Sequence[Piece]:
        """Everything that lies on the board, in an order that does not change by itself."""
        return ()

    def neutrals(self, game: Game) -> Sequence[str]:
        """The named neutrals in an order that stays: each keeps its colour and its sign."""
        return game.neutrals

    def standing(self, game: Game, seat: int) -> str:
        """What a picture of the board says of a player beside the name; empty for nothing."""
        return ""

    def cities(self, game: Game) -> Sequence[City]:
        """Cities that have appeared in play; one with the id of another stands in its place."""
        return ()

    def place_name(self, game: Game, place: Place) -> str:
        """How players call a place; empty where there is none."""
        if not isinstance(place, AtCity):
            return str(place)
        appeared = (city for city in self.cities(game) if city.id == place.id)
        city = next(appeared, None) or game.scenario.cities.get(place.id)
        return str(place) if city is None else city.name or city.id

    # -- actions

    def where(self, game: Game, action: Action) -> Where | None:
        """The place of an action on the map; None where it has none."""
        return None

    def label(self, game: Game, action: Action) -> str:
        """An action in a list under the word of its group."""
        price = self.price(game, action)
        return (
            str(action) if price is None else tr("{action} for {price}", action=action, price=price)
        )

    def title(self, game: Game, action: Action) -> str:
        """An action by itself, as on a button."""
        return str(action)

    def price(self, game: Game, action: Action) -> int | None:
        """What an action costs who has to act; None where money has nothing to do with it."""
        return None

    def does(self, game: Game, action: Action) -> str:
        """What an action does, in words for somebody who does not know its notation."""
        return self.title(game, action)

    def about(self, game: Game, action: Action) -> str:
        """What comes of an action, in a few words below its title; nothing where that says all."""
        return ""

    def good(self, action: Action) -> str:
        """The good that an action handles, if it handles one."""
        return ""

    def amount(self, action: Action) -> int | None:
        """The number by which an action differs from others of its kind, as a bid does."""
        return None

    def column(self, action: Action) -> str:
        """The column of the display that an action is about; empty where it is about none."""
        return ""

    def cards(self, game: Game, action: Action) -> Sequence[CardSpot]:
        """The cards in the zones by which an action is meant: a click on one of them does it."""
        return ()

    def with_card(self, game: Game, spot: CardSpot) -> Action | None:
        """What a click on a card would be now, allowed or not, so that it can be said why not."""
        return None

    def asks(self, game: Game) -> str:
        """What who has to act is asked, where it is something particular: a sentence."""
        return ""

    def goes_without_saying(self, game: Game) -> Action | None:
        """What is meant by whatever is chosen after it, and then needs no click of its own."""
        return None

    def thing(self, game: Game, action: Action) -> Thing | None:
        """What is taken in the hand and put at a place of the map by an action."""
        return None

    def ghost(self, game: Game, action: Action) -> Ghost:
        """What a picture shows of an action before it is played."""
        return NOTHING

    def same(self, action: Action) -> Hashable:
        """Something that is equal for actions of which only the cheapest is worth offering."""
        return str(action)

    def goes_on(self, game: Game) -> Action | None:
        """The action that ends what the player is at, and goes on with the turn or ends it."""
        return None

    # -- what a pointer means

    def plans_to(self, game: Game, place: Place) -> tuple[Plan, ...]:
        """The ways to come to a place where no single action leads; CannotPlan says why not."""
        raise CannotPlan(tr("nothing can be done there now"))

    def ready(self, game: Game) -> tuple[Plan, ...]:
        """What takes several actions and is worth a button of its own now."""
        return ()

    def plans_from(self, game: Game, place: Place) -> tuple[Plan, ...]:
        """What begins at a place and takes several actions, beside what single ones do there."""
        return ()

    def begins_stroke(self, game: Game, place: Place) -> bool:
        """Whether a stroke from side to side of cells may begin here now."""
        return False

    def sketch(self, game: Game, stroke: Stroke) -> Sketch | None:
        """What a stroke would do; None where it means nothing so far."""
        return None

    def step(self, game: Game, start: Place, goal: Place) -> Action | None:
        """The action that a drag between neighbours would be, allowed or not.

        None where nothing needs to be done: the way is there already.
        """
        raise CannotPlan(tr("nothing can be done there now"))


def map_of(game: Game) -> Scenario:
    """The scenario as it is shown, with the cities that have appeared in play."""
    return with_cities(game.scenario, aid_of(game.system).cities(game))


def aid_of(system: str) -> PlayerAid:
    """The aid of a system."""
    module = part_of("engine", system, "aid")
    aid: PlayerAid = PlayerAid() if module is None else module.AID
    return aid
