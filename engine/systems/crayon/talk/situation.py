"""The situation of a game in words that the terminal and the window share."""

from collections.abc import Iterator

from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.game.winning import majors_joined
from engine.systems.crayon.state.play import Play
from model.amounts_in_words import counted
from model.systems.crayon.sentences.effects import text_of
from model.systems.crayon.things.part import Demand
from model.wording.speech import later, tr

PHASES = {
    "operations": later("operations"),
    "building": later("building"),
    "lost": later("a lost turn"),
}
MOST_SOURCES = 3


def heading(game: CrayonGame) -> str:
    """Whose turn it is, and how far it has come."""
    play, turn = game.position, game.state.turn
    name = play.names[turn.seat]
    if turn.phase == "build-round":
        rounds = play.table.rules.start.build_rounds
        text = tr(
            "{name}: building round {round} of {rounds}", name=name, round=turn.round, rounds=rounds
        )
    else:
        text = tr(
            "{name}: turn {turns}, {phases}",
            name=name,
            turns=play.state.seats[turn.seat].turns + 1,
            phases=tr(PHASES[turn.phase]),
        )
    if game.actor is not None and game.actor != turn.seat:
        text += tr("; {names} has to choose", names=play.names[game.actor])
    return text


def goal(game: CrayonGame) -> str:
    """What wins: cash, and what the track has to join."""
    play = game.position
    win = play.table.rules.win
    parts = [str(play.state.win_cash)]
    if win.majors:
        parts.append(counted(win.majors, "major city", "major cities"))
    if win.links:
        parts.append(counted(win.links, "link"))
    return " and ".join(parts)


def track_in_words(play: Play, seat: int) -> str:
    """What a player has built and bought."""
    sections = sum(owner == seat for owner in play.state.track.sections.values())
    if not sections:
        return tr("no track yet")
    majors = majors_joined(play, seat)
    text = tr(
        "{sections}, {major_cities} joined",
        sections=counted(sections, "section"),
        major_cities=counted(majors, "major city", "major cities"),
    )
    owned = [_thing(play, name) for name, who in play.state.track.owners.items() if seat in who]
    return f"{text}; {', '.join(owned)}" if owned else text


def _thing(play: Play, name: str) -> str:
    thing = play.table.ferries.get(name) or play.table.links[name]
    return thing.name or thing.id


def sources_in_words(play: Play, demand: Demand) -> str:
    """Where a good is to be had now."""
    cities = play.table.scenario.cities.values()
    names = [city.name or city.id for city in cities if demand.good in city.supplies]
    lying = [one.city for one in play.state.lying if one.good == demand.good]
    names += [
        tr("lying in {city_name}", city_name=play.table.city_name(city))
        for city in dict.fromkeys(lying)
    ]
    if not play.state.tray.get(demand.good) and not lying:
        return tr("all on trains now")
    shown = names if len(names) <= MOST_SOURCES else [*names[:MOST_SOURCES], "..."]
    return tr("from {shown}", shown=", ".join(shown)) if shown else tr("nowhere to be had")


def events(game: CrayonGame) -> Iterator[str]:
    """The events in play, and how long they last."""
    play = game.position
    for one in play.state.in_play:
        event = play.table.events[one.event]
        until = ""
        if one.turns is not None:
            until = tr(" (until {names}'s turn ends", names=play.names[one.drawer]) + (
                ")" if one.turns == 1 else tr(", {turns} more times)", turns=one.turns)
            )
        late = [play.names[n] for n, s in enumerate(play.state.seats) if one.event in s.errands]
        missing = tr(" (not yet there: {late})", late=", ".join(late)) if late else ""
        told = text_of(event, play.table.scenario)
        yield f"{event.name or event.id}{until}{missing}: {told}".rstrip(": ")
