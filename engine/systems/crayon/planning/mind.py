"""What a planning bot remembers from one action to the next."""

from dataclasses import dataclass, field

from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.planning.atlas import Atlas, atlas_of
from engine.systems.crayon.planning.connecting import ToJoin
from engine.systems.crayon.planning.jobs import Job
from engine.systems.crayon.planning.lines import Lines
from engine.systems.crayon.planning.planner import Planner, best_route
from engine.systems.crayon.planning.routes import Route
from engine.systems.crayon.state.play import Play

PATIENCE = 3
"""After so many turns without any progress a plan is given up."""
SHUNNED = 8
"""For so many turns its jobs are not taken up again."""


@dataclass(slots=True)
class Mind:
    """The plans of one seat in one game; everything in it is checked again before it is used."""

    atlas: Atlas
    seat: int
    lines: Lines
    last_action: int = 0
    turn: tuple[object, ...] = ()
    routes: dict[int, Route] = field(default_factory=dict)
    """The route of each train, by its number."""
    tried: dict[int, tuple[object, ...]] = field(default_factory=dict)
    """In what situation each train had no route, so that it is not looked for again at once."""
    halted: set[int] = field(default_factory=set)
    """Trains that have nothing more to do in this turn."""
    works: list[act.Build | act.Buy | act.Upgrade] | None = None
    """What is to be built in this turn, None while that is not decided."""
    next: list[act.CrayonAction] = field(default_factory=list)
    """What will be done without looking again; the next of it is the last of the list."""
    reroutes: int = 0
    shunned: dict[Job, int] = field(default_factory=dict)
    turns: int = 0
    idle: int = 0
    discards: int = 0
    """Hands in a row that were given up."""
    mark: tuple[object, ...] = ()
    planner: Planner = best_route
    """Who is asked for a new route."""
    need: tuple[object, ToJoin] | None = None
    """What is to be joined to win, with what it was worked out from."""

    @classmethod
    def fresh(cls, play: Play, seat: int) -> "Mind":
        atlas = atlas_of(play.table)
        mind = cls(atlas, seat, Lines(atlas, seat))
        mind.lines.look(play)
        return mind

    def look(self, play: Play) -> None:
        """Notices a new turn, and plans that get nowhere."""
        state = play.state
        self.last_action = state.actions
        turn = (state.turn.round, state.turn.seat, state.turn.phase == "build-round")
        if turn == self.turn:
            return
        self.turn = turn
        self.turns += 1
        self.halted.clear()
        self.works = None
        self.reroutes = 0
        self.shunned = {job: until for job, until in self.shunned.items() if until > self.turns}
        self.tried.clear()
        player = state.seats[self.seat]
        places = tuple((train.at, train.loads, train.waits) for train in player.trains)
        mark = (places, player.cash, len(state.track.touched[self.seat]), player.hand)
        self.idle = self.idle + 1 if mark == self.mark else 0
        self.mark = mark
        if self.idle >= PATIENCE:
            self.give_up()

    def give_up(self) -> None:
        """Drops every plan, and leaves what it was about alone for a while."""
        self.idle = 0
        for route in self.routes.values():
            for stop in route.stops:
                self.shunned[stop.job] = self.turns + SHUNNED
        self.routes.clear()
