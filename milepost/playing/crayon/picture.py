"""The situation of a player in words: train, money, hand, events, and what others have."""

from collections.abc import Iterator

from engine.systems.crayon.game import CrayonGame
from engine.systems.crayon.phases.prices import purse
from engine.systems.crayon.play import Play
from engine.systems.crayon.state import Train
from engine.systems.crayon.winning import majors_joined
from milepost.say import count, table
from model.systems.crayon.part import Demand

PHASES = {"operations": "operations", "building": "building", "lost": "a lost turn"}
MOST_SOURCES = 3


def heading(game: CrayonGame) -> str:
    """Whose turn it is, and how far it has come."""
    play, turn = game.position, game.state.turn
    name = play.names[turn.seat]
    if turn.phase == "build-round":
        rounds = play.table.rules.start.build_rounds
        text = f"{name}: building round {turn.round} of {rounds}"
    else:
        text = f"{name}: turn {play.state.seats[turn.seat].turns + 1}, {PHASES[turn.phase]}"
    if game.actor is not None and game.actor != turn.seat:
        text += f"; {play.names[game.actor]} has to choose"
    return text


def status(game: CrayonGame, seat: int) -> str:
    """One line: what is left of money and movement."""
    play = game.position
    parts = [f"cash {play.state.seats[seat].cash}"]
    if seat == play.seat and play.state.turn.phase in ("building", "build-round"):
        parts.append(f"{purse(play)} may still go into track")
    else:
        parts += [_train(play, seat, train, with_kind=False) for train in _trains(play, seat)]
    return "; ".join(parts)


def _trains(play: Play, seat: int) -> list[Train]:
    return play.state.seats[seat].trains


def picture(game: CrayonGame, seat: int) -> Iterator[str]:
    """What a player has, in a few lines."""
    play = game.position
    player, rules = play.state.seats[seat], play.table.rules
    money = f"cash   {player.cash} {rules.money.unit}"
    if seat == play.seat and play.state.turn.phase in ("building", "build-round"):
        money += f"; {purse(play)} may go into track in this turn"
    if player.debts:
        money += f"; owes the bank {sum(player.debts)}"
    yield f"{money} ({_goal(play)} win)"
    yield f"track  {_track(play, seat).replace('no track', 'none')}"
    for number, train in enumerate(player.trains, 1):
        label = "train " if len(player.trains) == 1 else f"train{number}"
        yield f"{label} {_train(play, seat, train)}"
    yield from hand(game, seat)
    for label, lines in (("events", events(game)), ("others", others(game, seat))):
        yield from (f"{'' if number else label:7}{line}" for number, line in enumerate(lines))


def _goal(play: Play) -> str:
    win = play.table.rules.win
    parts = [str(play.state.win_cash)]
    if win.majors:
        parts.append(count(win.majors, "major city", "major cities"))
    if win.links:
        parts.append(count(win.links, "link"))
    return " and ".join(parts)


def _track(play: Play, seat: int) -> str:
    sections = sum(owner == seat for owner in play.state.track.sections.values())
    if not sections:
        return "no track yet"
    majors = majors_joined(play, seat)
    text = f"{count(sections, 'section')}, {count(majors, 'major city', 'major cities')} joined"
    owned = [_thing(play, name) for name, who in play.state.track.owners.items() if seat in who]
    return f"{text}; {', '.join(owned)}" if owned else text


def _thing(play: Play, name: str) -> str:
    thing = play.table.ferries.get(name) or play.table.links[name]
    return thing.name or thing.id


def _train(play: Play, seat: int, train: Train, *, with_kind: bool = True) -> str:
    kind = play.table.rules.trains[train.type]
    name = kind.name if with_kind else "train"
    if not train.is_placed:
        return f"{name} not on the board yet"
    text = f"{name} at {play.table.place_name(train.at)}"
    if train.loads:
        text += f" with {', '.join(train.loads)}"
    if seat == play.seat and play.state.turn.phase == "operations":
        room = kind.capacity - len(train.loads)
        text += f", room for {room}" if room > 0 else ", full"
        text += f", {train.left} of {train.allowance} mileposts left"
        text += ", waiting at the port" if train.waits else ""
    return text


# -- cards


def hand(game: CrayonGame, seat: int) -> list[str]:
    """The demand cards of a player, and where the goods are to be had."""
    play = game.position
    rows: list[tuple[object, ...]] = []
    for label, cards in (
        ("hand", play.state.seats[seat].hand),
        ("open", play.state.open_contracts),
    ):
        for number, card in enumerate(cards):
            for place, demand in enumerate(play.table.cards[card].demands):
                first = label if not number and not place else ""
                rows.append((first, card if not place else "", *_demand(play, seat, demand)))
    return table(rows, indent="") if rows else ["hand   empty"]


def _demand(play: Play, seat: int, demand: Demand) -> tuple[object, ...]:
    aboard = any(demand.good in train.loads for train in _trains(play, seat))
    place = play.table.city_name(demand.city)
    return (demand.good, f"to {place}", demand.pays, "aboard" if aboard else _sources(play, demand))


def _sources(play: Play, demand: Demand) -> str:
    """Where a good is to be had now."""
    cities = play.table.scenario.cities.values()
    names = [city.name or city.id for city in cities if demand.good in city.supplies]
    lying = [one.city for one in play.state.lying if one.good == demand.good]
    names += [f"lying in {play.table.city_name(city)}" for city in dict.fromkeys(lying)]
    if not play.state.tray.get(demand.good) and not lying:
        return "all on trains now"
    shown = names if len(names) <= MOST_SOURCES else [*names[:MOST_SOURCES], "..."]
    return f"from {', '.join(shown)}" if shown else "nowhere to be had"


# -- events and others


def events(game: CrayonGame) -> Iterator[str]:
    """The events in play, and how long they last."""
    play = game.position
    for one in play.state.in_play:
        event = play.table.events[one.event]
        until = ""
        if one.turns is not None:
            until = f" (until {play.names[one.drawer]}'s turn ends" + (
                ")" if one.turns == 1 else f", {one.turns} more times)"
            )
        late = [play.names[n] for n, s in enumerate(play.state.seats) if one.event in s.errands]
        missing = f" (not yet there: {', '.join(late)})" if late else ""
        yield f"{event.name or event.id}{until}{missing}: {event.text}".rstrip(": ")


def others(game: CrayonGame, seat: int) -> list[str]:
    """What the other players have, as far as it lies open."""
    play = game.position
    lines = []
    for other in play.state.from_seat(seat)[1:]:
        player = play.state.seats[other]
        parts = [_train(play, other, train) for train in player.trains]
        if play.state.cash_public:
            parts.insert(0, f"cash {player.cash}")
        parts.append(_track(play, other))
        if player.lost_turns:
            parts.append("loses a turn")
        lines.append(f"{play.names[other]}: {'; '.join(parts)}")
    return lines
