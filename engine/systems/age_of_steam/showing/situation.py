"""How far a game has come, in words."""

from collections.abc import Iterator
from dataclasses import replace

from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from model.amounts_in_words import listed
from model.scenario.things import City
from model.systems.age_of_steam.things.city import CITY
from model.wording.speech import later, tr

PHASES = {
    "roles": later("roles"),
    "shares": later("Issue Shares"),
    "order": later("Determine Player Order"),
    "actions": later("Select Actions"),
    "build": later("Build Track"),
    "move": later("Move Goods"),
    "growth": later("Goods Growth"),
    "advance": later("the end"),
}


SHOWS_DISPLAY = ("actions", "build", "growth")
"""The phases in which one looks at the goods display."""


def heading(game: AgeOfSteamGame) -> str:
    """The turn, the phase and whose choice it is."""
    state = game.state
    of = "" if state.turns is None else tr(" of {turns}", turns=state.turns)
    phase = tr(PHASES.get(state.phase, state.phase))
    if state.round:
        phase += tr(", round {round}", round=state.round)
    who = (
        tr("the game is over")
        if state.actor is None
        else tr("{names} to act", names=game.names[state.actor])
    )
    if state.agreement is not None:
        who += tr(" on: {what}", what=str(state.agreement.what)[6:])
    return tr("Turn {turn}{of}, {phase}: {who}", turn=state.turn, of=of, phase=phase, who=who)


def goal(game: AgeOfSteamGame) -> str:
    """What wins."""
    money, turns = game.table.rules.money, game.state.turns
    if game.state.players == 1 and money.goal is not None:
        return tr("{score_at_least} points", score_at_least=money.goal.score_at_least) + (
            tr(" after {turns} turns", turns=turns) if turns else ""
        )
    return tr("the most points") + (
        tr(" after {turns} turns", turns=turns) if turns else tr(" at the end")
    )


def events(game: AgeOfSteamGame) -> Iterator[str]:
    """What is open to everybody beside the board."""
    state, table = game.state, game.table
    if state.blocked:
        yield tr(
            "Blocked: {action_name}.",
            action_name=listed([table.action_name(one) for one in state.blocked], 20),
        )
    for action, pile in sorted(state.piles.items()):
        yield tr("${pile} lie on {action_name}.", pile=pile, action_name=table.action_name(action))
    for new_city, cubes in sorted(state.waiting.items()):
        waits = listed([f"{number} {colour}" for colour, number in sorted(cubes.items())])
        yield tr("On New City {new_city} wait {waits}.", new_city=new_city, waits=waits)
    if state.closed:
        yield tr(
            "Colourless for good: {map}.",
            map=listed(map(table.place_name, sorted(state.closed)), 20),
        )


def beside(game: AgeOfSteamGame) -> Iterator[str]:
    """The goods display, in the phases in which one looks at it."""
    state = game.state
    if state.display and state.phase in SHOWS_DISPLAY:
        shown = [f"{column} {_squares(squares)}" for column, squares in state.display.items()]
        yield tr("Display: {shown}.", shown="; ".join(shown))


def _squares(squares: tuple[str, ...]) -> str:
    return " ".join(colour or "–" for colour in squares)


def cities(game: AgeOfSteamGame) -> list[City]:
    """Towns that are New Cities by now, with their colours and slots."""
    table, found = game.table, list[City]()
    for town, tile in sorted(game.state.track.urbanized.items()):
        known = table.part.new_cities[tile]
        city = table.towns[town]
        found.append(replace(city, kind=CITY, colours=known.colours, slots=known.slots))
    return found
