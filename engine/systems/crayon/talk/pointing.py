"""What a pointer on the map means in a crayon game: places of actions, drags, far mileposts."""

from engine.protocol import Action, Refusal
from engine.showing.plans import CannotPlan, Plan
from engine.showing.player_aid import Where
from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.composing.long_runs import NoWay, run_plan
from engine.systems.crayon.composing.places import (
    Place,
    cell_of,
    middle_of,
    number_at,
    overseas_at,
    place_at,
)
from engine.systems.crayon.composing.whole_lines import lay_plan
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.phases.links import links_here, why_not_link
from engine.systems.crayon.talk.titles import section_price
from model.notation import Cell
from model.systems.crayon.network.network import edge_key
from model.wording.speech import tr


def where(game: CrayonGame, action: Action) -> Where | None:
    """The milepost or the section that an action is about."""
    match action:
        case act.Place(at) | act.Retreat(at):
            return Where((at,))
        case act.Move(to, train):
            return Where((to,), (_train_cell(game, train), to))
        case act.Sail(ferry, train):
            here = _train_cell(game, train)
            ports = (game.table.cells[port] for port in game.table.ports_of[ferry])
            return Where(tuple(port for port in ports if port != here))
        case act.Load(train=train) | act.Collect(train=train) | act.Deliver(train=train):
            return Where(_where_it_loads(game, train), is_chosen=True)
        case act.Fetch(city=city) | act.Ship(city=city):
            seen = cell_of(game.table, city)
            return None if seen is None else Where((seen,), is_chosen=True)
        case act.Build(origin, end):
            return Where((end,), (origin, end), section_price(game, origin, end))
        case act.Protect(origin, end) | act.Ask(origin, end) | act.Give(origin, end):
            return Where((), (origin, end))
    return None


def _train_cell(game: CrayonGame, number: int) -> Cell:
    return game.table.cells[game.state.mover.trains[number - 1].at]


def _where_it_loads(game: CrayonGame, number: int) -> tuple[Cell, ...]:
    """Where a train stands, and the middle of its city."""
    here = game.state.mover.trains[number - 1].at
    city = game.table.cities.get(here)
    cells = (here,) if city is None else (here, middle_of(game.table, city.id))
    return tuple(game.table.cells[cell] for cell in dict.fromkeys(cells))


# -- far mileposts


def plans_to(game: CrayonGame, cell: Cell) -> tuple[Plan, ...]:
    """Running there in operations, building there afterwards."""
    _refuse_while_asked(game)
    number = number_at(game.table, cell)
    if number is None:
        raise _no_milepost(game, cell)
    goal = place_at(game.table, number)
    if game.state.turn.phase in ("building", "build-round"):
        return (lay_plan(game, goal),)
    if not any(train.is_placed for train in game.state.mover.trains):
        raise _as_trouble(game.why_not(act.Place(cell)))
    return _runs(game, goal)


def _no_milepost(game: CrayonGame, cell: Cell) -> CannotPlan:
    city = overseas_at(game.table, cell)
    if city is None:
        return CannotPlan(tr("there is no milepost here"))
    refusal = _why_not_from_the_port(game, city)
    if refusal is not None:
        return CannotPlan(refusal.sentence, refusal.rule)
    name, table = game.table.city_name(city), game.table
    links = [link for link in table.links.values() if city in link.serves]
    ports = [table.place_name(n) for n in dict.fromkeys(table.network.index(o.port) for o in links)]
    if not ports:
        return CannotPlan(
            tr("no track goes overseas, and no container link leads to {name}", name=name)
        )
    either = " or ".join(part for part in (", ".join(ports[:-1]), ports[-1]) if part)
    sentence = tr(
        "no track goes overseas: containers go to {name} from {either}", name=name, either=either
    )
    return CannotPlan(sentence, "CRY-CONT-01")


def _why_not_from_the_port(game: CrayonGame, city: str) -> Refusal | None:
    """Why a train that stands at the port of a link to the city cannot use it now."""
    play = game.position
    if play.state.turn.phase != "operations":
        return None
    for number, train in enumerate(play.mover.trains, 1):
        if any(city in link.serves for link in links_here(play, train)):
            return why_not_link(play, number, "ship", city)
    return None


def _refuse_while_asked(game: CrayonGame) -> None:
    """Nothing else is done while somebody has to choose, to trade, or when the game is over."""
    state = game.state
    if state.agenda or state.turn.offer is not None or state.result is not None:
        raise _as_trouble(game.why_not(act.End()))


def _as_trouble(refusal: Refusal | None) -> CannotPlan:
    return CannotPlan(refusal.sentence, refusal.rule) if refusal else CannotPlan(tr("not now"))


def _runs(game: CrayonGame, goal: Place) -> tuple[Plan, ...]:
    """A run of every train that can get there, the shortest first."""
    plans: list[Plan] = []
    troubles: list[CannotPlan] = []
    for number, train in enumerate(game.state.mover.trains, 1):
        if train.is_placed:
            try:
                plans.append(_run(game, number, goal))
            except CannotPlan as trouble:
                troubles.append(trouble)
    if not plans:
        raise troubles[0]
    return tuple(sorted(plans, key=lambda plan: len(plan.steps) + len(plan.later)))


def _run(game: CrayonGame, number: int, goal: Place) -> Plan:
    plan = _way(game, number, goal)
    refusal = game.why_not(plan.actions[0])
    if refusal is not None:
        raise CannotPlan(refusal.sentence, refusal.rule)
    return plan


def _way(game: CrayonGame, number: int, goal: Place) -> Plan:
    try:
        return run_plan(game.position, number, goal)
    except NoWay as trouble:
        plan = run_plan(game.position, number, goal, rents=True)
        text = f"{plan.text}; {trouble.rented}"
        return plan._replace(
            text=text, is_asked=True, short=tr("{short}, for rent", short=plan.short)
        )


# -- drags


def step(game: CrayonGame, start: Cell, goal: Cell) -> Action | None:
    """A step of the train that stands there, or else a section."""
    one, other = (number_at(game.table, cell) for cell in (start, goal))
    if one is None or other is None:
        raise CannotPlan(tr("there is no milepost here"))
    if game.state.turn.phase == "operations":
        for number, train in enumerate(game.state.mover.trains, 1):
            if train.at == one:
                return act.Move(goal, number)
    seat, red = game.position.seat, game.table.network.red
    is_own = game.state.track.sections.get(edge_key(one, other)) == seat
    if is_own or (one in red and red[one] == red.get(other)):
        return None
    return act.Build(start, goal)
