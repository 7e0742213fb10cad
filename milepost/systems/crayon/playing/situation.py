"""The situation of a player in words: train, money, hand, events, and what others have."""

from collections.abc import Iterator

from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.phases.prices import purse
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import Train
from engine.systems.crayon.talk.situation import events, goal, sources_in_words, track_in_words
from milepost.terminal.say import table
from model.systems.crayon.things.part import Demand


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
    yield f"{money} ({goal(game)} win)"
    yield f"track  {track_in_words(play, seat).replace('no track', 'none')}"
    for number, train in enumerate(player.trains, 1):
        label = "train " if len(player.trains) == 1 else f"train{number}"
        yield f"{label} {_train(play, seat, train)}"
    yield from hand(game, seat)
    for label, lines in (("events", events(game)), ("others", others(game, seat))):
        yield from (f"{'' if number else label:7}{line}" for number, line in enumerate(lines))


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
    return (
        demand.good,
        f"to {place}",
        demand.pays,
        "aboard" if aboard else sources_in_words(play, demand),
    )


# -- events and others


def others(game: CrayonGame, seat: int) -> list[str]:
    """What the other players have, as far as it lies open."""
    play = game.position
    lines = []
    for other in play.state.from_seat(seat)[1:]:
        player = play.state.seats[other]
        parts = [_train(play, other, train) for train in player.trains]
        if play.state.cash_public:
            parts.insert(0, f"cash {player.cash}")
        parts.append(track_in_words(play, other))
        if player.lost_turns:
            parts.append("loses a turn")
        lines.append(f"{play.names[other]}: {'; '.join(parts)}")
    return lines
