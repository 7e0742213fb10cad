"""What a planner would do in each step of a round, the best first."""

from collections.abc import Iterator

from engine.protocol import Action
from engine.systems.santa_fe.actions import kinds as act
from engine.systems.santa_fe.game import SantaFeGame
from engine.systems.santa_fe.planning.estimates import Estimates
from engine.systems.santa_fe.planning.outlook import Outlook
from engine.systems.santa_fe.planning.pieces import piece_to_lay
from engine.systems.santa_fe.planning.style import Style
from engine.systems.santa_fe.steps import laying, playing


def answers(game: SantaFeGame, style: Style) -> Iterator[Action]:
    """What to do now; what comes later is for where the first is not allowed."""
    play, seat = game.position, game.actor
    if seat is None:
        return
    outlook = Outlook(play, seat, style)
    match play.state.step:
        case "draw":
            yield from ordered(draws(outlook))
        case "play":
            yield from ordered(plays(outlook))
        case "markers":
            found = Estimates(outlook).marks()
            yield from ordered({act.Mark(*one): worth for one, worth in found.items()})
            yield act.Done()
        case _:
            yield from _exchange(outlook)
            yield piece_to_lay(play, seat, outlook)


def ordered(worth: dict[act.SantaFeAction, float]) -> list[act.SantaFeAction]:
    return sorted(worth, key=lambda one: (-worth[one], str(one)))


def draws(outlook: Outlook) -> dict[act.SantaFeAction, float]:
    """What every card that may be drawn is worth, against a City card of the deck."""
    play, estimates = outlook.play, Estimates(outlook)
    found: dict[act.SantaFeAction, float] = {act.Draw(act.DECK): 0.0, act.Enough(): 0.0}
    for card in dict.fromkeys(play.state.display):
        kind = play.table.kind(card)
        if kind.branch:
            worth = estimates.branch(play.table.railroad_of(card)) - outlook.style.slot
        else:
            worth = estimates.instead(kind)
        found[act.Draw(card)] = worth - kind.price
    return found


def plays(outlook: Outlook) -> dict[act.SantaFeAction, float]:
    """What every play of a hand is worth."""
    play, seat = outlook.play, outlook.play.seat(outlook.seat)
    estimates, table = Estimates(outlook), outlook.play.table
    found: dict[act.SantaFeAction, float] = {}
    for cards in playing.plays(play, seat):
        worth = 0.0
        for card in cards:
            if table.is_city(card):
                worth += _sooner(estimates, card)
            elif not table.kind(card).branch:
                worth += estimates.instead(table.kind(card))
        found[act.PlayCards(cards)] = worth
    return found


def _sooner(estimates: Estimates, card: str) -> float:
    """Which of the City cards comes first: what it will count, and what it counts for sure."""
    style = estimates.style
    worth = estimates.city(card) + style.sure * estimates.city_now(card)
    return worth / 1000


def _exchange(outlook: Outlook) -> Iterator[Action]:
    """Puts away cards that count less than those in the deck."""
    play, seat = outlook.play, outlook.play.seat(outlook.seat)
    if laying.why_no_exchange(play, seat) is not None:
        return
    estimates = Estimates(outlook)
    least = 0.6 * estimates.typical
    places = [
        number
        for number, card in enumerate(seat.hand, 1)
        if play.table.is_city(card) and estimates.city(card) < least
    ]
    places = places[: len(play.state.deck)]
    if places:
        yield act.Exchange(tuple(places))
