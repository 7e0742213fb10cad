"""A bot that plans deliveries: payout against track and time, one trip after the other.

It builds what its trip needs, buys better trains when they pay, joins the Major Cities when it has
money to spare, and finishes as soon as cash and connection are in sight. A plan is remembered and
looked at again before every action; it is made anew only where it no longer holds.
"""

from typing import cast

from engine.bots import UMPIRE
from engine.protocol import Action, Game
from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.planning.construction import construct
from engine.systems.crayon.planning.mind import Mind
from engine.systems.crayon.planning.operations import operate, route_of
from engine.systems.crayon.state.play import Play

RETIRING = ("end", "done", "pass", "refuse", "withdraw", "lose", "retreat")
"""What is done where nothing better comes to mind."""


class Greedy:
    """Plays one seat; a new game or another seat begins with an empty mind."""

    def __init__(self, seed: int = 0, mind: Mind | None = None) -> None:
        self.seed = seed
        self._mind = mind

    def choose(self, view: Game) -> Action:
        game = cast("CrayonGame", view)
        play = game.position
        if self._mind is not None:
            self._mind.next = []
        action = self._wanted(game, play)
        if action is not None and (_is_sure(action) or game.why_not(action) is None):
            return action
        return retire(game)

    def _wanted(self, game: CrayonGame, play: Play) -> Action | None:
        state = play.state
        if state.agenda:
            return forced_choice(play)
        mind = self.mind(play, state.turn.seat)
        match state.turn.phase:
            case "build-round":
                return _build_round(mind, play)
            case "operations" if not state.turn.backtracked:
                return operate(mind, play)
            case "building":
                if not play.table.rules.win.auto and game.why_not(act.Declare()) is None:
                    return act.Declare()
                return construct(mind, play)
            case _:
                return None

    def mind(self, play: Play, seat: int) -> Mind:
        """What is remembered of this game."""
        mind = self._mind
        is_same = (
            mind is not None
            and mind.seat == seat
            and mind.lines.table is play.table
            and mind.last_action <= play.state.actions
        )
        if mind is None or not is_same:
            mind = self._mind = Mind.fresh(play, seat)
        mind.look(play)
        return mind

    def and_then(self) -> Action | None:
        """The next milepost of the way, or the next section of what is to be built."""
        mind = self._mind
        return mind.next.pop() if mind is not None and mind.next else None


def _build_round(mind: Mind, play: Play) -> Action:
    """Builds for the first trip; where trains are placed in the set-up, that comes first."""
    if play.table.rules.start.place_train == "set-up":
        for number, train in enumerate(play.mover.trains, 1):
            if not train.is_placed:
                route = route_of(mind, play, number, train)
                cells = play.table.cells
                at = route.legs[0][0] if route else next(iter(play.table.cities), 0)
                return act.Place(cells[at], number)
    return construct(mind, play)


def _is_sure(action: Action) -> bool:
    """Whether the plan has asked already: every section and every step is asked about."""
    return isinstance(action, (act.Move, act.Build))


def retire(game: CrayonGame) -> Action:
    """The action that ends the matter at hand; a game always has one."""
    actions = [action for action in game.actions() if action.GROUP != UMPIRE]
    quiet = [action for action in actions if action.WORD in RETIRING]
    return min(quiet or actions, key=_rank)


def _rank(action: Action) -> int:
    return RETIRING.index(action.WORD) if action.WORD in RETIRING else len(RETIRING)


def make(seed: int) -> Greedy:
    return Greedy(seed)


def forced_choice(play: Play) -> act.CrayonAction:
    """An answer to what the agenda asks."""
    word, seat, *rest = play.state.agenda[-1]
    match word:
        case "lose":
            return act.Lose(_least_wanted(play, int(seat), int(rest[0])))
        case "retreat":
            return act.Retreat(play.table.cells[int(rest[1])])
        case "protect":
            return act.Pass()
        case _:
            return act.Refuse()


def _least_wanted(play: Play, seat: int, number: int) -> str:
    """The load on a train for which the cards at hand pay least."""
    player = play.state.seats[seat]
    cards = (*player.hand, *play.state.open_contracts)
    pays: dict[str, int] = {}
    for card in cards:
        for demand in play.table.cards[card].demands:
            pays[demand.good] = max(pays.get(demand.good, 0), demand.pays)
    return min(player.trains[number].loads, key=lambda good: (pays.get(good, 0), good))
